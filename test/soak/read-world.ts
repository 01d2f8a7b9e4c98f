/** Reads everything that the audit compares, once nothing fails any more. */
import { setTimeout } from 'node:timers/promises'
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import type { HistoryPage } from '../../shared/domain/order/history.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Report } from '../../shared/domain/report/report.schema.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { callSandbox, orderAtProvider } from '../support/sandbox.ts'
import { soapAtProvider } from '../support/soap-calls.ts'
import type { World } from './audit.ts'
import type { CreditOrderState } from './audit-credit.ts'
import type { Caller } from './caller.ts'
import { type Intent, ofCredit, ofOrder } from './ledger.ts'
import type { Processes } from './processes.ts'

const AT_ONCE = 8
const DAY_MS = 24 * 60 * 60 * 1000

interface Read {
  processes: Processes
  server: Caller
  orders: readonly string[]
  intents: readonly Intent[]
  /** The first day of the run, `YYYY-MM-DD`. */
  firstDay: string
}

export async function readWorld(read: Read): Promise<World> {
  const { processes, server, orders, intents } = read
  const { addresses } = processes
  const get = (path: string) => getText(`${addresses.edge}${path}`, server)
  const histories = new Map<string, { requestId: string; outcome: JournalEntry['outcome'] }[]>()
  // To read a history also brings to the journal what its desk still has: so it comes first.
  await each(orders, async (id) => {
    histories.set(ofOrder(id), await historyOf(get, `/api/v1/orders/${id}/history?`))
  })
  const creditNumbers = [
    ...new Set(intents.filter(({ effect }) => effect.is === 'credit-order').map(({ id }) => id)),
  ]
  const creditOrders = new Map<string, readonly CreditOrderState[]>()
  await each(creditNumbers, async (ClientOrderNr) => {
    const search = {
      ClientOrderNr,
      ClientOrderNrIncluded: true,
      ProviderOrderNr: 0,
      ProviderOrderNrIncluded: false,
    }
    const { Orders = [] } = await soapAtProvider(addresses, 'GetOrders', search)
    creditOrders.set(ClientOrderNr, Orders)
    // Its client may never have got the number.
    const made = Orders.map(({ ProviderOrderNr: number }) =>
      historyOf(get, `/api/credit/history?ProviderOrderNr=${number}&`),
    )
    histories.set(ofCredit(ClientOrderNr), (await Promise.all(made)).flat())
  })
  await emptyOutboxes(get)
  const atProvider = new Map<string, Order>()
  await each(orders, async (id) => void atProvider.set(id, await orderAtProvider(addresses, id)))
  const lines = (await get('/api/v1/journal/export')).trim().split('\n')
  const entries = lines.slice(0, -1).map((line) => parseJson(line) as JournalEntry)
  const kinds = new Set(['order', 'credit'])
  return {
    orders: atProvider,
    creditOrders,
    journal: entries.filter(({ subject }) => kinds.has(subject.kind)).toReversed(),
    histories,
    // Moving the clock comes last: it ends days, and with them orders.
    reports: await readReports(read),
  }
}

/** All pages of a history, the oldest entry first. @param path up to its last parameter */
async function historyOf(
  get: (path: string) => Promise<string>,
  path: string,
): Promise<HistoryPage['entries']> {
  const entries: HistoryPage['entries'] = []
  let before: number | undefined
  do {
    const text = await get(`${path}${before === undefined ? '' : `before=${before}`}`)
    const page = parseJson(text) as HistoryPage
    entries.push(...page.entries)
    before = page.before
  } while (before !== undefined)
  return entries.toReversed()
}

/** The line of `/readyz` that says how many entries wait for the journal is gone. */
async function emptyOutboxes(get: (path: string) => Promise<string>): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    if (!(await get('/readyz')).includes('journal entries')) return
    await setTimeout(1000)
  }
}

/** The reports of the days from the first one of the run to today, which the sandbox's clock ends. */
async function readReports({ processes: { addresses }, server, firstDay }: Read): Promise<Report[]> {
  const lastDay = new Date().toISOString().slice(0, 10)
  await callSandbox(addresses, 'clock', { advanceSeconds: DAY_MS / 1000 })
  const days = [...new Set([firstDay, lastDay])]
  const reports = await Promise.all(
    days.map((day) =>
      getText(`${addresses.edge}/api/v2/reports?date=${day}&includeWithholding=true`, server, [200, 404]),
    ),
  )
  return reports.map((text) => parseJson(text) as Report).filter(({ clientReports }) => clientReports)
}

/** @throws Error at another status */
async function getText(address: string, { headers }: Caller, statuses = [200]): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(address, { headers })
    const text = await answer.text()
    if (statuses.includes(answer.status)) return text
    if (attempt === 20) throw new Error(`${address}: ${answer.status} ${text}`)
    // A circuit that the run's last faults opened closes by itself.
    await setTimeout(500)
  }
}

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}

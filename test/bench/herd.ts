/**
 * A herd: an edge restarts while thousands of pages have an order open. Each page is the widget's own line, and what is
 * counted is the provider's reads. The clients run on the same machine, so the times are those of both together.
 */
import { setMaxListeners } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWorker } from '../../scripts/build.ts'
import { LIVE_SUBPROTOCOL, LIVE_TICKET } from '../../shared/domain/order/live.ts'
import { LiveLine } from '../../widget/desks/order/live/live-line.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { startRelay } from '../support/relay.ts'
import { callSandbox } from '../support/sandbox.ts'
import { signedToken } from '../support/signed-token.ts'
import type { Figure, Tell } from './fact.ts'
import { HerdSocket } from './herd-socket.ts'
import { cpuOf } from './process-cpu.ts'

const ORDERS = 1000
const PAGES = 3_000
/** File descriptors of a socket at the edge; and of all else that it has open. */
const DESCRIPTORS = 2
const OTHER_DESCRIPTORS = 5_000
const PROVIDER_MS = 50
/** Pages that open at once before the herd. */
const OPENING = 50
/** How long the herd may take. */
const LONGEST_MS = 180_000
const NEVER_BACK = `pages not back after ${LONGEST_MS / 1000} s`
/** What was measured before pages had tickets and waited for a random moment. */
const RECORDED = {
  name: 'without tickets and the wait that the edge sets, recorded on 2026-11-27',
  reads: 2,
  ms: { SIGKILL: 40_000, SIGTERM: 81_000 },
}
const READS = 'reads of the provider for a page'
const ORIGIN = 'http://demo.test'

/** A page with an order open, from its line's first message on. */
interface Page {
  line: LiveLine
  /** Resolves when the line is open, and the order was read if it had to be. */
  opened: PromiseWithResolvers<void>
  /** When it was open again, in milliseconds since the process began; undefined until then. */
  backAt?: number
  tries: number
}

/** Takes about five minutes. */
export async function benchHerd(tell: Tell): Promise<void> {
  await buildWorker('edge')
  await buildWorker('provider')
  // The lines listen for violations of the page's policy. There is no page.
  globalThis.document ??= new EventTarget() as Document
  setMaxListeners(0, globalThis.document)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) await herd(signal, tell)
}

async function herd(signal: 'SIGTERM' | 'SIGKILL', tell: Tell): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'order-admin-herd-'))
  const provider = await startProvider(state)
  let reads = 0
  const relay = await startRelay(provider.address, async ({ method, url }) => {
    if (method !== 'GET' || !url?.startsWith('/api/v1/orders/')) return
    reads += 1
    await pause(PROVIDER_MS)
  })
  let edge = await startEdge({ provider: relay.address, stateDirectory: state })
  const first = await generateOrders(provider.address)
  const pages: Page[] = []
  try {
    const count = Math.min(PAGES, Math.floor((descriptorLimit() - OTHER_DESCRIPTORS) / DESCRIPTORS))
    await openAll(edge.address, first, count, pages)
    const readsToOpen = reads / count
    reads = 0
    for (const page of pages) Object.assign(page, { opened: Promise.withResolvers<void>(), tries: 0 })
    const told = performance.now()
    const port = Number(new URL(edge.address).port)
    await edge.stop(signal)
    const begin = performance.now()
    edge = await startEdge({ provider: relay.address, stateDirectory: state, port, readyMs: LONGEST_MS })
    await Promise.race([Promise.all(pages.map(({ opened }) => opened.promise)), pause(LONGEST_MS)])
    const back = pages.flatMap(({ backAt }) => backAt ?? []).toSorted((a, b) => a - b)
    const at = (share: number) => ms((back[Math.ceil(count * share) - 1] ?? begin + LONGEST_MS) - begin)
    const refused = pages.reduce((sum, { tries }) => sum + tries - 1, 0)
    tell({
      question: 'How fast do pages come back after the edge was restarted?',
      what: `${count} pages of ${ORDERS} orders after ${signal}`,
      ours: {
        cpu: cpuOf(edge.pid),
        wall: at(1).value,
        more: {
          'half of them': at(0.5),
          '99 %': at(0.99),
          'until it had stopped': ms(begin - told),
          [READS]: { value: reads / count, unit: 'count' },
          'the same when it opened first': { value: readsToOpen, unit: 'count' },
          'refused tries of a page': { value: refused / count, unit: 'count' },
          [NEVER_BACK]: { value: count - back.length, unit: 'count' },
        },
      },
      against: {
        kind: 'variant',
        name: RECORDED.name,
        more: { '99 %': ms(RECORDED.ms[signal]), [READS]: { value: RECORDED.reads, unit: 'count' } },
      },
      aims: [
        { figure: 'wall', of: 'ours', most: 5000 },
        { figure: READS, of: 'ours', most: 1.3 },
        { figure: NEVER_BACK, of: 'ours', most: 0 },
      ],
      how: "One herd. Wall is until all pages are back after the next edge was started. The pages' own work is on the same machine; CPU is the edge's.",
    })
  } finally {
    for (const { line } of pages) line.stop()
    await edge.stop('SIGKILL')
    await relay.stop()
    await provider.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

/** @returns the first of their ids, which follow each other */
async function generateOrders(provider: string): Promise<number> {
  const addresses = { provider, edge: '', demo: '' }
  const { firstId } = (await callSandbox(addresses, 'generate', { orders: ORDERS })) as { firstId: number }
  return firstId
}

async function openAll(edge: string, firstOrder: number, count: number, pages: Page[]): Promise<void> {
  for (let number = 0; number < count; number += OPENING) {
    const some = await Promise.all(
      Array.from({ length: Math.min(OPENING, count - number) }, (_, place) =>
        openPage(edge, firstOrder + ((number + place) % ORDERS)),
      ),
    )
    pages.push(...some)
  }
}

async function openPage(edge: string, orderId: number): Promise<Page> {
  const path = `/api/v1/orders/${orderId}`
  const token = await signedToken({ audience: ORIGIN, capabilities: ['order.read'] })
  let isReading: Promise<void> | undefined
  const page: Omit<Page, 'line'> = { opened: Promise.withResolvers<void>(), tries: 0 }
  const line = new LiveLine({
    async connect(ticket) {
      page.tries += 1
      const known = ticket === undefined ? LIVE_TICKET : `${LIVE_TICKET}.${ticket}`
      const protocols = [LIVE_SUBPROTOCOL, token, known]
      return new HerdSocket(edge, `${path}/live`, { origin: ORIGIN, protocols }) as unknown as WebSocket
    },
    onMissed: () => void (isReading = readOrder(edge + path, token)),
    async onMessage() {
      await isReading
      page.backAt = performance.now()
      page.opened.resolve()
    },
    onLost: () => delete page.backAt,
  })
  line.start()
  await page.opened.promise
  return Object.assign(page, { line })
}

/** Reads until it succeeds, as a desk does. */
async function readOrder(address: string, token: string): Promise<void> {
  while ((await statusOf(address, token)) !== 200) await pause(1000)
}

function statusOf(address: string, token: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { Origin: ORIGIN, Authorization: `Bearer ${token}` }
    const asked = request(address, { headers }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', () => resolve(0))
    asked.end()
  })
}

/** How many files one process may have open. */
function descriptorLimit(): number {
  const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return Number(limit)
}

function ms(value: number): Figure {
  return { value, unit: 'ms' }
}

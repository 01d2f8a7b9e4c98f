/**
 * The claims of docs/edge.md about writes, keys, versions, history and live updates, for each write. Other tests cover
 * the rest: 24 hours, a lost answer, a 202, messages and close codes in `edge/order-desk/`, a cut connection in
 * `write-faults.test.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { everyWrite, type SampleWrite, writeAt } from '../../edge/testing/every-write.ts'
import type { HistoryEntry } from '../../shared/domain/order/history.ts'
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { isLongRun } from '../../shared/testing/runs.ts'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startRelay } from '../support/relay.ts'
import { createOrder, deliver, orderAtProvider } from '../support/sandbox.ts'

const addresses = inject('addresses')
const user = { id: 'u-claims', name: 'Kim in accounts' }
const samples = Object.entries(everyWrite)
/** The writes after which the order still allows the others. */
const changes = samples.filter(([, { path }]) => /^(?:rows\/(?!cancel)|extend|metadata)/.test(path))

let token: string
let id: string
let path: string

beforeAll(async () => {
  ;({ token } = await openSession(addresses, { capabilities: [...capabilities], user }))
})

beforeEach(async () => {
  id = await newOrder()
  path = `/api/v1/orders/${id}`
})

function newOrder(): Promise<string> {
  const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  return createOrder(addresses, { OrderRows })
}

// The order is one lamp, 2 × 100.00 = 200.00.
const bulb = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const lamp = { OrderRowId: 1, Name: 'Lamp' }
const cancelledLamp = {
  ...lamp,
  is: 'cancelled',
  before: { Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 },
} as const
const fromTo: Record<OrderWriteName, Partial<HistoryEntry>> = {
  addOrderRow: {
    // One bulb at 5.00.
    before: { OrderAmount: 20_000 },
    after: { OrderAmount: 20_500 },
    changes: [{ OrderRowId: 2, Name: 'Bulb', is: 'added', after: bulb }],
  },
  addOrderRows: {
    after: { OrderAmount: 21_000 },
    changes: [
      { OrderRowId: 2, Name: 'Bulb', is: 'added', after: bulb },
      { OrderRowId: 3, Name: 'Wire', is: 'added', after: { ...bulb, Name: 'Wire' } },
    ],
  },
  updateOrderRow: {
    // Seven lamps.
    after: { OrderAmount: 70_000 },
    changes: [{ ...lamp, is: 'changed', before: { Quantity: 200 }, after: { Quantity: 700 } }],
  },
  updateOrderRows: {
    after: { OrderAmount: 80_000 },
    changes: [{ ...lamp, is: 'changed', before: { Quantity: 200 }, after: { Quantity: 800 } }],
  },
  replaceOrderRows: {
    // The cancelled lamps stay in the order's amount.
    after: { OrderAmount: 20_500, CancelledAmount: 20_000 },
    changes: [{ OrderRowId: 2, Name: 'Bulb', is: 'added', after: bulb }, cancelledLamp],
  },
  extendOrder: {
    after: expect.objectContaining({
      ExpirationDate: expect.stringMatching(/^2041-05-01/) as string,
    }) as object,
  },
  setOrderMetadata: { metadata: ['colour'] },
  deliverOrder: {
    // 0.4 of the two lamps are delivered.
    after: { OrderAmount: 20_000, CancelledAmount: 0, OrderStatus: 'Open' },
    changes: [{ ...lamp, is: 'changed', before: { Quantity: 200 }, after: { Quantity: 160 } }],
  },
  deliverAndLowerAmount: {
    after: { OrderAmount: 20_000, CancelledAmount: 5_000, OrderStatus: 'Delivered' },
    changes: [{ ...lamp, is: 'named' }],
  },
  cancelOrder: {
    before: { OrderStatus: 'Open', CancelledAmount: 0 },
    after: { OrderAmount: 20_000, CancelledAmount: 20_000, OrderStatus: 'Cancelled' },
    changes: [cancelledLamp],
  },
  cancelAmount: { after: { OrderAmount: 20_000, CancelledAmount: 5_000, OrderStatus: 'Open' }, rows: [] },
  cancelOrderRows: {
    after: { CancelledAmount: 20_000, OrderStatus: 'Cancelled' },
    changes: [cancelledLamp],
  },
  creditOrderRows: { after: { OrderAmount: 20_000, OrderStatus: 'Delivered' }, rows: [1] },
  creditNewRow: { after: { OrderAmount: 20_000, OrderStatus: 'Delivered' }, rows: [] },
  creditWithFee: { after: { OrderAmount: 20_000, OrderStatus: 'Delivered' }, rows: [1] },
  creditAmount: { after: { OrderAmount: 20_000, OrderStatus: 'Delivered' }, rows: [] },
}

const timesDone = async (write: SampleWrite) => write.timesDone(await orderAtProvider(addresses, id))

/** The write as a page under a session sends it, with these headers and no others. */
function asPage(write: SampleWrite, headers: Record<string, string>, order = path): Promise<Response> {
  return fetch(`${addresses.edge}${order}/${write.path}`, {
    method: write.method,
    headers: {
      Origin: addresses.demo,
      Authorization: `Bearer ${token}`,
      ...(write.body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(write.body && { body: JSON.stringify(write.body) }),
  })
}

/** The write as the merchant's own server sends it. */
const asServer = (write: SampleWrite, headers: Record<string, string> = {}) =>
  asPage(write, { Authorization: 'Bearer sandbox-api-key-100001', ...headers })

const read = () => atEdge(addresses, path, { token })
const codeOf = async (response: Response) =>
  `${response.status} ${((await response.json()) as { code: string }).code}`

/** One of each kind of write; in the long run all. */
const shown = samples.filter(
  ([name]) => isLongRun || /^(?:addOrderRow|deliverOrder|creditOrderRows)$/.test(name),
)

describe.each(shown)('every write: %s', (name, sample) => {
  let write: SampleWrite

  beforeEach(async () => {
    write = await writeTo(id)
  })

  /** The write at an order, which is delivered first if needed. */
  async function writeTo(order: string): Promise<SampleWrite> {
    if (sample.ofDelivery) await deliver(addresses, order)
    return writeAt(sample, await orderAtProvider(addresses, order))
  }

  it('needs If-Match and Idempotency-Key under a session, and is not sent without them', async () => {
    const key = { 'Idempotency-Key': 'one' }
    expect(await codeOf(await asPage(write, key))).toBe('428 if-match-required')
    expect(await codeOf(await asPage(write, { 'If-Match': '*' }))).toBe('428 idempotency-key-required')
    expect(await timesDone(write)).toBe(0)
  })

  it("needs neither header from the merchant's own server", async () => {
    expect((await asServer(write)).status).toBe(write.success)
    expect(await timesDone(write)).toBe(1)
  })

  it('is 412 if the order has changed since, with the current order and its ETag', async () => {
    const stale = (await read()).headers.get('ETag')!
    const other = name === 'setOrderMetadata' ? everyWrite.extendOrder : everyWrite.setOrderMetadata
    expect((await asServer(other)).status).toBe(200)
    const answer = await asPage(write, { 'If-Match': stale, 'Idempotency-Key': 'one' })
    const now = await read()
    expect(answer.status).toBe(412)
    expect(answer.headers.get('ETag')).toBe(now.headers.get('ETag'))
    expect(await answer.json()).toMatchObject({ code: 'order-changed', current: await now.json() })
    expect(await timesDone(write)).toBe(0)
  })

  it('gets the same answer under its key, byte for byte, for any If-Match', async () => {
    const tag = (await read()).headers.get('ETag')!
    const first = await asPage(write, { 'If-Match': tag, 'Idempotency-Key': 'one' })
    const again = await asPage(write, { 'If-Match': '"another"', 'Idempotency-Key': 'one' })
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect(first.status).toBe(write.success)
    expect(await timesDone(write)).toBe(1)
  })

  it('is refused under a key that was used for another write to the order', async () => {
    const other = name === 'setOrderMetadata' ? everyWrite.extendOrder : everyWrite.setOrderMetadata
    await asServer(other, { 'Idempotency-Key': 'one' })
    expect(await codeOf(await asServer(write, { 'Idempotency-Key': 'one' }))).toBe(
      '422 idempotency-key-reused',
    )
    expect(await timesDone(write)).toBe(0)
  })

  it('is a separate write under a key that was used for another order', async () => {
    const other = await newOrder()
    const elsewhere = `/api/v1/orders/${other}`
    const headers = { 'If-Match': '*', 'Idempotency-Key': 'one' }
    expect((await asPage(await writeTo(other), headers, elsewhere)).status).toBe(write.success)
    expect((await asPage(write, headers)).status).toBe(write.success)
    expect(await timesDone(write)).toBe(1)
  })

  it('is done when the edge answers, with an ETag, and a Location of its own if it is a 202', async () => {
    const answer = await asPage(write, { 'If-Match': '*', 'Idempotency-Key': 'one' })
    expect(await timesDone(write)).toBe(1)
    expect(answer.status).toBe(write.success)
    const tasks = `${addresses.edge}/api/v1/queue/`
    const isOfTask = answer.headers.get('Location')?.startsWith(tasks) ?? false
    expect(isOfTask).toBe(write.success === 202)
    expect(answer.headers.get('ETag')).toBe((await read()).headers.get('ETag'))
  })

  it('is in the history, newest first, with author, time and operation', async () => {
    const start = Date.now()
    const other = name === 'setOrderMetadata' ? 'extendOrder' : 'setOrderMetadata'
    await asServer(everyWrite[other])
    const answer = await asPage(write, { 'If-Match': '*', 'Idempotency-Key': 'one' })
    const history = await atEdge(addresses, `${path}/history`, { token })
    const { entries } = (await history.json()) as { entries: { at: string }[] }
    expect(entries).toMatchObject([
      {
        who: { kind: 'session', ...user },
        operation: name,
        outcome: 'done',
        requestId: answer.headers.get('X-Request-Id'),
      },
      { who: { kind: 'server' }, operation: other, outcome: 'done' },
    ])
    const times = entries.map(({ at }) => Date.parse(at))
    expect(times.toSorted((a, b) => b - a)).toEqual(times)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(start)
  })

  it('is in the history with its changes, from and to, and with its save', async () => {
    const headers = { 'If-Match': '*', 'Idempotency-Key': 'one', 'Save-Id': 'a-save' }
    await asPage(write, headers)
    const history = await atEdge(addresses, `${path}/history`, { token })
    const { entries } = (await history.json()) as { entries: HistoryEntry[] }
    expect(entries).toMatchObject([{ save: 'a-save', ...fromTo[name as OrderWriteName] }])
  })

  it('sends a live update, and a refused write sends none', async () => {
    const line = await listen()
    expect(await line.next()).toEqual({ type: 'present', who: [user] })
    await asPage(write, { 'If-Match': '"another"', 'Idempotency-Key': 'one' })
    const done = await asPage(write, { 'If-Match': '*', 'Idempotency-Key': 'one' })
    const requestId = done.headers.get('X-Request-Id')
    const version = expect.any(String) as string
    expect(await line.next()).toEqual({ type: 'changed', by: user, requestId, version })
    line.close()
  })
})

describe('the writes of one order', () => {
  it('reach the provider one at a time, for any number at once', { tags: 'long' }, async () => {
    const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
    let under = 0
    let most = 0
    let count = 0
    const relay = await startRelay(addresses.provider, async ({ method, url }) => {
      if (method === 'GET' || !url?.startsWith('/api/')) return
      most = Math.max(most, ++under)
      // Long enough for another write to arrive, if it were let through.
      await new Promise((resume) => setTimeout(resume, 30))
      count++
      under--
    })
    const edge = await startEdge({ provider: relay.address, stateDirectory })
    try {
      const headers = { Authorization: 'Bearer sandbox-api-key-100001', 'Content-Type': 'application/json' }
      const answers = await Promise.all(
        [...changes, ...changes].map(([, { path: below, method, body }]) =>
          fetch(`${edge.address}${path}/${below}`, {
            method,
            headers,
            ...(body && { body: JSON.stringify(body) }),
          }),
        ),
      )
      // Replacing all rows cancels the row that two of these change: some of those are refused.
      const done = answers.filter(({ ok }) => ok).length
      expect(done).toBeGreaterThan(9)
      expect(count).toBe(done)
      expect(most).toBe(1)
    } finally {
      await edge.stop()
      await relay.stop()
      rmSync(stateDirectory, { recursive: true, force: true })
    }
  })
})

interface Line {
  next(): Promise<unknown>
  close(): void
}

/** Opens a page's WebSocket as docs/edge.md describes it; a browser sends Origin by itself. */
async function listen(): Promise<Line> {
  const address = `${addresses.edge.replace('http', 'ws')}${path}/live`
  const options = { protocols: ['order-admin', token], headers: { Origin: addresses.demo } }
  const socket = new WebSocket(address, options as unknown as string[])
  const messages: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const take = waiting.shift()
    if (take) take(message)
    else messages.push(message)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the line was not opened')))
  })
  const next = () =>
    messages.length > 0
      ? Promise.resolve(messages.shift())
      : new Promise((resolve) => void waiting.push(resolve))
  return { next, close: () => socket.close() }
}

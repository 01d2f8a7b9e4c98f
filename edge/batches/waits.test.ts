/** Batches that wait, pause by themselves, or do not know an outcome, with the real provider. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BatchDetail } from '../../shared/domain/batch/batch.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { KEY_MS } from '../desk/times.ts'
import {
  batchesObject,
  commanded,
  createBatch,
  newOrders,
  outcomes,
  passAtDesk,
  passTime,
  readBatch,
  reviewed,
  SETTLE_MS,
  untilItem,
  untilState,
} from '../testing/batches.ts'
import {
  asServer,
  bodyOf,
  faultAt,
  historyOf,
  json,
  openSession,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { settleLater } from '../testing/life.ts'
import { OrderDesk } from '../order-desk/order-desk.ts'
import { overloadAt, resetLater } from '../testing/resets.ts'
import { hold, isWrite, onWire } from '../testing/wire.ts'
import { ProviderTokens } from '../upstream/token-keeper.ts'
import { LOOK_AGAIN_MS, PATIENCE } from './times.ts'

afterEach(() => void vi.restoreAllMocks())

const tooMany = () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
const deliveriesOf = async (id: Long) => (await orderNow(id)).order.Deliveries.length

/** Starts a reviewed batch of deliveries. */
async function startedBatch(count: number) {
  const orders = await newOrders(count)
  const { id } = await reviewed({ kind: 'deliver', orders })
  return { id, orders, start: () => commanded(id, 'start') }
}

async function untilWaiting(id: string): Promise<void> {
  await expect.poll(async () => (await readBatch(id)).waitsUntil, { interval: 50 }).toBeDefined()
}

describe('an object that has too many requests', () => {
  it('lets the batch wait, is told as such, and is asked again', async () => {
    const [order] = await newOrders(1)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const overloaded = overloadAt(ProviderTokens, 'get')
    const { id } = (await bodyOf(await createBatch({ kind: 'deliver', orders: [order!] }))) as BatchDetail
    await untilWaiting(id)
    const lines = errors.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    const told = expect.objectContaining({ event: 'object-failed', batch: id, object: 'ProviderTokens' })
    expect([lines, overloaded.mock.calls.length > 0]).toEqual([[told], true])
    overloaded.mockRestore()
    await passTime(31_000)
    expect(outcomes(await untilState(id, 'ready'))).toEqual(['ready'])
  })
})

describe('an order that has to wait', () => {
  it('waits as long as the provider says, is no outcome, and is done then', async () => {
    const { id, orders, start } = await startedBatch(2)
    let isLimited = true
    const requests = onWire((request) => (isWrite(request) && isLimited ? tooMany() : undefined))
    await start()
    await untilWaiting(id)
    const waiting = await readBatch(id)
    expect([waiting.state, outcomes(waiting)]).toEqual(['running', ['ready', 'ready']])
    expect(Date.parse(waiting.waitsUntil!)).toBeGreaterThan(Date.now() + 50_000)
    expect(requests.filter(isWrite)).toHaveLength(1)
    isLimited = false
    await passTime(60_000)
    const ended = await untilState(id, 'ended')
    expect([outcomes(ended), ended.waitsUntil]).toEqual([['done', 'done'], undefined])
    for (const order of orders) expect(await deliveriesOf(order)).toBe(1)
  })

  it("waits for its desk, which does not know another write's outcome", async () => {
    const { id, orders, start } = await startedBatch(1)
    await faultAt(orders[0]!, { method: 'POST', phase: 'before', status: 504 })
    const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
    expect((await asServer(`${orderPath(orders[0]!)}/rows/`, json('POST', row))).status).toBe(502)
    await start()
    await untilWaiting(id)
    expect(outcomes(await readBatch(id))).toEqual(['ready'])
    await passAtDesk(orders[0]!)
    await passTime(SETTLE_MS)
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['done'])
  })

  it('pauses the batch after many attempts, and is tried again when that is resumed', async () => {
    const { id, start } = await startedBatch(1)
    const requests = onWire((request) => (isWrite(request) ? tooMany() : undefined))
    await start()
    for (let n = 1; n < PATIENCE; n++) {
      await untilWaiting(id)
      await passTime(61_000)
    }
    const paused = await untilState(id, 'paused')
    expect([paused.pause, outcomes(paused)]).toEqual(['provider-fails', ['ready']])
    expect(requests.filter(isWrite)).toHaveLength(PATIENCE)
    vi.restoreAllMocks()
    await commanded(id, 'resume')
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['done'])
  })

  it('is left when the batch is stopped', async () => {
    const { id, start } = await startedBatch(2)
    onWire((request) => (isWrite(request) ? tooMany() : undefined))
    await start()
    await untilWaiting(id)
    expect((await commanded(id, 'stop')).counts.left).toBe(2)
    expect(outcomes(await readBatch(id))).toEqual(['left', 'left'])
  })
})

it('orders in a row that end in failures of the provider pause the batch', async () => {
  const { id, start } = await startedBatch(PATIENCE + 2)
  onWire(({ method, path }) =>
    method === 'GET' && path.startsWith('/api/v1/orders/') ? new Response('x') : undefined,
  )
  await start()
  const { pause, counts } = await untilState(id, 'paused')
  expect(pause).toBe('provider-fails')
  expect(counts).toMatchObject({ refused: PATIENCE, ready: 2 })
})

describe('an unknown outcome', () => {
  /** The provider does the write, and then neither answers nor shows the order. */
  async function lost(count = 1) {
    const batch = await startedBatch(count)
    let isSilent = false
    const requests = onWire(async (request, pass) => {
      if (isSilent) return new Response(null, { status: 504 })
      if (!isWrite(request)) return pass()
      await pass()
      isSilent = true
      return new Response(null, { status: 504 })
    })
    await batch.start()
    await untilItem(batch.id, 0, 'unknown')
    const writes = requests.filter(isWrite)
    vi.restoreAllMocks()
    return { ...batch, writes }
  }

  it('is found before the batch ends, and the write is not sent again', async () => {
    const { id, orders, writes } = await lost()
    expect((await readBatch(id)).state).toBe('running')
    const later = onWire(() => undefined)
    await passAtDesk(orders[0]!)
    await passTime(SETTLE_MS)
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['done'])
    expect([writes.length, later.filter(isWrite).length]).toEqual([1, 0])
    expect(await deliveriesOf(orders[0]!)).toBe(1)
  })

  it('of a stopped batch is found in the history, when somebody reads the batch', async () => {
    const { id, orders } = await lost()
    await commanded(id, 'stop')
    await settleLater(orders[0]!)
    await passTime(SETTLE_MS)
    expect((await untilItem(id, 0, 'done')).code).toBeUndefined()
    expect(await historyOf(orders[0]!)).toMatchObject([{ outcome: 'done' }, { outcome: 'unknown' }])
  })

  it('of each of two stopped batches is found, when somebody reads both', async () => {
    const both = [await lost(), await lost()]
    for (const { id } of both) await commanded(id, 'stop')
    // This look finds nothing, and the next one by itself is half a minute later.
    await passTime(SETTLE_MS)
    for (const { orders } of both) await settleLater(orders[0]!)
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + LOOK_AGAIN_MS)
    const read = () => Promise.all(both.map(async ({ id }) => outcomes(await readBatch(id))))
    await read()
    await passTime(0)
    expect(await read()).toEqual([['done'], ['done']])
  })

  it('that turns out not to be done is done, while the batch runs', async () => {
    const { id, orders, start } = await startedBatch(1)
    await faultAt(orders[0]!, { method: 'POST', phase: 'before', status: 504 })
    await start()
    await untilItem(id, 0, 'unknown')
    await passAtDesk(orders[0]!)
    await passTime(SETTLE_MS)
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['done'])
    expect(await deliveriesOf(orders[0]!)).toBe(1)
  })

  it('that turns out not to be done is left, once the batch is stopped', async () => {
    const { id, orders, start } = await startedBatch(1)
    await faultAt(orders[0]!, { method: 'POST', phase: 'before', status: 504 })
    await start()
    await untilItem(id, 0, 'unknown')
    await commanded(id, 'stop')
    await settleLater(orders[0]!)
    await passTime(SETTLE_MS)
    await untilItem(id, 0, 'left')
    expect(await deliveriesOf(orders[0]!)).toBe(0)
  })

  /** The next write arrives, and its desk is reset before anybody knows. */
  function loseNextWrite(): void {
    const resetDesk = resetLater(OrderDesk, 'write')
    let isSilent = false
    onWire(async (request, pass) => {
      if (isSilent) return new Response(null, { status: 504 })
      if (!isWrite(request)) return pass()
      await pass()
      isSilent = true
      resetDesk()
      return new Response(null, { status: 504 })
    })
  }

  /** The outcome stays unknown until the desk can know that the write was done. */
  async function isKnownLater(id: string, order: Long): Promise<void> {
    vi.restoreAllMocks()
    await passTime(4 * SETTLE_MS)
    expect(outcomes(await readBatch(id))).toEqual(['unknown outcome-unknown'])
    await settleLater(order)
    await passTime(8 * SETTLE_MS)
    await untilItem(id, 0, 'done')
    expect(await deliveriesOf(order)).toBe(1)
  }

  it('is not taken from an earlier attempt that was not done', async () => {
    const { id, orders, start } = await startedBatch(1)
    await faultAt(orders[0]!, { method: 'POST', phase: 'before', status: 504 })
    await start()
    await untilItem(id, 0, 'unknown')
    loseNextWrite()
    await passAtDesk(orders[0]!)
    await passTime(SETTLE_MS)
    await untilState(id, 'ended')
    vi.restoreAllMocks()
    expect(await historyOf(orders[0]!)).toMatchObject([{ outcome: 'not-done' }, { outcome: 'unknown' }])
    await isKnownLater(id, orders[0]!)
  })

  /** A first attempt that was not done, as its desk finds while the clock is an hour too late. */
  async function undoneInAnHour() {
    const { id, orders, start } = await startedBatch(1)
    await faultAt(orders[0]!, { method: 'POST', phase: 'before', status: 504 })
    await start()
    await untilItem(id, 0, 'unknown')
    const find = async () => {
      const now = Date.now.bind(Date)
      vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
      await settleLater(orders[0]!)
      vi.restoreAllMocks()
      const outcomesTold = (await historyOf(orders[0]!)).map(({ outcome }) => outcome)
      expect(outcomesTold).toEqual(['not-done', 'unknown'])
    }
    return { id, order: orders[0]!, find }
  }

  it('is not taken from an earlier attempt either when the clock was set back after that', async () => {
    const { id, order, find } = await undoneInAnHour()
    await find()
    loseNextWrite()
    await passTime(SETTLE_MS)
    await untilState(id, 'ended')
    await isKnownLater(id, order)
  })

  it('is not taken from the attempt before a pause when the clock was set back after that', async () => {
    const { id, order, find } = await undoneInAnHour()
    await commanded(id, 'pause')
    await find()
    await passTime(SETTLE_MS)
    await untilItem(id, 0, 'ready')
    loseNextWrite()
    await commanded(id, 'resume')
    await untilItem(id, 0, 'unknown')
    await commanded(id, 'stop')
    await isKnownLater(id, order)
  })

  it('is never sent again after 24 hours, when its desk has forgotten it', async () => {
    const { id, orders, start } = await startedBatch(2)
    await runInDurableObject(batchesObject(), (_, { storage: { sql } }) => {
      sql.exec(
        "UPDATE items SET state = 'sent', sent_at = ? WHERE order_id = ?",
        Date.now() - KEY_MS,
        String(orders[0]),
      )
    })
    await start()
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['unknown outcome-unknown', 'done'])
    expect(await deliveriesOf(orders[0]!)).toBe(0)
  })
})

it("the end of the starter's sessions pauses a batch, and another clerk takes it up", async () => {
  const orders = await newOrders(2)
  const { token } = await openSession({ user: { id: 'dee', name: 'Dee' } })
  const { id } = await reviewed({ kind: 'deliver', orders }, token)
  const gate = hold(isWrite)
  await commanded(id, 'start', token)
  await gate.reached
  expect((await asServer('/sessions?user=dee', { method: 'DELETE' })).status).toBe(204)
  gate.open()
  const paused = await untilState(id, 'paused')
  expect([paused.pause, outcomes(paused)]).toEqual(['session-ended', ['done', 'ready']])
  const other = await openSession({ user: { id: 'eli', name: 'Eli' } })
  await commanded(id, 'resume', other.token)
  const ended = await untilState(id, 'ended')
  expect([outcomes(ended), ended.startedBy?.id]).toEqual([['done', 'done'], 'eli'])
  const who = async (order: Long) => (await historyOf(order)).map((entry) => entry.who.id)
  expect([await who(orders[0]!), await who(orders[1]!)]).toEqual([['dee'], ['eli']])
})

it("the end of the starter's sessions pauses a batch that waits for its turn", async () => {
  const { token } = await openSession({ user: { id: 'fay', name: 'Fay' } })
  const { id } = await reviewed({ kind: 'deliver', orders: await newOrders(1) }, token)
  onWire((request) => (isWrite(request) ? tooMany() : undefined))
  await commanded(id, 'start', token)
  await untilWaiting(id)
  await asServer('/sessions?user=fay', { method: 'DELETE' })
  await passTime(1_000)
  expect((await untilState(id, 'paused')).pause).toBe('session-ended')
})

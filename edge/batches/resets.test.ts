/** Objects that are reset in the middle of a batch, and random faults: each order is done exactly once. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BatchDetail } from '../../shared/domain/batch/batch.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { runs } from '../../shared/testing/runs.ts'
import {
  batchesObject,
  commanded,
  createBatch,
  listBatches,
  newOrders,
  outcomes,
  passAtDesk,
  passTime,
  readBatch,
  reviewed,
  untilState,
} from '../testing/batches.ts'
import { asServer, bodyOf, historyOf, orderNow } from '../testing/edge.ts'
import { settleLater } from '../testing/life.ts'
import { type Moment, moments, resetAt, resetAtSync, resetLater } from '../testing/resets.ts'
import { isWrite, onWire } from '../testing/wire.ts'
import { OrderDesk } from '../order-desk/order-desk.ts'
import { Batches } from './batches.ts'

afterEach(() => void vi.restoreAllMocks())

/** The platform repeats an alarm that failed. */
async function work(): Promise<void> {
  await runDurableObjectAlarm(batchesObject()).catch(() => false)
}

/** Lets time pass at the batch and the desks until it has ended. */
async function untilEnded(id: string): Promise<BatchDetail> {
  for (let turn = 0; turn < 400; turn++) {
    const batch = await readBatch(id)
    if (batch.state === 'ended') return batch
    if (batch.state === 'paused') await commanded(id, 'resume')
    const unknown = batch.items.filter(({ state }) => state === 'unknown' || state === 'sent')
    for (const { order } of unknown) await passAtDesk(order)
    await (batch.waitsUntil === undefined ? work() : passTime(61_000).catch(() => undefined))
  }
  throw new Error(`not ended: ${JSON.stringify((await readBatch(id)).counts)}`)
}

async function expectDoneOnce(orders: readonly Long[]): Promise<void> {
  for (const order of orders) {
    expect((await orderNow(order)).order.Deliveries).toHaveLength(1)
    const done = (await historyOf(order)).filter(({ outcome }) => outcome === 'done')
    expect(done).toHaveLength(1)
  }
}

describe.each(moments)('when its object is reset %s its work', (moment) => {
  it('a batch is made once', async () => {
    const orders = await newOrders(1)
    const calls = resetAt(Batches, 'create', moment)
    const answer = await createBatch({ kind: 'deliver', orders })
    expect([answer.status, calls.mock.calls.length]).toEqual([201, 2])
    const { id } = (await bodyOf(answer)) as BatchDetail
    const same = (await listBatches()).filter((batch) => batch.id === id)
    expect(same).toHaveLength(1)
    await untilState(id, 'ready')
  })

  it('a batch is started once', async () => {
    const orders = await newOrders(2)
    const { id } = await reviewed({ kind: 'deliver', orders })
    const requests = onWire(() => undefined)
    resetAt(Batches, 'command', moment)
    await commanded(id, 'start')
    await untilState(id, 'ended')
    expect(requests.filter(isWrite)).toHaveLength(2)
    const told = await bodyOf(await asServer('/api/v1/journal?kind=startBatch&limit=500'))
    const entries = (told as { entries: { saveId?: string }[] }).entries
    expect(entries.filter(({ saveId }) => saveId === id)).toHaveLength(1)
  })

  it('a batch goes on, and each order is done once, at any call of the provider', async () => {
    const [order] = await newOrders(1)
    const requests = onWire(() => undefined)
    const first = await reviewed({ kind: 'deliver', orders: [order!] })
    await commanded(first.id, 'start')
    await untilState(first.id, 'ended')
    vi.restoreAllMocks()
    expect(requests.length).toBeGreaterThan(3)
    for (let at = 1; at <= requests.length; at++) await expectOnce(at, moment)
  })

  it('a batch goes on, and each order is done once, as it stores what it will send', async () => {
    const orders = await newOrders(2)
    const { id } = await reviewed({ kind: 'deliver', orders })
    resetAtSync(Batches, 'alarm', moment)
    await commanded(id, 'start')
    expect(outcomes(await untilEnded(id))).toEqual(['done', 'done'])
    await expectDoneOnce(orders)
  })
})

/** Not awaited: the call may be one of the object itself, which then never goes on. */
function resetBatches(): void {
  runInDurableObject(batchesObject(), (_, state) => state.abort('reset by a test')).catch(() => undefined)
}

/** Resets the object at one call of the provider. */
async function expectOnce(at: number, moment: Moment): Promise<void> {
  const [order] = await newOrders(1)
  let call = 0
  onWire(async (_, pass) => {
    const isHere = ++call === at
    if (isHere && moment === 'before') resetBatches()
    const answer = await pass()
    if (isHere && moment === 'after') resetBatches()
    return answer
  })
  const made = (await bodyOf(await createBatch({ kind: 'deliver', orders: [order!] }))) as BatchDetail
  for (let turn = 0; turn < 100; turn++) {
    if ((await readBatch(made.id)).state === 'ready') break
    await work()
  }
  await commanded(made.id, 'start')
  const ended = await untilEnded(made.id)
  vi.restoreAllMocks()
  expect([at, moment, outcomes(ended)]).toEqual([at, moment, ['done']])
  await expectDoneOnce([order!])
}

it('a desk that is reset under a batch does its write once', async () => {
  for (const moment of moments) {
    const orders = await newOrders(1)
    const { id } = await reviewed({ kind: 'deliver', orders })
    resetAt(OrderDesk, 'write', moment, 2)
    await commanded(id, 'start')
    expect(outcomes(await untilEnded(id))).toEqual(['done'])
    vi.restoreAllMocks()
    await expectDoneOnce(orders)
  }
})

it('many orders are each done once, whatever fails', async () => {
  const orders = await newOrders(60)
  const { id } = await reviewed({ kind: 'deliver', orders })
  const resetDesk = resetLater(OrderDesk, 'write')
  const next = random(runs(7, Date.now()))
  onWire(async (request, pass) => {
    const fault = next(24)
    if (fault === 0) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
    if (fault === 1) return new Response(null, { status: 504 })
    if (fault === 2) resetBatches()
    if (fault === 3) resetDesk()
    const answer = await pass()
    if (fault === 4) resetBatches()
    if (fault === 5) resetDesk()
    return isWrite(request) && fault === 6 ? new Response(null, { status: 504 }) : answer
  })
  await commanded(id, 'start')
  await untilEnded(id)
  vi.restoreAllMocks()
  const known = await untilKnown(id)
  // A failure before anything was sent ends an order for this batch, undone.
  expect(known.counts).toMatchObject({ unread: 0, ready: 0, sent: 0, unknown: 0 })
  expect(known.counts.done).toBeGreaterThan(40)
  for (const { order, state } of known.items) {
    const { Deliveries } = (await orderNow(order)).order
    const done = (await historyOf(order)).filter(({ outcome }) => outcome === 'done')
    const times = state === 'done' ? 1 : 0
    expect([order, Deliveries.length, done.length]).toEqual([order, times, times])
  }
})

/** Lets time pass until the histories tell each outcome that was still unknown when the batch ended. */
async function untilKnown(id: string): Promise<BatchDetail> {
  for (let turn = 0; turn < 20; turn++) {
    const batch = await readBatch(id)
    const unknown = batch.items.filter(({ state }) => state === 'unknown')
    if (unknown.length === 0) return batch
    for (const { order } of unknown) await settleLater(order)
    await passTime(61_000 * 2 ** turn)
  }
  return readBatch(id)
}

/** Numbers that look random, the same for the same seed. */
function random(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

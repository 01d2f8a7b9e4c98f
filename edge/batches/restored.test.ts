/** Batches of before a restore: what they may have done in the lost time is never called not done. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BatchDetail } from '../../shared/domain/batch/batch.ts'
import {
  commanded,
  createBatch,
  newOrders,
  outcomes,
  readBatch,
  reviewed,
  untilState,
} from '../testing/batches.ts'
import { bodyOf, newOrder, orderNow } from '../testing/edge.ts'
import { changeState, KEY_MARK } from '../testing/state.ts'

const HOUR_MS = 3_600_000

/** A batch that a page has made, which knows the mark. */
async function madeAfter(): Promise<BatchDetail> {
  const made = await createBatch(
    { kind: 'deliver', orders: [await newOrder()] },
    { key: `${KEY_MARK}0.${crypto.randomUUID()}` },
  )
  return untilState(((await bodyOf(made)) as BatchDetail).id, 'ready')
}

/** A restore, so many milliseconds ago. */
const restored = (ago: number) =>
  changeState(
    'UPDATE state SET epoch = epoch + 1, restored_at = ?, key_mark = ?',
    Date.now() - ago,
    `${KEY_MARK}${ago}`,
  )
/** An operator says that no client repeats anything. */
const settled = () => changeState('UPDATE state SET epoch = epoch + 1, settled = 1')
const forgotten = () =>
  changeState("UPDATE state SET epoch = 1, restored_at = NULL, settled = 0, key_mark = ''")

beforeEach(forgotten)
afterEach(forgotten)

describe('a batch of before a restore', () => {
  it('writes nothing that it may have written, although the clock was set back before the restore', async () => {
    const order = await newOrder()
    const { id } = await reviewed({ kind: 'deliver', orders: [order] })
    await restored(HOUR_MS)
    await commanded(id, 'start')
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['unknown outcome-unknown'])
    expect((await orderNow(order)).order.Deliveries).toEqual([])
  })

  it('writes nothing that it may have written, also after the time of a key', async () => {
    const order = await newOrder()
    const { id } = await reviewed({ kind: 'deliver', orders: [order] })
    await restored(25 * HOUR_MS)
    await commanded(id, 'start')
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['unknown outcome-unknown'])
    expect((await orderNow(order)).order.Deliveries).toEqual([])
  })

  it('does not say that it has left an order, when it is stopped', async () => {
    const { id } = await reviewed({ kind: 'deliver', orders: await newOrders(2) })
    await restored(0)
    await commanded(id, 'stop')
    const stopped = await readBatch(id)
    expect(outcomes(stopped)).toEqual(['unknown outcome-unknown', 'unknown outcome-unknown'])
    expect(stopped.items[0]!.detail).toMatch(/restored from a backup .*Look at the order/)
  })

  it('says so too when no client repeats anything: the batch itself would', async () => {
    const [first, second] = [await newOrder(), await newOrder()]
    const [stopped, started] = [
      await reviewed({ kind: 'deliver', orders: [first] }),
      await reviewed({ kind: 'deliver', orders: [second] }),
    ]
    await restored(0)
    await settled()
    await commanded(stopped.id, 'stop')
    await commanded(started.id, 'start')
    expect(outcomes(await readBatch(stopped.id))).toEqual(['unknown outcome-unknown'])
    expect(outcomes(await untilState(started.id, 'ended'))).toEqual(['unknown outcome-unknown'])
    expect((await orderNow(second)).order.Deliveries).toEqual([])
  })

  it('is shown anew to a page that has seen later versions of it', async () => {
    const { id, version } = await reviewed({ kind: 'deliver', orders: await newOrders(2) })
    await restored(0)
    const shown = await readBatch(id, version + 5)
    expect(outcomes(shown)).toEqual(['ready', 'ready'])
    expect(shown.version).toBeGreaterThan(version + 5)
    expect((await readBatch(id, shown.version)).items).toEqual([])
  })
})

describe('a batch that is newer than a restore', () => {
  it('writes to its orders', async () => {
    await restored(0)
    const { id } = await madeAfter()
    await commanded(id, 'start')
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['done'])
  })

  it('leaves its orders when it is stopped', async () => {
    await restored(0)
    const { id } = await madeAfter()
    await commanded(id, 'stop')
    expect(outcomes(await readBatch(id))).toEqual(['left'])
  })
})

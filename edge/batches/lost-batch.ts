/**
 * A batch that is older than a restore may have written to its orders in the time that the restore has lost. That is so
 * for as long as the batch is kept, also if no client repeats anything: an order that the edge does not know as written
 * stays unknown. Pure.
 */
import { lostReason, type LostTime } from '../desk/lost-time.ts'
import type { StateView } from '../state/state-view.ts'
import type { BatchRow } from './batch-table.ts'
import type { ItemChanges } from './item-table.ts'

type Restored = Pick<StateView, 'lastRestore' | 'keyMark'>
type Made = Pick<BatchRow, 'key_mark' | 'created_at'>

/** @returns undefined if the batch is certainly newer than the last restore */
export function lostTimeOf(
  batch: Made,
  { lastRestore: restoredAt, keyMark }: Restored,
): LostTime | undefined {
  if (restoredAt === undefined) return undefined
  const { key_mark, created_at } = batch
  // An earlier release stored no mark. The mark is asked first, because a clock may have been set back meanwhile.
  const isNewer = key_mark === null ? created_at > restoredAt : key_mark === keyMark
  return isNewer ? undefined : { restoredAt, keyMark }
}

/** An order that a batch leaves when it is over. */
export function leftItem(batch: Made, state: Restored): ItemChanges {
  const lost = lostTimeOf(batch, state)
  if (!lost) return { state: 'left' }
  const { code, detail = null } = lostReason(lost, 'at the order')
  return { state: 'unknown', code, detail }
}

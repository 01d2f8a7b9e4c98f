/** What the history of an order tells of a batch's writes to it. */
import { parseJson } from '../../shared/domain/values/json.ts'
import type { HistoryOutcome } from '../../shared/domain/order/history.enums.ts'
import type { Env } from '../config/env.ts'
import { isPassing } from '../config/object-stub.ts'
import { deskOf } from '../order-desk/desk-of.ts'
import type { BatchRow } from './batch-table.ts'
import { longOf } from './batch-view.ts'
import type { ItemRow } from './item-table.ts'

/** The members of a history's entry that are read here. */
export interface Told {
  at: string
  requestId: string
  outcome: HistoryOutcome
  code?: string
}

/**
 * The entries of all attempts at a write, newest first.
 * @param key of the write
 * @throws ObjectFailure if they cannot be read now
 */
export async function toldOf(env: Env, { merchant }: BatchRow, item: ItemRow, key: string): Promise<Told[]> {
  const { entries } = await deskOf(env, merchant, longOf(item.order_id)).history()
  return entries.map((entry) => parseJson(entry) as Told).filter(({ requestId }) => requestId === key)
}

/**
 * From when on a `not-done` is none of those that the history has now, also if the clock was set back meanwhile.
 * @returns milliseconds since 1970; 0 if there is none, or if the history cannot be read now
 */
export async function afterUndone(env: Env, batch: BatchRow, item: ItemRow, key: string): Promise<number> {
  try {
    const told = await toldOf(env, batch, item, key)
    const undone = told.filter(({ outcome }) => outcome === 'not-done')
    return Math.max(0, ...undone.map(({ at }) => Date.parse(at) + 1))
  } catch (error) {
    if (!isPassing(error)) throw error
    return 0
  }
}

/** The orders of a batch by what became of them, the most urgent first. Pure. */
import type { Batch, BatchItem } from '../../../../shared/domain/batch/batch.ts'
import type { BatchItemState } from '../../../../shared/domain/batch/batch.enums.ts'

/** In the order in which a clerk has to look at them. */
const groupOrder = [
  'unknown',
  'refused',
  'cannot',
  'left',
  'sent',
  'ready',
  'unread',
  'done',
] as const satisfies readonly BatchItemState[]

export interface BatchGroup {
  state: BatchItemState
  items: readonly BatchItem[]
}

export function groupsOf(items: readonly BatchItem[]): BatchGroup[] {
  const byState = Map.groupBy(items, ({ state }) => state)
  return groupOrder.flatMap((state) => {
    const found = byState.get(state)
    return found ? [{ state, items: found }] : []
  })
}

/** The orders that were not done though they should have been, for a file or the clipboard. */
export function failuresOf(items: readonly BatchItem[]): BatchItem[] {
  const failed: readonly BatchItemState[] = ['unknown', 'refused', 'cannot', 'left']
  return groupsOf(items).flatMap((group) => (failed.includes(group.state) ? group.items : []))
}

export function countOf({ counts }: Batch, ...states: BatchItemState[]): number {
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}

/** The number of all its orders. */
export function sizeOf(batch: Batch): number {
  return countOf(batch, ...groupOrder)
}

/** Orders that are or were to be done: all but those of which the review said that they cannot. */
export function partsOf(batch: Batch): { all: number; settled: number } {
  const settled = countOf(batch, 'done', 'refused', 'unknown', 'left')
  return { all: settled + countOf(batch, 'ready', 'sent', 'unread'), settled }
}

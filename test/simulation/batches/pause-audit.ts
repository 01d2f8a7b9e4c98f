/** While a batch is paused or stopped, no order but the one under way is begun. */
import { actOf, type BatchRow } from '../../../edge/batches/batch-table.ts'
import { writeKey } from '../../../edge/batches/batch-writer.ts'
import type { ItemRow } from '../../../edge/batches/item-table.ts'
import type { Finding } from '../world/finding.ts'
import { type Facts, isIn } from './facts.ts'
import type { Given } from './clerk.ts'

export function pauseFindings(batch: BatchRow, items: readonly ItemRow[], facts: Facts): Finding[] {
  const { stories, sends, plan, lost } = facts
  const story = stories.find(({ ids }) => ids[0] === batch.id)
  if (!story) return []
  // An end that cannot be asked for holds nobody up for a minute.
  const isSilent = plan.incidents.some((one) => one.what === 'overload' && one.binding === 'SESSIONS')
  const rests = story.given.filter(
    ({ what, told, from, to }) =>
      !isIn(lost, from, to) &&
      ((what === 'pause' && told === 'paused') ||
        (what === 'stop' && told === 'stopped') ||
        (what === 'end-session' && !isSilent)),
  )
  return rests.flatMap((rest): Finding[] => {
    const until = nextGo(rest, story.given)
    const begun = items.filter((item) => {
      const keys = keysOf(batch, item)
      return sends.some(({ by, at }) => keys.includes(by) && at > rest.to && at < until)
    })
    if (begun.length <= 1) return []
    return [{ rule: `no order is begun after ${rest.what}`, detail: JSON.stringify({ rest, until, begun }) }]
  })
}

/** When somebody next asked for the batch to go on, or had asked and had no answer yet. */
function nextGo(rest: Given, given: readonly Given[]): number {
  const goes = given.filter(({ what, to }) => (what === 'resume' || what === 'start') && to >= rest.from)
  return Math.min(Infinity, ...goes.map(({ from }) => from))
}

/** The keys of all writes that an order of a batch may get: a credit has one for each delivery that its review has found. */
export function keysOf(batch: BatchRow, item: ItemRow): string[] {
  const { length } = actOf(batch).kind === 'credit' ? (JSON.parse(item.steps ?? '[]') as unknown[]) : [0]
  return Array.from({ length }, (_, step) => writeKey(batch, { ...item, step }))
}

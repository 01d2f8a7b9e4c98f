/** What must hold of one order of a batch. */
import { type BatchAct, type BatchRow, actOf } from '../../../edge/batches/batch-table.ts'
import type { CreditStep } from '../../../edge/batches/act-writes.ts'
import type { ItemRow } from '../../../edge/batches/item-table.ts'
import type { Change } from '../provider/changes.ts'
import type { Application, OrderModel } from '../provider/order-model.ts'
import { isExplained, isSameChange } from '../world/explained.ts'
import type { Finding } from '../world/finding.ts'
import { type Entry, type Facts, isIn } from './facts.ts'
import { RESTORED } from '../world/edge-process.ts'
import { keysOf } from './pause-audit.ts'

type Note = (what: string) => void

/** Milliseconds after which a batch no longer asks for an outcome; half of what it says, for clocks that were set. */
const ASKS_MS = 12 * 3_600_000

export function itemFindings(
  batch: BatchRow,
  item: ItemRow,
  facts: Facts,
  records: readonly Entry[],
  seen: Note,
): Finding[] {
  const found: Finding[] = []
  const fail = (rule: string, detail: unknown) =>
    found.push({
      rule,
      detail: JSON.stringify({ act: batch.act, batch: batch.id, item, ...(detail as object) }),
    })
  const order = facts.orders.find(({ id }) => String(id) === item.order_id)
  const keys = keysOf(batch, item)
  const isOfLostTime = facts.lost !== undefined && batch.key_mark !== RESTORED
  if (item.state === 'unknown' && item.sent_at === null && !isOfLostTime) {
    fail('only what was sent is unknown', {})
  }
  if (!order) {
    // A batch that a restore has lost a part of says of no order that it is left: it may have read it.
    const isLostToo = item.state === 'unknown' && isOfLostTime && item.sent_at === null
    if (!/^(cannot|unread|left)$/.test(item.state) && !isLostToo) fail('what is not there cannot be done', {})
    return found
  }
  const done: Application[] = []
  for (const [step, key] of keys.entries()) {
    const own = order.applications.filter(({ by }) => by === key)
    done.push(...own)
    const wanted = changeOf(actOf(batch), item, step)
    if (own.length > 1) fail('a write is done once', { own })
    // What happened after a backup is not in it: the batch may have read its orders once more.
    const isLost = facts.sends.some(({ by, at }) => by === key && isIn(facts.lost, at))
    const isAsRead = !isLost || actOf(batch).kind !== 'credit'
    if (own[0] && isAsRead && !isSameChange(own[0].change, wanted)) {
      fail('what is sent is what was asked for', { own })
    }
    if (own[0] && !isLost && isOfOtherReview(own[0], item, keys, facts, order)) {
      fail('what is done is what was reviewed', { own })
    }
    const entries = records.filter(({ requestId }) => requestId === key)
    const last = entries.filter(({ outcome }) => outcome === 'done')
    if (last.length > 1) fail('a write stands in the journal once', { entries })
    const isTold = last.length === 1 || entries.some(({ outcome }) => outcome === 'unknown')
    if (own.length > 0 && !isTold && !isLost) fail('what was done stands in the journal', { own, entries })

    const isDone = item.state === 'done' || step < item.step
    const rivals = rivalsOf(order, key, facts, records)
    const asked = { requestId: key, at: askedAt(item, key, facts) }
    const isMarked = facts.plan.writeMarks === true && !setsValue(wanted)
    if (isDone && own.length === 0 && (isMarked || !isExplained(wanted, [asked], order, rivals, seen))) {
      fail('what a batch calls done was done', { step, entries })
    }
    if (isDone && last.length === 0) fail('what a batch calls done stands in the journal', { step, entries })
    const isSaid = !(isLost && isOpen(batch, item))
    if (!isDone && item.state !== 'unknown' && own.length > 0 && isSaid) {
      fail('what a batch calls not done was not done', { step, own, entries })
    }
    if (item.state === 'unknown' && step === item.step && last.length === 1 && isWatched(facts)) {
      fail('what the journal knows, the batch knows', { step, entries })
    }
  }
  return found
}

/** Whether nothing is said yet of an order, or it is the review that says that it cannot be done any more. */
function isOpen(batch: BatchRow, { state }: ItemRow): boolean {
  return state === 'cannot' || !/^(ended|stopped)$/.test(batch.state)
}

/** When the write was first sent, by the steady clock. */
function askedAt({ at }: ItemRow, key: string, { sends }: Facts): number {
  return sends.find(({ by }) => by === key)?.at ?? at ?? 0
}

/** The change of the model that a write of the batch is. */
function changeOf(act: BatchAct, { steps }: ItemRow, step: number): Change {
  switch (act.kind) {
    case 'deliver':
    case 'deliver-rest':
      return { operation: 'deliverOrder', ids: [] }
    case 'extend':
      return { operation: 'extendOrder', date: act.expiryDate! }
    case 'metadata':
      return { operation: 'setOrderMetadata', key: act.metadata!.Key, value: act.metadata!.Value }
    case 'cancel':
      return { operation: 'cancelOrder' }
    case 'credit': {
      const { DeliveryId, OrderRowIds } = (JSON.parse(steps!) as CreditStep[])[step]!
      return { operation: 'creditOrderRows', delivery: Number(DeliveryId), ids: OrderRowIds.map(Number) }
    }
  }
}

/**
 * Whether a write moved another amount than the clerk has seen, although nobody else changed the order between the edge's
 * sending and the provider's doing.
 */
function isOfOtherReview(
  own: Application,
  item: ItemRow,
  keys: readonly string[],
  { sends }: Facts,
  order: OrderModel,
): boolean {
  if (item.amount === null || keys.length > 1) return false
  const sent = sends.find(({ by }) => by === own.by)!.at
  const isRaced = order.applications.some(
    (one) => one !== own && one.at >= sent - READS_MS && one.at <= own.at,
  )
  return !isRaced && own.amount !== Number(item.amount)
}

/** Milliseconds that a desk may need between its look at an order and its sending. */
const READS_MS = 45_000

/** The changes that may be taken for the batch's: everybody else's, but for those that this edge knows to be another's. */
function rivalsOf(
  order: OrderModel,
  key: string,
  { desks, lost }: Facts,
  records: readonly Entry[],
): Application[] {
  const ours = new Set([
    ...desks.flatMap(({ attempts }) =>
      attempts.flatMap(({ requestId, at }) => (isIn(lost, at) ? [] : [requestId])),
    ),
    ...records.map(({ requestId }) => requestId),
  ])
  const isUnknown = (id: string) =>
    records.some(({ requestId, outcome }) => requestId === id && outcome === 'unknown')
  return order.applications.filter(({ by, change }) => {
    if (by === key) return false
    return !ours.has(by) || isUnknown(by) || setsValue(change)
  })
}

/** What sets something is so for everybody. */
function setsValue({ operation }: Change): boolean {
  return !/^(add|deliver|credit)/.test(operation)
}

/** Whether the batch could ask for outcomes all the time. */
function isWatched({ plan }: Facts): boolean {
  return !plan.incidents.some(
    (one) =>
      ((one.what === 'outage' || one.what === 'restore') && one.ms > ASKS_MS) || one.what === 'clock-back',
  )
}

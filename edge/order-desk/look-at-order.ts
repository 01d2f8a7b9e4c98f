/**
 * Finds the outcome of a sent write from the provider's task and the order. It compares the order with its state before
 * and with the expected effect of the write. Nothing is sent again.
 */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import { longestCall } from '../desk/times.ts'
import type { Sight } from '../desk/write-once/policy.ts'
import { log } from '../http/log.ts'
import type { Caller } from '../upstream/caller.ts'
import { type DeskRequest, isCredit, type Write } from './desk-request.ts'
import { findOutcome } from './find-outcome.ts'
import { FOLLOW_MS, followTask, notSeen, type TaskEnd } from './follow-task.ts'
import { hasMark, markedRows } from './marked-write.ts'
import { type EntryFacts, factsOf } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { sightOf } from './order-sight.ts'
import { type OrderSnapshot, type SnapshotBefore, readOrder, snapshotOf } from './order-snapshot.ts'
import { successAnswer } from './success-answer.ts'

/** @param isAwaited whether a client waits: then the provider gets time to finish an accepted write */
export async function lookAtOrder(
  caller: Caller,
  intent: Intent,
  isAwaited: boolean,
): Promise<Sight<EntryFacts>> {
  const { request, before, accepted } = intent
  const { write } = request
  const start = Date.now()
  const end = await endOf(caller, accepted, isAwaited)
  const followedMs = accepted?.task === undefined ? undefined : Date.now() - start
  const body = accepted?.body ?? creditBody(request, end)
  const named = namedIds(body)
  const read = await readOrder(caller, request.orderId)
  const now = read.ok ? snapshotOf(read.value.order, write) : read
  const outcome = now.ok ? findOutcome(write, before, now.value, named, request.mark) : undefined
  if (now.ok && outcome?.is === 'done') noticeLostMark(request, now.value, named)
  const after = read.ok
    ? { after: factsOf(read.value.order), order: sightOf(read.value.order, Date.now()) }
    : {}
  return {
    shown: outcome?.is ?? 'unread',
    said: saidBy(end, write, body),
    ...(followedMs !== undefined && { followedMs }),
    facts: after,
    done() {
      const ids = outcome?.is === 'done' ? outcome.addedIds : named
      const done = now.ok ? now.value : undefined
      const answer = successAnswer(write, body ?? ids, read.ok ? read.value.etag : undefined, accepted?.task)
      return {
        answer: read.ok ? { ...answer, order: read.value.bytes } : answer,
        facts: { ...after, done, rows: writtenRows(write, ids, before, done) },
      }
    },
  }
}

/** A provider that does not bring marks back makes each lost answer of a done write look like one that was not done. */
function noticeLostMark(
  { merchantId, write, mark }: Intent['request'],
  { rows }: OrderSnapshot,
  ids: readonly Long[],
): void {
  if (!markedRows(write, mark)) return
  const own = rows.filter(({ OrderRowId }) => ids.includes(OrderRowId))
  if (!own.every((row) => hasMark(row, mark!)))
    log('error', { event: 'write-mark-lost', merchant: merchantId })
}

async function endOf(caller: Caller, accepted: Intent['accepted'], isAwaited: boolean): Promise<TaskEnd> {
  if (accepted?.isDone) return { is: 'completed' }
  if (accepted?.task === undefined) return notSeen
  // Leaves time to read the order afterwards.
  const latest = (caller.until ?? Infinity) - longestCall(caller.config)
  return followTask(caller, accepted.task, isAwaited ? Math.min(Date.now() + FOLLOW_MS, latest) : 0)
}

/** A success without its required ids does not count: then the order must show them. */
function saidBy({ is }: TaskEnd, write: Write, body: string | undefined): 'done' | 'failed' | undefined {
  const { success }: RestOperation = operations[write.name]
  const needsIds = success.body !== undefined && !isCredit(write)
  if (is === 'completed') return !needsIds || body !== undefined ? 'done' : undefined
  return is === 'failed' ? 'failed' : undefined
}

/** The ids in the provider's answer: of added rows, or of a delivery. */
function namedIds(body: string | undefined): Long[] {
  if (body === undefined) return []
  const { OrderRowId, OrderRowID, DeliveryId } = parseJson(body) as Record<string, unknown>
  return [OrderRowId ?? OrderRowID ?? DeliveryId ?? []].flat().filter(isLong)
}

/** The answer of a credit, from the credit that its task names. */
function creditBody(
  { orderId, write }: Pick<DeskRequest, 'orderId' | 'write'>,
  { resource }: TaskEnd,
): string | undefined {
  if (!isCredit(write) || resource === undefined) return undefined
  const path = `/orders/${orderId}/deliveries/${write.input.DeliveryId}/credits/`
  const [, id] = resource.toLowerCase().split(path)
  return id !== undefined && /^\d{1,19}$/.test(id) ? stringifyJson({ CreditId: id }) : undefined
}

/** The history's rows beside those in the request. @param ids the added ids */
function writtenRows(
  { name, input }: Write,
  ids: Long[],
  before: SnapshotBefore,
  now: OrderSnapshot | undefined,
): Long[] {
  switch (name) {
    case 'replaceOrderRows':
      return now ? changedRows(before, now) : ids
    case 'deliverOrder':
      return input.body.OrderRowIds.length > 0 ? [] : expectedRows(before)
    case 'deliverAndLowerAmount':
    case 'cancelOrder':
      return expectedRows(before)
    default:
      return ids
  }
}

function expectedRows({ life }: SnapshotBefore): Long[] {
  return (life?.expected?.rows ?? []).map(({ OrderRowId }) => OrderRowId)
}

/** The rows that are new, or were cancelled. */
function changedRows(before: SnapshotBefore, now: OrderSnapshot): Long[] {
  const old = new Map(before.rows.map((row) => [row.OrderRowId, row]))
  const changed = now.rows.filter((row) => old.get(row.OrderRowId)?.IsCancelled !== row.IsCancelled)
  // New rows first: the history keeps only the first ones of too many.
  const rank = ({ OrderRowId }: { OrderRowId: Long }) => Number(old.has(OrderRowId))
  return changed.toSorted((a, b) => rank(a) - rank(b)).map(({ OrderRowId }) => OrderRowId)
}

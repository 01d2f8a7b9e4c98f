/**
 * Finds the outcome of a write that was sent: from the provider's task, or from the order, which is compared with
 * its state before and with what the write would make of it. Nothing is sent again.
 */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import { isLong, type Long } from '../../shared/domain/long.ts'
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import { factsOf, historyEntry } from './history-entry.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Caller } from '../upstream/caller.ts'
import { secondsToOutcome } from '../desk/desk-tools.ts'
import type { Resolution } from '../desk/outcome.ts'
import { inFlightMs, KEY_MS } from '../desk/times.ts'
import { type DeskRequest, isCredit, refusedAnswer, type Write } from './desk-request.ts'
import { conclude, type OrderTools, successAnswer } from './order-tools.ts'
import { findOutcome } from './find-outcome.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { followTask, notSeen, type TaskEnd } from './follow-task.ts'
import type { OpenOrderWrite } from './intent.ts'
import { type OrderSnapshot, readOrder, snapshotOf } from './order-snapshot.ts'

/** Looks once at the task, where there is one, and at the order. @param until see {@link Caller} */
export async function resolveWrite(
  tools: OrderTools,
  logged: OpenOrderWrite,
  until: number,
): Promise<Resolution> {
  const { request, accepted } = logged.intent
  const caller = tools.callerFor(request, until)
  const end = accepted?.task === undefined ? notSeen : await followTask(caller, accepted.task, 0)
  return resolveByOrder(tools, caller, logged, end)
}

/** @param end the end of the write's task; after `completed` the order need not show the write */
export async function resolveByOrder(
  tools: OrderTools,
  caller: Caller,
  logged: OpenOrderWrite,
  end: TaskEnd,
): Promise<Resolution> {
  const { intent, at } = logged
  const { request, before, accepted } = intent
  const { success }: RestOperation = operations[request.write.name]
  const age = tools.now() - at
  const body = accepted?.body ?? creditBody(request, end)
  const named = namedIds(body)
  const read = await readOrder(caller, request.orderId)
  const now = read.ok ? snapshotOf(read.value.order, request.write) : read
  const outcome = now.ok ? findOutcome(request.write, before, now.value, named) : undefined
  const after = read.ok ? { after: factsOf(read.value.order) } : {}

  // A success that must name ids cannot be answered without them: then the order has to show them.
  const needsIds = success.body !== undefined && !isCredit(request.write)
  const isSaid = end.is === 'completed' && (!needsIds || body !== undefined)
  if (isSaid || outcome?.is === 'done') {
    const ids = outcome?.is === 'done' ? outcome.addedIds : named
    const answer = successAnswer(request.write, body ?? ids, read.ok ? read.value.etag : undefined)
    const rows = writtenRows(request.write, ids, before, now.ok ? now.value : undefined)
    const entry = historyEntry(intent, tools.now(), {
      outcome: 'done',
      ...after,
      ...(!isSaid && { foundByReading: true }),
      done: now.ok ? now.value : undefined,
      rows,
    })
    conclude(tools, logged, entry, answer)
    return { is: 'resolved', answer }
  }
  if (end.is === 'failed') {
    return outcome?.is === 'unclear' ? giveUp(tools, logged, outcome) : refusedByTask(tools, logged)
  }
  if (!outcome) return age < KEY_MS ? { is: 'open' } : giveUp(tools, logged, undefined)
  if (!intent.answered && age < inFlightMs(tools.config)) return { is: 'open' }
  // An accepted write may still be done later: only the provider can rule that out.
  if (accepted || outcome.is === 'unclear') return giveUp(tools, logged, outcome)
  const ending = { outcome: 'not-done', ...after, foundByReading: true } as const
  conclude(tools, logged, historyEntry(intent, tools.now(), ending))
  return { is: 'not-done' }
}

/**
 * Looks at every write whose outcome is not known. Their clients left without an answer.
 * @returns those that stay open
 */
export async function resolveOpenWrites(tools: OrderTools, until: number): Promise<OpenOrderWrite[]> {
  const open: OpenOrderWrite[] = []
  for (const logged of tools.writes.unresolved()) {
    tools.writes.markLost(logged, tools.now())
    if ((await resolveWrite(tools, logged, until)).is === 'open') open.push(logged)
  }
  return open
}

/** The provider accepted the write, then did not do it, and the order does not show it. */
function refusedByTask(tools: OrderTools, logged: OpenOrderWrite): Resolution {
  const { intent } = logged
  const code = 'provider-task-failed'
  const answer = refusedAnswer({ code }, intent.request.requestId)
  conclude(tools, logged, historyEntry(intent, tools.now(), { outcome: 'refused', code }), answer)
  return { is: 'resolved', answer }
}

/** The outcome cannot be known, now or later. @param outcome undefined where the order could not be read */
function giveUp(tools: OrderTools, logged: OpenOrderWrite, outcome: OrderOutcome | undefined): Resolution {
  const { intent } = logged
  const found = outcome ? foundText(outcome) : 'The order could not be read for a day.'
  const todo = 'Look at the order: what it lacks can be sent with a new Idempotency-Key.'
  const reason = { code: 'outcome-unknown', detail: `${found} ${todo}` } as const
  const answer = refusedAnswer(reason, intent.request.requestId)
  tools.writes.markLost(logged, tools.now())
  conclude(tools, logged, historyEntry(intent, tools.now(), { outcome: 'unknown' }), answer)
  return { is: 'resolved', answer }
}

function foundText({ is }: OrderOutcome): string {
  return is === 'unclear'
    ? 'The order is neither as it was nor as this write would leave it.'
    : 'The provider accepted this write, and the order does not show it.'
}

/** The problem while the outcome is not known yet. */
export function unknownYet(tools: OrderTools, logged: OpenOrderWrite): ProblemReason {
  const why = logged.intent.accepted
    ? 'The provider accepted the write and has not shown yet that it is done.'
    : 'The connection to the provider broke after the write was sent.'
  const same = logged.keyed ? 'request with the same Idempotency-Key' : 'request'
  const todo = `Send the same ${same} again after Retry-After: the edge then looks at the order, and sends nothing twice.`
  return { code: 'outcome-unknown', detail: `${why} ${todo}`, retryAfter: secondsToOutcome(tools, logged) }
}

/** The ids that the provider's answer names: of added rows, or of a delivery. */
function namedIds(body: string | undefined): Long[] {
  if (body === undefined) return []
  const { OrderRowId, OrderRowID, DeliveryId } = parseJson(body) as Record<string, unknown>
  return [OrderRowId ?? OrderRowID ?? DeliveryId ?? []].flat().filter(isLong)
}

/** A credit's answer, from the credit that its task leads to. */
function creditBody({ orderId, write }: DeskRequest, { resource }: TaskEnd): string | undefined {
  if (!isCredit(write) || resource === undefined) return undefined
  const path = `/orders/${orderId}/deliveries/${write.input.DeliveryId}/credits/`
  const [, id] = resource.toLowerCase().split(path)
  return id !== undefined && /^\d{1,19}$/.test(id) ? stringifyJson({ CreditId: id }) : undefined
}

/** The rows to name in the history, beside those that the request names. @param ids what the write added */
function writtenRows(
  { name, input }: Write,
  ids: Long[],
  before: OrderSnapshot,
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

function expectedRows({ life }: OrderSnapshot): Long[] {
  return (life?.expected?.rows ?? []).map(({ OrderRowId }) => OrderRowId)
}

/** The rows that are new, or were cancelled. */
function changedRows(before: OrderSnapshot, now: OrderSnapshot): Long[] {
  const old = new Map(before.rows.map((row) => [row.OrderRowId, row]))
  const changed = now.rows.filter((row) => old.get(row.OrderRowId)?.IsCancelled !== row.IsCancelled)
  // The new ones first: they are what the history keeps, if there are too many.
  const rank = ({ OrderRowId }: { OrderRowId: Long }) => Number(old.has(OrderRowId))
  return changed.toSorted((a, b) => rank(a) - rank(b)).map(({ OrderRowId }) => OrderRowId)
}

/** One write at an order's desk, from the client's wish to its answer. Only one is under way at a time. */
import { isLong, type Long } from '../../shared/domain/long.ts'
import { factsOf, historyEntry } from '../history/history-entry.ts'
import type { ProblemReason } from '../http/problem.ts'
import { callForBytes } from '../upstream/call.ts'
import type { ProviderFailure } from '../upstream/failure.ts'
import { checkWrite } from './check-write.ts'
import { contentOf, type DeskAnswer, type DeskRequest, refusedAnswer } from './desk-request.ts'
import { conclude, type Desk, successAnswer } from './desk-tools.ts'
import { matchesTag } from './entity-tag.ts'
import { stateBefore } from './find-outcome.ts'
import { followTask } from './follow-task.ts'
import { type OrderState, readOrder, stateOf } from './order-state.ts'
import { secondsToSettle, settle, settleAll, unknownYet } from './settle.ts'
import type { Intent, LoggedWrite } from './write-log.ts'

type Sending = LoggedWrite & { intent: Intent }

/** The head of the provider's answer to the write. */
interface Head {
  status: number
  location: string | null
}

/** After these failures it is not known whether the write was done. */
const BROKEN: readonly ProviderFailure['code'][] = [
  'provider-timeout',
  'provider-unreachable',
  'provider-failed',
  'provider-answer-invalid',
]
/** What a gateway says for a provider that may still be at work. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]
/** After these the write was never looked at, so that the same one may be tried again. */
const NOT_LOOKED_AT: readonly ProviderFailure['code'][] = [
  'provider-busy',
  'provider-rate-limited',
  'provider-unavailable',
  'provider-rejects-credentials',
  'provider-forbids',
]

export async function doWrite(desk: Desk, request: DeskRequest): Promise<DeskAnswer> {
  const refused = (reason: ProblemReason) => refusedAnswer(reason, request.requestId)
  const keyed = request.idempotencyKey !== undefined
  const key = request.idempotencyKey ?? request.requestId
  const content = await contentOf(request.write)

  const known = desk.writes.find(key)
  if (known && known.content !== content) return refused({ code: 'idempotency-key-reused' })
  if (known?.answer) return known.answer
  const [open] = await settleAll(desk)
  if (open) return refused(open.key === key ? unknownYet(desk, open) : blockedBy(desk, open))
  const found = desk.writes.find(key)?.answer
  if (found) return found

  const read = await readOrder(desk.callerFor(request), request.orderId)
  if (!read.ok) return refused(read.reason)
  const { order, etag } = read.value
  if (request.ifMatch && !matchesTag(request.ifMatch, etag)) {
    const mayRead = request.requester.capabilities.includes('order.read')
    return refused({ code: 'order-changed', etag, ...(mayRead && { current: order }) })
  }
  const state = stateOf(order)
  if (!state.ok) return refused(state.reason)
  const forbidden = checkWrite(request.write, order)
  if (forbidden) return refused(forbidden)

  const before = stateBefore(request.write, state.value)
  const intent: Intent = { request, before, facts: factsOf(order), answered: false }
  const sending: Sending = { key, keyed, content, at: desk.now(), intent }
  desk.writes.begin(sending)
  // On disk before anything leaves: whoever comes after a crash knows what was about to be sent.
  await desk.sync()
  return send(desk, sending, state.value)
}

async function send(desk: Desk, sending: Sending, before: OrderState): Promise<DeskAnswer> {
  const { request } = sending.intent
  const { name, input } = request.write
  const caller = desk.callerFor(request)
  let head: Head | undefined
  const sent = await callForBytes(caller, name, input, ({ status, headers }) => {
    head = { status, location: headers.get('Location') }
  })
  if (!sent.ok)
    return BROKEN.includes(sent.reason.code)
      ? broken(desk, sending, head, sent.reason)
      : notDone(desk, sending, sent.reason)
  if (head?.status === 202 && (await followTask(caller, head.location)) === 'failed') {
    return notDone(desk, sending, { code: 'provider-task-failed' })
  }

  const read = await readOrder(caller, request.orderId)
  const after = read.ok ? stateOf(read.value.order) : read
  const answer = successAnswer(request.write, sent.value.bytes, read.ok ? read.value.etag : undefined)
  const rows = affectedRows(sent.value.value, before, after.ok ? after.value : before)
  const entry = historyEntry(request, desk.now(), {
    outcome: 'done',
    before: sending.intent.facts,
    ...(read.ok && { after: factsOf(read.value.order) }),
    ...(rows.length > 0 && name !== 'updateOrderRow' && name !== 'updateOrderRows' && { rows }),
  })
  conclude(desk, sending, entry, answer)
  return answer
}

/** The provider, or what stands before it, said no. */
function notDone(desk: Desk, sending: Sending, reason: ProblemReason): DeskAnswer {
  const { request, facts } = sending.intent
  const answer = refusedAnswer(reason, request.requestId)
  if ((NOT_LOOKED_AT as readonly string[]).includes(reason.code)) desk.writes.drop(sending.key)
  else {
    const entry = historyEntry(request, desk.now(), { outcome: 'refused', code: reason.code, before: facts })
    conclude(desk, sending, entry, answer)
  }
  return answer
}

/** The answer is lost: what became of the write is found by reading the order. */
async function broken(
  desk: Desk,
  sending: Sending,
  head: Head | undefined,
  reason: ProviderFailure,
): Promise<DeskAnswer> {
  const { request, facts } = sending.intent
  const answered = head !== undefined && !GATEWAY_STATUSES.includes(head.status)
  if (answered) desk.writes.markAnswered(sending.key, sending.intent)
  const settled = await settle(desk, { ...sending, intent: { ...sending.intent, answered } })
  if (settled.is === 'resolved') return settled.answer
  if (settled.is === 'not-done') {
    const detail = 'The order was read afterwards: nothing was changed.'
    return refusedAnswer({ ...reason, detail }, request.requestId)
  }
  desk.history.append(historyEntry(request, desk.now(), { outcome: 'unknown', before: facts }))
  return refusedAnswer(unknownYet(desk, sending), request.requestId)
}

/** A later write would hide what became of the earlier one. */
function blockedBy(desk: Desk, open: LoggedWrite): ProblemReason {
  return {
    code: 'desk-busy',
    detail: 'It is not known yet what became of an earlier write to this order. Nothing was sent.',
    retryAfter: secondsToSettle(desk, open),
  }
}

/** The rows that were added or, where the answer names none, those that are not as they were. */
function affectedRows(answer: unknown, before: OrderState, after: OrderState): Long[] {
  const { OrderRowId, OrderRowID } = (answer ?? {}) as { OrderRowId?: unknown; OrderRowID?: unknown }
  const named = [OrderRowId ?? OrderRowID ?? []].flat().filter(isLong)
  if (named.length > 0) return named
  const old = new Map(before.rows.map((row) => [row.OrderRowId, row]))
  const changed = after.rows.filter((row) => old.get(row.OrderRowId)?.IsCancelled !== row.IsCancelled)
  return changed.map(({ OrderRowId: id }) => id)
}

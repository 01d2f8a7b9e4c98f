/** The checks of a write against the current order, before it is sent. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { matchesTag } from '../http/entity-tag.ts'
import type { ProblemReason } from '../http/problem.ts'
import { withoutName } from '../journal/names.ts'
import type { Caller } from '../upstream/caller.ts'
import { checkWrite } from './check-write.ts'
import { refusedByDate } from './date-rules.ts'
import type { DeskRequest } from './desk-request.ts'
import { snapshotBefore } from './find-outcome.ts'
import { factsOf } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { sightOf } from './order-sight.ts'
import { readOrder, snapshotOf } from './order-snapshot.ts'

export async function prepareWrite(
  caller: Caller,
  request: DeskRequest,
): Promise<Result<Intent, ProblemReason>> {
  // Here and not before the desk: a write that is done is answered as before on the next day too.
  const forbidden = refusedByDate(request.write, new Date().toISOString().slice(0, 10))
  if (forbidden) return refuse(forbidden)
  const read = await readOrder(caller, request.orderId)
  if (!read.ok) return read
  const { order, etag } = read.value
  if (request.ifMatch && !matchesTag(request.ifMatch, etag)) {
    const mayRead = request.requester.capabilities.includes('order.read')
    return refuse({ code: 'order-changed', etag, ...(mayRead && { current: order }) })
  }
  const state = snapshotOf(order, request.write)
  if (!state.ok) return state
  const checked = checkWrite(request.write, order)
  if (!checked.ok) return checked
  const before = snapshotBefore(request.write, state.value, checked.value)
  const { trace: _, idempotencyKey: __, lostTime: ___, returnsOrder: ____, requester, ...asked } = request
  const stored = { ...asked, requester: withoutName(requester) }
  const sight = sightOf(order, Date.now())
  const intent = { request: stored, before, facts: factsOf(order), order: sight, answered: false }
  return isTooLarge(intent) ? refuse(TOO_LARGE) : ok(intent)
}

/** Bytes of an intent as JSON. A stored value has at most 2 MB, and the provider's answer is added to it. */
const INTENT_LIMIT = 1_600_000
/** An intent with fewer rows has less, whatever their texts are. */
const FEW_ROWS = 500
const TOO_LARGE: ProblemReason = {
  code: 'list-too-long',
  detail:
    'The edge keeps the rows that a write is about until its outcome is known, and these take too much room. Nothing was sent. Name fewer rows in one request.',
}

function isTooLarge(intent: Intent): boolean {
  const { rows, life } = intent.before
  const delivered = (life?.deliveries ?? []).flatMap((one) => [one, ...one.credits])
  const count = delivered.reduce((sum, one) => sum + one.rows.length, rows.length)
  if (count < FEW_ROWS) return false
  return new TextEncoder().encode(stringifyJson(intent)).length > INTENT_LIMIT
}

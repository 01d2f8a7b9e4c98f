/** The checks of a write against the current order, before it is sent. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { matchesTag } from '../http/entity-tag.ts'
import type { ProblemReason } from '../http/problem.ts'
import { withoutName } from '../journal/names.ts'
import type { Caller } from '../upstream/caller.ts'
import { checkWrite } from './check-write.ts'
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
  return ok({ request: stored, before, facts: factsOf(order), order: sight, answered: false })
}

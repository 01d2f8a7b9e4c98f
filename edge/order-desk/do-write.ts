/** One write at an order's desk: the checks before it is sent. The desk does one write at a time. */
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import { factsOf } from './history-entry.ts'
import type { ProblemReason } from '../http/problem.ts'
import { checkWrite } from './check-write.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import { secondsToOutcome } from '../desk/desk-tools.ts'
import { longestCall } from '../desk/times.ts'
import { contentOf, type DeskRequest, refusedAnswer } from './desk-request.ts'
import type { OrderTools } from './order-tools.ts'
import { matchesTag } from '../http/entity-tag.ts'
import { snapshotBefore } from './find-outcome.ts'
import type { Intent, OpenOrderWrite } from './intent.ts'
import { readOrder, snapshotOf } from './order-snapshot.ts'
import { sendWrite } from './send-write.ts'
import { resolveOpenWrites, unknownYet } from './resolve-write.ts'
import type { LoggedWrite } from './write-log.ts'

/** @param until when the work ends, in milliseconds since 1970; a write whose outcome is then not known stays open */
export async function doWrite(tools: OrderTools, request: DeskRequest, until: number): Promise<DeskAnswer> {
  const refused = (reason: ProblemReason) => refusedAnswer(reason, request.requestId)
  const keyed = request.idempotencyKey !== undefined
  const key = request.idempotencyKey ?? request.requestId
  const content = await contentOf(request)

  const known = tools.writes.find(key)
  if (known && known.content !== content) return refused({ code: 'idempotency-key-reused' })
  if (known?.answer) return known.answer
  const [open] = await resolveOpenWrites(tools, until)
  if (open) {
    const isSame = keyed ? open.key === key : !open.keyed && open.content === content
    return refused(isSame ? unknownYet(tools, open) : blockedBy(tools, open))
  }
  // A client without a key that asks again after its answer was lost means the same request.
  const found = keyed ? tools.writes.find(key) : tools.writes.findLost(content, tools.now())
  if (found?.answer && !(await isHeard(tools, found))) return found.answer

  const caller = tools.callerFor(request, until)
  const read = await readOrder(caller, request.orderId)
  if (!read.ok) return refused(read.reason)
  const { order, etag } = read.value
  if (request.ifMatch && !matchesTag(request.ifMatch, etag)) {
    const mayRead = request.requester.capabilities.includes('order.read')
    return refused({ code: 'order-changed', etag, ...(mayRead && { current: order }) })
  }
  const state = snapshotOf(order, request.write)
  if (!state.ok) return refused(state.reason)
  const checked = checkWrite(request.write, order)
  if (!checked.ok) return refused(checked.reason)

  if (until - tools.now() < longestCall(caller.config)) {
    return refused({
      code: 'desk-busy',
      detail: 'There was too little time left. Nothing was sent.',
      retryAfter: 2,
    })
  }

  const before = snapshotBefore(request.write, state.value, checked.value)
  const intent: Intent = { request, before, facts: factsOf(order), answered: false }
  const sending: OpenOrderWrite = { key, keyed, content, at: tools.now(), intent }
  const { success }: RestOperation = operations[request.write.name]
  if (!success.body) tools.writes.forgetSet()
  tools.writes.begin(sending)
  // On disk before it is sent: after a crash the desk knows what may have been sent.
  await tools.sync()
  return sendWrite(tools, sending, until)
}

/** Did the client get this answer? Then it means another request by the same content. */
function isHeard({ handOvers }: OrderTools, { key, isHanded }: LoggedWrite<Intent>): Promise<boolean> {
  return isHanded ? handOvers.isHeard(key) : Promise.resolve(false)
}

/** A later write would hide the outcome of the earlier one. */
function blockedBy(tools: OrderTools, open: OpenOrderWrite): ProblemReason {
  return {
    code: 'desk-busy',
    detail: 'The outcome of an earlier write to this order is not known yet. Nothing was sent.',
    retryAfter: secondsToOutcome(tools, open),
  }
}

/** Sends a write to the provider, once, and interprets the answer. */
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import { historyEntry } from './history-entry.ts'
import type { ProblemReason } from '../http/problem.ts'
import { callForBytes } from '../upstream/call.ts'
import type { Caller } from '../upstream/caller.ts'
import { mayBeAtWork, type ProviderFailure } from '../upstream/failure.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { Resolution } from '../desk/outcome.ts'
import { longestCall } from '../desk/times.ts'
import { refusedAnswer } from './desk-request.ts'
import { conclude, type OrderTools } from './order-tools.ts'
import { FOLLOW_MS, followTask, notSeen, taskPath } from './follow-task.ts'
import type { Accepted, OpenOrderWrite } from './intent.ts'
import { explainRefusal } from './explain-refusal.ts'
import { resolveByOrder, resolveWrite, unknownYet } from './resolve-write.ts'

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

/** @param until see {@link Caller} */
export async function sendWrite(
  tools: OrderTools,
  sending: OpenOrderWrite,
  until: number,
): Promise<DeskAnswer> {
  const { request } = sending.intent
  const { name, input } = request.write
  const { success }: RestOperation = operations[name]
  const sendState = { mayBeDone: false }
  const caller = { ...tools.callerFor(request, until), sendState }
  let head: Head | undefined
  const sent = await callForBytes(caller, name, input, ({ status, headers }) => {
    head = { status, location: headers.get('Location') }
  })
  if (head && head.status >= 200 && head.status < 300) {
    const body = sent.ok && success.body ? new TextDecoder().decode(sent.value.bytes) : undefined
    if (head.status === success.status && success.status !== 202) return done(tools, caller, sending, body)
    const task = taskPath(head.location, caller.config.providerUrl)
    return accepted(tools, caller, sending, { task, body })
  }
  if (sent.ok) throw new Error('a success without a head')
  if (!sendState.mayBeDone) return neverTaken(tools, sending, sent.reason)
  if (BROKEN.includes(sent.reason.code) || (head !== undefined && mayBeAtWork(head.status))) {
    return broken(tools, sending, { head, reason: sent.reason, until })
  }
  return refused(tools, sending, await explainRefusal(caller, request, sent.reason, head?.status))
}

/** The provider said that it was done. @param body what it answered, where that could be read */
async function done(
  tools: OrderTools,
  caller: Caller,
  sending: OpenOrderWrite,
  body: string | undefined,
): Promise<DeskAnswer> {
  const known = { ...sending, intent: { ...sending.intent, ...(body && { accepted: { body } }) } }
  return answerOf(tools, known, await resolveByOrder(tools, caller, known, { is: 'completed' }))
}

/** The provider accepted the write, and may still be doing it. */
async function accepted(
  tools: OrderTools,
  caller: Caller,
  sending: OpenOrderWrite,
  what: Accepted,
): Promise<DeskAnswer> {
  const known = { ...sending, intent: { ...sending.intent, accepted: what } }
  // If this process ends now, the next one must know that the write was accepted.
  tools.writes.update(known.key, known.intent)
  // Leaves time to read the order afterwards.
  const latest = (caller.until ?? Infinity) - longestCall(caller.config)
  const end = Math.min(tools.now() + FOLLOW_MS, latest)
  const task = what.task === undefined ? notSeen : await followTask(caller, what.task, end)
  return answerOf(tools, known, await resolveByOrder(tools, caller, known, task))
}

/** The provider refused the write. */
function refused(tools: OrderTools, sending: OpenOrderWrite, reason: ProblemReason): DeskAnswer {
  // The order is another merchant's: this one keeps no history of it.
  if (reason.code === 'provider-forbids') return neverTaken(tools, sending, reason)
  const { intent } = sending
  const answer = refusedAnswer(reason, intent.request.requestId)
  const ending = { outcome: 'refused', code: reason.code } as const
  conclude(tools, sending, historyEntry(intent, tools.now(), ending), answer)
  return answer
}

/** The provider did not process the write: the same one may be sent again. */
function neverTaken(tools: OrderTools, sending: OpenOrderWrite, reason: ProblemReason): DeskAnswer {
  tools.writes.drop(sending.key)
  const detail = [reason.detail, 'Nothing was changed.'].filter(Boolean).join(' ')
  return refusedAnswer({ ...reason, detail }, sending.intent.request.requestId)
}

/** The answer is lost: the order is read to find the outcome. */
async function broken(
  tools: OrderTools,
  sending: OpenOrderWrite,
  { head, reason, until }: { head: Head | undefined; reason: ProviderFailure; until: number },
): Promise<DeskAnswer> {
  const answered = head !== undefined && !mayBeAtWork(head.status)
  const known = { ...sending, intent: { ...sending.intent, answered } }
  if (answered) tools.writes.update(known.key, known.intent)
  const resolution = await resolveWrite(tools, known, until)
  if (resolution.is !== 'not-done') return answerOf(tools, known, resolution)
  const detail = 'The order was read afterwards: nothing was changed.'
  return refusedAnswer({ ...reason, detail }, sending.intent.request.requestId)
}

function answerOf(tools: OrderTools, sending: OpenOrderWrite, resolution: Resolution): DeskAnswer {
  if (resolution.is === 'resolved') return resolution.answer
  const { intent } = sending
  tools.writes.markLost(sending, tools.now())
  tools.history.append(historyEntry(intent, tools.now(), { outcome: 'unknown' }))
  return refusedAnswer(unknownYet(tools, sending), intent.request.requestId)
}

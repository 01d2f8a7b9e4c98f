/** Sends a write to the provider once, and interprets the answer. */
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import type { Reply } from '../desk/write-once/policy.ts'
import type { ProblemReason } from '../http/problem.ts'
import { callForBytes } from '../upstream/call.ts'
import type { Caller } from '../upstream/caller.ts'
import { mayBeAtWork, type ProviderFailure } from '../upstream/failure.ts'
import { type DeskRequest, refusedAnswer } from './desk-request.ts'
import { explainRefusal } from './explain-refusal.ts'
import { taskPath } from './follow-task.ts'
import type { EntryFacts } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { markedWrite } from './marked-write.ts'

/** The head of the provider's answer to the write. */
interface Head {
  status: number
  location: string | null
}

/** Failures after which it is not known whether the write was done. */
const BROKEN: readonly ProviderFailure['code'][] = [
  'provider-timeout',
  'provider-unreachable',
  'provider-failed',
  'provider-answer-invalid',
]

export async function sendWrite(known: Caller, request: DeskRequest): Promise<Reply<Intent, EntryFacts>> {
  const { name, input } = markedWrite(request.write, request.mark)
  const { success }: RestOperation = operations[name]
  const sendState = { mayBeDone: false }
  const caller = { ...known, sendState }
  let head: Head | undefined
  const sent = await callForBytes(caller, name, input, ({ status, headers }) => {
    head = { status, location: headers.get('Location') }
  })
  if (head && head.status >= 200 && head.status < 300) {
    const body = sent.ok && success.body ? new TextDecoder().decode(sent.value.bytes) : undefined
    const isDone = head.status === success.status && success.status !== 202
    const task = isDone ? undefined : taskPath(head.location, caller.config.providerUrl)
    return { is: 'accepted', known: { accepted: { isDone, task, body } } }
  }
  if (sent.ok) throw new Error('a success without a head')
  if (!sendState.mayBeDone) return neverTaken(sent.reason)
  if (BROKEN.includes(sent.reason.code) || (head !== undefined && mayBeAtWork(head.status))) {
    const answered = head !== undefined && !mayBeAtWork(head.status)
    return { is: 'broken', answered, reason: sent.reason }
  }
  const reason = await explainRefusal(caller, request, sent.reason, head?.status)
  // The order is another merchant's: this merchant keeps no history of it.
  if (reason.code === 'provider-forbids') return neverTaken(reason)
  const ending = { outcome: 'refused', code: reason.code } as const
  return { is: 'refused', answer: refusedAnswer(reason, request.requestId), ending }
}

function neverTaken(reason: ProblemReason): Reply<Intent, EntryFacts> {
  const detail = [reason.detail, 'Nothing was changed.'].filter(Boolean).join(' ')
  return { is: 'never-taken', reason: { ...reason, detail } }
}

/** Sends a SOAP write to the provider once, and interprets the answer. */
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { Reply } from '../desk/write-once/policy.ts'
import type { ProblemReason } from '../http/problem.ts'
import { callSoap, type SeenAnswer } from '../upstream/call-soap.ts'
import type { Caller } from '../upstream/caller.ts'
import { mayBeAtWork } from '../upstream/failure.ts'
import { contradictsItself, rejectionOf } from '../upstream/rejection.ts'
import { providerAnswer, refusedAnswer } from './credit-answer.ts'
import type { CreditRequest } from './credit-request.ts'
import type { EntryFacts } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { markedWrite } from './marked-write.ts'
import { lacksNumber, resultFacts } from './result-facts.ts'

/** An answer is stored in one row of a table, which the platform limits to 2 MB. */
const ANSWER_LIMIT = 512 * 1024
/** Failures after which it is not known whether the write was done. */
const BROKEN: readonly ProblemReason['code'][] = [
  'provider-timeout',
  'provider-unreachable',
  'provider-failed',
  'provider-answer-invalid',
  'provider-fault',
  // The answer is not a SOAP message: a proxy may have sent it.
  'provider-refused',
]

export async function sendWrite(caller: Caller, request: CreditRequest): Promise<Reply<Intent, EntryFacts>> {
  const { wire } = request
  const write = markedWrite(request)
  let seen: SeenAnswer | undefined
  const sent = await callSoap<CreditWriteName>(caller, write.name, write.input, {
    version: wire === 'json' ? '1.1' : wire,
    limit: ANSWER_LIMIT,
    seen: (answer) => (seen = answer),
  })
  if (sent.ok) {
    const { output } = sent.value
    if (contradictsItself(output)) return broken({ code: 'provider-answer-invalid' }, seen)
    if (lacksNumber(write.name, output)) return { is: 'accepted', known: { accepted: true } }
    const answer = providerAnswer(request, sent.value)
    const rejected = rejectionOf(output)
    if (!rejected)
      return { is: 'done', answer, ending: { outcome: 'done', facts: resultFacts(write.name, output) } }
    const code = String(rejected.rejection ?? rejected.ResultCode ?? rejected.code)
    // A subject that does not exist gets no history, so that guessed numbers are not stored.
    const ending = code.endsWith('DoesNotExist') ? undefined : ({ outcome: 'refused', code } as const)
    return { is: 'refused', answer, ending }
  }
  const { reason } = sent
  if (seen?.isSenderFault) {
    return {
      is: 'refused',
      answer: refusedAnswer(request, reason),
      ending: { outcome: 'refused', code: reason.code },
    }
  }
  if (!BROKEN.includes(reason.code)) return { is: 'never-taken', reason }
  return broken(reason, seen)
}

/** The records must tell whether it was done. */
function broken(reason: ProblemReason, seen: SeenAnswer | undefined): Reply<Intent, EntryFacts> {
  return { is: 'broken', answered: seen !== undefined && !mayBeAtWork(seen.status), reason }
}

/** One write of the SOAP service, from the request to its answer. Only one is under way at a desk. */
import type { DeskAnswer } from '../desk/desk-answer.ts'
import { secondsToOutcome } from '../desk/desk-tools.ts'
import { longestCall } from '../desk/times.ts'
import type { ProblemReason } from '../http/problem.ts'
import { callSoap, type SeenAnswer, type SoapAnswer } from '../upstream/call-soap.ts'
import { mayBeAtWork } from '../upstream/failure.ts'
import { rejectionOf } from '../upstream/rejection.ts'
import { clientKindOf } from '../upstream/soap-client.ts'
import type { CreditWriteName, SoapName } from '../../shared/domain/soap/operations.ts'
import { providerAnswer, refusedAnswer } from './credit-answer.ts'
import type { Intent, LoggedWrite, OpenWrite } from './credit-log.ts'
import { contentOf, type CreditRequest, subjectOf } from './credit-request.ts'
import { conclude, note, type CreditTools } from './credit-tools.ts'
import { customerDigest } from './customer-digest.ts'
import { readBook, withoutCustomers } from './read-book.ts'
import { requestFacts } from './request-facts.ts'
import { resultFacts } from './result-facts.ts'
import { resolveWrite, resolveOpenWrites, unknownYet } from './resolve-write.ts'
import { customerNamed, wantedOf } from './wanted.ts'

/** An answer is stored in one row of a table, which the platform limits to 2 MB. */
const ANSWER_LIMIT = 512 * 1024
/** After these failures it is not known whether the write was done. */
const BROKEN: readonly ProblemReason['code'][] = [
  'provider-timeout',
  'provider-unreachable',
  'provider-failed',
  'provider-answer-invalid',
  'provider-fault',
  // An answer that is not a SOAP message: a proxy may have sent it.
  'provider-refused',
]

/** @param until when the work ends, in milliseconds since 1970; a write whose outcome is then not known stays open */
export async function doCreditWrite(
  tools: CreditTools,
  request: CreditRequest,
  until: number,
): Promise<DeskAnswer> {
  const { idempotencyKey: key, write } = request
  const content = await contentOf(request)
  const known = key === undefined ? undefined : tools.log.find(key)
  if (known && known.content !== content) return refusedAnswer(request, { code: 'idempotency-key-reused' })
  if (known?.answer) return known.answer

  const [open] = await resolveOpenWrites(tools, until)
  if (open) {
    const isSame = key === undefined ? open.content === content : open.key === key
    return refusedAnswer(request, isSame ? unknownYet(tools, open) : blockedBy(tools, open))
  }
  // A client without a key that asks again after its answer was lost means the same request.
  const found = key === undefined ? tools.log.findLost(content, tools.now()) : tools.log.find(key)
  if (found?.answer) return found.answer

  const subject = subjectOf(write)
  const kind = clientKindOf(write.name, write.input)
  const book = await readBook(tools.callerFor(request, until), subject, kind)
  if (!book.ok) return refusedAnswer(request, book.reason)
  if (until - tools.now() < longestCall(tools.config)) {
    const detail = 'There was too little time left. Nothing was sent.'
    return refusedAnswer(request, { code: 'desk-busy', detail, retryAfter: 2 })
  }
  const { write: _, trace: __, ...asked } = request
  const named = customerNamed(write)
  const customer = named && (await customerDigest(tools.config, request, kind, named))
  const intent: Intent = {
    request: asked,
    name: write.name,
    // A customer's number is neither stored nor looked up.
    ...(subject && subject.kind !== 'SecurityNumber' && { subject }),
    kind,
    ...(book.value && { before: withoutCustomers(book.value) }),
    wanted: wantedOf(write, customer),
    facts: requestFacts(write, kind),
    answered: false,
  }
  const sending = tools.log.begin({ key, content, at: tools.now(), intent })
  // On disk before it is sent: after a crash the desk knows what may have been sent.
  await tools.sync()
  return send(tools, sending, request, until)
}

async function send(
  tools: CreditTools,
  sending: OpenWrite,
  request: CreditRequest,
  until: number,
): Promise<DeskAnswer> {
  const { wire, write } = request
  let seen: SeenAnswer | undefined
  const sent = await callSoap<CreditWriteName>(tools.callerFor(request, until), write.name, write.input, {
    version: wire === 'json' ? '1.1' : wire,
    limit: ANSWER_LIMIT,
    seen: (answer) => (seen = answer),
  })
  if (sent.ok) return answered(tools, sending, sent.value, providerAnswer(request, sent.value))
  const answer = refusedAnswer(request, sent.reason)
  if (seen?.isSenderFault) {
    conclude(tools, sending, { outcome: 'refused', code: sent.reason.code }, answer)
    return answer
  }
  if (BROKEN.includes(sent.reason.code)) return broken(tools, sending, { seen, reason: sent.reason, until })
  // The provider did not process it: the same request may be sent again.
  tools.log.drop(sending)
  return answer
}

/** The provider did it, or rejected it. */
function answered(
  tools: CreditTools,
  sending: OpenWrite,
  { output }: SoapAnswer<SoapName>,
  answer: DeskAnswer,
): DeskAnswer {
  const rejected = rejectionOf(output)
  if (!rejected) {
    conclude(tools, sending, { outcome: 'done', ...resultFacts(sending.intent.name, output) }, answer)
    return answer
  }
  const code = String(rejected.rejection ?? rejected.ResultCode ?? rejected.code)
  // A subject that does not exist gets no history: otherwise every number that is tried would be stored.
  const facts = code.endsWith('DoesNotExist') ? undefined : ({ outcome: 'refused', code } as const)
  conclude(tools, sending, facts, answer)
  return answer
}

/** The answer is lost: the provider's records are read to find the outcome. */
async function broken(
  tools: CreditTools,
  sending: OpenWrite,
  { seen, reason, until }: { seen: SeenAnswer | undefined; reason: ProblemReason; until: number },
): Promise<DeskAnswer> {
  const { request } = sending.intent
  const isAnswered = seen !== undefined && !mayBeAtWork(seen.status)
  if (isAnswered) tools.log.markAnswered(sending)
  const known = { ...sending, intent: { ...sending.intent, answered: isAnswered } }
  const resolution = await resolveWrite(tools, known, until)
  if (resolution.is === 'resolved') return resolution.answer
  if (resolution.is === 'not-done') {
    const detail = 'The provider was asked afterwards: nothing was done.'
    return refusedAnswer(request, { ...reason, detail })
  }
  tools.transact(() => {
    tools.log.markLost(sending, tools.now())
    note(tools, sending.intent, { outcome: 'unknown' })
  })
  return refusedAnswer(request, unknownYet(tools, sending))
}

/** A later write would hide the outcome of the earlier one. */
function blockedBy(tools: CreditTools, open: LoggedWrite): ProblemReason {
  return {
    code: 'desk-busy',
    detail: 'The outcome of an earlier request about the same subject is not known yet. Nothing was sent.',
    retryAfter: secondsToOutcome(tools, open),
  }
}

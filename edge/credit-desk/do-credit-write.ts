/** One write of the SOAP service, from the request to its answer. Only one is under way at a desk. */
import { CallerSecret } from '../desk/caller-secret.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import { secondsToOutcome } from '../desk/desk-tools.ts'
import { longestCall } from '../desk/times.ts'
import type { ProblemReason } from '../http/problem.ts'
import { callSoap, type SeenAnswer, type SoapAnswer } from '../upstream/call-soap.ts'
import { mayBeAtWork } from '../upstream/failure.ts'
import { rejectionOf } from '../upstream/rejection.ts'
import { clientKindOf } from '../upstream/soap-client.ts'
import type { CreditWriteName, SoapName } from '../../shared/domain/soap/operations.ts'
import type { SoapOperation } from '../../shared/domain/soap/soap-operation.ts'
import { operations } from '../../shared/wire/operations.ts'
import { providerAnswer, refusedAnswer } from './credit-answer.ts'
import { type Intent, type KeptAnswer, type LoggedWrite, openAnswer, type OpenWrite } from './credit-log.ts'
import { callerOf, contentOf, type CreditRequest, subjectOf } from './credit-request.ts'
import { conclude, note, type CreditTools } from './credit-tools.ts'
import { customerDigest } from './customer-digest.ts'
import { refusedAsSecond } from './earlier-order.ts'
import { readBook, withoutCustomers } from './read-book.ts'
import { requestFacts } from './request-facts.ts'
import { lacksNumber, resultFacts } from './result-facts.ts'
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
  const { idempotencyKey, write } = request
  const digest = await contentOf(request)
  const secret = await CallerSecret.of(idempotencyKey ?? digest, tools.about)
  const key = idempotencyKey === undefined ? undefined : await secret.digest()
  const content = await secret.digest(digest)
  const caller = await secret.digest(callerOf(request))
  const known = key === undefined ? undefined : tools.log.find(key)
  if (known && known.content !== content) return refusedAnswer(request, { code: 'idempotency-key-reused' })
  if (known?.kept) return openAnswer(secret, known.kept)

  const [open] = await resolveOpenWrites(tools, until)
  if (open) {
    const isOwn = open.content === content && (open.caller ?? caller) === caller
    const isSame = key === undefined ? isOwn : open.key === key
    return refusedAnswer(request, isSame ? unknownYet(tools, open) : blockedBy(tools, open))
  }
  // A client without a key that asks again after its answer was lost means the same request.
  const found = key === undefined ? tools.log.findLost(caller, content, tools.now()) : tools.log.find(key)
  if (found?.kept && !(await isHeard(tools, found.kept))) return openAnswer(secret, found.kept)

  const second = refusedAsSecond(tools, request)
  if (second) return refusedAnswer(request, second)
  const subject = subjectOf(write)
  const kind = clientKindOf(write.name, write.input)
  const book = await readBook(tools.callerFor(request, until), subject, kind)
  if (!book.ok) return refusedAnswer(request, book.reason)
  if (until - tools.now() < longestCall(tools.config)) {
    const detail = 'There was too little time left. Nothing was sent.'
    return refusedAnswer(request, { code: 'desk-busy', detail, retryAfter: 2 })
  }
  const { write: _, trace: __, idempotencyKey: ___, isSecond: ____, ...asked } = request
  const named = customerNamed(write)
  const customer = named && (await customerDigest(tools.config, request, kind, named))
  const { clear: answerKey, wrapped } = await secret.newAnswerKey()
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
    answerKey,
  }
  const { onlySets = false }: Pick<SoapOperation, 'onlySets'> = operations[write.name]
  if (onlySets) tools.log.forgetSet()
  const sender = key === undefined ? { caller } : {}
  const sending = tools.log.begin({ key, content, ...sender, at: tools.now(), intent, wrapped, onlySets })
  // On disk before it is sent: after a crash the desk knows what may have been sent.
  await tools.sync()
  return send(tools, sending, request, until)
}

/** Did the client get this answer? Then it means another request by the same content. */
function isHeard({ handOvers }: CreditTools, { handedTo }: KeptAnswer): Promise<boolean> {
  return handedTo === undefined ? Promise.resolve(false) : handOvers.isHeard(handedTo)
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
  if (sent.ok) {
    if (lacksNumber(write.name, sent.value.output)) {
      return broken(tools, sending, { isAccepted: true, reason: { code: 'provider-answer-invalid' }, until })
    }
    return answered(tools, sending, sent.value, providerAnswer(request, sent.value))
  }
  const answer = refusedAnswer(request, sent.reason)
  if (seen?.isSenderFault) {
    await conclude(tools, sending, { outcome: 'refused', code: sent.reason.code }, answer)
    return answer
  }
  if (BROKEN.includes(sent.reason.code)) {
    const isAnswered = seen !== undefined && !mayBeAtWork(seen.status)
    return broken(tools, sending, { isAnswered, reason: sent.reason, until })
  }
  // The provider did not process it: the same request may be sent again.
  tools.log.drop(sending)
  return answer
}

/** The provider did it, or rejected it. */
async function answered(
  tools: CreditTools,
  sending: OpenWrite,
  { output }: SoapAnswer<SoapName>,
  answer: DeskAnswer,
): Promise<DeskAnswer> {
  const rejected = rejectionOf(output)
  if (!rejected) {
    await conclude(tools, sending, { outcome: 'done', ...resultFacts(sending.intent.name, output) }, answer)
    return answer
  }
  const code = String(rejected.rejection ?? rejected.ResultCode ?? rejected.code)
  // A subject that does not exist gets no history: otherwise every number that is tried would be stored.
  const facts = code.endsWith('DoesNotExist') ? undefined : ({ outcome: 'refused', code } as const)
  await conclude(tools, sending, facts, answer)
  return answer
}

interface Broken {
  /** The provider answered something else than success: nothing is in flight any more. */
  isAnswered?: boolean
  /** It answered success, and not what was made. */
  isAccepted?: boolean
  reason: ProblemReason
  until: number
}

/** The answer is lost: the provider's records are read to find the outcome. */
async function broken(
  tools: CreditTools,
  sending: OpenWrite,
  { isAnswered = false, isAccepted = false, reason, until }: Broken,
): Promise<DeskAnswer> {
  const { request } = sending.intent
  const known = { ...sending, intent: { ...sending.intent, answered: isAnswered, accepted: isAccepted } }
  if (isAnswered || isAccepted) tools.log.update(known)
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
  return refusedAnswer(request, unknownYet(tools, known))
}

/** A later write would hide the outcome of the earlier one. */
function blockedBy(tools: CreditTools, open: LoggedWrite): ProblemReason {
  return {
    code: 'desk-busy',
    detail: 'The outcome of an earlier request about the same subject is not known yet. Nothing was sent.',
    retryAfter: secondsToOutcome(tools, open),
  }
}

/**
 * Finds the outcome of a write whose answer is lost, because the connection broke or this process ended: the
 * provider's records are read and compared with those before it. Nothing is sent again.
 */
import { secondsToOutcome } from '../desk/desk-tools.ts'
import type { Resolution } from '../desk/outcome.ts'
import { inFlightMs, KEY_MS } from '../desk/times.ts'
import type { ProblemReason } from '../http/problem.ts'
import { soapSpelling } from '../upstream/call-soap.ts'
import { foundAnswer, refusedAnswer } from './credit-answer.ts'
import type { LoggedWrite, OpenWrite } from './credit-log.ts'
import { conclude, type CreditTools } from './credit-tools.ts'
import { findOutcome } from './find-outcome.ts'
import { customerDigest } from './customer-digest.ts'
import { readBook, withDigests } from './read-book.ts'
import { resultFacts } from './result-facts.ts'

/** @param until when the records must have been read, in milliseconds since 1970 */
export async function resolveWrite(tools: CreditTools, open: OpenWrite, until: number): Promise<Resolution> {
  const { request, name, subject, kind, before, wanted, answered, accepted } = open.intent
  const age = tools.now() - open.at
  const read = before ? await readBook(tools.callerFor(request, until), subject, kind) : undefined
  if (read && !read.ok) return age < KEY_MS ? { is: 'open' } : giveUp(tools, open)
  const now = await withDigests(read?.value, (number) => customerDigest(tools.config, request, kind, number))
  const outcome = findOutcome(name, before, now, wanted)

  if (outcome.is === 'done') {
    const answer = foundAnswer(request, name, outcome.result, soapSpelling(tools.config))
    const facts = { outcome: 'done', foundByReading: true, ...resultFacts(name, outcome.result) } as const
    // A fault has no result: the same content gets the same fault again.
    if (answer.problem) tools.log.markLost(open, tools.now())
    await conclude(tools, open, facts, answer)
    return { is: 'resolved', answer }
  }
  if (!answered && age < inFlightMs(tools.config)) return { is: 'open' }
  // What the provider says it has done may yet appear.
  if (outcome.is === 'unclear' || accepted) return giveUp(tools, open)
  await conclude(tools, open, { outcome: 'not-done', foundByReading: true })
  return { is: 'not-done' }
}

/**
 * Looks at every write whose outcome is not known. Their clients left without an answer.
 * @returns those that stay open
 */
export async function resolveOpenWrites(tools: CreditTools, until: number): Promise<OpenWrite[]> {
  const open: OpenWrite[] = []
  for (const write of tools.log.openWrites()) {
    tools.log.markLost(write, tools.now())
    if ((await resolveWrite(tools, write, until)).is === 'open') open.push(write)
  }
  return open
}

/** The outcome cannot be known, now or later. */
async function giveUp(tools: CreditTools, open: OpenWrite): Promise<Resolution> {
  const why = open.intent.accepted
    ? 'The provider accepted the request without the number of what it made'
    : "The provider's answer is lost"
  const detail = `${why}, and its records do not show the outcome. Look there: what is missing can be sent with a new Idempotency-Key.`
  const answer = refusedAnswer(open.intent.request, { code: 'outcome-unknown', detail })
  tools.log.markLost(open, tools.now())
  await conclude(tools, open, { outcome: 'unknown' }, answer)
  return { is: 'resolved', answer }
}

/** The problem while the outcome is not known yet. */
export function unknownYet(tools: CreditTools, open: LoggedWrite): ProblemReason {
  const same = open.key === undefined ? 'request' : 'request with the same Idempotency-Key'
  const why = open.intent?.accepted
    ? 'The provider accepted the request, and did not say what it made.'
    : 'The answer of the provider was lost after the request was sent.'
  return {
    code: 'outcome-unknown',
    detail: `${why} Send the same ${same} after Retry-After: the edge then looks for the outcome, and sends nothing twice.`,
    retryAfter: secondsToOutcome(tools, open),
  }
}

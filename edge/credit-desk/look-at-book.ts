/** Compares the provider's records with those before a write that was sent. Nothing is sent again. */
import type { DeskTools } from '../desk/desk-tools.ts'
import type { Sight } from '../desk/write-once/policy.ts'
import { soapSpelling } from '../upstream/call-soap.ts'
import { foundAnswer } from './credit-answer.ts'
import { customerDigest } from './customer-digest.ts'
import { findOutcome } from './find-outcome.ts'
import type { EntryFacts } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { readBook, withDigests } from './read-book.ts'
import { resultFacts } from './result-facts.ts'

/** @param until when the records must have been read, in milliseconds since 1970 */
export async function lookAtBook(
  { callerFor, config }: DeskTools,
  { request, name, subject, kind, before, wanted }: Intent,
  until: number,
): Promise<Sight<EntryFacts>> {
  const caller = callerFor(request, until)
  const read = before ? await readBook(caller, subject, kind) : undefined
  const book = read?.ok ? read.value : undefined
  const now = await withDigests(book, (number) => customerDigest(caller, kind, number))
  const outcome = findOutcome(name, before, now, wanted)
  const result = outcome.is === 'done' ? outcome.result : {}
  return {
    shown: read && !read.ok ? 'unread' : outcome.is,
    done: () => ({
      answer: foundAnswer(request, name, result, soapSpelling(config)),
      facts: resultFacts(name, result),
    }),
  }
}

/**
 * What a request's answer is noted to be, for the record that a sandbox keeps of it (`recording/`). Nothing is computed
 * here: an answer that nobody records costs no more than the note.
 */
import type { Refusal } from '../../shared/domain/values/refusal.ts'
import type { RuleId } from '../../shared/wire/rules/rules.ts'
import type { RefusedRow } from '../refused.ts'

/** Why an answer refuses, as the place that refuses knows it. */
export interface NotedRefusal {
  rule: RuleId
  /** The sentence of the answer. */
  message: string
  refusals?: readonly Refusal[] | undefined
  rows?: readonly RefusedRow[] | undefined
  /** What would have been taken, where the place that refuses knows it. */
  nearest?: unknown
}

export interface AnswerNotes {
  /** The body's text. Without it, only the status is recorded. */
  text?: string
  refusal?: NotedRefusal
  /** The body is a stream of any size, which is never held. */
  streamed?: true
}

const notes = new WeakMap<Response, AnswerNotes>()

/** Adds to the notes of an answer. @returns the answer */
export function noteAnswer(answer: Response, more: AnswerNotes): Response {
  const known = notes.get(answer)
  if (known) Object.assign(known, more)
  else notes.set(answer, more)
  return answer
}

export function notesOf(answer: Response): AnswerNotes {
  return notes.get(answer) ?? {}
}

/**
 * Says that an answer is that of an earlier request, and that this one did nothing: `true`, or absent. A write whose outcome
 * was found by reading is told so by `FoundByReading` instead, and has this header only when it is told again.
 */
export const REPLAYED = 'Idempotent-Replayed'

/** The answer with that header. */
export function replayed<Answer extends { headers: Record<string, string> }>(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, [REPLAYED]: 'true' } }
}

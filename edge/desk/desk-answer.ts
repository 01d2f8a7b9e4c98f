import type { ProblemCode } from '../../shared/problems.ts'

/** An answer as it is sent. A repeated request under the same key gets the same bytes. */
export interface DeskAnswer {
  status: number
  headers: Record<string, string>
  body: string | null
  /** For the log. */
  problem?: ProblemCode
}

/** A desk's answer with the time it took: the desk counts in a copy of the worker's trace. */
export interface TimedAnswer {
  answer: DeskAnswer
  /** Milliseconds that the provider took of it. */
  upstreamMs: number
}

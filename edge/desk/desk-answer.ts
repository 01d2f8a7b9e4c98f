import type { ProblemCode } from '../../shared/problems.ts'

/** An answer as it is sent. A repeated request under the same key gets the same bytes, and a header that says so. */
export interface DeskAnswer {
  status: number
  headers: Record<string, string>
  body: string | null
  /**
   * The order as the desk read it after the write: JSON in UTF-8, for a client that asks for it. It is never kept, so a
   * repeated answer shows no customer and no former order.
   */
  order?: Uint8Array
  /** The problem's code, for the log. */
  problem?: ProblemCode
}

/** A desk's answer with its time at the provider, because the desk counts in a copy of the worker's trace. */
export interface TimedAnswer {
  answer: DeskAnswer
  /** Milliseconds spent at the provider. */
  upstreamMs: number
}

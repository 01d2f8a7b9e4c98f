import type { ProblemCode } from '../../../shared/problems.ts'

/** Codes of failures without an answer from the edge. */
type LocalCode = 'edge-url-invalid' | 'network-failed' | 'edge-timeout' | 'answer-invalid'

/** A code of the edge's problem table, or one of this module. An edge of a later version may have more. */
export type SessionErrorCode = ProblemCode | LocalCode | (string & Record<never, never>)

export interface SessionErrorFacts {
  code: SessionErrorCode
  status?: number | undefined
  pointer?: string | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** A failure to open or end a session. Distinguish errors by `code`; no member contains the API key. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly code: SessionErrorCode
  /** The edge's HTTP status; undefined if it did not answer. */
  readonly status: number | undefined
  /** A JSON pointer to the member of the request that the edge refused, such as `/origin`. */
  readonly pointer: string | undefined
  /** The id in the edge's log; quote it to the operator of the edge. */
  readonly requestId: string | undefined
  /** Seconds to wait before another attempt. */
  readonly retryAfter: number | undefined

  constructor(message: string, { code, status, pointer, requestId, retryAfter, cause }: SessionErrorFacts) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.pointer = pointer
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

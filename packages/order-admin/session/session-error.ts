import type { ProblemCode } from '../../../shared/problems.ts'

/** What goes wrong without an answer of the edge, or with one that is no edge's. */
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

/** A session that was not opened or ended. Tell errors apart by `code`; no member ever has the API key. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly code: SessionErrorCode
  /** The edge's HTTP status; undefined if it did not answer. */
  readonly status: number | undefined
  /** A JSON pointer to the member of the request that the edge refused, such as `/origin`. */
  readonly pointer: string | undefined
  /** Quote it to whoever runs the edge: its log has it too. */
  readonly requestId: string | undefined
  /** Seconds after which another try makes sense. */
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

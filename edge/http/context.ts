import type { ProblemCode } from '../../shared/problems.ts'
import type { Env } from '../config/env.ts'
import type { Requester } from './requester.ts'
import type { Trace } from './trace.ts'

/** The variables of Hono's context that the edge's middleware sets. */
export interface EdgeContext {
  Bindings: Env
  Variables: {
    requestId: string
    trace: Trace
    /** Who makes the request; always set after `requireSession`. */
    session: Requester
    /** The body, if its signature was verified: a body can be read only once. */
    sentBytes?: Uint8Array
    /** The name of the operator's key that makes the request, for the log. */
    operator?: string
    /** The id of the session that was opened, for the log. */
    opened?: string
    /** The code of the problem that was answered, for the log. */
    problem?: ProblemCode
  }
}

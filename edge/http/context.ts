import type { ProblemCode } from '../../shared/problems.ts'
import type { Env } from '../config/env.ts'
import type { Requester } from './requester.ts'
import type { Trace } from './trace.ts'

/** What the edge's middleware puts into Hono's context. */
export interface EdgeContext {
  Bindings: Env
  Variables: {
    requestId: string
    trace: Trace
    /** Who makes the request, once it is known: always set behind `requireSession`. */
    session: Requester
    /** The id of the session that was opened, for the log. */
    opened?: string
    /** The code of the problem that was answered, for the log. */
    problem?: ProblemCode
  }
}

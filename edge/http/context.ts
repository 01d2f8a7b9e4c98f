import type { Config } from '../config.ts'
import type { Env } from '../env.ts'
import type { Session } from '../sessions/session-token.ts'
import type { ProblemCode } from '../../shared/problems.ts'

/** What the edge's middleware puts into Hono's context. */
export interface EdgeContext {
  Bindings: Env
  Variables: {
    requestId: string
    config: Config
    /** Behind `requireSession` only. */
    session: Session
    /** The code of the problem that was answered, for the log. */
    problem?: ProblemCode
  }
}

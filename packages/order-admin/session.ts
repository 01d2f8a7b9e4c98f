/**
 * `order-admin/session`: opens and ends sessions at the edge, for a merchant's backend. It needs only `fetch`, so it
 * runs in Node, Deno, Bun and on Workers. No answer and no error contains the API key.
 */
export { endAllSessions, endSession, endSessionsOf } from './session/end-sessions.ts'
export type { EdgeAccess } from './session/call-edge.ts'
export { openSession } from './session/open-session.ts'
export type { DeskSession, OpenSessionOptions } from './session/open-session.ts'
export { SessionError, type SessionErrorCode } from './session/session-error.ts'
export { sessionHandler, type SessionHandlerOptions } from './session/session-handler.ts'
export { type IssuedSession } from '../../shared/domain/session/session.ts'
export { capabilities, type Capability } from '../../shared/domain/session/capabilities.ts'

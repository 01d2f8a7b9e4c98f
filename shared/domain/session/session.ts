export type { IssuedSession, SessionInfo, SessionUser } from './session-info.schema.ts'

/** The longest life of a session, in seconds. */
export const SESSION_SECONDS = 600

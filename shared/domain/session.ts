export type { IssuedSession, SessionInfo, SessionUser } from './session-info.schema.ts'

/** What a session may allow: a closed list, denied unless named. */
export const capabilities = [
  'order.read',
  'rows.write',
  'order.extend',
  'metadata.write',
  'report.read',
  'credit.read',
  'credit.write',
] as const
export type Capability = (typeof capabilities)[number]

/** A session lives at most this long. */
export const SESSION_SECONDS = 600

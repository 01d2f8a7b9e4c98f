import type { Long } from './long.ts'

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

/** Who acts, for the order's history. */
export interface SessionUser {
  id: string
  name: string
}

/** What `GET /session` tells the widget. */
export interface SessionInfo {
  user: SessionUser
  capabilities: Capability[]
  /** The only order that the session may touch; absent when it may touch all of the merchant's. */
  orderId?: Long
  /** BCP 47; the language that the merchant's backend named for the page. */
  locale?: string
  /** ISO 8601 with offset: an instant, unlike the dates of the order API. Absent for an API key. */
  expiresAt?: string
}

/** What `POST /sessions` answers the merchant's backend, and what `fetchSession` hands to the widget. */
export interface IssuedSession {
  /** With it the merchant's backend ends the session before it expires. */
  id?: string
  token: string
  expiresAt: string
}

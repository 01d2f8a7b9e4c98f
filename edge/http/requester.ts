import type { Long } from '../../shared/domain/values/long.ts'
import type { SessionUser } from '../../shared/domain/session/session.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'

/** Who makes a request: a browser with a session token, or the merchant's own server with its API key. */
export interface Requester {
  kind: 'session' | 'server'
  /** The session's id, or the name of the API key. */
  id: string
  merchantId: string
  user: SessionUser
  capabilities: readonly Capability[]
  /** The only order that the requester may access; absent if it may access all of the merchant's. */
  orderId?: Long
  locale?: string
  /** In seconds since 1970; absent for a server. */
  issuedAt?: number
  /** In seconds since 1970; absent for a server whose key does not expire. */
  expiresAt?: number
}

/** Who makes a request: a browser with a session token, or the merchant's own server with its API key. */
import type { Long } from '../../shared/domain/long.ts'
import { type Capability, capabilities, type SessionUser } from '../../shared/domain/session.ts'
import type { ApiKey } from '../config/config.ts'
import type { Session } from './session-token.ts'

export interface Requester {
  kind: 'session' | 'server'
  /** The session's id, or what the API key is called. */
  id: string
  merchantId: string
  user: SessionUser
  capabilities: readonly Capability[]
  /** The only order that it may touch; absent when it may touch all of the merchant's. */
  orderId?: Long
  locale?: string
  /** Both in seconds since 1970, and absent for a server. */
  issuedAt?: number
  expiresAt?: number
}

export function sessionRequester(session: Session): Requester {
  return { kind: 'session', ...session }
}

/** A merchant's own server may do everything: that is how an existing integration is pointed at the edge. */
export function serverRequester({ id, merchant: { MerchantId } }: ApiKey): Requester {
  const user = { id: `key:${id}`, name: 'API key' }
  return { kind: 'server', id, merchantId: MerchantId, user, capabilities }
}

import { capabilities } from '../../shared/domain/session/capabilities.ts'
import type { ApiKey } from '../config/config.ts'
import type { Requester } from '../http/requester.ts'
import type { Session } from './session-token.ts'

export function sessionRequester(session: Session): Requester {
  return { kind: 'session', ...session }
}

/** A merchant's own server may do everything, so that an existing integration can use the edge unchanged. */
export function serverRequester({ id, merchant: { MerchantId } }: ApiKey): Requester {
  const user = { id: `key:${id}`, name: 'API key' }
  return { kind: 'server', id, merchantId: MerchantId, user, capabilities }
}

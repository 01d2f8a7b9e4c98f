import type { Context } from 'hono'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import type { ApiKey, MerchantConfig } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import type { Requester } from '../http/requester.ts'
import type { Doer } from '../journal/letter.ts'
import { SERVER_NAME } from '../journal/names.ts'
import type { Session } from './session-token.ts'

export function sessionRequester(session: Session): Requester {
  return { kind: 'session', ...session }
}

/** A merchant's own server, with what its key may do. */
export function serverRequester({
  id,
  merchant: { MerchantId },
  capabilities: allowed,
  expiresAt,
}: ApiKey): Requester {
  const user = { id: `key:${id}`, name: SERVER_NAME }
  return {
    kind: 'server',
    id,
    merchantId: MerchantId,
    user,
    capabilities: allowed,
    ...(expiresAt < Infinity && { expiresAt: expiresAt / 1000 }),
  }
}

/** A merchant's own server that signs its requests may do everything that the API serves, as the operator's clients do. */
export function signingRequester({ MerchantId }: MerchantConfig): Requester {
  const user = { id: `key:${SIGNER}`, name: SERVER_NAME }
  return { kind: 'server', id: SIGNER, merchantId: MerchantId, user, capabilities }
}

/** Stands for the secret in the journal and the log, as the first digits of a hash stand for an API key. */
export const SIGNER = 'signed'

/** Who makes the request, for the journal. */
export function doerOf(c: Context<EdgeContext>): Doer {
  const { kind, user } = c.get('session')
  return { kind, id: user.id, requestId: c.get('requestId'), letterId: crypto.randomUUID() }
}

import type { Context } from 'hono'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import type { ApiKey } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import type { Requester } from '../http/requester.ts'
import type { Doer } from '../journal/letter.ts'
import { SERVER_NAME } from '../journal/names.ts'
import type { Session } from './session-token.ts'

export function sessionRequester(session: Session): Requester {
  return { kind: 'session', ...session }
}

/** A merchant's own server may do everything, so that an existing integration can use the edge unchanged. */
export function serverRequester({ id, merchant: { MerchantId } }: ApiKey): Requester {
  const user = { id: `key:${id}`, name: SERVER_NAME }
  return { kind: 'server', id, merchantId: MerchantId, user, capabilities }
}

/** Who makes the request, for the journal. */
export function doerOf(c: Context<EdgeContext>): Doer {
  const { kind, user } = c.get('session')
  return { kind, id: user.id, requestId: c.get('requestId'), letterId: crypto.randomUUID() }
}

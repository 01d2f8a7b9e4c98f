/** Who started a batch, or resumed it last: its writes are made for this user. */
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import type { Env } from '../config/env.ts'
import type { Requester } from '../http/requester.ts'
import { type Nameless, withoutName } from '../journal/names.ts'
import { findMerchant } from '../registry/find-merchant.ts'
import { isEnded } from '../sessions/revocation.ts'

/** As it is stored. */
export type Starter = Nameless<Pick<Requester, 'kind' | 'id' | 'user' | 'capabilities' | 'issuedAt'>>

/** Milliseconds between two checks of a batch that waits: an ended session is forgotten soon after it. */
export const CHECK_MS = (SESSION_SECONDS * 1000) / 2

export function starterOf({ kind, id, user, capabilities, issuedAt }: Requester): Starter {
  return withoutName({
    kind,
    id,
    user,
    capabilities: [...capabilities],
    ...(issuedAt !== undefined && { issuedAt }),
  })
}

/**
 * Whether the merchant has ended the starter's sessions, or is no longer served. A session that only expires does
 * not end its batch.
 * @throws ObjectFailure if the object of the sessions does not answer
 */
export async function isStarterGone(env: Env, merchantId: string, starter: Starter): Promise<boolean> {
  if (!(await findMerchant(env, merchantId))) return true
  const { kind, id, user, issuedAt } = starter
  if (kind === 'server' || issuedAt === undefined) return false
  return isEnded(env, { merchantId, id, user, issuedAt }, { fresh: true })
}

/** Who started a batch, or resumed it last: its writes are made for this user or server. */
import { type BatchKind, batchWrites } from '../../shared/domain/batch/batch.enums.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { Env } from '../config/env.ts'
import { apiKeysNamed, type MerchantConfig } from '../config/merchant.ts'
import type { Requester } from '../http/requester.ts'
import { type Nameless, withoutName } from '../journal/names.ts'
import { findMerchant } from '../registry/find-merchant.ts'
import { SIGNER } from '../sessions/requester.ts'
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
 * Whether the starter may no longer do the act: the merchant has ended its sessions, its API key is removed or has
 * expired, or the merchant is no longer served. A session that only expires does not end its batch.
 * @throws ObjectFailure if the object of the sessions does not answer
 */
export async function isStarterGone(
  env: Env,
  merchantId: string,
  starter: Starter,
  act: BatchKind,
): Promise<boolean> {
  const merchant = await findMerchant(env, merchantId)
  if (!merchant) return true
  const { kind, id, user, issuedAt } = starter
  if (kind === 'server' || issuedAt === undefined) return !mayServerDo(merchant, id, act)
  return isEnded(env, { merchantId, id, user, issuedAt }, { fresh: true })
}

/** @param name that of an API key, or the name of who signs */
function mayServerDo(merchant: MerchantConfig, name: string, act: BatchKind): boolean {
  if (name === SIGNER) return merchant.ServerSecret !== undefined
  const needed: Capability[] = ['orders.batch', operations[batchWrites[act]].capability]
  return apiKeysNamed(merchant, name).some(
    ({ expiresAt, capabilities }) =>
      expiresAt > Date.now() && needed.every((capability) => capabilities.includes(capability)),
  )
}

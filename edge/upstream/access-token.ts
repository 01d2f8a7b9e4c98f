/**
 * Access tokens of the provider, minted once for a merchant however many requests wait. The isolate's memory
 * stands in front; behind it, the merchant's `ProviderTokens` object sees to it that only one flight is out.
 */
import { ok, type Result } from '../../shared/domain/result.ts'
import type { Env } from '../env.ts'
import type { ProviderFailure } from './failure.ts'

export interface AccessToken {
  value: string
  /** From then on it is not used any more; milliseconds since 1970. */
  renewAt: number
}

// The token alone, never a promise of one: a promise dies with the request that began it.
const memory = new Map<string, AccessToken>()

/** @param rejected a token that the provider has just answered 401 to, which must not be used again */
export async function accessToken(
  env: Env,
  merchantId: string,
  rejected?: string,
): Promise<Result<string, ProviderFailure>> {
  const known = memory.get(merchantId)
  if (known && known.value !== rejected && Date.now() < known.renewAt) return ok(known.value)
  const minted = await env.TOKENS.getByName(merchantId).get(merchantId, rejected)
  if (!minted.ok) return minted
  memory.set(merchantId, minted.value)
  return ok(minted.value.value)
}

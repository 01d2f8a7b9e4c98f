/**
 * Access tokens of the provider, minted once for a merchant however many requests wait. The isolate's memory
 * stands in front; behind it, the merchant's `ProviderTokens` object sees to it that only one flight is out.
 */
import { waitUntil } from 'cloudflare:workers'
import { ok, type Result } from '../../shared/domain/result.ts'
import type { Env } from '../env.ts'
import type { ProviderFailure } from './failure.ts'

/** Both instants are milliseconds since 1970. */
export interface AccessToken {
  value: string
  /** From then on the next one is asked for, while this one is still used. */
  renewAt: number
  /** From then on it is not used any more. */
  staleAt: number
}

/** How long one request's asking for the next token keeps others from asking too. */
const ASKING_MS = 1_000

// The token alone, never a promise of one: a promise dies with the request that began it.
const memory = new Map<string, AccessToken>()
const askingUntil = new Map<string, number>()

/**
 * At once where the isolate remembers a token, as it nearly always does: a promise more is what a read would notice.
 * @param rejected a token that the provider has just answered 401 to, which must not be used again
 */
export function accessToken(
  env: Env,
  merchantId: string,
  rejected?: string,
): Result<string, ProviderFailure> | Promise<Result<string, ProviderFailure>> {
  const known = memory.get(merchantId)
  const now = Date.now()
  if (known && known.value !== rejected && now < known.staleAt) {
    if (now >= known.renewAt && now >= (askingUntil.get(merchantId) ?? 0)) {
      askingUntil.set(merchantId, now + ASKING_MS)
      // The request in hand does not wait for it, and may end before it.
      waitUntil(fetchToken(env, merchantId))
    }
    return ok(known.value)
  }
  return fetchToken(env, merchantId, rejected).then((token) => (token.ok ? ok(token.value.value) : token))
}

async function fetchToken(
  env: Env,
  merchantId: string,
  rejected?: string,
): Promise<Result<AccessToken, ProviderFailure>> {
  const token = await env.TOKENS.getByName(merchantId).get(merchantId, rejected)
  if (token.ok) memory.set(merchantId, token.value)
  return token
}

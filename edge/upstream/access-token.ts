/**
 * Access tokens of the provider. Each isolate caches a merchant's token; the merchant's `ProviderTokens` object mints
 * one at a time for all waiting requests. Both remember refused credentials.
 */
import { waitUntil } from 'cloudflare:workers'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { knownMerchant } from '../registry/find-merchant.ts'
import type { ProviderFailure } from './failure.ts'
import { noteRefusal } from './refusal-count.ts'
import { refusedCredentials } from './refused-credentials.ts'
import { tokensOf } from './tokens-of.ts'
import type { AccessToken } from './mint-token.ts'

/** Milliseconds between two requests of one isolate for the next token. */
const ASKING_MS = 1_000

// Tokens, not promises of them: a promise ends with the request that began it.
const memory = new Map<string, AccessToken>()
const askingUntil = new Map<string, number>()
/** Of an entry: one that was changed may have other credentials. `until` is in milliseconds since 1970. */
const refusals = new Map<string, { until: number; of: MerchantConfig | undefined }>()

/**
 * Returns no promise if the isolate has a token, as it nearly always does: that makes a read faster.
 * @param rejected a token that has just got a 401, and must not be used again
 */
export function accessToken(
  env: Env,
  merchantId: string,
  rejected?: string,
): Result<AccessToken, ProviderFailure> | Promise<Result<AccessToken, ProviderFailure>> {
  const now = Date.now()
  const known = usableToken(merchantId, now)
  if (!known || known.value === rejected) return fetchToken(env, merchantId, rejected)
  if (now >= known.renewAt && now >= (askingUntil.get(merchantId) ?? 0)) {
    askingUntil.set(merchantId, now + ASKING_MS)
    // This request does not wait for the token, and may end before it comes.
    waitUntil(fetchToken(env, merchantId))
  }
  return ok(known)
}

/** The refusal that the isolate remembers; undefined if it has a valid token. */
export function rememberedRefusal(merchantId: string, now: number): ProviderFailure | undefined {
  const refused = refusals.get(merchantId)
  const wait = refused?.of === knownMerchant(merchantId) ? (refused?.until ?? 0) - now : 0
  return wait > 0 && !usableToken(merchantId, now) ? refusedCredentials(wait) : undefined
}

/** Reports to the merchant's object that the API rejects this token, also after a renewal. */
export async function tokenRejectedAgain(
  env: Env,
  merchantId: string,
  { value }: AccessToken,
): Promise<ProviderFailure> {
  const refusal = await tokensOf(env, merchantId).rejectedAgain(value)
  rememberRefusal(merchantId, refusal, value)
  return refusal
}

/** Reports to the merchant's object that the API accepts tokens again. */
export function tokenAccepted(env: Env, merchantId: string, token: AccessToken): void {
  noteRefusal(merchantId, false)
  if (memory.get(merchantId) === token) memory.set(merchantId, { ...token, isOnTrial: false })
  waitUntil(tokensOf(env, merchantId).accepted(token.value))
}

function usableToken(merchantId: string, now: number): AccessToken | undefined {
  const known = memory.get(merchantId)
  return known && now < known.staleAt ? known : undefined
}

async function fetchToken(
  env: Env,
  merchantId: string,
  rejected?: string,
): Promise<Result<AccessToken, ProviderFailure>> {
  const token = await tokensOf(env, merchantId).get(merchantId, rejected)
  if (token.ok) {
    memory.set(merchantId, token.value)
    if (!token.value.isOnTrial) noteRefusal(merchantId, false)
  } else rememberRefusal(merchantId, token.reason, rejected)
  return token.ok ? token : refuse(token.reason)
}

/** @param rejected the token that must not be used again */
function rememberRefusal(merchantId: string, failure: ProviderFailure, rejected: string | undefined): void {
  const { code, retryAfter = 0 } = failure
  if (code !== 'provider-rejects-credentials') return
  noteRefusal(merchantId, true)
  refusals.set(merchantId, { until: Date.now() + retryAfter * 1000, of: knownMerchant(merchantId) })
  if (memory.get(merchantId)?.value === rejected) memory.delete(merchantId)
}

/**
 * Access tokens of the provider. Each isolate remembers a merchant's token; the merchant's `ProviderTokens` object
 * mints one at a time, however many requests wait. Both remember that credentials are refused.
 */
import { waitUntil } from 'cloudflare:workers'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import type { ProviderFailure } from './failure.ts'
import { refusedCredentials } from './refused-credentials.ts'
import { tokensOf } from './tokens-of.ts'
import type { AccessToken } from './mint-token.ts'

/** For how long one request for the next token keeps others from asking too, in milliseconds. */
const ASKING_MS = 1_000

// Tokens and never promises of them: a promise ends with the request that began it.
const memory = new Map<string, AccessToken>()
const askingUntil = new Map<string, number>()
const refusedUntil = new Map<string, number>()

/**
 * Without a promise if the isolate remembers a token, as it nearly always does: that makes a read faster.
 * @param rejected a token that the provider has just answered 401 to, which must not be used again
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
    // This request does not wait for it, and may end before it.
    waitUntil(fetchToken(env, merchantId))
  }
  return ok(known)
}

/** The refusal that the isolate remembers, where there is no token to use either. */
export function rememberedRefusal(merchantId: string, now: number): ProviderFailure | undefined {
  const wait = (refusedUntil.get(merchantId) ?? 0) - now
  return wait > 0 && !usableToken(merchantId, now) ? refusedCredentials(wait) : undefined
}

/** Tells the merchant's object that the API rejects this token, also after a renewal. */
export async function tokenRejectedAgain(
  env: Env,
  merchantId: string,
  { value }: AccessToken,
): Promise<ProviderFailure> {
  const refusal = await tokensOf(env, merchantId).rejectedAgain(value)
  rememberRefusal(merchantId, refusal, value)
  return refusal
}

/** Tells the merchant's object that the API takes tokens again. */
export function tokenAccepted(env: Env, merchantId: string, token: AccessToken): void {
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
  if (token.ok) memory.set(merchantId, token.value)
  else rememberRefusal(merchantId, token.reason, rejected)
  return token.ok ? token : refuse(token.reason)
}

/** @param rejected the token that may not be used again */
function rememberRefusal(merchantId: string, failure: ProviderFailure, rejected: string | undefined): void {
  const { code, retryAfter = 0 } = failure
  if (code !== 'provider-rejects-credentials') return
  refusedUntil.set(merchantId, Date.now() + retryAfter * 1000)
  if (memory.get(merchantId)?.value === rejected) memory.delete(merchantId)
}

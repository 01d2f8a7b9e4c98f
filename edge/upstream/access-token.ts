/**
 * Access tokens of the provider. Each isolate caches a merchant's token; the merchant's `ProviderTokens` object mints
 * one at a time for all waiting requests. Both remember refused credentials.
 */
import { waitUntil } from 'cloudflare:workers'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { knownMerchant, revisionOf } from '../registry/find-merchant.ts'
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
const refusals = new Map<string, { until: number; of: MerchantConfig }>()

/**
 * Returns no promise if the isolate has a token, as it nearly always does: that makes a read faster.
 * @param merchant the entry as it is in force: no token of earlier credentials is returned
 * @param rejected a token that has just got a 401, and must not be used again
 */
export function accessToken(
  env: Env,
  merchant: MerchantConfig,
  rejected?: string,
): Result<AccessToken, ProviderFailure> | Promise<Result<AccessToken, ProviderFailure>> {
  const { MerchantId: merchantId } = merchant
  const now = Date.now()
  const known = usableToken(merchant, now)
  if (!known || known.value === rejected) return fetchToken(env, merchant, rejected)
  if (now >= known.renewAt && now >= (askingUntil.get(merchantId) ?? 0)) {
    askingUntil.set(merchantId, now + ASKING_MS)
    // This request does not wait for the token, and may end before it comes.
    waitUntil(fetchToken(env, merchant))
  }
  return ok(known)
}

/** The refusal that the isolate remembers; undefined if it has a valid token. */
export function rememberedRefusal(merchantId: string, now: number): ProviderFailure | undefined {
  const merchant = knownMerchant(merchantId)
  const refused = refusals.get(merchantId)
  const wait = merchant && refused?.of === merchant ? refused.until - now : 0
  return wait > 0 && !usableToken(merchant!, now) ? refusedCredentials(wait) : undefined
}

/** Reports to the merchant's object that the API rejects this token, also after a renewal. */
export async function tokenRejectedAgain(
  env: Env,
  merchantId: string,
  token: AccessToken,
): Promise<ProviderFailure> {
  const merchant = knownMerchant(merchantId)
  const refusal = await tokensOf(env, merchantId).rejectedAgain(token.value)
  // A token of the former credentials says nothing about the present ones.
  if (merchant && isOf(merchant, token)) rememberRefusal(merchant, refusal, token.value)
  return refusal
}

/** Reports to the merchant's object that the API accepts tokens again. */
export function tokenAccepted(env: Env, merchantId: string, token: AccessToken): void {
  noteRefusal(merchantId, false)
  if (memory.get(merchantId) === token) memory.set(merchantId, { ...token, isOnTrial: false })
  waitUntil(tokensOf(env, merchantId).accepted(token.value))
}

function usableToken(merchant: MerchantConfig, now: number): AccessToken | undefined {
  const known = memory.get(merchant.MerchantId)
  return known && now < known.staleAt && isOf(merchant, known) ? known : undefined
}

/** Whether the token is of these credentials, or of later ones that this isolate does not know yet. */
function isOf(merchant: MerchantConfig, { revision }: AccessToken): boolean {
  return (revision ?? 0) >= revisionOf(merchant)
}

async function fetchToken(
  env: Env,
  merchant: MerchantConfig,
  rejected?: string,
): Promise<Result<AccessToken, ProviderFailure>> {
  const { MerchantId: merchantId } = merchant
  const asked = revisionOf(merchant)
  const answered = await tokensOf(env, merchantId).get(merchantId, rejected, asked)
  if (!answered.ok) {
    rememberRefusal(merchant, answered.reason, rejected)
    return refuse(answered.reason)
  }
  const token = { revision: asked, ...answered.value }
  // A slower answer must not replace that of a later entry.
  if (token.revision >= (memory.get(merchantId)?.revision ?? 0)) memory.set(merchantId, token)
  if (!token.isOnTrial) noteRefusal(merchantId, false)
  return ok(token)
}

/** @param rejected the token that must not be used again */
function rememberRefusal(
  merchant: MerchantConfig,
  failure: ProviderFailure,
  rejected: string | undefined,
): void {
  const { MerchantId: merchantId } = merchant
  const { code, retryAfter = 0 } = failure
  if (code !== 'provider-rejects-credentials') return
  noteRefusal(merchantId, true)
  refusals.set(merchantId, { until: Date.now() + retryAfter * 1000, of: merchant })
  if (memory.get(merchantId)?.value === rejected) memory.delete(merchantId)
}

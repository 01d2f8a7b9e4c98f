/** The authorization headers of a call: a bearer token or a signature, depending on the merchant's configuration. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { sign, signedTimestamp } from '../../shared/wire/signature.ts'
import { knownMerchant, merchantOfCall } from '../registry/find-merchant.ts'
import { accessToken, rememberedRefusal, tokenAccepted, tokenRejectedAgain } from './access-token.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import type { AccessToken } from './mint-token.ts'
import type { Caller } from './caller.ts'
import type { ProviderFailure } from './failure.ts'
import { noteRefusal } from './refusal-count.ts'
import { RefusedCredentials, refusedCredentials } from './refused-credentials.ts'

export interface Authorization {
  headers: { Authorization: string; Timestamp: string }
  /** The bearer token; absent for a signature, which cannot be renewed. */
  token?: AccessToken
}

type Authorized = Result<Authorization, ProviderFailure>

const NOTHING = new Uint8Array()
// For the signed scheme. Its calls ask no object first, so each isolate keeps its own refusals. They are of an entry: one
// that was changed may have other credentials.
const refusedSignatures = new WeakMap<MerchantConfig, RefusedCredentials>()

function refusedSignature(merchantId: string): RefusedCredentials | undefined {
  const merchant = knownMerchant(merchantId)
  return merchant && refusedSignatures.get(merchant)
}

/** The remembered refusal of the credentials, if any; then the call is not sent. */
export function credentialsRefusal({ merchantId }: Caller, now: number): ProviderFailure | undefined {
  const wait = refusedSignature(merchantId)?.wait(now) ?? 0
  return wait > 0 ? refusedCredentials(wait) : rememberedRefusal(merchantId, now)
}

/**
 * Returns no promise if the isolate has a token, as {@link accessToken} does.
 * @param body the exact bytes that will be sent, which the signed scheme covers
 * @param rejected the authorization that has just got a 401; a signature is not made again
 */
export function authorization(
  caller: Caller,
  body: Uint8Array = NOTHING,
  rejected?: Authorization,
): Authorized | Promise<Authorized> {
  const { env, merchantId } = caller
  const authorize = (merchant: MerchantConfig | undefined) => {
    // One that was deleted has no credentials any more.
    if (!merchant) return refuse({ code: 'provider-rejects-credentials' as const })
    if (merchant.Scheme === 'signed') return signature(caller, merchant, body, rejected)
    const token = accessToken(env, merchant, rejected?.token?.value)
    return token instanceof Promise ? token.then(bearer) : bearer(token)
  }
  const merchant = merchantOfCall(env, merchantId)
  return merchant instanceof Promise ? merchant.then(authorize) : authorize(merchant)
}

async function signature(
  { config, merchantId }: Caller,
  { SharedSecret = '' }: MerchantConfig,
  body: Uint8Array,
  rejected: Authorization | undefined,
): Promise<Authorized> {
  const now = Date.now()
  if (rejected) return refuse(signatureRejected(merchantId, now))
  const timestamp = signedTimestamp(now)
  const value = await sign({ MerchantId: merchantId, SharedSecret }, { body, timestamp })
  return ok({ headers: { Authorization: `${config.operator.name} ${value}`, Timestamp: timestamp } })
}

function bearer(token: Result<AccessToken, ProviderFailure>): Authorized {
  if (!token.ok) return token
  return ok({
    headers: { Authorization: `Bearer ${token.value.value}`, Timestamp: new Date().toISOString() },
    token: token.value,
  })
}

/** Call it when a renewed authorization is rejected too. @returns the failure to answer */
export function rejectedAgain(
  { env, merchantId }: Caller,
  { token }: Authorization,
): ProviderFailure | Promise<ProviderFailure> {
  return token ? tokenRejectedAgain(env, merchantId, token) : signatureRejected(merchantId, Date.now())
}

/** Call it after any answer but a 401. It clears the remembered refusal. */
export function accepted({ env, merchantId }: Caller, { token }: Authorization): void {
  if (token?.isOnTrial) tokenAccepted(env, merchantId, token)
  else if (!token) {
    noteRefusal(merchantId, false)
    refusedSignature(merchantId)?.accepted()
  }
}

function signatureRejected(merchantId: string, now: number): ProviderFailure {
  const refused = refusedSignature(merchantId) ?? new RefusedCredentials()
  const merchant = knownMerchant(merchantId)
  if (merchant) refusedSignatures.set(merchant, refused)
  refused.refused(now)
  noteRefusal(merchantId, true)
  return refusedCredentials(refused.wait(now))
}

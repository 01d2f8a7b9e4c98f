/** The headers that say who calls: a bearer token or a signature, as the merchant's configuration wants. */
import { ok, type Result } from '../../shared/domain/result.ts'
import { sign, signedTimestamp } from '../../shared/wire/signature.ts'
import { accessToken } from './access-token.ts'
import type { Caller } from './caller.ts'
import type { ProviderFailure } from './failure.ts'

export interface Authorization {
  headers: { Authorization: string; Timestamp: string }
  /** The bearer token in it; a signature has nothing that could be renewed. */
  token?: string
}

const NOTHING = new Uint8Array()

/**
 * @param body the exact bytes that will be sent, which the signed scheme covers
 * @param rejected a token that the provider has just answered 401 to
 */
export async function authorization(
  { env, config, merchantId }: Caller,
  body: Uint8Array = NOTHING,
  rejected?: string,
): Promise<Result<Authorization, ProviderFailure>> {
  const merchant = config.merchants.get(merchantId)
  if (merchant?.Scheme === 'signed') {
    const timestamp = signedTimestamp(Date.now())
    const signer = { MerchantId: merchantId, SharedSecret: merchant.SharedSecret ?? '' }
    const value = await sign(signer, { body, timestamp })
    return ok({ headers: { Authorization: `${config.operator.name} ${value}`, Timestamp: timestamp } })
  }
  const token = await accessToken(env, merchantId, rejected)
  if (!token.ok) return token
  return ok({
    headers: { Authorization: `Bearer ${token.value}`, Timestamp: new Date().toISOString() },
    token: token.value,
  })
}

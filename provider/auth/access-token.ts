/** Access tokens: JWTs that only this service reads (the description, area C; the design decided the form). */
import { jwtVerify, SignJWT } from 'jose'
import type { MerchantAccount } from '../config.ts'
import { type AccountConfig, accountOf } from './accounts.ts'

/** The only scope. */
export const SCOPE = 'salesfinance.order'
/** Seconds. */
export const TOKEN_LIFETIME = 3600

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'

interface Issue {
  key: Uint8Array
  /** The origin at which the token was requested. */
  issuer: string
  /** Milliseconds since 1970. */
  now: number
}

export function issueToken(merchant: MerchantAccount, { key, issuer, now }: Issue): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ merchant_id: merchant.MerchantId, scope: SCOPE })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(issuer)
    .setSubject(merchant.ClientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFETIME)
    .setJti(crypto.randomUUID())
    .sign(key)
}

const verifyingKeys = new WeakMap<Uint8Array, CryptoKey>()

/** The key as `jwtVerify` needs it. It is imported once: that costs more than to verify a token. */
async function verifyingKey(key: Uint8Array): Promise<CryptoKey> {
  const known = verifyingKeys.get(key)
  if (known) return known
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify'])
  verifyingKeys.set(key, imported)
  return imported
}

/**
 * The merchant of a token; undefined if it is forged, expired, or of a client that is no longer known. The issuer
 * is not compared: the token endpoint and the API may have different addresses.
 */
export async function merchantOfToken(
  token: string,
  config: AccountConfig,
  now: number,
): Promise<MerchantAccount | undefined> {
  try {
    const { payload } = await jwtVerify(token, await verifyingKey(config.tokenSigningKey), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(now),
    })
    if (payload['scope'] !== SCOPE) return undefined
    const merchant = accountOf(config, String(payload['merchant_id']))
    return merchant?.ClientId === payload.sub ? merchant : undefined
  } catch {
    return undefined
  }
}

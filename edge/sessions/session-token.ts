/**
 * Session tokens: JWTs under HS256, bound to a merchant, an origin, a user, capabilities and optionally an order. jose
 * signs and verifies them; this file has the further rules. The clock is passed in.
 */
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { JWTClaimValidationFailed, JWTExpired } from 'jose/errors'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { SESSION_SECONDS, type SessionUser } from '../../shared/domain/session/session.ts'
import { capabilities, type Capability } from '../../shared/domain/session/capabilities.ts'
import type { SessionKey } from '../config/config.ts'
import { newSessionId } from './session-id.ts'

const ISSUER = 'order-admin'
const ALGORITHM = 'HS256'
const TYPE = 'JWT'
/**
 * Three parts, each in its only spelling. The last character of the signature has two unused bits, which must be
 * zero. `77u_` is a byte order mark, which jose would strip.
 */
const FORM = /^(?!77u_)[\w-]+\.(?!77u_)[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/
/** A well-formed token with an invalid signature. */
const DECOY = 'eyJhbGciOiJIUzI1NiJ9.e30.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export interface Session {
  /** The token's `jti`; the merchant ends the session by it. */
  id: string
  merchantId: string
  /** The origin of the page that may use the token. */
  origin: string
  user: SessionUser
  capabilities: Capability[]
  orderId?: Long
  /** The language that the merchant's backend asked for, in BCP 47. */
  locale?: string
  /** Seconds since 1970 with decimals: ending all sessions ends those issued up to that millisecond. */
  issuedAt: number
  /** Seconds since 1970. */
  expiresAt: number
}

export type SessionProblem =
  | 'session-invalid'
  | 'session-expired'
  | 'session-not-yet-valid'
  | 'session-wrong-origin'

/**
 * @param now the time of issue, in milliseconds since 1970
 * @param until when the session ends at the latest, in milliseconds since 1970
 */
export async function signSession(
  session: Omit<Session, 'id' | 'issuedAt' | 'expiresAt'>,
  keys: readonly SessionKey[],
  now: number,
  until = Infinity,
): Promise<{ token: string; id: string; expiresAt: number }> {
  const [key] = keys
  if (!key) throw new RangeError('no session key')
  const id = newSessionId(session.user.id)
  const expiresAt = Math.min(Math.floor(now / 1000) + SESSION_SECONDS, Math.floor(until / 1000))
  const claims = {
    merchant: session.merchantId,
    name: session.user.name,
    capabilities: session.capabilities,
    // As text, because a JWT's JSON would round it.
    ...(session.orderId === undefined ? {} : { order: String(session.orderId) }),
    ...(session.locale === undefined ? {} : { locale: session.locale }),
    iss: ISSUER,
    aud: session.origin,
    sub: session.user.id,
    jti: id,
    iat: now / 1000,
    nbf: Math.floor(now / 1000),
    exp: expiresAt,
  }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.kid })
    .sign(await cryptoKey(key))
  return { token, id, expiresAt }
}

/**
 * Verifies the signature first, then the claims. Every token costs one check of a signature, so that the time of an
 * answer reveals nothing: for a token without a known key, a decoy is checked.
 * @param origin the request's Origin header; a token is valid only on its own page
 * @param now milliseconds since 1970
 */
export async function verifySession(
  token: string,
  origin: string = '',
  keys: readonly SessionKey[],
  now: number,
): Promise<Result<Session, SessionProblem>> {
  const key = keyOf(token, keys)
  try {
    const { payload } = await jwtVerify(key ? token : DECOY, await cryptoKey(key ?? keys[0]!), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: origin,
      requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
      currentDate: new Date(now),
    })
    return sessionOf(payload, origin)
  } catch (error) {
    return refuse(problemOf(error))
  }
}

/** @param error jose's error */
function problemOf(error: unknown): SessionProblem {
  if (error instanceof JWTExpired) return 'session-expired'
  if (!(error instanceof JWTClaimValidationFailed)) return 'session-invalid'
  if (error.claim === 'aud') return 'session-wrong-origin'
  const isEarly = error.claim === 'nbf' && error.reason === 'check_failed'
  return isEarly ? 'session-not-yet-valid' : 'session-invalid'
}

function sessionOf(payload: JWTPayload, origin: string): Result<Session, SessionProblem> {
  const { merchant, sub, aud, jti, name, capabilities: named, order, locale, iat, exp } = payload
  // jose also accepts a list of audiences; ours is one origin.
  if (aud !== origin) return refuse('session-wrong-origin')
  const orderId = typeof order === 'string' ? parseLong(order) : undefined
  if (
    typeof merchant !== 'string' ||
    !Array.isArray(named) ||
    typeof iat !== 'number' ||
    (order !== undefined && orderId === undefined)
  ) {
    return refuse('session-invalid')
  }
  return ok({
    id: String(jti),
    merchantId: merchant,
    origin,
    user: { id: String(sub), name: String(name) },
    capabilities: capabilities.filter((capability) => named.includes(capability)),
    ...(orderId === undefined ? {} : { orderId }),
    ...(typeof locale === 'string' ? { locale } : {}),
    issuedAt: iat,
    expiresAt: Number(exp),
  })
}

/**
 * The key that the token names; undefined if it is unknown, or if the header asks for anything but HS256 over a plain
 * payload. jose ignores `b64` without `crit`, and supports `crit`: both are refused here.
 */
function keyOf(token: string, keys: readonly SessionKey[]): SessionKey | undefined {
  if (!FORM.test(token)) return undefined
  try {
    const header = decodeProtectedHeader(token)
    const isPlain = header.alg === ALGORITHM && header.typ === TYPE && !('crit' in header || 'b64' in header)
    return isPlain ? keys.find(({ kid }) => kid === header.kid) : undefined
  } catch {
    return undefined
  }
}

// Keys, not promises of them: a promise ends with the request that began it.
const imported = new WeakMap<SessionKey, CryptoKey>()

async function cryptoKey(key: SessionKey): Promise<CryptoKey> {
  const known = imported.get(key)
  if (known) return known
  const secret = new TextEncoder().encode(key.secret)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const fresh = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign', 'verify'])
  imported.set(key, fresh)
  return fresh
}

/**
 * Session tokens: signed JWTs, bound to merchant, origin, user, capabilities and, where one is named, order.
 * No `this`, no I/O; the clock is passed in.
 */
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { type Long, parseLong } from '../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import {
  capabilities,
  type Capability,
  SESSION_SECONDS,
  type SessionUser,
} from '../../shared/domain/session.ts'
import type { SessionKey } from '../config.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'order-admin'
/**
 * Three parts, the last one a signature of 32 bytes. Its last character has two bits that say nothing: only
 * the spelling in which they are zero is taken, so that a token has no other spelling.
 */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/
/** A well-formed token that no key has signed. */
const DECOY = 'eyJhbGciOiJIUzI1NiJ9.e30.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

export interface Session {
  /** By which the merchant ends it; the token's `jti`. */
  id: string
  merchantId: string
  /** The origin of the page that may use the token. */
  origin: string
  user: SessionUser
  capabilities: Capability[]
  orderId?: Long
  /** BCP 47; the language that the merchant's backend wished for. */
  locale?: string
  /** Seconds since 1970, to the millisecond: what was issued before the merchant ended all is ended. */
  issuedAt: number
  /** Seconds since 1970. */
  expiresAt: number
}

export type SessionProblem =
  'session-invalid' | 'session-expired' | 'session-not-yet-valid' | 'session-wrong-origin'

/** @param now the time of issue, in milliseconds since 1970 */
export async function signSession(
  session: Omit<Session, 'id' | 'issuedAt' | 'expiresAt'>,
  keys: readonly SessionKey[],
  now: number,
): Promise<{ token: string; id: string; expiresAt: number }> {
  const [key] = keys
  if (!key) throw new RangeError('no session key')
  const id = crypto.randomUUID()
  const expiresAt = Math.floor(now / 1000) + SESSION_SECONDS
  const token = await new SignJWT({
    merchant: session.merchantId,
    name: session.user.name,
    capabilities: session.capabilities,
    // As text, because a JWT's JSON would round it.
    ...(session.orderId === undefined ? {} : { order: String(session.orderId) }),
    ...(session.locale === undefined ? {} : { locale: session.locale }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.kid })
    .setIssuer(ISSUER)
    .setAudience(session.origin)
    .setSubject(session.user.id)
    .setJti(id)
    .setIssuedAt(now / 1000)
    .setNotBefore(Math.floor(now / 1000))
    .setExpirationTime(expiresAt)
    .sign(await cryptoKey(key))
  return { token, id, expiresAt }
}

/**
 * Every token costs one signature's check, whatever is wrong with it, so that the time of an answer says
 * nothing: a token of another algorithm, or of no key of ours, is checked as a decoy.
 * @param origin the request's Origin header; a token is good on its own page only
 */
export async function verifySession(
  token: string,
  origin: string | undefined,
  keys: readonly SessionKey[],
  now: number,
): Promise<Result<Session, SessionProblem>> {
  const key = keyOf(token, keys)
  try {
    const { payload } = await jwtVerify(key ? token : DECOY, await cryptoKey(key ?? keys[0]!), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: origin ?? '',
      requiredClaims: ['sub', 'exp', 'iat', 'nbf', 'jti'],
      currentDate: new Date(now),
    })
    return sessionOf(payload, origin ?? '')
  } catch (error) {
    return refuse(problemOf(error))
  }
}

function sessionOf(payload: Record<string, unknown>, origin: string): Result<Session, SessionProblem> {
  const { merchant, sub, jti, name, capabilities: named, order, locale, iat, exp } = payload
  const orderId = typeof order === 'string' ? parseLong(order) : undefined
  if (
    typeof merchant !== 'string' ||
    !Array.isArray(named) ||
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
    issuedAt: Number(iat),
    expiresAt: Number(exp),
  })
}

function problemOf(error: unknown): SessionProblem {
  if (error instanceof errors.JWTExpired) return 'session-expired'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'session-wrong-origin'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf')
    return 'session-not-yet-valid'
  if (error instanceof errors.JOSEError) return 'session-invalid'
  throw error
}

/** The key that the token names, when it is of our algorithm and of the form that jose checks to its end. */
function keyOf(token: string, keys: readonly SessionKey[]): SessionKey | undefined {
  if (!FORM.test(token)) return undefined
  try {
    const { kid, alg, crit } = decodeProtectedHeader(token)
    return alg === ALGORITHM && crit === undefined ? keys.find((key) => key.kid === kid) : undefined
  } catch {
    return undefined
  }
}

// The keys themselves and never promises of them: a promise dies with the request that began it.
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

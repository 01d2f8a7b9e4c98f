/**
 * Session tokens: signed JWTs, bound to merchant, origin, user, capabilities and, where one is named, order.
 * No `this`, no I/O; the clock is passed in.
 */
import { type Long, parseLong } from '../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import {
  capabilities,
  type Capability,
  SESSION_SECONDS,
  type SessionUser,
} from '../../shared/domain/session.ts'
import type { SessionKey } from '../config/config.ts'
import { importKey, keyIdOf, signJwt, verifiedClaims } from './jwt.ts'

const ISSUER = 'order-admin'
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
  const token = await signJwt(claims, key.kid, await cryptoKey(key))
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
  const claims = await verifiedClaims(key ? token : DECOY, await cryptoKey(key ?? keys[0]!))
  if (!claims) return refuse('session-invalid')
  const problem = problemOf(claims, origin ?? '', Math.floor(now / 1000))
  return problem ? refuse(problem) : sessionOf(claims, origin ?? '')
}

/** What is wrong with the claims here and now, if anything. @param now in seconds */
function problemOf(
  { iss, aud, sub, jti, iat, nbf, exp }: Record<string, unknown>,
  origin: string,
  now: number,
): SessionProblem | undefined {
  if (iss !== ISSUER || sub === undefined || jti === undefined) return 'session-invalid'
  if (aud !== origin) return 'session-wrong-origin'
  if (typeof iat !== 'number' || typeof nbf !== 'number' || typeof exp !== 'number') return 'session-invalid'
  if (nbf > now) return 'session-not-yet-valid'
  return exp <= now ? 'session-expired' : undefined
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

/** The key that the token names, when it is one of ours. */
function keyOf(token: string, keys: readonly SessionKey[]): SessionKey | undefined {
  const kid = keyIdOf(token)
  return keys.find((key) => key.kid === kid)
}

// The keys themselves and never promises of them: a promise dies with the request that began it.
const imported = new WeakMap<SessionKey, CryptoKey>()

async function cryptoKey(key: SessionKey): Promise<CryptoKey> {
  const known = imported.get(key)
  if (known) return known
  const fresh = await importKey(key.secret)
  imported.set(key, fresh)
  return fresh
}

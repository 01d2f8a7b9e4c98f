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

export interface Session {
  merchantId: string
  /** The origin of the page that may use the token. */
  origin: string
  user: SessionUser
  capabilities: Capability[]
  orderId?: Long
  /** Seconds since 1970. */
  expiresAt: number
}

export type SessionProblem = 'session-invalid' | 'session-expired' | 'session-wrong-origin'

/** @param now the time of issue, in milliseconds since 1970 */
export async function signSession(
  session: Omit<Session, 'expiresAt'>,
  keys: readonly SessionKey[],
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const [key] = keys
  if (!key) throw new RangeError('no session key')
  const issued = Math.floor(now / 1000)
  const expiresAt = issued + SESSION_SECONDS
  const token = await new SignJWT({
    merchant: session.merchantId,
    name: session.user.name,
    capabilities: session.capabilities,
    // As text, because a JWT's JSON would round it.
    ...(session.orderId === undefined ? {} : { order: String(session.orderId) }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.kid })
    .setIssuer(ISSUER)
    .setAudience(session.origin)
    .setSubject(session.user.id)
    .setJti(crypto.randomUUID())
    .setIssuedAt(issued)
    .setNotBefore(issued)
    .setExpirationTime(expiresAt)
    .sign(secretOf(key))
  return { token, expiresAt }
}

/** @param origin the request's Origin header; a token is good on its own page only */
export async function verifySession(
  token: string,
  origin: string | undefined,
  keys: readonly SessionKey[],
  now: number,
): Promise<Result<Session, SessionProblem>> {
  const key = keyOf(token, keys)
  if (!key) return refuse('session-invalid')
  try {
    const { payload } = await jwtVerify(token, secretOf(key), {
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
  const { merchant, sub, name, capabilities: named, order, exp } = payload
  const orderId = typeof order === 'string' ? parseLong(order) : undefined
  if (
    typeof merchant !== 'string' ||
    !Array.isArray(named) ||
    (order !== undefined && orderId === undefined)
  ) {
    return refuse('session-invalid')
  }
  return ok({
    merchantId: merchant,
    origin,
    user: { id: String(sub), name: String(name) },
    capabilities: capabilities.filter((capability) => named.includes(capability)),
    ...(orderId === undefined ? {} : { orderId }),
    expiresAt: Number(exp),
  })
}

function problemOf(error: unknown): SessionProblem {
  if (error instanceof errors.JWTExpired) return 'session-expired'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'session-wrong-origin'
  if (error instanceof errors.JOSEError) return 'session-invalid'
  throw error
}

function keyOf(token: string, keys: readonly SessionKey[]): SessionKey | undefined {
  try {
    const { kid } = decodeProtectedHeader(token)
    return keys.find((key) => key.kid === kid)
  } catch {
    return undefined
  }
}

function secretOf({ secret }: SessionKey): Uint8Array {
  return new TextEncoder().encode(secret)
}

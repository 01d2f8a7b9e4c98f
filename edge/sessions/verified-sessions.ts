/**
 * The isolate's cache of verified session tokens: verifying one costs more than the rest of a read. An entry is valid
 * until the token expires, and for the same origin only; ended sessions are still checked. Refused tokens are not
 * cached, so that every refusal takes the same time.
 */
import type { Result } from '../../shared/domain/values/result.ts'
import type { SessionKey } from '../config/config.ts'
import { type Session, type SessionProblem, verifySession } from './session-token.ts'

/** Cached tokens; the oldest is dropped first. */
const LIMIT = 1_000

const memories = new WeakMap<readonly SessionKey[], Map<string, Session>>()

/** The session of a token that was verified before; undefined for any other. */
export function rememberedSession(
  token: string,
  origin: string | undefined,
  keys: readonly SessionKey[],
  now: number,
): Session | undefined {
  const known = memoryOf(keys).get(token)
  return known && known.origin === origin && now < known.expiresAt * 1000 ? known : undefined
}

/** Runs {@link verifySession}, and caches a valid token. */
export async function verifyAndRemember(
  token: string,
  origin: string | undefined,
  keys: readonly SessionKey[],
  now: number,
): Promise<Result<Session, SessionProblem>> {
  const session = await verifySession(token, origin, keys, now)
  if (!session.ok) return session
  const memory = memoryOf(keys)
  if (memory.size >= LIMIT) memory.delete(memory.keys().next().value!)
  memory.set(token, session.value)
  return session
}

function memoryOf(keys: readonly SessionKey[]): Map<string, Session> {
  let memory = memories.get(keys)
  if (!memory) memories.set(keys, (memory = new Map()))
  return memory
}

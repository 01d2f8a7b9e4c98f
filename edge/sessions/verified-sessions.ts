/**
 * What the isolate remembers of session tokens that it has verified: to verify one costs more than all else that a
 * read does. Only a token that is the same to the last character is known here, from the same origin, until it
 * expires; and whether it was ended is asked all the same. A token that is refused is never remembered, so that
 * every refusal takes the same time.
 */
import type { Result } from '../../shared/domain/result.ts'
import type { SessionKey } from '../config/config.ts'
import { type Session, type SessionProblem, verifySession } from './session-token.ts'

/** Tokens that are remembered; the oldest makes room. */
const LIMIT = 1_000

const memories = new WeakMap<readonly SessionKey[], Map<string, Session>>()

/** The session of a token that was verified before; undefined for any other. At once, without a promise. */
export function rememberedSession(
  token: string,
  origin: string | undefined,
  keys: readonly SessionKey[],
  now: number,
): Session | undefined {
  const known = memoryOf(keys).get(token)
  return known && known.origin === origin && now < known.expiresAt * 1000 ? known : undefined
}

/** {@link verifySession}, and remembers the token when it is good. */
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

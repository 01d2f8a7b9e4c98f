/**
 * What the isolate remembers of session tokens that it has verified: to verify one costs more than all else that a
 * read does. Only a token that is the same to the last character is known here, from the same origin, until it
 * expires; and whether it was ended is asked all the same. A token that is refused is never remembered, so that
 * every refusal takes the same time.
 */
import { ok, type Result } from '../../shared/domain/result.ts'
import type { SessionKey } from '../config.ts'
import { type Session, type SessionProblem, verifySession } from './session-token.ts'

/** Tokens that are remembered; the oldest makes room. */
const LIMIT = 1_000

const memories = new WeakMap<readonly SessionKey[], Map<string, Session>>()

/** {@link verifySession}, but for what it costs: a token that is remembered is answered at once, without a promise. */
export function verifiedSession(
  token: string,
  origin: string | undefined,
  keys: readonly SessionKey[],
  now: number,
): Result<Session, SessionProblem> | Promise<Result<Session, SessionProblem>> {
  let memory = memories.get(keys)
  if (!memory) memories.set(keys, (memory = new Map()))
  const known = memory.get(token)
  if (known && known.origin === origin && now < known.expiresAt * 1000) return ok(known)
  return verifyAndRemember(token, origin, keys, now, memory)
}

async function verifyAndRemember(
  token: string,
  origin: string | undefined,
  keys: readonly SessionKey[],
  now: number,
  memory: Map<string, Session>,
): Promise<Result<Session, SessionProblem>> {
  const session = await verifySession(token, origin, keys, now)
  if (!session.ok) return session
  if (memory.size >= LIMIT) memory.delete(memory.keys().next().value!)
  memory.set(token, session.value)
  return session
}

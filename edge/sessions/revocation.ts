/**
 * Whether the merchant has ended a session. A write asks the merchant's object each time. A read uses the isolate's
 * copy, which is at most {@link REMEMBERED_MS} old: that long an ended session can still read. While the object cannot
 * be asked, the last copy decides for at most {@link UNCHECKED_MS}.
 */
import type { Env } from '../config/env.ts'
import { isPassing } from '../config/object-stub.ts'
import { log } from '../http/log.ts'
import type { EndedList, SessionMark } from './ended-sessions.ts'
import type { Session } from './session-token.ts'
import { sessionsOf } from './sessions-of.ts'

export const REMEMBERED_MS = 5_000
/** Milliseconds from the first question without an answer, for which sessions go on unchecked. */
export const UNCHECKED_MS = 60_000

interface Remembered {
  ids: ReadonlySet<string>
  users: ReadonlyMap<string, number>
  upTo: number
  isWhole: boolean
  until: number
}

type SessionQuery = SessionMark & Pick<Session, 'merchantId'>

const memory = new Map<string, Remembered>()
/** Since when a merchant's object has not answered, in milliseconds since 1970. */
const silentSince = new Map<string, number>()

/**
 * @returns no promise if the isolate has a copy, which makes a read faster
 * @throws ObjectFailure if the object has not answered for longer than {@link UNCHECKED_MS}
 */
export function isEnded(
  env: Pick<Env, 'SESSIONS'>,
  session: SessionQuery,
  { fresh }: { fresh: boolean },
): boolean | Promise<boolean> {
  const known = memory.get(session.merchantId)
  if (fresh || !known || Date.now() >= known.until) return ask(env, session, fresh)
  return known.isWhole ? isAmong(known, session) : ask(env, session, true)
}

/** @param one looks up this session only: the answer stays short for many ended sessions */
async function ask(env: Pick<Env, 'SESSIONS'>, session: SessionQuery, one: boolean): Promise<boolean> {
  const { merchantId } = session
  try {
    const list = one ? undefined : await askAll(env, merchantId)
    const ended = list?.isWhole ? isAmong(list, session) : await askOne(env, session)
    silentSince.delete(merchantId)
    return ended
  } catch (error) {
    if (!isUnchecked(merchantId, error)) throw error
    const known = memory.get(merchantId)
    return known !== undefined && isAmong(known, session)
  }
}

function isAmong({ ids, users, upTo }: Remembered, { id, issuedAt, user }: SessionQuery): boolean {
  return issuedAt <= upTo || ids.has(id) || issuedAt <= (users.get(user.id) ?? 0)
}

/** Whether sessions go on although the object did not answer. Logs the first time. */
function isUnchecked(merchantId: string, error: unknown): boolean {
  if (!isPassing(error)) return false
  const now = Date.now()
  const since = silentSince.get(merchantId)
  if (since !== undefined) return now < since + UNCHECKED_MS
  silentSince.set(merchantId, now)
  log('error', { event: 'sessions-unchecked', merchant: merchantId, object: error.object })
  return true
}

/** Makes the next read ask, after this isolate has ended sessions. */
export function forgetEnded(merchantId: string): void {
  const known = memory.get(merchantId)
  if (known) memory.set(merchantId, { ...known, until: 0 })
}

async function askOne(
  env: Pick<Env, 'SESSIONS'>,
  { merchantId, id, issuedAt, user }: SessionQuery,
): Promise<boolean> {
  return sessionsOf(env, merchantId).isEnded({ id, issuedAt, user: { id: user.id } })
}

async function askAll(env: Pick<Env, 'SESSIONS'>, merchantId: string): Promise<Remembered> {
  const { ids, users, upTo, isWhole }: EndedList = await sessionsOf(env, merchantId).ended()
  const until = Date.now() + REMEMBERED_MS
  const remembered = {
    ids: new Set(ids),
    users: new Map(users.map(({ id, upTo }) => [id, upTo])),
    upTo,
    isWhole,
    until,
  }
  memory.set(merchantId, remembered)
  return remembered
}

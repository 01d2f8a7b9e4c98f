/**
 * Whether the merchant has ended a session. A write asks the merchant's object each time. A read uses the isolate's
 * copy, which is at most {@link REMEMBERED_MS} old: that long an ended session can still read.
 */
import type { Env } from '../config/env.ts'
import type { EndedList, SessionMark } from './ended-sessions.ts'
import type { Session } from './session-token.ts'
import { sessionsOf } from './sessions-of.ts'

export const REMEMBERED_MS = 5_000

interface Remembered {
  ids: ReadonlySet<string>
  users: ReadonlyMap<string, number>
  upTo: number
  isWhole: boolean
  until: number
}

type SessionQuery = SessionMark & Pick<Session, 'merchantId'>

const memory = new Map<string, Remembered>()

/** @returns no promise if the isolate has a copy, which makes a read faster */
export function isEnded(
  env: Pick<Env, 'SESSIONS'>,
  session: SessionQuery,
  { fresh }: { fresh: boolean },
): boolean | Promise<boolean> {
  if (fresh) return askOne(env, session)
  const known = memory.get(session.merchantId)
  if (known && Date.now() < known.until) return isAmong(env, known, session)
  return askAll(env, session.merchantId).then((list) => isAmong(env, list, session))
}

function isAmong(
  env: Pick<Env, 'SESSIONS'>,
  { ids, users, upTo, isWhole }: Remembered,
  session: SessionQuery,
): boolean | Promise<boolean> {
  if (!isWhole) return askOne(env, session)
  const { id, issuedAt, user } = session
  return issuedAt <= upTo || ids.has(id) || issuedAt <= (users.get(user.id) ?? 0)
}

/** Drops the copy after this isolate has ended sessions. */
export function forgetEnded(merchantId: string): void {
  memory.delete(merchantId)
}

/** Looks up this session only: the answer stays short for many ended sessions. */
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

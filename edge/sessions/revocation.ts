/**
 * Whether the merchant has ended a session. A write asks the object that has the session each time. A read uses the
 * isolate's copy, which is at most {@link REMEMBERED_MS} old: that long an ended session can still read. While the object
 * cannot be asked, the last copy decides for at most {@link UNCHECKED_MS}.
 *
 * An edge of the former release ends a session at the merchant's own object, which passes it on to the shard. In the
 * minutes in which that object runs the code of the former release too, it does not, and a write asks it as well.
 */
import type { Env } from '../config/env.ts'
import { isPassing } from '../config/object-stub.ts'
import { log } from '../http/log.ts'
import { keepNewest } from '../limits/windows.ts'
import type { EndedList, SessionMark } from './ended-sessions.ts'
import { SESSION_SHARDS, shardOfSession } from './session-id.ts'
import type { Session } from './session-token.ts'
import { sessionsName, sessionsOf } from './sessions-of.ts'

export const REMEMBERED_MS = 5_000
/** Milliseconds from the first question without an answer, for which sessions go on unchecked. */
export const UNCHECKED_MS = 60_000

interface Remembered {
  ids: ReadonlySet<string>
  users: ReadonlyMap<string, number>
  upTo: number
  isWhole: boolean
  passesOn: boolean
  until: number
}

type SessionQuery = SessionMark & Pick<Session, 'merchantId'>

/** One object, and what is asked there. */
interface Question {
  env: Pick<Env, 'SESSIONS'>
  session: SessionQuery
  /** Undefined for the merchant's own object. */
  shard: number | undefined
}

/** The last list of each object, by its name. A forgotten one is asked for again. */
const memory = new Map<string, Remembered>()
/** Since when an object has not answered, in milliseconds since 1970. */
const silentSince = new Map<string, number>()

/**
 * @returns no promise if the isolate has the copies, which makes a read faster
 * @throws ObjectFailure if an object has not answered for longer than {@link UNCHECKED_MS}
 */
export function isEnded(
  env: Pick<Env, 'SESSIONS'>,
  session: SessionQuery,
  { fresh }: { fresh: boolean },
): boolean | Promise<boolean> {
  const shard = shardOfSession(session.id)
  const own = { env, session, shard: undefined }
  if (shard === undefined) return isEndedAt(own, fresh)
  const before = isEndedBefore(own, fresh)
  const here = isEndedAt({ env, session, shard }, fresh)
  return typeof before === 'boolean' && typeof here === 'boolean' ? before || here : either(before, here)
}

async function either(...answers: (boolean | Promise<boolean>)[]): Promise<boolean> {
  return (await Promise.all(answers)).includes(true)
}

/** Whether the merchant's own object has the session as ended, though its shard may not know it yet. */
function isEndedBefore(own: Question, fresh: boolean): boolean | Promise<boolean> {
  const listed = isEndedAt(own, false)
  if (!fresh || (typeof listed === 'boolean' && passesOn(own))) return listed
  return afterList(own, listed)
}

async function afterList(own: Question, listed: boolean | Promise<boolean>): Promise<boolean> {
  if (await listed) return true
  return passesOn(own) ? false : isEndedAt(own, true)
}

/** Whether the object's code was of this release when it was asked last. */
function passesOn(own: Question): boolean {
  return memory.get(nameOf(own))?.passesOn ?? false
}

function nameOf({ session, shard }: Question): string {
  return sessionsName(session.merchantId, shard)
}

function isEndedAt(question: Question, fresh: boolean): boolean | Promise<boolean> {
  const known = memory.get(nameOf(question))
  if (fresh || !known || !isRemembered(known)) return ask(question, fresh)
  return known.isWhole ? isAmong(known, question.session) : ask(question, true)
}

/** More than its time can be left of a copy only if the clock was set back. */
function isRemembered({ until }: Remembered): boolean {
  const left = until - Date.now()
  return left > 0 && left <= REMEMBERED_MS
}

/** @param one looks up this session only: the answer stays short for many ended sessions */
async function ask(question: Question, one: boolean): Promise<boolean> {
  const name = nameOf(question)
  try {
    const list = one ? undefined : await askAll(question)
    const ended = list?.isWhole ? isAmong(list, question.session) : await askOne(question)
    silentSince.delete(name)
    return ended
  } catch (error) {
    if (!isUnchecked(question, error)) throw error
    const known = memory.get(name)
    return known !== undefined && isAmong(known, question.session)
  }
}

function isAmong({ ids, users, upTo }: Remembered, { id, issuedAt, user }: SessionQuery): boolean {
  return issuedAt <= upTo || ids.has(id) || issuedAt <= (users.get(user.id) ?? 0)
}

/** Whether sessions go on although the object did not answer. Logs the first time. */
function isUnchecked(question: Question, error: unknown): boolean {
  if (!isPassing(error)) return false
  const now = Date.now()
  const name = nameOf(question)
  const since = silentSince.get(name)
  // A question that is still to come is from before the clock was set back.
  if (since !== undefined && since <= now) return now < since + UNCHECKED_MS
  keepNewest(silentSince, name, now)
  const { merchantId: merchant } = question.session
  log('error', { event: 'sessions-unchecked', merchant, object: error.object })
  return true
}

/** Makes the next reads of the merchant's sessions ask, after this isolate has ended some. */
export function forgetEnded(merchantId: string): void {
  for (let shard = 0; shard < SESSION_SHARDS; shard++) forgetAt(sessionsName(merchantId, shard))
  forgetAt(sessionsName(merchantId))
}

/** Keeps the list, for the time in which the object may not answer. */
function forgetAt(name: string): void {
  const known = memory.get(name)
  if (known) memory.set(name, { ...known, until: 0 })
}

async function askOne({ env, session, shard }: Question): Promise<boolean> {
  const { merchantId, id, issuedAt, user } = session
  return sessionsOf(env, merchantId, shard).isEnded({ id, issuedAt, user: { id: user.id } })
}

async function askAll(question: Question): Promise<Remembered> {
  const { env, session, shard } = question
  const list: EndedList = await sessionsOf(env, session.merchantId, shard).ended()
  const remembered = {
    ids: new Set(list.ids),
    users: new Map(list.users.map(({ id, upTo }) => [id, upTo])),
    upTo: list.upTo,
    isWhole: list.isWhole,
    passesOn: list.passesOn ?? false,
    until: Date.now() + REMEMBERED_MS,
  }
  keepNewest(memory, nameOf(question), remembered)
  return remembered
}

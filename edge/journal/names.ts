/** Tells the merchant's head of the journal who acts. Stored acts have ids alone. */
import type { SessionUser } from '../../shared/domain/session/session.ts'
import type { Env } from '../config/env.ts'
import { log } from '../http/log.ts'
import { headOf } from './journal-of.ts'

const LIMIT = 10_000
const DAY_MS = 24 * 60 * 60 * 1000

/** What this isolate has told: the head hears of a name once a day. */
const told = new Map<string, { name: string; day: number }>()

/** Whose name is told. A server acts under its API key, and who is stored has no name. */
export interface Acting {
  merchantId: string
  requester: { kind: 'session' | 'server'; user: KnownUser }
}

/** A user whose name may not be known here. */
export type KnownUser = Pick<SessionUser, 'id'> & Partial<Pick<SessionUser, 'name'>>

/** A requester as it is stored: the name of its user is kept in one place. */
export type Nameless<Requester extends { user: KnownUser }> = Omit<Requester, 'user'> & {
  user: Pick<SessionUser, 'id'>
}

export function withoutName<Requester extends { user: KnownUser }>(
  requester: Requester,
): Nameless<Requester> {
  return { ...requester, user: { id: requester.user.id } }
}

/** Never fails: without its name, an entry shows the id, and the next act tells it again. */
export async function learnName(env: Pick<Env, 'JOURNAL_HEAD'>, acting: Acting): Promise<void> {
  try {
    await tellName(env, acting, Date.now())
  } catch {
    log('error', { event: 'name-not-learned', merchant: acting.merchantId })
  }
}

/** @param at when the person acted under this name, in milliseconds since 1970: the latest name counts */
export async function tellName(
  env: Pick<Env, 'JOURNAL_HEAD'>,
  { merchantId, requester: { kind, user } }: Acting,
  at: number,
): Promise<void> {
  const { id, name } = user
  if (kind !== 'session' || name === undefined) return
  const day = Math.floor(at / DAY_MS)
  const key = keyOf(merchantId, id)
  const before = told.get(key)
  if (before && (before.day > day || (before.day === day && before.name === name))) return
  await headOf(env, merchantId).learn(id, name, at)
  if (told.size >= LIMIT) told.delete(told.keys().next().value!)
  told.set(key, { name, day })
}

/** The names of these people; of one without a name, and of an API key, see {@link shownName}. */
export function namesOf(
  env: Pick<Env, 'JOURNAL_HEAD'>,
  merchantId: string,
  people: Iterable<{ kind: string; id: string }>,
): Promise<Record<string, string>> {
  const ids = new Set([...people].filter(({ kind }) => kind === 'session').map(({ id }) => id))
  return ids.size === 0 ? Promise.resolve({}) : headOf(env, merchantId).names([...ids])
}

/** The name of somebody; undefined if none is kept. */
export function keptName(
  { kind, id }: { kind: string; id: string },
  names: Record<string, string>,
): string | undefined {
  if (kind === 'server') return SERVER_NAME
  return Object.hasOwn(names, id) ? names[id] : undefined
}

/** The name in an answer that must have one: the id stands for a name that is not kept. */
export function shownName(who: { kind: string; id: string }, names: Record<string, string>): string {
  return keptName(who, names) ?? who.id
}

/** The name of every API key. */
export const SERVER_NAME = 'API key'

function keyOf(merchantId: string, id: string): string {
  return `${merchantId}\n${id}`
}

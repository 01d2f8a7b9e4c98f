/** Which callback of an order is sent next, and when. */
import {
  allSubscriptions,
  type CallbackRecord,
  changeCallback,
  dueOnly,
  headOf,
  waitingSubjects,
} from '../storage/callbacks.ts'
import type { Database } from '../storage/database.ts'
import { type CallbackMode, readSetting } from '../storage/settings.ts'

/** Without a sandbox's changes: at once, once, in the order in which the events were raised. */
const plainMode: CallbackMode = { delaySeconds: 0, copies: 1, order: 'raised', hold: false }

export function readCallbackMode(db: Database): CallbackMode {
  return readSetting(db, 'callbackMode') ?? plainMode
}

/**
 * Makes the next callback of an order due, and no other one: a subscriber hears the events of an order one after another.
 * One that is due already stays due when it was.
 * @param now milliseconds since 1970, by the system's clock
 */
export function setHead(
  db: Database,
  key: Pick<CallbackRecord, 'subscriptionId' | 'subject'>,
  { order, delaySeconds }: CallbackMode,
  now: number,
): void {
  const head = headOf(db, key, order === 'reversed')
  if (!head) return
  dueOnly(db, head)
  if (head.dueAt !== null) return
  changeCallback(db, head.id, { dueAt: Math.max(now, head.raisedAt + delaySeconds * 1000) })
}

/** The same for every order of which something waits for the subscription. */
export function setHeads(db: Database, subscriptionId: string, mode: CallbackMode, now: number): void {
  for (const key of waitingSubjects(db, subscriptionId)) setHead(db, key, mode, now)
}

/** The same for every subscription whose address is verified. */
export function setAllHeads(db: Database, mode: CallbackMode, now: number): void {
  for (const { SubscriptionId, Verified } of allSubscriptions(db)) {
    if (Verified) setHeads(db, SubscriptionId, mode, now)
  }
}

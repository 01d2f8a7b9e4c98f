/**
 * Delivers the callbacks that are due. Each is stored until it is delivered or given up, so whoever is interrupted sends
 * it again: a subscriber gets every event at least once.
 */
import { DAY, systemClock } from '../clock.ts'
import {
  allSubscriptions,
  type Attempt,
  type AttemptResult,
  type CallbackRecord,
  changeCallback,
  dueCallbacks,
  findCallback,
  findSubscription,
  forgetCallbacks,
  nextDue,
} from '../storage/callbacks.ts'
import type { Database } from '../storage/database.ts'
import { isReceived, post, type Sending } from './post.ts'
import { readCallbackMode, setHead } from './sequence.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long the next attempt waits after the first failed one, the second, and so on; then always the last. */
const WAITS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const
/** After the event no attempt comes later than this; then the callback has failed. */
const GIVE_UP = DAY
/** How long callbacks that are done are kept. */
const KEPT = 7 * DAY
/** The attempts of a callback that are kept. */
const ATTEMPTS = 50
/** Callbacks to one subscription at the same time. They are of different orders. */
const AT_ONCE = 4
/** How long one alarm works, but for answers that it waits for. */
const PASS_MS = 30 * SECOND

export interface Delivering {
  db: Database
  transaction<T>(work: () => T): T
  /** False once the merchant's tables are gone or replaced, which happens in a sandbox only. */
  isOpen(): boolean
  sending: Sending
}

/** When to call {@link deliverDue}, in milliseconds since 1970 by the system's clock; undefined if nothing waits. */
export function nextDelivery(db: Database): number | undefined {
  const next = nextDue(db)
  // A sandbox can hold everything back.
  return next === undefined || readCallbackMode(db).hold ? undefined : next
}

/** Sends what is due, to all subscriptions at the same time. */
export async function deliverDue(delivering: Delivering): Promise<void> {
  const { db, transaction } = delivering
  const started = systemClock.now()
  transaction(() => forgetCallbacks(db, started - KEPT))
  const ids = allSubscriptions(db).map(({ SubscriptionId }) => SubscriptionId)
  await Promise.all(ids.map((id) => drain(delivering, id, started + PASS_MS)))
}

async function drain(delivering: Delivering, subscriptionId: string, until: number): Promise<void> {
  const { db, isOpen } = delivering
  for (let now = systemClock.now(); now < until; now = systemClock.now()) {
    if (!isOpen() || readCallbackMode(db).hold || !findSubscription(db, subscriptionId)?.Verified) return
    const due = dueCallbacks(db, subscriptionId, now, AT_ONCE)
    if (due.length === 0) return
    await Promise.all(due.map((callback) => attempt(delivering, callback)))
  }
}

async function attempt(
  { db, transaction, isOpen, sending }: Delivering,
  callback: CallbackRecord,
): Promise<void> {
  const uri = findSubscription(db, callback.subscriptionId)!.CallbackUri
  const { copies } = readCallbackMode(db)
  const made: Attempt[] = []
  for (let copy = 0; copy < copies && made.every(isReceived); copy++) {
    const at = new Date(systemClock.now()).toISOString()
    made.push({ at, ...(await post(uri, callback.body, sending)) })
  }
  if (isOpen()) transaction(() => record(db, callback.id, uri, made))
}

/** Stores what came of an attempt. The subscription may have been changed or deleted meanwhile. */
function record(db: Database, id: number, uri: string, made: readonly Attempt[]): void {
  const callback = findCallback(db, id)
  if (!callback) return
  const now = systemClock.now()
  const attempts = [...callback.attempts, ...made].slice(-ATTEMPTS)
  changeCallback(db, id, { uri, attempts, ...outcomeOf(callback, attempts, now) })
  if (findSubscription(db, callback.subscriptionId)?.Verified) {
    setHead(db, callback, readCallbackMode(db), now)
  } else {
    changeCallback(db, id, { dueAt: null })
  }
}

function outcomeOf(
  { raisedAt }: CallbackRecord,
  attempts: readonly AttemptResult[],
  now: number,
): Pick<CallbackRecord, 'state' | 'dueAt' | 'doneAt'> {
  if (isReceived(attempts.at(-1)!)) return { state: 'delivered', dueAt: null, doneAt: now }
  const failures = attempts.filter((one) => !isReceived(one)).length
  const dueAt = now + WAITS[Math.min(failures, WAITS.length) - 1]!
  return dueAt > raisedAt + GIVE_UP
    ? { state: 'failed', dueAt: null, doneAt: now }
    : { state: 'waiting', dueAt, doneAt: null }
}

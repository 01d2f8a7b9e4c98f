/**
 * Subscriptions to callbacks, and the callbacks themselves: the rows of a write's events are stored in the transaction of
 * the write, and stay for some days after they are done.
 */
import type { CallbackEventName } from '../../shared/domain/callbacks/callback.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { columnsOf, insert, update } from './columns.ts'
import type { Database } from './database.ts'

export const callbacksMigration = `
  CREATE TABLE callback_subscriptions (
    id TEXT PRIMARY KEY,
    uri TEXT NOT NULL,
    -- JSON: the names of the events.
    events TEXT NOT NULL,
    is_verified INTEGER NOT NULL CHECK (is_verified IN (0, 1)),
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- An event for a subscription, in the sequence in which the events were raised. All instants are the system's. A
  -- callback that waits behind another one of its order has no due_at, and neither has one that is done.
  CREATE TABLE callbacks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    subscription_id TEXT NOT NULL,
    event TEXT NOT NULL,
    -- The order that the event is about. Checkout and standalone orders have ids of their own.
    subject TEXT NOT NULL,
    uri TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed')),
    -- JSON: when each attempt was made, and what came of it.
    attempts TEXT NOT NULL,
    raised_at INTEGER NOT NULL,
    due_at INTEGER,
    done_at INTEGER
  ) STRICT;
  CREATE INDEX callbacks_due ON callbacks (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX callbacks_waiting ON callbacks (subscription_id, subject, id) WHERE state = 'waiting';
  CREATE INDEX callbacks_done ON callbacks (done_at) WHERE done_at IS NOT NULL;
`

export interface SubscriptionRecord {
  SubscriptionId: string
  CallbackUri: string
  Events: CallbackEventName[]
  Verified: boolean
  /** Milliseconds since 1970. */
  createdAt: number
}

const subscriptions = columnsOf('callback_subscriptions', {
  SubscriptionId: 'id',
  CallbackUri: 'uri',
  Events: ['events', 'json'],
  Verified: ['is_verified', 'boolean'],
  createdAt: 'created_at',
})

/** What came of an attempt: the answer's status, or why there was no answer. */
export type AttemptResult = { status: number } | { error: 'target-refused' | 'timed-out' | 'not-reached' }
/** `at` is ISO 8601. */
export type Attempt = { at: string } & AttemptResult

export interface CallbackRecord {
  id: number
  subscriptionId: string
  event: CallbackEventName
  subject: string
  /** Where the last attempt went, or the next one will. */
  uri: string
  body: string
  state: 'waiting' | 'delivered' | 'failed'
  /** The last ones. */
  attempts: Attempt[]
  /** Milliseconds since 1970, as the next. */
  raisedAt: number
  dueAt: number | null
  doneAt: number | null
}

const callbacks = columnsOf('callbacks', {
  id: 'id',
  subscriptionId: 'subscription_id',
  event: 'event',
  subject: 'subject',
  uri: 'uri',
  body: 'body',
  state: 'state',
  attempts: ['attempts', 'json'],
  raisedAt: 'raised_at',
  dueAt: 'due_at',
  doneAt: 'done_at',
})

/** Oldest first. A merchant has few. */
export function allSubscriptions(db: Database): SubscriptionRecord[] {
  return db.all(`SELECT ${subscriptions.json} FROM callback_subscriptions ORDER BY created_at, id`)
}

export function findSubscription(db: Database, id: string): SubscriptionRecord | undefined {
  return db.first(`SELECT ${subscriptions.json} FROM callback_subscriptions WHERE id = ?`, id)
}

export function insertSubscription(db: Database, record: SubscriptionRecord): void {
  insert(db, 'callback_subscriptions', subscriptions.values(record))
}

export function replaceSubscription(db: Database, { SubscriptionId, ...changed }: SubscriptionRecord): void {
  const { id, ...values } = subscriptions.values({ SubscriptionId, ...changed })
  update(db, 'callback_subscriptions', values, { id: id! })
}

/** Deletes the subscription and what waits for it. */
export function deleteSubscription(db: Database, id: string): void {
  db.run('DELETE FROM callback_subscriptions WHERE id = ?', id)
  db.run("DELETE FROM callbacks WHERE subscription_id = ? AND state = 'waiting'", id)
}

/** Stores a callback that waits. */
export function insertCallback(
  db: Database,
  record: Omit<CallbackRecord, 'id' | 'state' | 'attempts' | 'dueAt' | 'doneAt'>,
): void {
  const { id: _, ...values } = callbacks.values({ ...record, state: 'waiting', attempts: [] })
  insert(db, 'callbacks', values)
}

export function findCallback(db: Database, id: Long): CallbackRecord | undefined {
  return db.first(`SELECT ${callbacks.json} FROM callbacks WHERE id = ?`, id)
}

/** The last ones, newest first. */
export function lastCallbacks(db: Database, limit: number): CallbackRecord[] {
  return db.all(`SELECT ${callbacks.json} FROM callbacks ORDER BY id DESC LIMIT ?`, limit)
}

export function changeCallback(
  db: Database,
  id: number,
  changed: Partial<Pick<CallbackRecord, 'uri' | 'state' | 'attempts' | 'dueAt' | 'doneAt'>>,
): void {
  const all = callbacks.values(changed)
  const columns = { uri: 'uri', state: 'state', attempts: 'attempts', dueAt: 'due_at', doneAt: 'done_at' }
  const names = (Object.keys(changed) as (keyof typeof columns)[]).map((member) => columns[member])
  update(db, 'callbacks', Object.fromEntries(names.map((name) => [name, all[name]!])), { id })
}

/** The callbacks of a subscription that are due, those that have been due longest first. */
export function dueCallbacks(
  db: Database,
  subscriptionId: string,
  now: number,
  limit: number,
): CallbackRecord[] {
  return db.all(
    `SELECT ${callbacks.json} FROM callbacks INDEXED BY callbacks_due
     WHERE due_at <= ? AND subscription_id = ? ORDER BY due_at, id LIMIT ?`,
    now,
    subscriptionId,
    limit,
  )
}

/** When the next callback is due, in milliseconds since 1970; undefined if none is. */
export function nextDue(db: Database): number | undefined {
  return (
    db.first<{ at: number | null }>(
      "SELECT json_object('at', min(due_at)) AS json FROM callbacks WHERE due_at IS NOT NULL",
    )?.at ?? undefined
  )
}

/** The callback of a subject that is sent next: the first or the last that was raised. */
export function headOf(
  db: Database,
  { subscriptionId, subject }: Pick<CallbackRecord, 'subscriptionId' | 'subject'>,
  isReversed: boolean,
): CallbackRecord | undefined {
  return db.first(
    `SELECT ${callbacks.json} FROM callbacks
     WHERE state = 'waiting' AND subscription_id = ? AND subject = ? ORDER BY id ${isReversed ? 'DESC' : 'ASC'} LIMIT 1`,
    subscriptionId,
    subject,
  )
}

/** What waits of a subject is not due, but for one callback. */
export function dueOnly(
  db: Database,
  { subscriptionId, subject, id }: Pick<CallbackRecord, 'subscriptionId' | 'subject' | 'id'>,
): void {
  db.run(
    `UPDATE callbacks SET due_at = NULL
     WHERE state = 'waiting' AND subscription_id = ? AND subject = ? AND id <> CAST(? AS INTEGER) AND due_at IS NOT NULL`,
    subscriptionId,
    subject,
    id,
  )
}

/** The subjects for which something waits. @param subscriptionId of one subscription; of all without it */
export function waitingSubjects(
  db: Database,
  subscriptionId: string,
): Pick<CallbackRecord, 'subscriptionId' | 'subject'>[] {
  return db.all(
    `SELECT json_object('subscriptionId', subscription_id, 'subject', subject) AS json FROM callbacks
     WHERE state = 'waiting' AND subscription_id = ? GROUP BY subject`,
    subscriptionId,
  )
}

/** Nothing of the subscription is due any more; it waits until its address is verified. */
export function suspendCallbacks(db: Database, subscriptionId: string): void {
  db.run("UPDATE callbacks SET due_at = NULL WHERE state = 'waiting' AND subscription_id = ?", subscriptionId)
}

/** Forgets callbacks that were done before an instant, some of them at once. */
export function forgetCallbacks(db: Database, before: number): void {
  db.run(
    `DELETE FROM callbacks WHERE id IN (
       SELECT id FROM callbacks WHERE done_at < ? ORDER BY done_at LIMIT 500)`,
    before,
  )
}

/** Raises events: the callbacks of a write are stored in its transaction, one for each subscription to the event. */
import type { CallbackEventName } from '../../shared/domain/callbacks/callback.enums.ts'
import type { CallbackEvent } from '../../shared/domain/callbacks/callback.schema.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { systemClock } from '../clock.ts'
import { allSubscriptions, insertCallback } from '../storage/callbacks.ts'
import type { Database } from '../storage/database.ts'
import { readCallbackMode, setHead } from './sequence.ts'

/** What a write tells its subscribers. */
export type RaisedEvent = Omit<CallbackEvent, 'EventName' | 'CorrelationId' | 'TimestampUtc'> & {
  EventName: CallbackEventName
}

/** A transaction, at an instant by the merchant's clock. */
export interface Raising {
  db: Database
  now: number
}

/** Whether anybody would hear an event: without subscriptions, a write costs one look at an empty table. */
export function hasSubscribers(db: Database): boolean {
  return allSubscriptions(db).some(({ Verified }) => Verified)
}

/** Stores the callbacks of these events, in this sequence. An address that is not verified gets none, also not later. */
export function raise({ db, now }: Raising, events: readonly RaisedEvent[]): void {
  if (events.length === 0) return
  const verified = allSubscriptions(db).filter(({ Verified }) => Verified)
  if (verified.length === 0) return
  const mode = readCallbackMode(db)
  const raisedAt = systemClock.now()
  for (const { EventName, ...members } of events) {
    const body = stringifyJson({
      EventName,
      ...members,
      CorrelationId: crypto.randomUUID(),
      TimestampUtc: new Date(now).toISOString(),
    } satisfies CallbackEvent)
    const subject = subjectOf(members)
    for (const { SubscriptionId: subscriptionId, CallbackUri: uri, Events } of verified) {
      if (!Events.includes(EventName)) continue
      insertCallback(db, { subscriptionId, event: EventName, subject, uri, body, raisedAt })
      setHead(db, { subscriptionId, subject }, mode, raisedAt)
    }
  }
}

function subjectOf({ CheckoutOrderId, OrderId }: Pick<CallbackEvent, 'CheckoutOrderId' | 'OrderId'>): string {
  return CheckoutOrderId === undefined ? `standalone/${OrderId}` : `checkout/${CheckoutOrderId}`
}

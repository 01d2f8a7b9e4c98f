/** The operations on subscriptions to callbacks. Who calls checks that an address is one that may be called. */
import { PING } from '../../shared/domain/callbacks/callback.enums.ts'
import type { Subscription, SubscriptionRequest } from '../../shared/domain/callbacks/callback.schema.ts'
import { callbackLimits } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { CallbackOperationName } from '../../shared/wire/callbacks/callback-operations.ts'
import { systemClock } from '../clock.ts'
import type { RefusedAs } from '../refused.ts'
import {
  allSubscriptions,
  type AttemptResult,
  deleteSubscription,
  findSubscription,
  insertSubscription,
  replaceSubscription,
  type SubscriptionRecord,
  suspendCallbacks,
} from '../storage/callbacks.ts'
import type { Delivering } from './deliver.ts'
import { isReceived, post } from './post.ts'
import type { Raising } from './raise.ts'
import { readCallbackMode, setHeads } from './sequence.ts'

/** What an operation needs: the id of the path, and the body. */
export interface SubscriptionInput {
  /** Empty without one. */
  id: string
  /** Of operations with a body. */
  body?: SubscriptionRequest
}

export type SubscriptionRefused = RefusedAs<
  'subscription-not-found' | 'subscriptions-full' | 'verification-failed'
>
export type SubscriptionOutcome = Result<Subscription | Subscription[] | undefined, SubscriptionRefused>

/** The operations that run in one transaction: to verify an address is to call it. */
export type TransactedSubscriptionName = Exclude<CallbackOperationName, 'verifySubscription'>

const notFound = refuse({ code: 'subscription-not-found' } as const)

export const subscriptionHandlers: {
  [Name in TransactedSubscriptionName]: (context: Raising, input: SubscriptionInput) => SubscriptionOutcome
} = {
  listSubscriptions: ({ db }) => ok(allSubscriptions(db).map(viewOf)),

  addSubscription({ db, now }, { body }) {
    const { subscriptions: maximum } = callbackLimits
    if (allSubscriptions(db).length >= maximum) return refuse({ code: 'subscriptions-full', maximum })
    const record = {
      ...requested(body!),
      SubscriptionId: crypto.randomUUID(),
      Verified: false,
      createdAt: now,
    }
    insertSubscription(db, record)
    return ok(viewOf(record))
  },

  getSubscription({ db }, { id }) {
    const record = findSubscription(db, id)
    return record ? ok(viewOf(record)) : notFound
  },

  updateSubscription({ db }, { id, body }) {
    const known = findSubscription(db, id)
    if (!known) return notFound
    const isMoved = body!.CallbackUri !== known.CallbackUri
    const record = { ...known, ...requested(body!), Verified: known.Verified && !isMoved }
    replaceSubscription(db, record)
    if (isMoved) suspendCallbacks(db, id)
    return ok(viewOf(record))
  },

  removeSubscription({ db }, { id }) {
    if (!findSubscription(db, id)) return notFound
    deleteSubscription(db, id)
    return ok(undefined)
  },
}

/**
 * Sends Ping to the address of a subscription, and stores that it is verified if it answers 2xx. What waits for it since
 * it was moved is due then.
 */
export async function verifySubscription(
  { db, transaction, isOpen, now, sending }: Delivering & { now: number },
  id: string,
): Promise<SubscriptionOutcome> {
  const asked = findSubscription(db, id)
  if (!asked) return notFound
  const ping = {
    EventName: PING,
    CorrelationId: crypto.randomUUID(),
    TimestampUtc: new Date(now).toISOString(),
  }
  const result = await post(asked.CallbackUri, JSON.stringify(ping), sending)
  if (!isOpen()) return notFound
  if (!isReceived(result)) return refuse({ code: 'verification-failed', why: failureText(result) })
  return transaction(() => {
    const record = findSubscription(db, id)
    if (!record) return notFound
    if (record.CallbackUri !== asked.CallbackUri) {
      return refuse({ code: 'verification-failed', why: 'The address was changed meanwhile.' })
    }
    replaceSubscription(db, { ...record, Verified: true })
    setHeads(db, id, readCallbackMode(db), systemClock.now())
    return ok(viewOf({ ...record, Verified: true }))
  })
}

function requested({
  CallbackUri,
  Events,
}: SubscriptionRequest): Pick<Subscription, 'CallbackUri' | 'Events'> {
  return { CallbackUri, Events: [...new Set(Events)] }
}

function viewOf({ createdAt, ...members }: SubscriptionRecord): Subscription {
  return { ...members, Created: new Date(createdAt).toISOString() }
}

function failureText(result: AttemptResult): string {
  if ('status' in result) return `The address answered ${result.status} to Ping, and not 2xx.`
  switch (result.error) {
    case 'timed-out':
      return 'The address did not answer Ping within 10 seconds.'
    case 'not-reached':
      return 'The address could not be reached.'
    case 'target-refused':
      return 'The address is not one that the provider may call.'
  }
}

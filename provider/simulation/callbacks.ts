/** What a sandbox adds to callbacks: their list, another delivery, and another way of delivery. */
import * as z from 'zod/mini'
import { callbackEvent } from '../../shared/domain/callbacks/callback.schema.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { limited } from '../../shared/domain/values/long.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { readCallbackMode, setAllHeads } from '../callbacks/sequence.ts'
import { systemClock } from '../clock.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import {
  changeCallback,
  dueOnly,
  findCallback,
  findSubscription,
  lastCallbacks,
} from '../storage/callbacks.ts'
import { type CallbackMode, writeSetting } from '../storage/settings.ts'

/** The callbacks that are listed. */
const LISTED = 500

/** See {@link CallbackMode}; what is left out stays as it is. */
export const newCallbackMode = z.strictObject({
  delaySeconds: z.optional(limited({ minimum: 0, maximum: 3600 })),
  copies: z.optional(limited({ minimum: 1, maximum: 5 })),
  order: z.optional(z.enum(['raised', 'reversed'])),
  hold: z.optional(z.boolean()),
})
export const callbackMode = z.object({
  delaySeconds: z.int(),
  copies: z.int(),
  order: z.enum(['raised', 'reversed']),
  hold: z.boolean(),
})

/** Newest first. */
export const listedCallbacks = z.object({
  callbacks: z.array(
    z.object({
      id: z.int(),
      event: z.string(),
      uri: z.string(),
      body: callbackEvent,
      attempts: z.array(
        z.object({
          at: z.string(),
          /** Of the answer. */
          status: z.optional(z.int()),
          /** Why there was none. */
          error: z.optional(z.enum(['target-refused', 'timed-out', 'not-reached'])),
        }),
      ),
      state: z.enum(['waiting', 'delivered', 'failed']),
    }),
  ),
})

export function listCallbacks({ db }: RestContext): Result<z.infer<typeof listedCallbacks>, Refused> {
  const callbacks = lastCallbacks(db, LISTED).map(({ id, event, uri, body, attempts, state }) => {
    const parsed = parseJson(body) as z.infer<typeof callbackEvent>
    return { id, event, uri, body: parsed, attempts, state }
  })
  return ok({ callbacks })
}

/**
 * Makes a callback due now, once more if it is done already. It is sent as it was, to the address that its subscription has
 * now. What waits of the same order comes right after it, also what waits for its next attempt.
 */
export function resendCallback({ db }: RestContext, { id }: { id: Long }): Result<undefined, Refused> {
  const callback = findCallback(db, id)
  if (!callback) return refuse({ code: 'callback-not-found' })
  const subscription = findSubscription(db, callback.subscriptionId)
  if (!subscription) return refuse({ code: 'subscription-not-found' })
  changeCallback(db, callback.id, {
    state: 'waiting',
    dueAt: subscription.Verified ? systemClock.now() : null,
    doneAt: null,
  })
  if (subscription.Verified) dueOnly(db, callback)
  return ok(undefined)
}

export function readMode({ db }: RestContext): Result<CallbackMode, Refused> {
  return ok(readCallbackMode(db))
}

/** Changes how callbacks are delivered from now on, also those that wait. */
export function changeMode(
  { db }: RestContext,
  { delaySeconds, copies, order, hold }: z.infer<typeof newCallbackMode>,
): Result<CallbackMode, Refused> {
  const known = readCallbackMode(db)
  const mode: CallbackMode = {
    delaySeconds: Number(delaySeconds ?? known.delaySeconds),
    copies: Number(copies ?? known.copies),
    order: order ?? known.order,
    hold: hold ?? known.hold,
  }
  writeSetting(db, 'callbackMode', mode)
  setAllHeads(db, mode, systemClock.now())
  return ok(mode)
}

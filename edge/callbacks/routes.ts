/** Where the provider tells the edge that an order was changed. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { callbackEvent } from '../../shared/domain/callbacks/callback.schema.ts'
import { CALLBACK_BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { readSent } from '../../shared/wire/read-capped.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason, refusedMembers } from '../http/problem.ts'
import { sentParts } from '../http/sent-parts.ts'
import { blockedRefusal, countFailedCredential } from '../limits/failed-credentials.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { lockedRefusal } from '../registry/directory-copy.ts'
import { findMerchant, merchantOfCall } from '../registry/find-merchant.ts'
import { senderOf } from '../sessions/api-key.ts'
import { heardOf } from './heard-of.ts'
import { isSecret } from './is-secret.ts'

export const callbackRoutes = new Hono<EdgeContext>().post('/callbacks/:merchant/:secret', hear)

const readEvent = jsonBodyReader(callbackEvent, operatorName())
/** The events that say something of an order with a desk. */
const OF_ORDERS = 'CheckoutOrder.'

/** Answers before it looks at the order: the provider waits only for this. */
async function hear(c: Context<EdgeContext>): Promise<Response> {
  const merchant = await merchantOf(c)
  if ('code' in merchant) return problem(c, merchant)
  const merchantId = merchant.MerchantId
  const limited = await rateRefusal(c.env, { merchantId })
  if (limited) return problem(c, limited)
  const sent = await readSent(c.req.raw.body, CALLBACK_BODY_LIMIT)
  if (!sent.ok) return problem(c, { code: sent.reason === 'too-large' ? 'body-too-large' : 'body-not-json' })
  const event = readEvent(sent.value)
  if (!event.ok) return problem(c, refusedMembers(event.reason))
  const { EventName, CheckoutOrderId } = event.value
  // Events that are not known, of later versions of the provider, are none of an order's.
  if (EventName.startsWith(OF_ORDERS) && CheckoutOrderId !== undefined) tell(c, merchantId, CheckoutOrderId)
  return c.body(null, 204)
}

function tell(c: Context<EdgeContext>, merchantId: string, orderId: Long): void {
  const { env } = c
  c.executionCtx.waitUntil(heardOf({ env, merchantId, trace: c.get('trace') }, orderId, c.get('requestId')))
}

/**
 * The merchant of the address. Whether the merchant or the secret is unknown, nobody learns. All merchants' callbacks
 * come from the provider's few addresses, so a right secret passes from an address that is blocked for wrong ones: it is
 * too long to be guessed.
 */
async function merchantOf(c: Context<EdgeContext>): Promise<MerchantConfig | ProblemReason> {
  const locked = await lockedRefusal(c.env)
  if (locked) return locked
  const sender = senderOf(c)
  const [, id = '', secret = ''] = sentParts(c.req.url)
  const known = await merchantOfCall(c.env, id)
  if (await isSecret(secret, known?.CallbackSecret)) {
    // One that is disabled guesses nothing: the provider goes on to tell of its orders.
    return (await findMerchant(c.env, id)) ?? UNKNOWN
  }
  return blockedRefusal(sender) ?? (await countFailedCredential(c.env, sender)) ?? UNKNOWN
}

const UNKNOWN: ProblemReason = { code: 'not-found' }

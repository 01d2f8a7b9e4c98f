/** Answers the operations on subscriptions to callbacks (`shared/wire/callbacks/`). */
import type { SubscriptionRequest } from '../../shared/domain/callbacks/callback.schema.ts'
import type { Refusal } from '../../shared/domain/values/refusal.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import {
  type CallbackOperation,
  type CallbackOperationName,
  callbackOperations,
} from '../../shared/wire/callbacks/callback-operations.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { targetOf } from '../callback-targets.ts'
import { withFaults } from '../faults/with-faults.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, hasContentType, jsonResponse } from '../http/call.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { callerOf } from './caller.ts'
import { refusedResponse } from './refused-response.ts'

/** The function that answers an operation's calls. */
export function callbackAnswerer(name: CallbackOperationName): (call: Call) => Promise<Response> {
  const { body: schema, success }: CallbackOperation = callbackOperations[name]
  // None of its members has the operator's name.
  const readBody = schema && jsonBodyReader(schema, operatorName())

  return async (call) => {
    const caller = await callerOf(call)
    if (!caller.ok) return caller.reason
    const { merchant, body: sent } = caller.value
    const body = readBody
      ? readRequest(call, readBody(sent) as Result<SubscriptionRequest, Refusal[]>)
      : ok(undefined)
    if (!body.ok) return body.reason
    const { MerchantId: merchantId } = merchant
    return withFaults(call, merchantId, async () => {
      const outcome = await run(call, name, merchantId, body.value)
      if (!outcome.ok) return refusedResponse(call, outcome.reason, { merchantId })
      const { status } = success
      return status === 204 ? new Response(null, { status }) : jsonResponse(status, outcome.value)
    })
  }
}

function run(call: Call, name: CallbackOperationName, merchantId: string, body?: SubscriptionRequest) {
  const id = call.req.param('subscriptionid') ?? ''
  const merchant = merchantOf(call.env, merchantId)
  return name === 'verifySubscription'
    ? merchant.verifySubscription(id)
    : merchant.changeSubscriptions(name, { id, ...(body && { body }) })
}

/** The body, with its address in one spelling; the address must be one that may be called. */
function readRequest(
  call: Call,
  body: Result<SubscriptionRequest, Refusal[]>,
): Result<SubscriptionRequest, Response> {
  if (!hasContentType(call, 'application/json')) return refuse(errorResponse('content-type-wrong'))
  if (!body.ok) return refuse(errorResponse('request-invalid', { refusals: body.reason }))
  const target = targetOf(body.value.CallbackUri, call.get('config').callbackTargets)
  if (target) return ok({ ...body.value, CallbackUri: target.href })
  return refuse(
    errorResponse('request-invalid', {
      refusals: [{ pointer: '/CallbackUri', code: 'member-wrong-type', expected: TARGET }],
    }),
  )
}

const TARGET =
  'an address without credentials whose origin the provider is configured to call (CALLBACK_TARGETS)'

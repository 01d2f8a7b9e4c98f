import { deliveryActions } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { errorResponse } from '../http/errors.ts'
import type { Call } from '../http/call.ts'
import { directoryOf } from '../merchant/directory-stubs.ts'
import type { Refused, RefusedAs } from '../refused.ts'

/** The answer to a refusal of the merchant's object. */
export async function refusedResponse(
  call: Call,
  refused: Refused,
  asked: { merchantId: string; orderId?: Long | undefined },
): Promise<Response> {
  switch (refused.code) {
    case 'order-not-found':
      return orderNotFound(call, asked)
    case 'action-missing':
      return errorResponse('action-missing', {
        Message: missingActionText(refused),
        rows: refused.rows,
        nearest: refused.shown,
      })
    case 'order-not-open':
      return errorResponse(refused.code, {
        Message: `The order is not open; its status is ${refused.status}.`,
      })
    case 'rows-refused':
      return errorResponse(refused.code, { rows: refused.rows })
    case 'request-invalid':
      return errorResponse(refused.code, { refusals: refused.refusals })
    case 'credit-too-high':
      return errorResponse(refused.code, {
        Message: `The credit is above what is left to credit (${refused.maximum}), or it is nothing.`,
        nearest: refused.maximum,
      })
    case 'order-id-of-another':
      return errorResponse('order-id-taken', {
        Message: `The order ${refused.orderId} is another merchant's. Nothing is imported.`,
      })
    case 'snapshots-full':
      return errorResponse(refused.code, {
        Message: `There are ${refused.maximum} snapshots, which is the most. Delete one first.`,
      })
    case 'snapshot-too-large':
      return errorResponse(refused.code, {
        Message: `The merchant has more than ${refused.maximum} bytes of rows, which is the most of a snapshot.`,
      })
    case 'import-refused':
      return errorResponse(refused.code, { Message: refused.reason })
    case 'subscriptions-full':
      return errorResponse(refused.code, {
        Message: `A merchant has at most ${refused.maximum} subscriptions.`,
      })
    case 'verification-failed':
      return errorResponse(refused.code, { Message: refused.why })
    case 'subscription-not-found':
    case 'callback-not-found':
    case 'order-not-pending':
    case 'snapshot-not-found':
    case 'transfers-busy':
    case 'order-does-not-expire':
    case 'delivery-not-found':
    case 'credit-not-found':
    case 'order-id-taken':
    case 'task-not-found':
    case 'credit-refused':
    case 'order-amount-too-large':
      return errorResponse(refused.code)
  }
}

/** The message for a missing action. Its status is the order's, not the delivery's. */
function missingActionText({ action, status }: RefusedAs<'action-missing'>): string {
  return (deliveryActions as readonly string[]).includes(action)
    ? `The delivery does not have the action ${action}; the status of its order is ${status}.`
    : `The order does not have the action ${action}; its status is ${status}.`
}

/** 403 for another merchant's order; an unknown one is 404 on GET and 400 elsewhere (the description, "Errors"). */
async function orderNotFound(
  call: Call,
  { merchantId, orderId }: { merchantId: string; orderId?: Long | undefined },
): Promise<Response> {
  const owner = orderId === undefined ? undefined : await directoryOf(call.env, orderId).ownerOf(orderId)
  if (owner !== undefined && owner !== merchantId) return errorResponse('order-forbidden')
  const isRead = call.req.method === 'GET' || call.req.method === 'HEAD'
  return errorResponse(isRead ? 'order-not-found' : 'order-unknown')
}

/** The order in the answer of a write, for a client that prefers to get it there (RFC 7240). Pure. */
import { PREFERENCE_APPLIED, RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import { preferenceIn } from '../http/prefer.ts'

/** @param header the request's `Prefer` */
export function prefersOrder(header: string | undefined): boolean {
  return `return=${preferenceIn(header, 'return')}` === RETURN_ORDER
}

/**
 * The answer with the order as a further member of its body (`writtenOrder`). A 204 becomes a 200, because it now has a body.
 * @param order JSON in UTF-8. It is passed on as it is, so no Long is rounded
 */
export function withOrder({ status, headers, body }: DeskAnswer, order: Uint8Array): DeskAnswer {
  const { Order: _, ...members } = (body === null ? {} : parseJson(body)) as Record<string, unknown>
  const first = stringifyJson(members).slice(0, -1)
  const comma = first === '{' ? '' : ','
  return {
    status: status === 204 ? 200 : status,
    headers: { ...headers, 'Content-Type': 'application/json', [PREFERENCE_APPLIED]: RETURN_ORDER },
    body: `${first}${comma}"Order":${new TextDecoder().decode(order)}}`,
  }
}

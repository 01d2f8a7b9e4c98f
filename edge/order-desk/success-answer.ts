/** The answer of a done write to an order. Pure. */
import type { Long } from '../../shared/domain/values/long.ts'
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { Write } from './desk-request.ts'

/**
 * @param body the provider's own text, or the ids to make it from
 * @param task the path of the provider's task, which is also one of the edge
 */
export function successAnswer(
  write: Write,
  body: string | readonly Long[],
  etag: string | undefined,
  task?: string,
): DeskAnswer {
  const { success }: RestOperation = operations[write.name]
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (etag !== undefined) headers['ETag'] = etag
  if (task !== undefined && success.status === 202) headers['Location'] = task
  if (!success.body) return { status: success.status, headers, body: null }
  headers['Content-Type'] = 'application/json'
  const text = typeof body === 'string' ? body : idsBody(write, body)
  return { status: success.status, headers, body: text }
}

/**
 * The JSON text of the added ids; empty for a write without one. An order shows no ids of credits, so a credit that was
 * found by reading has `FoundByReading` instead.
 */
function idsBody({ name }: Write, ids: readonly Long[]): string {
  switch (name) {
    case 'addOrderRow':
      return idsMembers(String(ids[0]))
    case 'addOrderRows':
      return idsMembers(`[${ids.join(',')}]`)
    case 'deliverOrder':
    case 'deliverAndLowerAmount':
      return `{"DeliveryId":${ids[0]}}`
    case 'creditOrderRows':
    case 'creditNewRow':
    case 'creditWithFee':
    case 'creditAmount':
      return '{"FoundByReading":true}'
    case 'updateOrderRow':
    case 'updateOrderRows':
    case 'replaceOrderRows':
    case 'extendOrder':
    case 'setOrderMetadata':
    case 'cancelOrder':
    case 'cancelAmount':
    case 'cancelOrderRows':
      return ''
  }
}

function idsMembers(id: string): string {
  return `{"OrderRowID":${id},"OrderRowId":${id}}`
}

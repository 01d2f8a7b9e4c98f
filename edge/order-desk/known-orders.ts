/**
 * Orders that this isolate has read for a merchant. A call to a desk creates an object even if it stores nothing, so
 * the edge calls desks only for existing orders.
 */
import type { Long } from '../../shared/domain/values/long.ts'
import { deskName } from './desk-request.ts'

const LIMIT = 10_000
const known = new Set<string>()

export function rememberOrder(merchantId: string, orderId: Long): void {
  if (known.size >= LIMIT) known.delete(known.keys().next().value!)
  known.add(deskName(merchantId, orderId))
}

export function isKnownOrder(merchantId: string, orderId: Long): boolean {
  return known.has(deskName(merchantId, orderId))
}

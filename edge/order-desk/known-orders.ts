/**
 * Orders that the provider has shown to a merchant, as far as this isolate remembers. Asking an order's desk makes an
 * object, even where nothing is stored in it: it is asked about orders that exist only.
 */
import type { Long } from '../../shared/domain/long.ts'
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

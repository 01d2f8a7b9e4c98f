import type { Long } from '../../shared/domain/values/long.ts'
import { isKnownOrder } from './known-orders.ts'
import { readOrder } from './order-snapshot.ts'
import type { Caller } from '../upstream/caller.ts'
import type { ProviderFailure } from '../upstream/failure.ts'

/** Why the provider refuses to show the order. An order that this isolate has read is not read again. */
export async function refusedByProvider(caller: Caller, orderId: Long): Promise<ProviderFailure | undefined> {
  if (isKnownOrder(caller.merchantId, orderId)) return undefined
  const read = await readOrder(caller, orderId)
  return read.ok ? undefined : read.reason
}

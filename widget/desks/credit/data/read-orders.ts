import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { callCredit } from './call-credit.ts'
import type { CreditOrder } from './credit-context.ts'

/**
 * The orders of a number of either side. GetOrders is deprecated, but no other operation reads orders.
 * @throws EdgeError, or the signal's reason
 */
export async function readOrders(
  client: EdgeClient,
  by: { ProviderOrderNr: Long } | { ClientOrderNr: string },
  signal?: AbortSignal,
): Promise<CreditOrder[]> {
  const search = {
    ProviderOrderNr: 0,
    ProviderOrderNrIncluded: 'ProviderOrderNr' in by,
    ClientOrderNrIncluded: 'ClientOrderNr' in by,
    ...by,
  }
  const { Orders = [] } = await callCredit(client, 'GetOrders', search, {
    isSearch: true,
    ...(signal && { signal }),
  })
  return Orders
}

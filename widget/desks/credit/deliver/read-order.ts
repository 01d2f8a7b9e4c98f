import type { EdgeClient } from '../../../client/edge-client.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { readOrders } from '../data/read-orders.ts'

/** The order as it is now; undefined if it cannot be read. Never rejects. */
export async function readOrder(
  client: EdgeClient,
  { ProviderOrderNr }: CreditOrder,
): Promise<CreditOrder | undefined> {
  try {
    const [order] = await readOrders(client, { ProviderOrderNr })
    return order
  } catch {
    return undefined
  }
}

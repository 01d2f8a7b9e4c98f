import type { EdgeClient } from '../../client/edge-client.ts'
import { callCredit } from '../data/call-credit.ts'
import type { CreditOrder } from '../data/credit-context.ts'

/** The order as it is now; undefined if it cannot be read. Never rejects. */
export async function readOrder(
  client: EdgeClient,
  { ProviderOrderNr }: CreditOrder,
): Promise<CreditOrder | undefined> {
  try {
    const search = { ProviderOrderNr, ProviderOrderNrIncluded: true, ClientOrderNrIncluded: false }
    const { Orders } = await callCredit(client, 'GetOrders', search)
    return Orders?.find((order) => order.ProviderOrderNr === ProviderOrderNr)
  } catch {
    return undefined
  }
}

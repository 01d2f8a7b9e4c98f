import { countryOf } from '../../../../shared/domain/credit/credit-countries.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { readOrders } from '../data/read-orders.ts'
import { type Decision, decisionOfOrder } from './decision.ts'
import { madeOrder } from './made-order.ts'
import { numberOf, type ReviewedOrder } from './order-review.ts'

/**
 * The provider's decision on a new order. An answer that was found by reading has no amount: the records have more.
 * @param told the answer's content; undefined where it names no order
 * @returns undefined where none of the provider's orders certainly is the new one
 */
export async function decideOrder(
  client: EdgeClient,
  order: ReviewedOrder,
  told: Decision | undefined,
): Promise<Decision | undefined> {
  if (told && !told.isFound) return told
  const by = told ? { ProviderOrderNr: told.ProviderOrderNr } : { ClientOrderNr: numberOf(order) }
  const orders = await readOrders(client, by).catch(() => [])
  const found = told
    ? orders.find(({ ProviderOrderNr }) => ProviderOrderNr === told.ProviderOrderNr)
    : madeOrder(orders, order)
  const country = order.input.CreateOrderInformation?.CustomerIdentity?.CountryCode
  return found ? decisionOfOrder(found, countryOf(country)) : told
}

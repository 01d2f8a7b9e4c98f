/** Finding credit orders and showing one, as the desk loads it. */
import { CustomerLink } from '../../../kit/parts/customer-link.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'
import { CreditHistory } from './credit-history.ts'
import { CreditOrderPage } from './credit-order.ts'
import { CreditOrders } from './credit-orders.ts'

/** Loads its words and defines its elements. */
export function loadCreditOrders(): Promise<void> {
  return loadPart(
    {
      'order-admin-credit-history': CreditHistory,
      'order-admin-credit-order': CreditOrderPage,
      'order-admin-credit-orders': CreditOrders,
      'order-admin-customer': CustomerLink,
    },
    ['credit'],
  )
}

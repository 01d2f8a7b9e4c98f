/** Finding credit orders and showing one, as the desk loads it. Its words are the desk's. */
import { CustomerLink } from '../../../kit/parts/customer-link.ts'
import { define } from '../../../kit/parts/define.ts'
import { CreditHistory } from './credit-history.ts'
import { CreditOrderPage } from './credit-order.ts'
import { CreditOrders } from './credit-orders.ts'

/** Defines the elements. */
export function loadCreditOrders(): Promise<void> {
  define({
    'order-admin-credit-history': CreditHistory,
    'order-admin-credit-order': CreditOrderPage,
    'order-admin-credit-orders': CreditOrders,
    'order-admin-customer': CustomerLink,
  })
  return Promise.resolve()
}

/**
 * What an order's page has beside the order: who else is there, what was done before, what else the provider
 * offers. One part of the widget that is loaded once the order is shown, for those who only read, too.
 */
import { OrderActions } from '../actions/order-actions.ts'
import { OrderHistory } from '../history/order-history.ts'
import { OrderLive } from '../live/order-live.ts'
import { define, type Elements } from '../parts/define.ts'

const elements: Elements = {
  'order-admin-actions': OrderActions,
  'order-admin-history': OrderHistory,
  'order-admin-live': OrderLive,
}

/** Makes the parts known to the page. */
export function defineExtraElements(): void {
  define(elements)
}

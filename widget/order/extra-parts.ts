/**
 * What the page shows about an order besides the order itself: who else has it open, what others changed, its
 * history, and what else the provider offers. One chunk that loads after the order is shown, for readers too.
 */
import { OrderActions } from '../actions/order-actions.ts'
import { OrderHistory } from '../history/order-history.ts'
import { OrderLive } from '../live/order-live.ts'
import { OrderNews } from '../live/order-news.ts'
import { define, type Elements } from '../parts/define.ts'

const elements: Elements = {
  'order-admin-actions': OrderActions,
  'order-admin-history': OrderHistory,
  'order-admin-live': OrderLive,
  'order-admin-news': OrderNews,
}

/** Defines the elements. */
export function defineExtraElements(): void {
  define(elements)
}

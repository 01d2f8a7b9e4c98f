import { html } from 'lit'
import type { DeskDescriptor } from '../../kit/parts/desk.ts'
import type { FindOrders } from './data/find-orders.ts'

declare module '../../kit/parts/desk.ts' {
  interface DeskProperties {
    /** The page's own list of orders. */
    findOrders?: FindOrders | undefined
    /** What the desk of orders shows, as `order-admin-navigate` gave it. */
    ordersView?: string | undefined
  }
}

/** The desk of orders: the page's list or the orders that the edge knows, what waits, and one act on many orders. */
export const ordersDesk: DeskDescriptor<'orders'> = {
  name: 'orders',
  tag: 'order-admin-orders-desk',
  capability: 'order.read',
  needs: { property: 'findOrders', capability: 'orders.list' },
  load: async () => (await import('./desk/orders-desk-parts.ts')).loadOrdersDesk(),
  render: ({ client, lang, findOrders, ordersView, capabilities }) =>
    html`<order-admin-orders-desk
      lang=${lang}
      .client=${client}
      .findOrders=${findOrders}
      .ordersView=${ordersView}
      .capabilities=${capabilities}
    ></order-admin-orders-desk>`,
}

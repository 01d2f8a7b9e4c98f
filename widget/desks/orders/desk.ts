import { html } from 'lit'
import type { DeskDescriptor } from '../../kit/parts/desk.ts'
import type { FindOrders } from './data/find-orders.ts'

declare module '../../kit/parts/desk.ts' {
  interface DeskProperties {
    /** The page's own list of orders. */
    findOrders?: FindOrders | undefined
  }
}

/** The desk of orders: the page's list, and one act on many orders. */
export const ordersDesk: DeskDescriptor<'orders'> = {
  name: 'orders',
  tag: 'order-admin-orders-desk',
  capability: 'order.read',
  needs: 'findOrders',
  load: async () => (await import('./desk/orders-desk-parts.ts')).loadOrdersDesk(),
  render: ({ client, lang, findOrders, capabilities }) =>
    html`<order-admin-orders-desk
      lang=${lang}
      .client=${client}
      .findOrders=${findOrders}
      .capabilities=${capabilities}
    ></order-admin-orders-desk>`,
}

/** `order-admin/svelte`: types of `<order-admin>` for the markup of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements'
import type { OrderAdmin } from '../../widget/order-admin.ts'
import type { OrderAdminHyphenated, OrderAdminListeners, OrderAdminProperties } from './element.ts'

/** The attributes of the element in markup. */
export type OrderAdminAttributes = HTMLAttributes<OrderAdmin> &
  OrderAdminProperties &
  OrderAdminHyphenated &
  OrderAdminListeners

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'order-admin': OrderAdminAttributes
  }
}

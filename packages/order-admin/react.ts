/**
 * `order-admin/react`: types of `<order-admin>` for JSX of React 19. Properties are in camelCase, because TypeScript does
 * not check a name with a hyphen in JSX.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { OrderAdmin } from '../../widget/order-admin.ts'
import type { OrderAdminListeners, OrderAdminProperties } from './element.ts'

/** What JSX takes on the element. */
export type OrderAdminAttributes = DetailedHTMLProps<HTMLAttributes<OrderAdmin>, OrderAdmin> &
  OrderAdminProperties &
  OrderAdminListeners

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'order-admin': OrderAdminAttributes
    }
  }
}

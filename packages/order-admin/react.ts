/**
 * `order-admin/react`: types of `<order-admin>` for JSX of React 19. Properties are in camelCase; attributes with a
 * hyphen have types too.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { OrderAdmin } from '../../widget/order-admin.ts'
import type { OrderAdminHyphenated, OrderAdminListeners, OrderAdminProperties } from './element.ts'

/** The attributes of the element in JSX. */
export type OrderAdminAttributes = DetailedHTMLProps<HTMLAttributes<OrderAdmin>, OrderAdmin> &
  OrderAdminProperties &
  OrderAdminHyphenated &
  OrderAdminListeners

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'order-admin': OrderAdminAttributes
    }
  }
}

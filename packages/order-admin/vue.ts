/** `order-admin/vue`: types of `<order-admin>` for Vue's templates, and what its compiler must know. */
import type { HTMLAttributes, PublicProps } from 'vue'
import type { OrderAdmin } from '../../widget/order-admin.ts'
import type { OrderAdminEvents, OrderAdminProperties } from './element.ts'

/** For `compilerOptions.isCustomElement`: which tags are the element, and not components of the app. */
export function isOrderAdmin(tag: string): boolean {
  return tag === 'order-admin'
}

/** `OrderAdminSaved` of `order-admin-saved`, as Vue names what listens. */
type Pascal<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name>

type Listeners = {
  [Name in keyof OrderAdminEvents as `on${Pascal<Name>}`]?: (event: OrderAdminEvents[Name]) => void
}

/** What templates take on the element. */
export type OrderAdminAttributes = HTMLAttributes & PublicProps & OrderAdminProperties & Listeners

declare module 'vue' {
  interface GlobalComponents {
    'order-admin': new () => OrderAdmin & {
      /** For templates only. */
      $props: OrderAdminAttributes
    }
  }
}

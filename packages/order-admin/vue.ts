/** `order-admin/vue`: types of `<order-admin>` for Vue's templates, and the option of its compiler. */
import type { HTMLAttributes, PublicProps } from 'vue'
import type { OrderAdmin } from '../../widget/order-admin.ts'
import type { OrderAdminEvents, OrderAdminProperties } from './element.ts'

/** For `compilerOptions.isCustomElement`: whether the tag is the element, and not a component of the app. */
export function isOrderAdmin(tag: string): boolean {
  return tag === 'order-admin'
}

/** `OrderAdminSaved` for `order-admin-saved`, as in Vue's names of listeners. */
type Pascal<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name>

type Listeners = {
  [Name in keyof OrderAdminEvents as `on${Pascal<Name>}`]?: (event: OrderAdminEvents[Name]) => void
}

/** The attributes of the element in templates. */
export type OrderAdminAttributes = HTMLAttributes & PublicProps & OrderAdminProperties & Listeners

declare module 'vue' {
  interface GlobalComponents {
    'order-admin': new () => OrderAdmin & {
      /** For templates only. */
      $props: OrderAdminAttributes
    }
  }
}

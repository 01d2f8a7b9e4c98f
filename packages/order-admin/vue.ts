/** `order-admin/vue`: types of `<order-admin>` for Vue's templates, and what its compiler must know. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { OrderAdmin } from '../../widget/order-admin.ts'
import type { OrderAdminEvents, OrderAdminProperties } from './element.ts'

/** For `compilerOptions.isCustomElement`: which tags are the element, and not components of the app. */
export function isOrderAdmin(tag: string): boolean {
  return tag === 'order-admin'
}

type Emits = { [Name in keyof OrderAdminEvents]: (event: OrderAdminEvents[Name]) => void }

type Element = new () => OrderAdmin & {
  /** For templates only. */
  $props: HTMLAttributes & PublicProps & OrderAdminProperties
  $emit: EmitFn<Emits>
}

declare module 'vue' {
  interface GlobalComponents {
    'order-admin': Element
  }
}

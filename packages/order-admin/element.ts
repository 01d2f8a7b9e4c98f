/** The properties and events of `<order-admin>`, from which the types for frameworks are made. */
import type { LitElement } from 'lit'
import type { OrderAdmin } from '../../widget/order-admin.ts'

/** Every property of the class that a page may set. */
type Property = Exclude<keyof OrderAdmin, keyof LitElement | 'changeCount' | 'reload'>

export type OrderAdminProperties = Partial<Pick<OrderAdmin, Property>>

/** Attributes with a hyphen. TypeScript checks such a name in JSX only if it is declared. */
export interface OrderAdminHyphenated {
  'order-id'?: string | number | bigint | undefined
  'edge-url'?: string | undefined
  'heading-level'?: string | number | undefined
  'customer-links'?: boolean | '' | undefined
}

type EventName = Extract<keyof GlobalEventHandlersEventMap, `order-admin-${string}`>

/** The element's events by name. */
export type OrderAdminEvents = { [Name in EventName]: GlobalEventHandlersEventMap[Name] }

/** A listener for each event, with the name in React and Svelte: `onorder-admin-saved`. */
export type OrderAdminListeners = {
  [Name in EventName as `on${Name}`]?: ((event: OrderAdminEvents[Name]) => void) | undefined
}

/** What a page sets on `<order-admin>` and hears from it: the types for frameworks are made of this. */
import type { LitElement } from 'lit'
import type { OrderAdmin } from '../../widget/order-admin.ts'

/** Every property of the class that a page may set, whatever is added to it. */
type Property = Exclude<keyof OrderAdmin, keyof LitElement | 'changeCount' | 'reload'>

export type OrderAdminProperties = Partial<Pick<OrderAdmin, Property>>

type EventName = Extract<keyof GlobalEventHandlersEventMap, `order-admin-${string}`>

/** The element's events by name. */
export type OrderAdminEvents = { [Name in EventName]: GlobalEventHandlersEventMap[Name] }

/** A listener for each event, named as React and Svelte name it: `onorder-admin-saved`. */
export type OrderAdminListeners = {
  [Name in EventName as `on${Name}`]?: ((event: OrderAdminEvents[Name]) => void) | undefined
}

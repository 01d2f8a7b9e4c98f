/** What a page says about the reasons of writes. */

/**
 * What a clerk can give a reason for. `edit` is saving rows or metadata, and on the credit desk changing rows, an amount, a
 * plan or a customer's blocks; `extend` moves the expiry; `create` makes a credit order.
 */
export type ReasonedAction = 'edit' | 'deliver' | 'cancel' | 'credit' | 'extend' | 'create'

/** What a clerk can say more of: closing a day too, which never needs a reason, and has none in common with an order. */
export type NotedAction = ReasonedAction | 'close'

/** The reasons to choose from: the same for every action on an order, or some for each action. */
export type Reasons = readonly string[] | { readonly [Action in NotedAction]?: readonly string[] }

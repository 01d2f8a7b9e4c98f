/** What a page says about the reasons of writes. */

/**
 * What a clerk can give a reason for. `edit` is saving rows or metadata, and on the credit desk changing rows, an amount, a
 * plan or a customer's blocks; `extend` moves the expiry; `create` makes a credit order.
 */
export type ReasonedAction = 'edit' | 'deliver' | 'cancel' | 'credit' | 'extend' | 'create'

/** The reasons to choose from: the same for every action, or some for each. */
export type Reasons = readonly string[] | { readonly [Action in ReasonedAction]?: readonly string[] }

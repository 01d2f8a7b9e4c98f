/** What a page says about the reasons of writes. */

/** What a clerk can give a reason for: saving rows, delivering, cancelling and crediting. */
export type ReasonedAction = 'edit' | 'deliver' | 'cancel' | 'credit'

/** The reasons to choose from: the same for every action, or some for each. */
export type Reasons = readonly string[] | { readonly [Action in ReasonedAction]?: readonly string[] }

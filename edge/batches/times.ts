import type { Config } from '../config/config.ts'

/** Milliseconds after which the alarm handler begins anew: the platform ends one that takes minutes. */
export const SHIFT_MS = 20_000
/** Orders of one batch that are read at once, for the review. */
export const READ_AT_ONCE = 4
/** Attempts in a row that one order may need, and orders in a row that may end in a failure. */
export const PATIENCE = 10
/** Seconds to wait where nobody says how long. */
export const WAIT_S = 5
/** Milliseconds until letters that the journal could not take are sent again. */
export const DELIVER_AGAIN_MS = 30_000
/** Milliseconds between two looks at unknown outcomes because somebody reads the batch. */
export const LOOK_AGAIN_MS = 10_000
/** Milliseconds after which an alarm handler that was cut off begins anew. */
export const BEGIN_AGAIN_MS = 5_000
/** Milliseconds until a batch is worked on again after a fault of ours. */
export const FAILED_MS = 30_000

/**
 * Milliseconds after which a desk sends nothing more for a request: it answers within two budgets, and is asked once more
 * if it was reset.
 */
export function askMs({ budgetMs }: Pick<Config, 'budgetMs'>): number {
  return 4 * budgetMs
}

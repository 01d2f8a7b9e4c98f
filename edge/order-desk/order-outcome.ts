import type { Long } from '../../shared/domain/values/long.ts'
import type { Outcome } from '../desk/outcome.ts'

/** The outcome of a write to an order, with the ids of the added rows or delivery. */
export type OrderOutcome = Outcome<{ addedIds: Long[] }>

export const notDone: OrderOutcome = { is: 'not-done' }
export const unclear: OrderOutcome = { is: 'unclear' }

export function done(addedIds: Long[] = []): OrderOutcome {
  return { is: 'done', addedIds }
}

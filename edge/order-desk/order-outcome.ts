import type { Long } from '../../shared/domain/values/long.ts'
import type { Outcome } from '../desk/outcome.ts'

/** What became of a write to an order. The ids are those of what it added: rows, or a delivery. */
export type OrderOutcome = Outcome<{ addedIds: Long[] }>

export const notDone: OrderOutcome = { is: 'not-done' }
export const unclear: OrderOutcome = { is: 'unclear' }

export function done(addedIds: Long[] = []): OrderOutcome {
  return { is: 'done', addedIds }
}

/** Every state of the credit desk. */
import type { BookState } from './book-state.ts'
import { creditOrderStates } from './credit-order-states.ts'
import { creditRowBook } from './credit-row-states.ts'
import { creditStatesOf } from './credit-state.ts'
import { creditTaskStates } from './credit-task-states.ts'

export const creditBook: readonly BookState[] = [
  ...creditStatesOf(creditOrderStates),
  ...creditStatesOf(creditTaskStates),
  ...creditRowBook,
]

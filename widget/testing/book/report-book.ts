/** Every state of the report desk. */
import type { BookState } from './book-state.ts'
import { reportDayStates } from './report-day-states.ts'
import { reportPartStates } from './report-part-states.ts'
import { reportRowStates } from './report-row-states.ts'
import { reportStatesOf } from './report-state.ts'

export const reportBook: readonly BookState[] = [
  ...reportStatesOf(reportDayStates),
  ...reportStatesOf(reportRowStates),
  ...reportStatesOf(reportPartStates),
]

/** What is known of one step of a bookkeeper's day: types and keys only. */
import type { Long } from '../../../../shared/domain/values/long.ts'

export interface StepState {
  tone: 'good' | 'warning' | 'bad' | 'neutral'
  text: string
}

/** What is known of the closing of a day. */
export interface ClosingKnown {
  /** `YYYY-MM-DD`. */
  date: string
  step: StepState
}

/** A client report among the days and currencies that a part is about. */
export function stepKey({
  date,
  clientId,
  currency,
}: {
  date: string
  clientId: Long
  currency: string
}): string {
  return `${date} ${clientId} ${currency}`
}

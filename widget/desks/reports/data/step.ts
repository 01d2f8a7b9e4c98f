/** The state of one step of a bookkeeper's day: types and keys only. */
import type { Long } from '../../../../shared/domain/values/long.ts'

export interface StepState {
  tone: 'good' | 'warning' | 'bad' | 'neutral'
  text: string
}

/** The state of a day's closing. */
export interface ClosingKnown {
  /** `YYYY-MM-DD`. */
  date: string
  step: StepState
}

/** Identifies a client report among the days and currencies of a part. */
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

/** Computes the line of a falling debt. Pure; debts are exact and of any size. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Installment } from '../../../../shared/domain/credit/payment-plan.rules.ts'

/** The picture's own units, which the page stretches. */
export const LINE_WIDTH = 1000
export const LINE_HEIGHT = 400

export interface DebtLine {
  /** `x,y` pairs for a polyline, from the loan to the last payment. */
  points: string
  /** Where the last payment is, in percent of the width. */
  end: number
  /** The month in which at least half of the loan is paid back. */
  half: number
}

/**
 * @param amount minor units, above 0
 * @param months of the picture's time, at least those of the schedule
 */
export function debtLine(amount: Long, schedule: readonly Installment[], months: number): DebtLine {
  const debts = [BigInt(amount), ...schedule.map(({ remaining }) => BigInt(remaining))]
  const highest = debts.reduce((a, b) => (b > a ? b : a))
  const height = BigInt(LINE_HEIGHT)
  const points = debts.map((debt, month) => {
    return `${Math.round((month * LINE_WIDTH) / months)},${height - (debt * height) / highest}`
  })
  return {
    points: points.join(' '),
    end: Math.round((schedule.length * 100) / months),
    half: debts.findIndex((debt) => debt * 2n <= BigInt(amount)),
  }
}

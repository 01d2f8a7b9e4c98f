/** Where the line of a falling debt is drawn. Pure; debts are exact and of any size. */
import type { Long } from '../../../shared/domain/long.ts'
import type { Installment } from '../../../shared/domain/payment-plan.rules.ts'

/** The picture's own units, which the page stretches. */
export const LINE_WIDTH = 1000
export const LINE_HEIGHT = 400

export interface DebtLine {
  /** `x,y` pairs for a polyline, from the loan to the last payment. */
  points: string
  /** The same with the ground below it, for a polygon. */
  area: string
  /** The month in which half of the loan is paid back. */
  half: number
}

/** @param amount minor units, above 0 */
export function debtLine(amount: Long, schedule: readonly Installment[]): DebtLine {
  const debts = [BigInt(amount), ...schedule.map(({ remaining }) => BigInt(remaining))]
  const highest = debts.reduce((a, b) => (b > a ? b : a))
  const points = debts
    .map((debt, month) => {
      const x = Math.round((month * LINE_WIDTH) / schedule.length)
      return `${x},${BigInt(LINE_HEIGHT) - (debt * BigInt(LINE_HEIGHT)) / highest}`
    })
    .join(' ')
  const half = debts.findIndex((debt) => debt * 2n <= BigInt(amount))
  return { points, area: `0,${LINE_HEIGHT} ${points}`, half }
}

/** The formats of amounts, dates and numbers in documents, the same for all countries. */
import { type Decimal, decimalOf } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'

const NO_BREAK_SPACE = '\u00a0'

/** Minor units as `1 204,50`. */
export function printAmount(amount: Long): string {
  return printPrice(decimalOf(amount))
}

/** An exact decimal as an amount: `1 204,50`, with more decimals if it has more. */
export function printPrice(price: Decimal): string {
  const [whole = '', fraction = ''] = price.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)},${fraction.padEnd(2, '0')}`
}

/** An exact decimal with a comma: `2,5`. */
export function printDecimal(decimal: Decimal): string {
  return decimal.replace('.', ',')
}

/** Percent times 100, as `12,5 %`. */
export function printPercent(percent: Long): string {
  return `${printDecimal(decimalOf(percent))}${NO_BREAK_SPACE}%`
}

/** An instant's day, UTC: `2026-11-21`. */
export function printDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

import type { Long } from '../../../shared/domain/values/long.ts'

/** A value that is stored times 100 as plain decimal text: 123450 becomes "1234.50". Exact. */
export function decimalText(scaled: Long, decimals = 2): string {
  const value = BigInt(scaled)
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The field separator of a CSV: spreadsheet programs expect semicolons where the comma is the decimal sign. */
export function fieldSeparator(decimal: string): ',' | ';' {
  return decimal === ',' ? ';' : ','
}

/** A day or an instant in a query. Pure. */
import { isDate } from '../../shared/domain/order/expiry.rules.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/**
 * Milliseconds since 1970 of a day or an instant.
 * @param ofDay added to a day
 * @returns null for a text that is neither
 */
export function instantIn(text: string | undefined, ofDay: number): number | undefined | null {
  if (text === undefined) return undefined
  if (isDate(text)) return Date.parse(text) + ofDay
  if (!INSTANT.test(text)) return null
  const time = Date.parse(text)
  return Number.isNaN(time) || !isDate(text.slice(0, 10)) ? null : time
}

/** The nearest value that would have been taken in place of a refused one. Pure. */
import { closestMatch } from 'leven'
import { expected } from '../../shared/domain/values/expected.ts'
import type { Refusal } from '../../shared/domain/values/refusal.ts'

/** @returns undefined if nothing can be said, or the value is not known */
export function nearestOfMember(refusal: Refusal, given: unknown): unknown {
  switch (refusal.code) {
    case 'member-too-long':
      return typeof given === 'string' ? cutTo(given, refusal.maximum) : undefined
    case 'member-out-of-range':
      return nearestInRange(given, refusal)
    case 'member-wrong-type':
      return nearestOfType(refusal.expected, given)
    case 'member-has-control-characters':
      return typeof given === 'string' ? given.replace(/\p{Cc}/gu, '') : undefined
    case 'member-not-unicode':
      return typeof given === 'string' ? given.toWellFormed() : undefined
    case 'date-invalid':
      return dateOf(given)
    case 'date-not-later':
      return dayAfter(refusal.today)
    case 'discount-above-row':
    case 'list-too-long':
    case 'body-too-large':
      return refusal.maximum
    case 'member-unknown':
      return refusal.nearest
    case 'payment-type-wrong':
      return refusal.allowed
    case 'amount-negative':
      return 0
    default:
      return undefined
  }
}

/** For a value of a SOAP enumeration: the nearest one of those that the fault names. */
export function nearestOfSoap(
  rule: string,
  message: string,
  body: string | undefined,
): { pointer?: string; given?: string; nearest?: string } {
  if (rule !== 'soap.fault.value-invalid') return {}
  const [, name, must] = /^(\w+) must be (.+)\.$/.exec(message) ?? []
  if (name === undefined || must === undefined) return {}
  const [, given] = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^>]*)?>([^<]{1,200})<`).exec(body ?? '') ?? []
  const nearest = given === undefined ? undefined : closestOf(must, given)
  return {
    pointer: `/${name}`,
    ...(given !== undefined && { given }),
    ...(nearest !== undefined && { nearest }),
  }
}

/** The text cut to a length, without half of a surrogate pair. */
function cutTo(text: string, length: number): string {
  const cut = text.slice(0, length)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

function nearestInRange(
  given: unknown,
  { minimum, maximum }: { minimum: number | bigint; maximum: number | bigint },
) {
  const value = typeof given === 'string' && /^-?\d{1,30}$/.test(given) ? BigInt(given) : given
  if (typeof value !== 'number' && typeof value !== 'bigint') return undefined
  if (value < minimum) return minimum
  return value > maximum ? maximum : undefined
}

function nearestOfType(must: string, given: unknown): unknown {
  if (must === expected.long || must === expected.int) return integerOf(given)
  if (must === expected.boolean) return booleanOf(given)
  if (must === expected.string)
    return typeof given === 'number' || typeof given === 'bigint' ? String(given) : undefined
  if (must.startsWith('a date')) return dateOf(given)
  return typeof given === 'string' ? closestOf(must, given) : undefined
}

function integerOf(given: unknown): unknown {
  const number = typeof given === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(given) ? Number(given) : given
  if (typeof number !== 'number' || !Number.isSafeInteger(Math.round(number))) return undefined
  return Math.round(number)
}

function booleanOf(given: unknown): boolean | undefined {
  const text = String(given).trim().toLowerCase()
  if (['true', '1', 'yes'].includes(text)) return true
  return ['false', '0', 'no'].includes(text) ? false : undefined
}

/** Of "one of A, B": the one that differs least. */
function closestOf(must: string, given: string): string | undefined {
  const [, list] = /^one of (.+)$/.exec(must) ?? []
  const values = list?.split(', ') ?? []
  const same = values.find((value) => value.toLowerCase() === given.trim().toLowerCase())
  return same ?? closestMatch(given.trim().slice(0, 100), values)
}

/** The day of a text that is a date in another form: without zeros, with a time, with dots or slashes. */
function dateOf(given: unknown): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\D.*)?$/.exec(String(given)) ?? []
  if (year === undefined) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

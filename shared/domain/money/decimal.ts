/**
 * Exact decimals, as SOAP's `xs:decimal` and `xs:double` carry money. A decimal is its canonical text: no
 * exponent and no redundant zeros. No binary float is used at any point.
 */
import { type Long, normalLong } from '../values/long.ts'
import { divideRounded } from './money.ts'

/** `12.5`, `-0.05`, `0`: digits, and a fraction only when there is one. */
export type Decimal = string

/** No amount has more digits or zeros than this; it also bounds the cost of an exponent. */
const MAX_DIGITS = 40
const CANONICAL = /^(0|-?[1-9]\d{0,18}(\.\d{0,18}[1-9])?)$/
const FORM = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/

/** Reads the text of an `xs:decimal` or `xs:double`; undefined for INF, NaN and other texts. */
export function parseDecimal(text: string): Decimal | undefined {
  if (CANONICAL.test(text)) return text
  const [match, sign = '', whole = '', fraction = '', exponent = '0'] = FORM.exec(text.trim()) ?? []
  if (match === undefined || whole + fraction === '') return undefined
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (digits.length > MAX_DIGITS || Math.abs(point) > MAX_DIGITS) return undefined
  const integer = (point > 0 ? digits.slice(0, point).padEnd(point, '0') : '').replace(/^0+/, '')
  const rest = (point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits).replace(/0+$/, '')
  const value = (integer || '0') + (rest && `.${rest}`)
  return sign === '-' && value !== '0' ? `-${value}` : value
}

/** The decimal as an integer of `scale` decimals, rounded half away from zero. */
export function scaledInteger(decimal: Decimal, scale: number): bigint {
  const negative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const exact = BigInt(whole + fraction)
  const value =
    fraction.length <= scale
      ? exact * 10n ** BigInt(scale - fraction.length)
      : divideRounded(exact, 10n ** BigInt(fraction.length - scale))
  return negative ? -value : value
}

/** Minor units (times 100) of a decimal amount, percent or quantity; one rounding, half away from zero. */
export function minorUnits(decimal: Decimal): Long {
  return normalLong(scaledInteger(decimal, 2))
}

/** The decimal of an integer that has `scale` decimals. */
export function decimalOf(value: Long, scale = 2): Decimal {
  const integer = BigInt(value)
  const digits = (integer < 0n ? -integer : integer).toString().padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return parseDecimal((integer < 0n ? '-' : '') + text) ?? '0'
}

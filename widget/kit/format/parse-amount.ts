/** Reads numbers that a person types or pastes, digit by digit: no floating point. */
import { type Long, normalLong } from '../../../shared/domain/values/long.ts'
import { formatNumber } from './numbers.ts'

export type DecimalProblem = 'empty' | 'not-a-number' | 'too-many-decimals'

const SPACES = /[\s\u00a0\u2009\u202f]/g
const MINUS = /^[-\u2212\u2013\ufe63\uff0d]/
// Formatters put them around a minus sign in right-to-left text.
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g
const DECIMALS = 2
// More digits than any Long needs, and few enough for BigInt to stay fast.
const LONGEST = 40

/** {@link parseAmount} in a language. */
export function parseTyped(text: string, lang: string, decimals?: number): Long | DecimalProblem {
  return parseAmount(text, groupSign(lang), decimals)
}

/** The language's thousands separator. */
export function groupSign(lang: string): string {
  // 1 234 567 has no other sign.
  return /[^\p{Nd}]/u.exec(formatNumber(123_456_700, 'plain', lang))?.[0] ?? ''
}

/**
 * Reads a number as a person types or pastes it and returns it times 100, or with other `decimals`. Both point and
 * comma can be the decimal sign: "1 234,50", "1234.50". A single sign before exactly three digits is a thousands
 * separator in languages that group with it. Ambiguous text is refused, never guessed.
 * @param group the language's own thousands separator
 */
export function parseAmount(text: string, group: string, decimals = DECIMALS): Long | DecimalProblem {
  const bare = usualSigns(text).trim()
  if (bare === '') return 'empty'
  const isNegative = MINUS.test(bare)
  const unsigned = bare.replace(MINUS, '').trim()
  if (unsigned.length > LONGEST) return 'not-a-number'
  const parts = splitNumber(unsigned.replace(SPACES, ' ').replace(/['\u2019]/g, ' '), group)
  if (!parts) return 'not-a-number'
  const [whole, fraction] = parts
  if (fraction.length > decimals) return 'too-many-decimals'
  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  return normalLong(isNegative ? -value : value)
}

/**
 * Replaces the full-width digits and signs of Japanese input by the usual ones, and takes marks of direction out: nobody
 * sees that one stands between `kr` and its point.
 */
export function usualSigns(text: string): string {
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

/** The digits before and after the decimal sign; undefined if the text is not a number. */
function splitNumber(text: string, group: string): [whole: string, fraction: string] | undefined {
  const signs = text.match(/[.,]/g) ?? []
  const last = text.lastIndexOf(signs.at(-1) ?? '.')
  const isDecimal = signs.length > 0 && isDecimalSign(text, signs, last, group)
  const whole = isDecimal ? text.slice(0, last) : text
  const fraction = isDecimal ? text.slice(last + 1) : ''
  const ungrouped = ungroup(whole)
  if (ungrouped === undefined || !/^\d*$/.test(fraction)) return undefined
  if (ungrouped === '' && fraction === '') return undefined
  return [ungrouped || '0', fraction]
}

function isDecimalSign(text: string, signs: readonly string[], last: number, group: string): boolean {
  const sign = signs.at(-1)
  const timesUsed = signs.filter((other) => other === sign).length
  if (timesUsed > 1) return false
  if (signs.length > 1) return true
  return !(
    sign === group &&
    /^[1-9]\d{0,2}$/.test(text.slice(0, last)) &&
    /^\d{3}$/.test(text.slice(last + 1))
  )
}

/** Groups of three digits, or as in India, with commas and groups of two before the last three. */
const GROUPED = /^[1-9]\d{0,2}(?:([ .,])\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/

/** Removes thousands separators from a whole number; undefined if they are misplaced. */
function ungroup(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text
  return GROUPED.test(text) ? text.replace(/\D/g, '') : undefined
}

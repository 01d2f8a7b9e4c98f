/** Converts between the text of a field and a value of its shape. Pure, and exact. */
import { type Decimal, decimalOf } from '../../../../shared/domain/money/decimal.ts'
import { isInt, type Long } from '../../../../shared/domain/values/long.ts'
import { parseLong } from '../../../../shared/domain/values/parse-long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { Shape } from '../../../../shared/domain/credit/soap/shape.ts'
import { moneyText } from '../../../rows/changes/money-text.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { parseTyped } from '../../../kit/format/parse-amount.ts'

export type TextProblem =
  | { code: 'empty' }
  | { code: 'not-a-number' }
  | { code: 'not-whole' }
  | { code: 'too-many-decimals'; maximum: number }
  /** It has more digits than the provider can store. */
  | { code: 'too-large' }
  | { code: 'too-long'; maximum: number; length: number }
  | { code: 'control-characters' }
  | { code: 'not-unicode' }
  | { code: 'not-a-date' }
  | { code: 'not-listed' }

/** The rules for reading a text, beyond its shape. */
export interface TextRules {
  /** The clerk's language, for the signs of numbers. BCP 47. */
  lang: string
  /** Longest text, in UTF-16 units. */
  maximum?: number | undefined
  /** Whether it is an amount, which clerks write as `5:-` and `(45.00)` too. */
  isAmount?: boolean | undefined
  /** The largest number of decimals. */
  decimals?: number | undefined
}

/** Decimals of an amount. */
export const AMOUNT_DECIMALS = 2
/** Decimals of any other number; amounts, rates and factors of the contract need no more. */
const MOST_DECIMALS = 12
/** Digits before the decimal sign: those of a Long. */
const MOST_DIGITS = 19
const SPACES = /[\s\u00a0\u202f]/g
/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- the edge refuses the same ones
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/

/**
 * Reads a text into a value of a scalar or a closed list.
 * @returns undefined for an empty text, which stands for no value; an empty tick box is `false`
 */
export function readText(
  shape: Shape,
  text: string,
  rules: TextRules,
): Result<string | number | bigint | boolean | undefined, TextProblem> {
  if (shape.type === 'string') return readString(text, rules.maximum)
  const bare = text.trim()
  if (bare === '') return ok(undefined)
  switch (shape.type) {
    case 'boolean':
      return ok(bare === 'true')
    case 'int':
    case 'long':
      return readWhole(bare, shape.type)
    case 'double':
    case 'decimal':
      return readDecimal(bare, rules)
    case 'dateTime':
      return readDateTime(bare)
    case 'enum':
      return shape.values.includes(bare) ? ok(bare) : refuse({ code: 'not-listed' })
    default:
      throw new RangeError(`A ${shape.type} has no text`)
  }
}

/** The text that {@link readText} reads as this value. */
export function textOf(shape: Shape, value: unknown, lang: string): string {
  if (value === undefined || value === null) return ''
  const text = String(value as string | number | bigint | boolean)
  return shape.type === 'double' || shape.type === 'decimal' ? text.replace('.', decimalSign(lang)) : text
}

function readString(text: string, maximum = Infinity): Result<string | undefined, TextProblem> {
  if (text === '') return ok(undefined)
  if (!text.isWellFormed()) return refuse({ code: 'not-unicode' })
  if (NOT_XML.test(text)) return refuse({ code: 'control-characters' })
  const { length } = text
  return length > maximum ? refuse({ code: 'too-long', maximum, length }) : ok(text)
}

function readWhole(text: string, type: 'int' | 'long'): Result<Long, TextProblem> {
  const digits = text.replace(SPACES, '').replace('\u2212', '-')
  if (!/^-?\d+$/.test(digits)) return refuse({ code: /\d/.test(digits) ? 'not-whole' : 'not-a-number' })
  const value = parseLong(digits)
  if (value === undefined || (type === 'int' && !isInt(value))) return refuse({ code: 'too-large' })
  return ok(value)
}

function readDecimal(
  text: string,
  { lang, isAmount, decimals = MOST_DECIMALS }: TextRules,
): Result<Decimal, TextProblem> {
  const value = parseTyped(isAmount ? moneyText(text) : text, lang, decimals)
  if (value === 'too-many-decimals') return refuse({ code: value, maximum: decimals })
  if (typeof value === 'string') return refuse({ code: 'not-a-number' })
  const digits = String(value).replace('-', '').length
  return digits > MOST_DIGITS + decimals ? refuse({ code: 'too-large' }) : ok(decimalOf(value, decimals))
}

/** A day is sent as its midnight. */
function readDateTime(text: string): Result<string, TextProblem> {
  const [, day, minutes = 'T00:00', seconds = ':00', zone = ''] = DATE_TIME.exec(text) ?? []
  const time = `${day}${minutes}${seconds}${zone}`
  if (day === undefined || Number.isNaN(Date.parse(time))) return refuse({ code: 'not-a-date' })
  // `Date.parse` takes February 30 for a day of March.
  const isDay = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  return isDay ? ok(time) : refuse({ code: 'not-a-date' })
}

function decimalSign(lang: string): string {
  return formatNumber(150, 'plain', lang).includes(',') ? ',' : '.'
}

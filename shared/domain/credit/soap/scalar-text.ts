/** The texts of scalars, as XML and JSON write them. */
import { parseDecimal } from '../../money/decimal.ts'
import { isDate } from '../../order/expiry.rules.ts'
import { expected } from '../../values/expected.ts'
import { isInt } from '../../values/long.ts'
import { parseLong, parsePlainInteger } from '../../values/parse-long.ts'
import type { ScalarType } from './shape.ts'

interface ScalarText {
  /** The expected value, in words that follow "must be". */
  expected: string
  /** The value of a text without spaces around it; undefined when it is not of the type. */
  read(text: string): unknown
}

const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])
/** A date and time of any month, as most are written. Others need a look at the calendar, which is much slower. */
const USUAL_DATE_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
const DATE_TIME = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/

/** How each scalar is read from text. */
export const scalarTexts: { [Type in Exclude<ScalarType, 'string'>]: ScalarText } = {
  int: {
    expected: expected.int,
    read: (text) => {
      const plain = parsePlainInteger(text)
      if (plain !== undefined) return text.length <= 10 && isInt(plain) ? plain : undefined
      const value = Number(/^[+-]?\d{1,10}$/.test(text) ? text : NaN)
      return isInt(value) ? value : undefined
    },
  },
  long: { expected: expected.long, read: (text) => parseLong(text.startsWith('+') ? text.slice(1) : text) },
  double: { expected: expected.number, read: parseDecimal },
  decimal: { expected: expected.number, read: parseDecimal },
  boolean: {
    expected: expected.boolean,
    read: (text) => {
      if (text === 'true') return true
      return text === 'false' ? false : BOOLEANS.get(text.toLowerCase())
    },
  },
  dateTime: {
    expected: expected.dateTime,
    read: (text) => {
      if (USUAL_DATE_TIME.test(text)) return text
      const [, date, time = 'T00:00:00', zone = ''] = DATE_TIME.exec(text) ?? []
      if (date === undefined || Number.isNaN(Date.parse(date + time + zone))) return undefined
      // `Date.parse` takes 30 February for 2 March; every month has 28 days.
      return date.slice(8) <= '28' || isDate(date) ? date + time + zone : undefined
    },
  },
}

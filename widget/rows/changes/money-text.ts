/** Reads the numbers and amounts that a person types or pastes. Pure. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { type DecimalProblem, usualSigns } from '../../kit/format/parse-amount.ts'
import { splitAmount } from './currency.ts'
import type { FieldProblem } from './row-field.ts'

/** Reads a number in the clerk's language and returns it times 100. */
export type Parse = (text: string) => Long | DecimalProblem

const MINUS = '[-\\u2212\\u2013]'
/** `5:-`, `5,-` and `5.--` have no minor units. */
const WITHOUT_MINOR_UNITS = new RegExp(`(?<=\\d)\\s*[:.,]${MINUS}{1,2}$`, 'u')
/** Accountants write `(45.00)` for a deduction, and some programs `45.00-`. */
const TAKEN_OFF = new RegExp(
  `^\\((?<inside>[^()\\d]*\\d[^()]*)\\)$|^(?<before>[\\d.,][\\d\\s.,'’]*)${MINUS}$`,
  'u',
)

/** Words for pieces after a number, in the widget's seven languages. */
const PIECES = /(?<=\d)\s*(?:st|stk|stck|stück|styck|stycken|stykker|pcs|pc|pieces|kpl|stuks|stuk|ea)\.?$/iu

/** Reads an amount in minor units. It may name the order's own currency and no other. */
export function readMoney(text: string, currency: string, parse: Parse): Result<Long, FieldProblem> {
  const { bare, other } = splitAmount(moneyText(text), currency)
  if (other !== undefined) return refuse({ code: 'other-currency', other, currency })
  // The currency may surround these forms, as in `kr (45.00)` and `5:- kr`.
  return readNumber(moneyText(bare), parse)
}

/** Rewrites an amount in the forms of bookkeepers and shops as a number with its sign in front. */
export function moneyText(text: string): string {
  const bare = usualSigns(text).trim().replace(WITHOUT_MINOR_UNITS, '')
  const { inside, before } = TAKEN_OFF.exec(bare)?.groups ?? {}
  const off = inside?.trim() ?? before
  // A number cannot have a sign inside.
  return off === undefined || new RegExp(`^${MINUS}`, 'u').test(off) ? bare : `-${off}`
}

/** Reads a number that is no amount, such as a rate. */
export function readNumber(text: string, parse: Parse): Result<Long, FieldProblem> {
  const value = parse(text)
  return typeof value === 'string' ? refuse({ code: value }) : ok(value)
}

/** Reads a quantity, which may say that it counts pieces. @param unit the row's own, which it may name too */
export function readQuantity(text: string, parse: Parse, unit = ''): Result<Long, FieldProblem> {
  const bare = usualSigns(text).trim()
  const named = unit.trim().toLowerCase()
  const isOwn =
    named !== '' && bare.toLowerCase().endsWith(named) && /\d\s*$/.test(bare.slice(0, -named.length))
  return readNumber(isOwn ? bare.slice(0, -named.length) : bare.replace(PIECES, ''), parse)
}

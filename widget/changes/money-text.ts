/** Reads the numbers and amounts that a person types or pastes. Pure. */
import type { Long } from '../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import type { DecimalProblem } from '../format/parse-amount.ts'
import { splitAmount } from './currency.ts'
import type { FieldProblem } from './row-draft.ts'

/** Reads a number in the clerk's language and returns it times 100. */
export type Parse = (text: string) => Long | DecimalProblem

/** Reads an amount in minor units. It may name the order's own currency and no other. */
export function readMoney(text: string, currency: string, parse: Parse): Result<Long, FieldProblem> {
  const { bare, other } = splitAmount(text, currency)
  return other === undefined ? readNumber(bare, parse) : refuse({ code: 'other-currency', other, currency })
}

/** Reads a number that is no amount, such as a quantity. */
export function readNumber(text: string, parse: Parse): Result<Long, FieldProblem> {
  const value = parse(text)
  return typeof value === 'string' ? refuse({ code: value }) : ok(value)
}

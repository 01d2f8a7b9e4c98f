/**
 * What a row must be before anybody sends or stores it. Pure: no I/O, no clock, no schema library, because
 * the widget asks the same questions while a clerk types.
 */
import { rowLimits } from './limits.ts'
import { LONG_MAX, LONG_MIN, type Long, normalLong } from './long.ts'
import { exactRowAmount, grossAmount, type PricedRow } from './money.ts'
import type { Refusal, RefusalReason } from './refusal.ts'

/** The members of a row that a request to add it carries (the description, "Order row body (add)"). */
export interface OrderRowInput extends PricedRow {
  ArticleNumber?: string | undefined
  Name: string
  Unit?: string | undefined
}

type Member = keyof typeof rowLimits

// Everything below U+0020, and the C1 controls with DEL: XML, logs and spreadsheets choke on them.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/

/** Checks one text member against its limits; characters are counted as a person counts them. */
function textReason(member: Member, text: string): RefusalReason | undefined {
  const limits: { minLength?: number; maxLength?: number } = rowLimits[member] as object
  const length = [...text].length
  if (limits.minLength !== undefined && text.trim().length < limits.minLength) {
    return { code: 'member-too-short', minimum: limits.minLength }
  }
  if (limits.maxLength !== undefined && length > limits.maxLength) {
    return { code: 'member-too-long', maximum: limits.maxLength, length }
  }
  if (CONTROL_CHARACTER.test(text)) return { code: 'member-has-control-characters' }
  return undefined
}

function numberReason(member: Member, value: Long): RefusalReason | undefined {
  const limits: { minimum?: number; maximum?: number } = rowLimits[member] as object
  const minimum = limits.minimum ?? LONG_MIN
  const maximum = limits.maximum ?? LONG_MAX
  return value < minimum || value > maximum ? { code: 'member-out-of-range', minimum, maximum } : undefined
}

/** Every reason why the row cannot be added, by member; empty when it can. */
export function checkOrderRow(row: OrderRowInput, pointer = ''): Refusal[] {
  const refusals: Refusal[] = []
  const add = (member: string, reason: RefusalReason | undefined) => {
    if (reason) refusals.push({ pointer: `${pointer}/${member}`, ...reason })
  }
  for (const member of Object.keys(rowLimits) as Member[]) {
    const value = row[member]
    if (value === undefined) continue
    add(member, typeof value === 'string' ? textReason(member, value) : numberReason(member, value))
  }
  // Rules over several members only make sense once each member stands by itself.
  if (refusals.length === 0) for (const [member, reason] of amountReasons(row)) add(member, reason)
  return refusals
}

function* amountReasons(row: OrderRowInput): Iterable<[string, RefusalReason]> {
  const discountAmount = BigInt(row.DiscountAmount ?? 0)
  // A zero is "no discount", so that a row as the provider shows it can be sent back.
  if (BigInt(row.DiscountPercent ?? 0) !== 0n && discountAmount !== 0n) {
    yield ['DiscountAmount', { code: 'discounts-exclusive' }]
    return
  }
  const gross = grossAmount(row)
  if (gross > LONG_MAX || gross < LONG_MIN || exactRowAmount(row) > LONG_MAX) {
    yield ['UnitPrice', { code: 'amount-too-large' }]
    return
  }
  const most = gross > 0n ? gross : 0n
  if (discountAmount > most)
    yield ['DiscountAmount', { code: 'discount-above-row', maximum: normalLong(most) }]
}

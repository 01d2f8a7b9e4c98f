/**
 * The rules of a row, checked before it is sent or stored. Pure: no I/O, no clock and no schema library,
 * because the widget checks them while the user types.
 */
import { rowLimits, rowListLimits } from '../values/limits.ts'
import { LONG_MAX, LONG_MIN, type Long, normalLong } from '../values/long.ts'
import { exactRowAmount, grossAmount, type PricedRow } from '../money/money.ts'
import type { Refusal, RefusalReason } from '../values/refusal.ts'
import { listReason, textReason } from '../values/text.rules.ts'

/** The members of a row in a request that adds it (the description, "Order row body (add)"). */
export interface OrderRowInput extends PricedRow {
  ArticleNumber?: string | null | undefined
  Name: string
  Unit?: string | null | undefined
}

/** The members that an update of a row may have (the description, "Order row body (update)"). */
export type OrderRowUpdateInput = { [Member in keyof OrderRowInput]?: OrderRowInput[Member] | undefined } & {
  /** True cancels the row. */
  IsCancelled?: boolean | undefined
}

type Member = keyof typeof rowLimits

function numberReason(member: Member, value: Long): RefusalReason | undefined {
  const limits: { minimum?: number; maximum?: number } = rowLimits[member] as object
  const minimum = limits.minimum ?? LONG_MIN
  const maximum = limits.maximum ?? LONG_MAX
  return value < minimum || value > maximum ? { code: 'member-out-of-range', minimum, maximum } : undefined
}

/** Every reason why the row cannot be added, by member; empty when it can. */
export function checkOrderRow(row: OrderRowInput, pointer = ''): Refusal[] {
  const refusals = memberReasons(row, pointer)
  // Rules over several members need each member to be valid.
  if (refusals.length > 0) return refusals
  return [...amountReasons(row)].map(([member, reason]) => ({ pointer: `${pointer}/${member}`, ...reason }))
}

/** Every reason why the rows cannot be added together. */
export function checkOrderRows(rows: readonly OrderRowInput[], pointer = '/OrderRows'): Refusal[] {
  const list = listReason(rows.length, rowListLimits)
  if (list) return [{ pointer, ...list }]
  return rows.flatMap((row, index) => checkOrderRow(row, `${pointer}/${index}`))
}

/**
 * Every reason why the update itself is refused. Check the changed row separately ({@link mergeRow}). Clients send only
 * the members that change, so an update does not require Quantity.
 */
export function checkOrderRowUpdate(update: OrderRowUpdateInput, pointer = ''): Refusal[] {
  const refusals = memberReasons(update, pointer)
  if (refusals.length === 0 && hasBothDiscounts(update)) {
    return [{ pointer: `${pointer}/DiscountAmount`, code: 'discounts-exclusive' }]
  }
  return refusals
}

/**
 * The row after an update: absent members keep their value, and a new discount replaces the other kind.
 * Check it with {@link checkOrderRow} before you store it.
 */
export function mergeRow<Row extends OrderRowInput>(row: Row, update: OrderRowUpdateInput): Row {
  const { IsCancelled: _, ...members } = update
  const given = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
  const merged = { ...row, ...given }
  if (update.DiscountPercent && update.DiscountAmount === undefined) merged.DiscountAmount = 0
  if (update.DiscountAmount && update.DiscountPercent === undefined) merged.DiscountPercent = 0
  return merged
}

function memberReasons(row: OrderRowUpdateInput, pointer: string): Refusal[] {
  return (Object.keys(rowLimits) as Member[]).flatMap((member) => {
    const value = row[member]
    if (value === undefined || value === null) return []
    const reason =
      typeof value === 'string' ? textReason(value, rowLimits[member] as object) : numberReason(member, value)
    return reason ? [{ pointer: `${pointer}/${member}`, ...reason }] : []
  })
}

// Zero means no discount, so that a row can be sent back as the provider shows it.
function hasBothDiscounts({ DiscountPercent = 0, DiscountAmount = 0 }: OrderRowUpdateInput): boolean {
  return BigInt(DiscountPercent) !== 0n && BigInt(DiscountAmount) !== 0n
}

function* amountReasons(row: OrderRowInput): Iterable<[string, RefusalReason]> {
  if (hasBothDiscounts(row)) {
    yield ['DiscountAmount', { code: 'discounts-exclusive' }]
    return
  }
  const gross = grossAmount(row)
  if (gross > LONG_MAX || gross < LONG_MIN || exactRowAmount(row) > LONG_MAX) {
    yield ['UnitPrice', { code: 'amount-too-large' }]
    return
  }
  const most = gross > 0n ? gross : 0n
  if (BigInt(row.DiscountAmount ?? 0) > most)
    yield ['DiscountAmount', { code: 'discount-above-row', maximum: normalLong(most) }]
}

/**
 * How the changes affect the order's amount: shown before saving, compared with the provider's result after it.
 * Pure.
 */
import { exactRowAmount, type PricedRow, vatPart } from '../../../shared/domain/money/money.ts'
import { type Long, normalLong } from '../../../shared/domain/values/long.ts'
import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { totals, type Totals, type VatGroup } from '../../../shared/domain/money/totals.ts'
import { mergeRow } from '../../../shared/domain/order/order-row.rules.ts'
import type { Changes } from './changes.ts'

export interface Estimate {
  /** What remains of the order by the provider's amounts as last read. All amounts here are in minor units. */
  now: Long
  after: Long
  difference: Long
  /** Every VAT rate in use before or after the changes, highest first. */
  rates: RateEstimate[]
}

export interface RateEstimate {
  VatPercent: Long
  before: VatGroup
  after: VatGroup
}

// An order is read once and changed many times, so its totals are computed once.
const known = new WeakMap<Order, Totals>()

function totalsOf(order: Order): Totals {
  const found = known.get(order)
  if (found) return found
  const made = totals([...order.OrderRows, ...order.Deliveries.flatMap(({ OrderRows }) => OrderRows)])
  known.set(order, made)
  return made
}

/** Takes time in proportion to the changes, not to the order's length. */
export function estimate(order: Order, changes: Changes): Estimate {
  const rates = new Map<Long, { before: VatGroup; after: VatGroup }>()
  const group = (VatPercent: Long) => {
    const found = rates.get(VatPercent)
    if (found) return found
    const none = { VatPercent, Amount: 0, VatAmount: 0 }
    const made = { before: none, after: none }
    rates.set(VatPercent, made)
    return made
  }
  for (const before of totalsOf(order).VatGroups) rates.set(before.VatPercent, { before, after: before })

  let difference = 0n
  const count = (row: PricedRow, sign: 1n | -1n) => {
    const exact = exactRowAmount(row)
    const rate = row.VatPercent ?? 0
    const entry = group(rate)
    const Amount = normalLong(BigInt(entry.after.Amount) + sign * exact)
    const VatAmount = normalLong(
      BigInt(entry.after.VatAmount) + sign * BigInt(vatPart(normalLong(exact), rate)),
    )
    entry.after = { VatPercent: rate, Amount, VatAmount }
    difference += sign * exact
  }
  for (const { before, update } of changes.edited.values()) {
    count(before, -1n)
    if (!update.IsCancelled) count(mergeRow(before, update), 1n)
  }
  for (const { row } of changes.added) count(row, 1n)

  const now = remainingAmount(order)
  return {
    now,
    after: normalLong(BigInt(now) + difference),
    difference: normalLong(difference),
    rates: [...rates]
      .map(([VatPercent, { before, after }]) => ({ VatPercent, before, after }))
      .filter(({ before, after }) => !isNone(before) || !isNone(after))
      .toSorted((a, b) => Number(b.VatPercent) - Number(a.VatPercent)),
  }
}

function isNone({ Amount, VatAmount }: VatGroup): boolean {
  return BigInt(Amount) === 0n && BigInt(VatAmount) === 0n
}

/** Parts of a row, whose amounts add up to the row's to the unit. Pure; provider, edge and widget use it. */
import { type Long, normalLong } from '../values/long.ts'
import { divideRounded, exactRowAmount, grossAmount, type PricedRow } from './money.ts'

type DividedRow = PricedRow & { DiscountPercent: Long; DiscountAmount: Long }

/**
 * The row with a smaller quantity. A discount amount and the row's amount fall in proportion, so less of a row never
 * costs more.
 * @param Quantity times 100, from 0 to the row's
 */
export function withQuantity<Row extends DividedRow>(row: Row, Quantity: Long): Row {
  const part = { ...row, Quantity }
  if (BigInt(row.DiscountAmount) === 0n) return part
  const amount = divideRounded(exactRowAmount(row) * BigInt(Quantity), BigInt(row.Quantity))
  return { ...part, DiscountAmount: normalLong(grossAmount(part) - amount) }
}

/**
 * The part to take from a row so that `rest` is left. Its amount is exactly the difference: if rounding would lose a
 * unit, a discount amount corrects it, which may be -1.
 * @param rest the same row with a smaller quantity, from {@link withQuantity}
 */
export function partTaken<Row extends DividedRow>(row: Row, rest: DividedRow): Row {
  const Quantity = difference(row.Quantity, rest.Quantity)
  const amount = exactRowAmount(row) - exactRowAmount(rest)
  const part = { ...row, Quantity, DiscountAmount: difference(row.DiscountAmount, rest.DiscountAmount) }
  if (exactRowAmount(part) === amount) return part
  return { ...part, DiscountPercent: 0, DiscountAmount: normalLong(grossAmount(part) - amount) }
}

function difference(one: Long, other: Long): Long {
  return normalLong(BigInt(one) - BigInt(other))
}

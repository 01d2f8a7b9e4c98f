import { type Long, normalLong } from '../values/long.ts'

/**
 * The members that make an amount. Money is an integer in minor units; quantities and percents are integers
 * times 100 (the description, "Resources B"). Nothing here uses a binary float.
 */
export interface PricedRow {
  /** Minor units, VAT included. */
  UnitPrice: Long
  /** Times 100: 100 is one item. */
  Quantity: Long
  /** Percent times 100, of the row. Not together with DiscountAmount. */
  DiscountPercent?: Long | undefined
  /** Minor units, of the row. Not together with DiscountPercent. */
  DiscountAmount?: Long | undefined
  /** Percent times 100: 2500 is 25 %. */
  VatPercent?: Long | undefined
}

/** 100 %, as percents are written. */
export const WHOLE = 10_000n

/** Divides and rounds half away from zero: the one rounding rule of the project. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return (dividend < 0n ? dividend - half : dividend + half) / divisor
}

/** UnitPrice × Quantity before any discount, in minor units, VAT included. */
export function grossAmount(row: PricedRow): bigint {
  return divideRounded(BigInt(row.UnitPrice) * BigInt(row.Quantity), 100n)
}

/** The price of the row in minor units, with VAT, after discount; rounded once. It may exceed 64 bits. */
export function exactRowAmount(row: PricedRow): bigint {
  const percent = BigInt(row.DiscountPercent ?? 0)
  if (percent !== 0n) {
    const full = BigInt(row.UnitPrice) * BigInt(row.Quantity)
    return divideRounded(full * (WHOLE - percent), 100n * WHOLE)
  }
  return grossAmount(row) - BigInt(row.DiscountAmount ?? 0)
}

/** {@link exactRowAmount} as a Long, for rows that have passed the rules. */
export function rowAmount(row: PricedRow): Long {
  return normalLong(exactRowAmount(row))
}

/** The VAT that an amount including VAT contains: amount × VatPercent / (10000 + VatPercent). */
export function vatPart(amount: Long, vatPercent: Long): Long {
  const percent = BigInt(vatPercent)
  return normalLong(divideRounded(BigInt(amount) * percent, WHOLE + percent))
}

/** The exact sum of Longs. */
export function sum(amounts: Iterable<Long>): Long {
  let total = 0n
  for (const amount of amounts) total += BigInt(amount)
  return normalLong(total)
}

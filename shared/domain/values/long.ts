/**
 * A Long is a signed 64-bit integer, as in the description. A value is a number where a number is exact and a
 * bigint otherwise. Each value has one form, so `===` compares two Longs.
 */
export type Long = number | bigint

export const LONG_MIN = -(2n ** 63n)
export const LONG_MAX = 2n ** 63n - 1n

/** Whether the value is an exact integer within 64 bits. */
export function isLong(value: unknown): value is Long {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  return typeof value === 'bigint' && value >= LONG_MIN && value <= LONG_MAX
}

/** Whether the value is an integer within 32 bits. */
export function isInt(value: unknown): value is number {
  return typeof value === 'number' && value === (value | 0)
}

/** The integer as a number where that is exact, otherwise as a bigint. */
export function normalLong(value: bigint): Long {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

/** Exact sums and differences of Longs. They stay numbers as long as a number is exact. */
import { type Long, normalLong } from '../../values/long.ts'

export function plus(a: Long, b: Long): Long {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = a + b
    if (Number.isSafeInteger(result)) return result
  }
  return normalLong(BigInt(a) + BigInt(b))
}

export function minus(a: Long, b: Long): Long {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = a - b
    if (Number.isSafeInteger(result)) return result
  }
  return normalLong(BigInt(a) - BigInt(b))
}

/** A sum that grows. It may pass 64 bits. */
export class ExactSum {
  #small = 0
  #large = 0n

  add(value: Long): void {
    if (typeof value === 'number') {
      const next = this.#small + value
      if (Number.isSafeInteger(next)) {
        this.#small = next
        return
      }
    }
    this.#large += BigInt(value)
  }

  get value(): Long {
    return this.#large === 0n ? this.#small : normalLong(this.#large + BigInt(this.#small))
  }
}

/** Random numbers that follow from a seed alone (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** @param percent how often it is true, of 100 */
  chance(percent: number): boolean {
    return this.next() * 100 < percent
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.next() * values.length)]!
  }

  bytes(target: Uint8Array): void {
    for (let index = 0; index < target.length; index++) target[index] = this.between(0, 255)
  }
}

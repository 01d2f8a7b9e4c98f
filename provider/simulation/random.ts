/** Reproducible pseudorandom numbers (mulberry32), so that every sandbox is the same. */
export interface Random {
  /** An integer from `minimum` to `maximum`. */
  integer(minimum: number, maximum: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True in this percentage of calls. */
  chance(percent: number): boolean
}

export function randomFrom(seed: number): Random {
  let state = seed
  function next(): number {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1))
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)]!,
    chance: (percent) => next() * 100 < percent,
  }
}

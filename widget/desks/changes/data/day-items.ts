import type { JournalFilter } from './journal-filter.ts'
import { matcherOf } from './journal-filter.ts'
import type { KeptEntry } from './journal-data.ts'

/** The heading of a day, with the number of its entries. */
export interface DayHeading {
  day: string
  count: number
}

export type DayItem = DayHeading | KeptEntry

/** The items of the table: the entries that a filter lets through, each day below its heading. It grows. Pure. */
export class DayItems {
  readonly items: DayItem[] = []
  #count = 0
  #taken = 0
  #heading: DayHeading | undefined
  readonly #matches: (kept: KeptEntry) => boolean

  constructor(filter: JournalFilter) {
    this.#matches = matcherOf(filter)
  }

  /** The number of entries, without the headings. */
  get count(): number {
    return this.#count
  }

  /** The entries in their order. */
  get entries(): KeptEntry[] {
    return this.items.filter((item) => 'entry' in item)
  }

  /** Takes those of the first `count` entries that it has not taken. */
  take(entries: readonly KeptEntry[], count: number): void {
    for (; this.#taken < count; this.#taken += 1) {
      const kept = entries[this.#taken]!
      if (this.#matches(kept)) this.#add(kept)
    }
  }

  #add(kept: KeptEntry): void {
    if (this.#heading?.day !== kept.day) {
      this.#heading = { day: kept.day, count: 0 }
      this.items.push(this.#heading)
    }
    this.#heading.count += 1
    this.#count += 1
    this.items.push(kept)
  }
}

import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import type { ShownOutcome } from '../words/changes-terms.ts'
import type { KeptEntry } from './journal-data.ts'
import { personKey } from './journal-filter.ts'
import { kindOf } from './journal-words.ts'

export interface Facet<Value> {
  value: Value
  count: number
}

/** The values to filter by, each with its number of entries, in the order in which they came. Pure. */
export class JournalFacets {
  readonly persons = new Map<string, Facet<JournalEntry['who']>>()
  readonly kinds = new Map<string, Facet<string>>()
  readonly outcomes = new Map<ShownOutcome, Facet<ShownOutcome>>()

  #taken = 0
  #digits = 0

  /** The digits of the longest amount. */
  get digits(): number {
    return this.#digits
  }

  /** Takes those of the first `count` entries that it has not taken. */
  take(entries: readonly KeptEntry[], count: number): void {
    for (; this.#taken < count; this.#taken += 1) this.#add(entries[this.#taken]!)
  }

  #add({ entry, outcome }: KeptEntry): void {
    const { who, amounts = {} } = entry
    const kind = kindOf(entry)
    addTo(this.persons, personKey(who), who)
    addTo(this.kinds, kind, kind)
    addTo(this.outcomes, outcome, outcome)
    const { before = 0, after = 0 } = amounts
    this.#digits = Math.max(this.#digits, String(before).length, String(after).length)
  }
}

function addTo<Key, Value>(facets: Map<Key, Facet<Value>>, key: Key, value: Value): void {
  const known = facets.get(key)
  if (known) known.count += 1
  else facets.set(key, { value, count: 1 })
}

import { type OrdersColumn, ordersColumns } from '../words/orders-terms.ts'
import type { OrderEntry } from './order-entry.ts'
import { namedBy } from './pasted-numbers.ts'

/** The orders that have come so far, each once, and what is known of them all. It grows. Pure. */
export class LoadedOrders {
  readonly entries: OrderEntry[] = []
  /** How many orders have each status, in the order in which they came. */
  readonly statuses = new Map<string, number>()
  /** Members that only this page has. */
  readonly extras = new Set<string>()
  /** Members with a value in any order. */
  readonly filled = new Set<OrdersColumn>()
  readonly #currencies = new Set<string | undefined>()
  #digits = 0
  #duplicates = 0
  readonly #byKey = new Map<string, OrderEntry>()
  readonly #byName = new Map<string, OrderEntry[]>()

  /** The digits of the longest amount. */
  get digits(): number {
    return this.#digits
  }

  /** The one currency of every amount; undefined if there are several, or an amount without one. */
  get currency(): string | undefined {
    const [currency] = this.#currencies
    return this.#currencies.size === 1 ? currency : undefined
  }

  /** Orders that came again. */
  get duplicates(): number {
    return this.#duplicates
  }

  /** Adds orders, and yields now and then. */
  *add(entries: readonly OrderEntry[]): Generator<void, void> {
    for (const [at, entry] of entries.entries()) {
      if (at % 500 === 0) yield
      if (this.#byKey.has(entry.key)) this.#duplicates += 1
      else this.#take(entry)
    }
  }

  /** The same with some orders replaced, or left out where they are undefined. @param changes by key */
  with(changes: ReadonlyMap<string, OrderEntry | undefined>): LoadedOrders {
    const made = new LoadedOrders()
    made.#duplicates = this.#duplicates
    for (const entry of this.entries) {
      const next = changes.has(entry.key) ? changes.get(entry.key) : entry
      if (next) made.#take(next)
    }
    return made
  }

  /** The orders that a text names, by number or checkout id. */
  named(text: string): OrderEntry[] {
    const bare = text.replace(/^0+(?=\d)/, '')
    const found = new Set([...(this.#byName.get(text) ?? []), ...(this.#byName.get(bare) ?? [])])
    return namedBy(text, [...found])
  }

  #take(entry: OrderEntry): void {
    this.entries.push(entry)
    this.#byKey.set(entry.key, entry)
    const { id, number, status, amount, delivered, currency, extras } = entry
    for (const name of new Set([id, number])) {
      if (name === undefined) continue
      const known = this.#byName.get(name)
      if (known) known.push(entry)
      else this.#byName.set(name, [entry])
    }
    if (status !== undefined) this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    if (amount !== undefined) this.#digits = Math.max(this.#digits, String(amount).length)
    if ((amount ?? delivered ?? currency) !== undefined) this.#currencies.add(currency)
    for (const member of ordersColumns) if (entry[member] !== undefined) this.filled.add(member)
    for (const member of Object.keys(extras)) this.extras.add(member)
  }
}

/** Which orders of the list are chosen. Pure: each change is a new selection. */
import type { OrderEntry } from './order-entry.ts'

export class Selection {
  static readonly none = new Selection(new Map(), undefined)

  readonly #chosen: ReadonlyMap<string, OrderEntry>
  /** The key of the order where a range begins. */
  readonly #anchor: string | undefined
  #orders: readonly OrderEntry[] | undefined

  private constructor(chosen: ReadonlyMap<string, OrderEntry>, anchor: string | undefined) {
    this.#chosen = chosen
    this.#anchor = anchor
  }

  get size(): number {
    return this.#chosen.size
  }

  /** In the order in which they were chosen. */
  get orders(): readonly OrderEntry[] {
    return (this.#orders ??= [...this.#chosen.values()])
  }

  has({ key }: OrderEntry): boolean {
    return this.#chosen.has(key)
  }

  toggle(entry: OrderEntry): Selection {
    const chosen = new Map(this.#chosen)
    if (!chosen.delete(entry.key)) chosen.set(entry.key, entry)
    return new Selection(chosen, entry.key)
  }

  /**
   * Adds what lies between the anchor and a place. Keys and clicks go on from the same anchor.
   * @param from where the range begins if the anchor is no longer shown
   */
  extend(shown: readonly OrderEntry[], from: number, to: number): Selection {
    const found = this.#anchor === undefined ? -1 : shown.findIndex(({ key }) => key === this.#anchor)
    const anchor = found === -1 ? from : found
    const chosen = new Map(this.#chosen)
    for (let at = Math.min(anchor, to); at <= Math.max(anchor, to); at += 1) {
      const entry = shown[at]
      if (entry) chosen.set(entry.key, entry)
    }
    return new Selection(chosen, shown[anchor]?.key)
  }

  /** All of the shown orders, besides those that are chosen already. */
  addAll(shown: readonly OrderEntry[]): Selection {
    const chosen = new Map(this.#chosen)
    for (const entry of shown) chosen.set(entry.key, entry)
    return new Selection(chosen, this.#anchor)
  }

  without(orders: Iterable<OrderEntry>): Selection {
    const chosen = new Map(this.#chosen)
    for (const { key } of orders) chosen.delete(key)
    return new Selection(chosen, this.#anchor)
  }

  /** The same with some orders replaced, or left out where they are undefined. @param changes by key */
  with(changes: ReadonlyMap<string, OrderEntry | undefined>): Selection {
    const chosen = new Map<string, OrderEntry>()
    for (const [key, entry] of this.#chosen) {
      const next = changes.has(key) ? changes.get(key) : entry
      if (next) chosen.set(key, next)
    }
    return new Selection(chosen, this.#anchor)
  }

  /** Whether every one of these orders is chosen; false for none. */
  hasAll(shown: readonly OrderEntry[]): boolean {
    return shown.length > 0 && this.size >= shown.length && shown.every((entry) => this.has(entry))
  }
}

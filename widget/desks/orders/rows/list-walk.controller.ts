import type { ReactiveController, ReactiveElement } from 'lit'
import type { WalkSpot, WalkStep } from '../../../kit/parts/order-walk.ts'
import type { RowFocus } from '../../../kit/parts/row-focus.controller.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { OrderList } from './order-list.controller.ts'

/** Leads from an order of the list to those beside it, while the list is out of sight. */
export class ListWalk implements ReactiveController {
  readonly #list: OrderList
  readonly #focus: RowFocus
  /** Those who wait until the list does nothing. */
  #waiting: (() => void)[] = []

  constructor(host: ReactiveElement, list: OrderList, focus: RowFocus) {
    this.#list = list
    this.#focus = focus
    host.addController(this)
  }

  hostUpdated(): void {
    if (this.#list.isBusy) return
    for (const go of this.#waiting.splice(0)) go()
  }

  spotOf(id: string): WalkSpot | undefined {
    const at = this.#indexOf(id)
    return at < 0 ? undefined : this.#spot(id, at)
  }

  async step({ id, at }: WalkSpot, by: 1 | -1): Promise<WalkStep> {
    await this.idle()
    const now = this.#indexOf(id)
    const isGone = now < 0
    // What stood after an order that is gone has taken its place.
    const first = isGone
      ? Math.min(by > 0 ? at : at - 1, this.#list.shown.length - (by > 0 ? 0 : 1))
      : now + by
    return { isGone, ...(await this.#openable(first, by)) }
  }

  show({ id, at }: WalkSpot): boolean {
    const now = this.#indexOf(id)
    this.#focus.go(now < 0 ? Math.max(0, Math.min(at, this.#list.shown.length - 1)) : now)
    return now >= 0
  }

  /** Resolves once the list asks for nothing. */
  async idle(): Promise<void> {
    if (this.#list.isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** The first order from a place on that can be opened: the shop may not know the id of one. */
  async #openable(
    from: number,
    by: 1 | -1,
  ): Promise<{ is: 'there'; spot: WalkSpot; number: string | undefined } | { is: 'end' | 'failed' }> {
    const list = this.#list
    for (let at = from; at >= 0;) {
      const entry: OrderEntry | undefined = list.shown[at]
      if (entry?.id !== undefined)
        return { is: 'there', spot: this.#spot(entry.id, at), number: entry.number }
      if (entry) at += by
      else if (!list.hasMore) break
      else {
        await (list.failure ? list.retry() : list.more())
        await this.idle()
        if (list.failure) return { is: 'failed' }
      }
    }
    return { is: 'end' }
  }

  #spot(id: string, at: number): WalkSpot {
    const { shown, hasMore, total } = this.#list
    return { id, at, total, hasNext: hasMore || at + 1 < shown.length }
  }

  #indexOf(id: string): number {
    return this.#list.shown.findIndex((entry) => entry.id === id)
  }
}

import type { ReactiveController, ReactiveElement } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'
import { OrderAdminChangesEvent } from '../events.ts'

/**
 * Tells the page how many changes of its order are not saved, and has the browser ask before the page is left
 * while there are any. It listens to the page only then: a listener for it keeps a page out of the cache that
 * "back" comes from.
 */
export class UnsavedChanges implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #orderId: string
  readonly #store: ChangesStore
  #count = 0

  /** @param orderId as the page gave it */
  constructor(host: ReactiveElement, orderId: string, store: ChangesStore) {
    this.#host = host
    this.#orderId = orderId
    this.#store = store
    store.addEventListener('change', this.#changed)
    host.addController(this)
  }

  /** The desk has another order: what was not saved of this one is gone. */
  end(): void {
    this.#store.removeEventListener('change', this.#changed)
    this.#host.removeController(this)
    this.#tell(0)
  }

  hostConnected(): void {
    this.#guard()
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#ask)
  }

  #changed = (): void => this.#tell(this.#store.unsavedCount)

  #tell(count: number): void {
    if (count === this.#count) return
    this.#count = count
    this.#guard()
    this.#host.dispatchEvent(new OrderAdminChangesEvent(this.#orderId, count))
  }

  #guard(): void {
    if (this.#count > 0 && this.#host.isConnected) addEventListener('beforeunload', this.#ask)
    else removeEventListener('beforeunload', this.#ask)
  }

  // The browser says it in its own words. One for each desk, or the first to be saved would end it for all.
  readonly #ask = (event: Event): void => event.preventDefault()
}

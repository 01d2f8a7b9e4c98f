import type { ReactiveController, ReactiveElement } from 'lit'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { OrderAdminChangesEvent } from '../../../events.ts'

/**
 * Tells the page how many changes are unsaved, and has the browser ask before the page is left while there are
 * any. It listens for `beforeunload` only then, because such a listener keeps a page out of the back/forward
 * cache.
 */
export class UnsavedChanges implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #orderId: string
  readonly #store: ChangesStore
  #count = 0

  /** @param orderId as the host page gave it */
  constructor(host: ReactiveElement, orderId: string, store: ChangesStore) {
    this.#host = host
    this.#orderId = orderId
    this.#store = store
    store.addEventListener('change', this.#changed)
    host.addController(this)
  }

  /**
   * Call this when the desk gets another order: the unsaved changes of this one are gone, and the other has none.
   * @param next the order that the desk gets, if any
   */
  end(next: string | undefined): void {
    this.#store.removeEventListener('change', this.#changed)
    this.#host.removeController(this)
    const hadChanges = this.#count > 0
    this.#report(0)
    if (hadChanges && next && next !== this.#orderId) {
      this.#host.dispatchEvent(new OrderAdminChangesEvent(next, 0))
    }
  }

  hostConnected(): void {
    this.#guard()
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#ask)
  }

  #changed = (): void => this.#report(this.#store.unsavedCount)

  #report(count: number): void {
    if (count === this.#count) return
    this.#count = count
    this.#guard()
    this.#host.dispatchEvent(new OrderAdminChangesEvent(this.#orderId, count))
  }

  #guard(): void {
    if (this.#count > 0 && this.#host.isConnected) addEventListener('beforeunload', this.#ask)
    else removeEventListener('beforeunload', this.#ask)
  }

  // The browser words the question. Each desk has its own listener, so that saving one does not disarm the
  // others.
  readonly #ask = (event: Event): void => event.preventDefault()
}

import type { ReactiveController, ReactiveElement } from 'lit'
import { OrderAdminChangesEvent } from '../../events.ts'

/**
 * Tells the page how many changes of a desk are not saved, and has the browser ask before the page is left while there
 * are any. It listens for `beforeunload` only then, because such a listener keeps a page out of the back/forward cache.
 */
export class UnsavedCount implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #orderId: string
  #count = 0

  /** @param orderId as the host page gave it; empty for a desk without one order */
  constructor(host: ReactiveElement, orderId: string) {
    this.#host = host
    this.#orderId = orderId
    host.addController(this)
  }

  /** The number that the page was told last. */
  get told(): number {
    return this.#count
  }

  /** Call this whenever the number may be another. */
  tell(count: number): void {
    if (count === this.#count) return
    this.#count = count
    this.#guard()
    this.#host.dispatchEvent(new OrderAdminChangesEvent(this.#orderId, count))
  }

  hostConnected(): void {
    this.#guard()
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#ask)
  }

  #guard(): void {
    if (this.#count > 0 && this.#host.isConnected) addEventListener('beforeunload', this.#ask)
    else removeEventListener('beforeunload', this.#ask)
  }

  // The browser words the question. Each desk has its own listener, so that saving one does not disarm the
  // others.
  readonly #ask = (event: Event): void => event.preventDefault()
}

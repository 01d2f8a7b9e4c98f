import type { ReactiveController, ReactiveElement } from 'lit'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { OrderAdminChangesEvent } from '../../../events.ts'
import { DRAFT_COUNT, type DraftHolder } from '../../../kit/parts/draft-count.ts'

/**
 * Counts the unsaved changes of an order: those of its rows, and what its dialogs keep. It tells the page, and has the
 * browser ask before the page is left while there are any. It listens for `beforeunload` only then, because such a
 * listener keeps a page out of the back/forward cache.
 */
export class UnsavedChanges implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #orderId: string
  #store: ChangesStore | undefined
  /** The dialogs that have told how much they keep. */
  readonly #holders = new Set<DraftHolder>()
  #count = 0

  /** @param orderId as the host page gave it */
  constructor(host: ReactiveElement, orderId: string) {
    this.#host = host
    this.#orderId = orderId
    host.renderRoot.addEventListener(DRAFT_COUNT, this.#onDraft)
    host.addController(this)
  }

  get count(): number {
    const drafts = [...this.#holders].filter(({ isConnected }) => isConnected)
    return drafts.reduce((sum, { changeCount }) => sum + changeCount, this.#store?.unsavedCount ?? 0)
  }

  /** Counts the changes of rows too, once they can be changed. */
  follow(store: ChangesStore): void {
    this.#store = store
    store.addEventListener('change', this.#changed)
  }

  /**
   * Call this when the desk gets another order: the unsaved changes of this one are gone, and the other has none.
   * @param next the order that the desk gets, if any
   */
  end(next: string | undefined): void {
    this.#store?.removeEventListener('change', this.#changed)
    this.#host.renderRoot.removeEventListener(DRAFT_COUNT, this.#onDraft)
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

  readonly #onDraft = ({ target }: Event): void => {
    this.#holders.add(target as DraftHolder)
    this.#changed()
  }

  readonly #changed = (): void => this.#report(this.count)

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

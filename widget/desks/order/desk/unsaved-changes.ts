import type { ReactiveElement } from 'lit'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { OrderAdminChangesEvent } from '../../../events.ts'
import { type DraftHolder, onDraftCount } from '../../../kit/parts/draft-count.ts'
import { UnsavedCount } from '../../../kit/parts/unsaved-count.controller.ts'

/** Counts the unsaved changes of an order: those of its rows, and what its dialogs keep. */
export class UnsavedChanges {
  readonly #host: ReactiveElement
  readonly #orderId: string
  readonly #unsaved: UnsavedCount
  readonly #stopHearing: () => void
  #store: ChangesStore | undefined
  /** The dialogs that have told how much they keep. */
  readonly #holders = new Set<DraftHolder>()

  /** @param orderId as the host page gave it */
  constructor(host: ReactiveElement, orderId: string) {
    this.#host = host
    this.#orderId = orderId
    this.#unsaved = new UnsavedCount(host, orderId)
    this.#stopHearing = onDraftCount(host.renderRoot, (holder) => {
      this.#holders.add(holder)
      this.#changed()
    })
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
    this.#stopHearing()
    this.#host.removeController(this.#unsaved)
    const hadChanges = this.#unsaved.told > 0
    this.#unsaved.tell(0)
    if (hadChanges && next && next !== this.#orderId) {
      this.#host.dispatchEvent(new OrderAdminChangesEvent(next, 0))
    }
  }

  readonly #changed = (): void => this.#unsaved.tell(this.count)
}

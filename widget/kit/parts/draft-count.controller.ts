import type { ReactiveController, ReactiveElement } from 'lit'

/** Fired by a part whose number of unsaved changes is another. It ends at the desk around the part. */
export const DRAFT_COUNT = 'draft-count'

/** A part that keeps what was entered, also while its dialog is closed. */
export interface DraftHolder extends ReactiveElement {
  /** Changes that are not saved, or may not be. */
  readonly changeCount: number
}

/** Tells the desk whenever a part has another number of unsaved changes. */
export class DraftCount implements ReactiveController {
  readonly #host: DraftHolder
  #told = 0

  constructor(host: DraftHolder) {
    this.#host = host
    host.addController(this)
  }

  hostUpdated(): void {
    const count = this.#host.changeCount
    if (count === this.#told) return
    this.#told = count
    this.#host.dispatchEvent(new Event(DRAFT_COUNT, { bubbles: true }))
  }
}

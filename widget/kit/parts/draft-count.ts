import type { ReactiveElement } from 'lit'

/** Fired by a part whose number of unsaved changes is another. It ends at the desk around the part. */
export const DRAFT_COUNT = 'draft-count'

/** A part that keeps what was entered, also while its dialog is closed. */
export interface DraftHolder extends ReactiveElement {
  /** Changes that are not saved, or may not be. */
  readonly changeCount: number
}

/** Tells the desk, from now on, whenever a part has another number of unsaved changes. */
export function tellDrafts(part: DraftHolder): void {
  let told = 0
  part.addController({
    hostUpdated() {
      const count = part.changeCount
      if (count === told) return
      told = count
      part.dispatchEvent(new Event(DRAFT_COUNT, { bubbles: true }))
    },
  })
}

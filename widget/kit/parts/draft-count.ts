import type { ReactiveElement } from 'lit'

/** Fired by a part whose number of unsaved changes is another. */
const DRAFT_COUNT = 'draft-count'

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
      part.dispatchEvent(new Event(DRAFT_COUNT, { bubbles: true, composed: true }))
    },
  })
}

/**
 * Hears the parts below a desk's root that tell how much they keep. The host page never hears them.
 * @param heard gets the part, or what is around it in the root
 * @returns a function that removes the listener
 */
export function onDraftCount(root: EventTarget, heard: (part: DraftHolder) => void): () => void {
  const listener = (event: Event) => {
    event.stopPropagation()
    heard(event.target as DraftHolder)
  }
  root.addEventListener(DRAFT_COUNT, listener)
  return () => root.removeEventListener(DRAFT_COUNT, listener)
}

import { html, type LitElement, nothing, type ReactiveController } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { placeClear } from './clear-of-figures.ts'
import { askDesk } from './command.ts'
import { savedNote } from './saved-note.view.ts'

/** How long the note stays, in milliseconds. */
const NOTE_MS = 8000

/** Shows its host's note about a good save until it is dismissed, or until its time without attention is over. */
export class SavedNoteController implements ReactiveController {
  readonly #host: LitElement
  #words = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #moves = new ResizeObserver(() => {
    const note = this.#note
    if (note) placeClear(note, this.#host.getRootNode() as ParentNode)
  })

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  show(words: string): void {
    // An answer may come when the desk has been removed.
    if (!this.#host.isConnected) return
    this.#words = words
    this.#host.requestUpdate()
    this.#time()
  }

  dismiss = (): void => {
    this.#hold()
    // The browser would give the focus of a removed button to the page.
    const hadFocus = this.#note?.matches(':focus-within')
    this.#words = ''
    this.#moves.disconnect()
    this.#host.requestUpdate()
    if (hadFocus) askDesk(this.#host, { do: 'take-focus' })
  }

  view(l: Localizer): unknown {
    if (this.#words === '') return nothing
    return html`<div
      @pointerenter=${this.#hold}
      @pointerleave=${this.#time}
      @focusin=${this.#hold}
      @focusout=${this.#time}
    >
      ${savedNote(this.#words, this.dismiss, l)}
    </div>`
  }

  hostUpdated(): void {
    const note = this.#note
    // A browser without popovers shows the note in the page's flow.
    if (!note || !('showPopover' in note) || note.matches(':popover-open')) return
    note.showPopover()
    // Content that appears with the save still moves the page below it.
    const desk = (this.#host.getRootNode() as ParentNode).querySelector('.desk')
    if (desk) this.#moves.observe(desk)
  }

  hostDisconnected(): void {
    this.dismiss()
  }

  get #note(): HTMLElement | null | undefined {
    // Before its first update the host has no root.
    return this.#host.renderRoot?.querySelector('.saved-note')
  }

  #time = (): void => {
    this.#hold()
    this.#timer = setTimeout(this.dismiss, NOTE_MS)
  }

  #hold = (): void => clearTimeout(this.#timer)
}

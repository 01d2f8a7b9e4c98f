import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit'

/** Screen readers get a text once, when it has stopped changing. */
const QUIET_MS = 700

/** A live region for a text that changes with each key. */
export class QuietStatus implements ReactiveController {
  readonly #host: LitElement
  #text = ''
  #announced = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  /** @param text empty if there is nothing to say */
  say(text: string): void {
    if (text === this.#text) return
    this.#text = text
    clearTimeout(this.#timer)
    // Emptied at once: a region says the same text again only if it was gone in between.
    if (text !== '') this.#timer = setTimeout(this.#announce, QUIET_MS)
    else if (this.#announced !== '') this.#announce()
  }

  region(): TemplateResult {
    return html`<div class="visually-hidden" role="status">${this.#announced}</div>`
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer)
  }

  #announce = (): void => {
    this.#announced = this.#text
    this.#host.requestUpdate()
  }
}

import { html, type LitElement, nothing } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'

/** A part of an element that loads on its first use. */
export class LaterPart<Part> {
  readonly #host: LitElement
  readonly #load: () => Promise<Part>
  #part: Part | undefined
  #hasFailed = false

  constructor(host: LitElement, load: () => Promise<Part>) {
    this.#host = host
    this.#load = load
  }

  /** Undefined until it is loaded. */
  get part(): Part | undefined {
    return this.#part
  }

  /** Loads it once; a failed load is repeated on the next call. @returns undefined if it cannot be loaded */
  async load(): Promise<Part | undefined> {
    if (this.#part) return this.#part
    try {
      const part = await this.#load()
      this.#part ??= part
      this.#hasFailed = false
    } catch {
      this.#hasFailed = true
    }
    this.#host.requestUpdate()
    return this.#part
  }

  /** Says that it could not be loaded. */
  note(l: Localizer): unknown {
    if (!this.#hasFailed) return nothing
    return html`<p class="note" data-tone="warning" role="alert">${l.term('problemTitle', 'part')}.</p>`
  }
}

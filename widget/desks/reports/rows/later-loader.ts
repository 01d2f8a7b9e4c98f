import { html, type LitElement, nothing } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import type { LaterParts } from './later-parts.ts'

/** Loads the code for unfolded rows and for the choice of columns on its first use. */
export class LaterLoader {
  readonly #host: LitElement
  #parts: LaterParts | undefined
  #hasFailed = false

  constructor(host: LitElement) {
    this.#host = host
  }

  /** Undefined until it is loaded. */
  get parts(): LaterParts | undefined {
    return this.#parts
  }

  /** Loads it once; a failed load is repeated on the next call. @returns undefined if it cannot be loaded */
  async load(): Promise<LaterParts | undefined> {
    if (this.#parts) return this.#parts
    try {
      const { laterParts } = await import('./later-parts.ts')
      this.#parts ??= laterParts(this.#host)
      this.#hasFailed = false
    } catch {
      this.#hasFailed = true
    }
    this.#host.requestUpdate()
    return this.#parts
  }

  /** Says that it could not be loaded. */
  note(l: Localizer): unknown {
    if (!this.#hasFailed) return nothing
    return html`<p class="note" data-tone="warning" role="alert">${l.term('payoutPartFailed')}</p>`
  }
}

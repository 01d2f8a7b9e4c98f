import { html, type LitElement, nothing } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import type { rowDetail } from './row-detail.view.ts'

export interface LaterParts {
  rowDetail: typeof rowDetail
}

/** Loads the code for unfolded rows on its first use. */
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
      const { rowDetail } = await import('./row-detail.view.ts')
      this.#parts ??= { rowDetail }
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

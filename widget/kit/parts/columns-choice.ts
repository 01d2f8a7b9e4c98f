import { html, type LitElement, nothing } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import type { ColumnsState } from './columns-dialog.view.ts'
import type { ColumnsParts } from './columns-parts.ts'

/** The host's choice of columns. Its dialog loads when it is first opened. */
export class ColumnsChoice {
  readonly #host: LitElement
  #parts: ColumnsParts | undefined
  #hasFailed = false

  constructor(host: LitElement) {
    this.#host = host
  }

  /** A failed load is repeated on the next call. */
  open = async (): Promise<void> => {
    try {
      const { columnsParts } = await import('./columns-parts.ts')
      this.#parts ??= await columnsParts(this.#host)
      this.#hasFailed = false
    } catch {
      this.#hasFailed = true
    }
    this.#host.requestUpdate()
    await this.#parts?.modal.open()
  }

  /** Says that the dialog could not be loaded. */
  note(l: Localizer): unknown {
    if (!this.#hasFailed) return nothing
    return html`<p class="note" data-tone="warning" role="alert">${l.term('problemTitle', 'part')}.</p>`
  }

  /** The dialog, once it has been opened. */
  dialog<Column extends string>(state: ColumnsState<Column>, l: Localizer): unknown {
    const parts = this.#parts
    return parts ? parts.columnsDialog(parts.modal, state, l) : nothing
  }
}

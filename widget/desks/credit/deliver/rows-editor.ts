import { html, type LitElement, type TemplateResult } from 'lit'
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { Result } from '../../../../shared/domain/values/result.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { CreditRows } from '../rows/credit-rows.ts'
import type { CreditRowsProblem, CreditRowsRead } from '../rows/read-rows.ts'
import { orderRowOfLeft } from '../rows/row-shapes.ts'
import type { Draft, Subject } from './draft.ts'
import { rowsLeft } from './rows-left.ts'

/**
 * The editor of rows in a dialog, which loads when rows are first needed. It is kept with its draft while the dialog is
 * closed.
 */
export class RowsEditor {
  readonly #host: LitElement
  readonly #onChange: () => void
  #element: CreditRows | undefined
  #isLoaded = false
  #isLost = false
  #read: CreditRowsRead | undefined

  constructor(host: LitElement, onChange: () => void) {
    this.#host = host
    this.#onChange = onChange
  }

  /** The last result; undefined if no rows were needed. */
  get read(): CreditRowsRead | undefined {
    return this.#read
  }

  /** The rows to send; the editor shows its errors. Undefined while it is not loaded. */
  readRows(): Result<CreditRowsRead, CreditRowsProblem> | undefined {
    const read = this.#element?.read()
    this.#read = read?.ok ? read.value : undefined
    return read
  }

  /** Reads the rows to choose from anew, unless the clerk has entered something. */
  renew(): void {
    if (this.#element?.changeCount === 0) this.#element = undefined
  }

  /** Starts anew the next time. */
  forget(): void {
    this.#element = undefined
    this.#read = undefined
  }

  view(subject: Subject, draft: Draft, history: readonly CreditHistoryEntry[], l: Localizer): TemplateResult {
    if (!this.#isLoaded) {
      if (this.#isLost) {
        return html`<p class="note" data-tone="warning">
          ${icons.warning}<span>${l.term('creditActRowsLost')}</span>
          <button type="button" class="small" @click=${() => void this.#load()}>${l.term('tryAgain')}</button>
        </p>`
      }
      void this.#load()
      return html`<p class="muted" role="status">${l.term('creditActReading')}</p>`
    }
    this.#element ??= this.#create(subject, draft, history)
    this.#element.lang = l.lang()
    const isUnknown = this.#element.left === undefined && this.#element.rows.length === 0
    return html`
      ${isUnknown ? html`<p class="muted">${l.term('creditActRowsUnknown')}</p>` : ''}${this.#element}
    `
  }

  #create(subject: Subject, draft: Draft, history: readonly CreditHistoryEntry[]): CreditRows {
    const editor = document.createElement('order-admin-credit-rows')
    editor.kind = subject.task === 'remaining' || draft.isOlder ? 'ClientInvoiceRow' : 'OrderRow'
    const left = rowsLeft(subject, draft, history)
    if (subject.task === 'remaining') editor.rows = left?.map((row) => orderRowOfLeft(row)) ?? []
    else editor.left = left
    editor.chosen = subject.task === 'credit' ? 'none' : 'all'
    editor.addEventListener('credit-rows-changed', this.#onChange)
    return editor
  }

  async #load(): Promise<void> {
    this.#isLost = false
    try {
      const { loadCreditRows } = await import('../rows/rows-parts.ts')
      await loadCreditRows()
      this.#isLoaded = true
    } catch {
      this.#isLost = true
    }
    this.#host.requestUpdate()
  }
}

import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { dialogView } from '../../../kit/parts/dialog.view.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { HistoryPages } from './history-pages.controller.ts'
import { completeSaves, type Save, savesOfRow } from './history-saves.ts'
import { historyStyles } from './history.styles.ts'
import { historyView } from './history.view.ts'
import { saveStyles } from './save.styles.ts'
import { rowNames } from './row-names.ts'

/** The number of saves shown at first and added by each "Show more". */
const STEP = 10
/** Pages that one "Show more" searches at most. */
const PAGES = 5

/** Private: the history of one row as a dialog. */
export class RowHistory extends LitElement {
  static override styles = [base, controls, historyStyles, saveStyles, dialogStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    orderId: { attribute: false },
    order: { attribute: false },
    row: { state: true },
    shown: { state: true },
  }

  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  declare order: Order
  declare private row: Long | undefined
  declare private shown: number

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #pages = new HistoryPages(this, this)

  constructor() {
    super()
    this.shown = STEP
  }

  async open(row: Long): Promise<void> {
    this.#pages.clear()
    this.row = row
    this.shown = STEP
    const opening = this.#modal.open()
    await this.#read()
    await opening
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('orderId') && !changed.has('client')) return
    this.#modal.close()
    this.#pages.clear()
  }

  override render(): TemplateResult {
    const l = this.#l
    const name = this.row === undefined ? '' : rowNames(this.order, l)(this.row)
    return dialogView(
      this.#modal,
      {
        title: l.term('rowHistoryTitle', name),
        body: () => this.#body(),
        foot: () => html`<button type="button" @click=${this.#modal.close}>${l.term('close')}</button>`,
      },
      l,
    )
  }

  #body(): TemplateResult {
    const l = this.#l
    const pages = this.#pages
    const saves = this.#saves
    return historyView(
      {
        saves: pages.list && (saves.length > 0 || !pages.isReading) ? saves.slice(0, this.shown) : undefined,
        empty: l.term(pages.hasOlder ? 'rowHistoryOlder' : 'rowHistoryNone'),
        labelledBy: 'dialog-title',
        currency: this.order.Currency,
        nameOf: rowNames(this.order, l),
        isNamed: false,
        hasMore: pages.list !== undefined && (saves.length > this.shown || pages.hasOlder),
        error: pages.error,
        isReading: pages.isReading,
        onMore: () => void this.#more(),
        onRetry: () => void this.#read(),
      },
      l,
    )
  }

  get #saves(): Save[] {
    if (this.row === undefined) return []
    const saves = savesOfRow(this.#pages.list?.entries ?? [], this.row)
    return saves.slice(0, completeSaves(saves, this.#pages.hasOlder))
  }

  async #read(): Promise<void> {
    if (await this.#pages.readNewest()) await this.#search()
  }

  async #more(): Promise<void> {
    if (this.#pages.isReading) return
    const first = Math.min(this.shown, this.#saves.length)
    if (this.#saves.length > this.shown) this.shown += STEP
    else {
      this.shown += STEP
      await this.#search()
    }
    await this.updateComplete
    // Moves the focus to the first new save: the button may be gone.
    this.renderRoot.querySelectorAll<HTMLElement>('ol > li')[first]?.focus()
  }

  /** Reads older pages until there is enough to show. */
  async #search(): Promise<void> {
    const { row } = this
    for (let page = 0; page < PAGES; page += 1) {
      if (this.#saves.length >= this.shown || !this.#pages.hasOlder || !this.#modal.isOpen) return
      if (!(await this.#pages.readOlder()) || this.row !== row) return
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-row-history': RowHistory
  }
}

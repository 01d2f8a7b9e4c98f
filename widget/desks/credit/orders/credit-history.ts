import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { CreditOrderType } from '../../../../shared/domain/credit/credit.enums.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { level } from '../../../kit/parts/heading.ts'
import { problemPage } from '../../../kit/parts/problem-view.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { creditHistoryStyles } from './credit-history.styles.ts'
import { HistoryController } from './history.controller.ts'
import { historyEntry } from './history.view.ts'

/** Tells the part around it which type an order has, because GetOrders does not. */
export class OrderTypeEvent extends CustomEvent<CreditOrderType> {
  constructor(detail: CreditOrderType) {
    super('credit-order-type', { detail, bubbles: true })
  }
}

/**
 * Private: who did what to a credit order, when, and with what outcome.
 * @fires credit-order-type once the history tells it
 */
export class CreditHistory extends LitElement {
  static override styles = [base, controls, deskStatesStyles, creditHistoryStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    order: { attribute: false },
  }

  declare client: EdgeClient
  /** An order that was read again may have been changed. */
  declare order: CreditOrder

  readonly #l = new Localizer(this)
  readonly #history = new HistoryController(this)

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated) void this.#read()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('order') || changed.has('client')) void this.#read()
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const { entries, error, isReading, hasOlder } = this.#history
    return html`<h3 aria-level=${level(3, l)} id="title">${l.term('creditHistory')}</h3>
      ${error ? problemPage(error, l, () => void this.#read()) : nothing}
      ${
        entries === undefined
          ? error
            ? nothing
            : html`<p class="muted" role="status">${l.term('creditHistoryLoading')}</p>`
          : entries.length === 0
            ? html`<p class="muted">${l.term('creditHistoryEmpty')}</p>`
            : html`<ol aria-labelledby="title">
                ${entries.map((entry) => historyEntry(entry, l))}
              </ol>`
      }
      ${
        hasOlder
          ? html`<button
              type="button"
              class="more"
              aria-disabled=${isReading}
              @click=${() => void this.#more()}
            >
              ${l.term(isReading ? 'creditHistoryLoading' : 'creditHistoryMore')}
            </button>`
          : nothing
      }`
  }

  async #read(): Promise<void> {
    await this.#history.read()
    const known = this.#history.entries?.find(({ outcome, orderType }) => orderType && outcome === 'done')
    if (known?.orderType) this.dispatchEvent(new OrderTypeEvent(known.orderType))
  }

  async #more(): Promise<void> {
    if (this.#history.isReading) return
    const shown = this.#history.entries?.length ?? 0
    await this.#history.readOlder()
    await this.updateComplete
    // The focus moves to the first older entry: the button may be gone.
    this.renderRoot.querySelectorAll<HTMLElement>('ol > li')[shown]?.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-history': CreditHistory
  }
}

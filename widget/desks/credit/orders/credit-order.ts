import { html, LitElement, nothing } from 'lit'
import type { CreditOrderType } from '../../../../shared/domain/credit/credit.enums.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { PartsController } from '../../../kit/parts/parts.controller.ts'
import { problemBanner, problemPage } from '../../../kit/parts/problem-view.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import type {
  CreditOrder,
  CreditOrderContext,
  CreditPart,
  CreditPartElement,
} from '../data/credit-context.ts'
import type { OrderTypeEvent } from './credit-history.ts'
import { partContent } from '../data/part-content.ts'
import { creditOrderStyles } from './credit-order.styles.ts'
import { customerView } from './customer.view.ts'
import { invoicesView } from './invoices.view.ts'
import type { BookEntry } from './order-book.controller.ts'
import { orderHead } from './order-head.view.ts'
import { orderSkeleton } from './skeleton.ts'

/** Private: one credit order, its customer, its invoices, and the parts that change it or tell its history. */
export class CreditOrderPage extends LitElement implements CreditPartElement {
  static override styles = [base, controls, deskStatesStyles, creditOrderStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    mayWrite: { attribute: false },
    entry: { attribute: false },
    parts: { attribute: false },
    readAgain: { attribute: false },
    isIdShown: { state: true },
    orderType: { state: true },
  }

  declare client: EdgeClient
  declare mayWrite: boolean
  declare entry: BookEntry
  declare parts: readonly CreditPart<CreditOrderContext>[]
  declare readAgain: () => void
  declare private isIdShown: boolean
  /** Undefined until the history shows it. */
  declare private orderType: CreditOrderType | undefined

  readonly #l = new Localizer(this)
  readonly #parts = new PartsController(this)

  constructor() {
    super()
    this.isIdShown = false
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    root.addEventListener('credit-order-type', (event) => {
      event.stopPropagation()
      this.orderType = (event as OrderTypeEvent).detail
    })
    return root
  }

  get changeCount(): number {
    const parts = this.renderRoot?.querySelectorAll<CreditPartElement>('.part > *') ?? []
    return [...parts].reduce((sum, { changeCount = 0 }) => sum + changeCount, 0)
  }

  /** Gives the order's heading the focus. */
  async focusHeading(): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus()
  }

  override render(): unknown {
    const l = this.#l
    const { entry, readAgain } = this
    if (l.state !== 'ready') return nothing
    const { order, error, isReading } = entry
    if (!order) return error ? problemPage(error, l, readAgain) : orderSkeleton(entry.ProviderOrderNr, l)
    return html`
      <div class="order" aria-busy=${isReading}>
        ${error ? problemBanner(error, this.changeCount > 0, l, readAgain) : nothing}
        ${orderHead(order, { orderType: this.orderType, actions: this.#part('deliver', order), isReading, readAgain }, l)}
        <div class="body">
          <div class="main">${invoicesView(order, l)} ${this.#part('history', order)}</div>
          ${customerView(order, { isShown: this.isIdShown, toggle: () => (this.isIdShown = !this.isIdShown) }, l)}
        </div>
      </div>
    `
  }

  #part(name: string, order: CreditOrder): unknown {
    const part = this.parts.find((each) => each.name === name)
    if (!part) return nothing
    const { client, mayWrite } = this
    return html`<div class="part part-${name}">
      ${partContent(part, { lang: this.#l.lang(), client, mayWrite, order }, this.#parts, this.#l)}
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-order': CreditOrderPage
  }
}

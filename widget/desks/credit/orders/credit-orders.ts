import { html, LitElement, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { type NavigateGoal, OrderAdminNavigateEvent } from '../../../navigate-event.ts'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { askCredit, type CreditOrderContext, type CreditPart } from '../data/credit-context.ts'
import type { CreditTaskElement } from '../data/task-element.ts'
import type { CreditOrderPage } from './credit-order.ts'
import { creditOrdersStyles } from './credit-orders.styles.ts'
import { soughtIn } from './find-orders.ts'
import { findView, outcomeWords } from './find.view.ts'
import { OrderBook } from './order-book.controller.ts'
import { orderList } from './order-list.view.ts'

/**
 * Private: finds credit orders, lists those of this visit, and shows one. An opened order keeps its entered fields
 * while another one is shown.
 */
export class CreditOrders extends LitElement implements CreditTaskElement {
  static override styles = [base, controls, deskStatesStyles, creditOrdersStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    mayWrite: { attribute: false },
    parts: { attribute: false },
    open: { state: true },
    wrong: { state: true },
  }

  declare client: EdgeClient
  declare mayWrite: boolean
  declare parts: readonly CreditPart<CreditOrderContext>[]
  /** The open order; undefined for the list. */
  declare private open: Long | undefined
  /** Why the search text is no number of an order. */
  declare private wrong: 'empty' | 'unreadable' | undefined

  readonly #l = new Localizer(this)
  readonly #book = new OrderBook(this)
  /** Orders that have been open. */
  readonly #opened = new Set<Long>()

  constructor() {
    super()
    this.parts = []
    this.mayWrite = false
  }

  get changeCount(): number {
    return this.#pages.reduce((sum, { changeCount }) => sum + changeCount, 0)
  }

  openOrder(number: Long): void {
    if (this.#show(number)) void this.#book.read(number)
  }

  orderChanged(number: Long): void {
    if (this.#book.entry(number)) void this.#book.read(number)
  }

  async reload(): Promise<void> {
    if (this.open !== undefined) await this.#book.read(this.open)
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const { search, entries } = this.#book
    const isList = this.open === undefined
    return html`
      ${findView({ wrong: this.wrong, search }, (text) => void this.#find(text), l)}
      ${
        isList
          ? orderList(entries, search?.found ?? [], (number) => void this.#openKnown(number), l)
          : html`<p class="back">
              <button type="button" class="quiet small" @click=${() => void this.#back()}>
                ${icons.chevron}${l.term('creditAllOrders')}
              </button>
            </p>`
      }
      ${repeat(
        entries.filter(({ ProviderOrderNr }) => this.#opened.has(ProviderOrderNr)),
        ({ ProviderOrderNr }) => String(ProviderOrderNr),
        (entry) =>
          html`<order-admin-credit-order
            lang=${l.lang()}
            ?hidden=${entry.ProviderOrderNr !== this.open}
            .client=${this.client}
            .mayWrite=${this.mayWrite}
            .entry=${entry}
            .parts=${this.parts}
            .readAgain=${() => void this.#book.read(entry.ProviderOrderNr)}
          ></order-admin-credit-order>`,
      )}
    `
  }

  get #pages(): CreditOrderPage[] {
    return [...(this.renderRoot?.querySelectorAll('order-admin-credit-order') ?? [])]
  }

  async #find(text: string): Promise<void> {
    const sought = soughtIn(text)
    this.wrong = typeof sought === 'string' ? sought : undefined
    if (typeof sought === 'string') {
      this.renderRoot.querySelector('input')?.focus()
      return
    }
    const search = await this.#book.find(sought)
    if (!search) return
    const [first, ...more] = search.found
    if (first !== undefined && more.length === 0 && !search.error) {
      if (this.#show(first)) await this.#focusOrder()
    } else {
      this.open = undefined
      askCredit(this, { do: 'announce', words: outcomeWords(search, this.#l) })
    }
  }

  async #openKnown(number: Long): Promise<void> {
    this.openOrder(number)
    await this.#focusOrder()
  }

  /** @returns whether the page leaves the order to the desk */
  #show(number: Long): boolean {
    const { ClientOrderNr } = this.#book.entry(number)?.order ?? {}
    const goal: NavigateGoal = {
      kind: 'credit-order',
      providerOrderNr: String(number),
      merchantOrderId: ClientOrderNr,
    }
    if (!this.dispatchEvent(new OrderAdminNavigateEvent(goal))) return false
    this.#opened.add(number)
    this.open = number
    return true
  }

  async #back(): Promise<void> {
    const at = this.#book.entries.findIndex(({ ProviderOrderNr }) => ProviderOrderNr === this.open)
    this.open = undefined
    await this.updateComplete
    this.renderRoot.querySelectorAll<HTMLElement>('.orders th button')[at]?.focus()
  }

  async #focusOrder(): Promise<void> {
    await this.updateComplete
    await this.#pages.find(({ hidden }) => !hidden)?.focusHeading()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-orders': CreditOrders
  }
}

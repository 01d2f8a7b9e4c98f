import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import type { Capability } from '../../../../shared/domain/session/capabilities.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../../../events.ts'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { level } from '../../../kit/parts/heading.ts'
import { noWords } from '../../../kit/parts/no-words.ts'
import { PartsController } from '../../../kit/parts/parts.controller.ts'
import { setupHint } from '../../../kit/parts/setup-hint.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { allowedActs } from '../data/batch-acts.ts'
import type { FindOrders } from '../data/find-orders.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import { ordersDeskStyles } from './orders-desk.styles.ts'

/** One act on many orders: it loads where the session allows it. */
const batchPart = { load: async () => (await import('../batch/batch-parts.ts')).loadBatchParts() }

/**
 * Private: the desk of orders. It shows the page's list, and does one act to many orders.
 *
 * @fires desk-open-order - An order was chosen; `detail` is its number at the checkout, as text.
 */
export class OrdersDesk extends LitElement {
  static override styles = [base, controls, deskStatesStyles, ordersDeskStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    findOrders: { attribute: false },
    capabilities: { attribute: false },
  }

  declare client: EdgeClient | undefined
  /** The page's function. */
  declare findOrders: FindOrders | undefined
  /** What the session may do. */
  declare capabilities: readonly Capability[] | undefined

  readonly #l = new Localizer(this)
  readonly #parts = new PartsController(this)
  /** A new list of acts would render every row again. */
  #acts: readonly BatchKind[] = []
  /** The client for which the page was told that its content is ready. */
  #readyFor: EdgeClient | undefined

  /** The desk itself has nothing to save: the edge has what was begun. */
  get changeCount(): number {
    return 0
  }

  /** Asks for the list again, and for the batches. */
  async reload(): Promise<void> {
    await Promise.all([this.#rows?.reload(), this.#batches?.reload()])
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('capabilities')) this.#acts = allowedActs(this.capabilities)
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    const { findOrders } = this
    const opensOrders = this.capabilities?.includes('order.read') ?? false
    const hasActs = this.#acts.length > 0
    return html`<div class="desk" part="desk">
      <div class="head" part="head">
        <h2 aria-level=${level(2, l)}>${l.term('ordersTitle')}</h2>
        ${
          hasActs
            ? html`<button type="button" @click=${() => void this.#paste()}>${l.term('ordersPaste')}</button>`
            : nothing
        }
      </div>
      <div class="content">
        ${hasActs ? this.#batchPart(opensOrders) : nothing}
        ${findOrders ? nothing : setupHint(l.term('setupOrders'), l)}
        <order-admin-orders-rows
          lang=${l.lang()}
          ?hidden=${!findOrders}
          .findOrders=${findOrders}
          .acts=${this.#acts}
          .opensOrders=${opensOrders}
          .onAct=${this.#act}
          .onAnswer=${this.#answered}
        ></order-admin-orders-rows>
      </div>
    </div>`
  }

  protected override updated(): void {
    // Without a function of the page there is nothing to wait for.
    if (this.#l.state === 'ready' && !this.findOrders) this.#tellReady()
  }

  #batchPart(opensOrders: boolean): unknown {
    const l = this.#l
    switch (this.#parts.state(batchPart)) {
      case 'loading':
        return nothing
      case 'failed':
        return html`<p class="note" data-tone="warning" role="alert">${l.term('problemTitle', 'part')}.</p>`
      case 'ready':
        return html`<order-admin-orders-batches
          lang=${l.lang()}
          .client=${this.client}
          .acts=${this.#acts}
          .opensOrders=${opensOrders}
          .lookUp=${this.#lookUp}
          .onMade=${this.#unselect}
        ></order-admin-orders-batches>`
    }
  }

  async #paste(): Promise<void> {
    await this.#loaded()
    await this.#batches?.paste()
  }

  #act = (kind: BatchKind | undefined, orders: readonly OrderEntry[]): void => {
    void this.#loaded().then(() => this.#batches?.compose(kind, orders))
  }

  /** A part that could not be loaded is tried again. */
  async #loaded(): Promise<void> {
    if (this.#parts.state(batchPart) === 'failed') this.#parts.retry(batchPart)
    await this.#parts.loaded(batchPart)
    await this.updateComplete
  }

  #lookUp = async (text: string, signal: AbortSignal) => (await this.#rows?.lookUp(text, signal)) ?? []

  #unselect = (): void => this.#rows?.unselect()

  #answered = (failure: string | undefined): void => {
    if (failure) this.dispatchEvent(new OrderAdminErrorEvent(failure, undefined))
    else this.#tellReady()
  }

  #tellReady(): void {
    const { client } = this
    if (this.#readyFor === client) return
    this.#readyFor = client
    void this.#fireReady(client)
  }

  /** Skipped if the page has another client by now. */
  async #fireReady(client: EdgeClient | undefined): Promise<void> {
    await this.updateComplete
    if (this.client === client) this.dispatchEvent(new OrderAdminReadyEvent('orders'))
  }

  get #rows() {
    return this.renderRoot.querySelector('order-admin-orders-rows')
  }

  get #batches() {
    return this.renderRoot.querySelector('order-admin-orders-batches')
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-orders-desk': OrdersDesk
  }
}

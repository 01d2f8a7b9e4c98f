import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import type { Capability } from '../../../../shared/domain/session/capabilities.ts'
import { type CommonCommand, onCommand } from '../../../kit/parts/command.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../../../events.ts'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import type { OrderWalk } from '../../../kit/parts/order-walk.ts'
import { level } from '../../../kit/parts/heading.ts'
import { noWords } from '../../../kit/parts/no-words.ts'
import { PartsController } from '../../../kit/parts/parts.controller.ts'
import { setupHint } from '../../../kit/parts/setup-hint.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { allowedActs } from '../data/batch-acts.ts'
import type { FindFailure, FindOrders } from '../data/find-orders.ts'
import { knownOrders, ordersOfView } from '../data/known-orders.ts'
import { everything } from '../data/order-choice.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import { type OrderSource, shopOrders } from '../data/order-source.ts'
import type { ListPlace } from '../data/orders-place.ts'
import type { OrdersRows } from '../rows/orders-rows.ts'
import { ViewCountsController } from './view-counts.controller.ts'
import { viewsStyles } from './views.styles.ts'
import { showCurrent, viewsView } from './views.view.ts'
import { ordersDeskStyles } from './orders-desk.styles.ts'
import { PlaceController } from './place.controller.ts'

/** One act on many orders: it loads where the session allows it. */
const batchPart = { load: async () => (await import('../batch/batch-parts.ts')).loadBatchParts() }

/**
 * Private: the desk of orders. It shows the page's list, or the orders that the edge knows, and what waits among those;
 * and it does one act to many orders.
 *
 * @fires desk-open-order - An order was chosen; `detail` is its kind and number.
 */
export class OrdersDesk extends LitElement {
  static override styles = [base, controls, deskStatesStyles, viewsStyles, ordersDeskStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    findOrders: { attribute: false },
    ordersView: { attribute: false },
    capabilities: { attribute: false },
  }

  declare client: EdgeClient | undefined
  /** The page's function. */
  declare findOrders: FindOrders | undefined
  /** Where the page leads the clerk. */
  declare ordersView: string | undefined
  /** What the session may do. */
  declare capabilities: readonly Capability[] | undefined

  readonly #l = new Localizer(this)
  readonly #parts = new PartsController(this)
  readonly #place = new PlaceController(this)
  readonly #counts = new ViewCountsController(this)
  /** The list of all orders. */
  #all: OrderSource | undefined
  /** The list of the open view. */
  #waiting: { view: OrderView; source: OrderSource } | undefined
  /** The view that was last scrolled to, with the counts then. */
  #shownView: { view: OrderView | undefined; counts: unknown } | undefined
  /** A new list of acts would render every row again. */
  #acts: readonly BatchKind[] = []
  /** The client for which the page was told that its content is ready. */
  #readyFor: EdgeClient | undefined

  /** The desk itself has nothing to save: the edge has what was begun. */
  get changeCount(): number {
    return 0
  }

  /** Asks for the list again, for the counts and for the batches. */
  async reload(): Promise<void> {
    await Promise.all([this.#rows?.reload(), this.#counts.read(), this.#batches?.reload()])
  }

  /** The way through the list on the screen. */
  get walk(): OrderWalk {
    const rows = () => this.#rows?.walk
    return {
      spotOf: (id) => rows()?.spotOf(id),
      step: async (from, by) => (await rows()?.step(from, by)) ?? { is: 'end', isGone: true },
      show: (spot) => rows()?.show(spot) ?? false,
      search: this.#searchAll,
    }
  }

  /** The first answer tells who searches: the page, or the desk in a list that it has whole. */
  #searchAll = async (query: string): Promise<void> => {
    await this.updateComplete
    await this.#allRows?.walk.idle()
    this.#place.openView(undefined)
    this.#place.showOf({ ...this.#place.all, choice: { ...everything, query } })
    await this.updateComplete
    this.#allRows?.focusSearch()
  }

  protected override createRenderRoot() {
    const root = super.createRenderRoot()
    onCommand<CommonCommand>(root, (command) => {
      // What had it is gone, such as the line of a batch that has ended.
      if (command.do === 'take-focus') root.querySelector('h2')?.focus()
    })
    return root
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('capabilities')) this.#acts = allowedActs(this.capabilities)
    if (changed.has('ordersView')) this.#place.take(this.ordersView ?? '')
    if (!this.isConnected) return
    const index = this.#index
    this.#counts.follow(index)
    if (changed.has('client') || changed.has('findOrders') || changed.has('capabilities')) {
      this.#all = this.findOrders ? shopOrders(this.findOrders) : index && knownOrders(index)
      this.#waiting = undefined
    }
    const view = this.#view
    if (!view) this.#waiting = undefined
    else if (this.#waiting?.view !== view) this.#waiting = { view, source: ordersOfView(index!, view) }
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    const hasActs = this.#acts.length > 0
    return html`<div class="desk" part="desk">
      <div class="head" part="head">
        <h2 aria-level=${level(2, l)} tabindex="-1">${l.term('ordersTitle')}</h2>
        ${
          hasActs
            ? html`<button type="button" @click=${() => void this.#paste()}>${l.term('ordersPaste')}</button>`
            : nothing
        }
      </div>
      <div class="content" @desk-open-order=${this.#place.rest}>
        ${hasActs ? this.#batchPart() : nothing}
        ${
          this.#index
            ? viewsView({ counts: this.#counts, current: this.#view, onView: this.#openView }, l)
            : nothing
        }
        ${this.#all ? nothing : setupHint(l.term('setupOrders'), l)} ${this.#list(this.#all, this.#place.all)}
        ${this.#waiting ? this.#list(this.#waiting.source, this.#place.place) : nothing}
      </div>
    </div>`
  }

  /** The list of all orders stays while a view is open, and has what the clerk chose. */
  #list(source: OrderSource | undefined, place: ListPlace): TemplateResult {
    const isView = source !== undefined && source === this.#waiting?.source
    return html`<order-admin-orders-rows
      class=${isView ? 'of-view' : 'of-all'}
      lang=${this.#l.lang()}
      ?hidden=${!source || (!isView && this.#waiting !== undefined)}
      .source=${source}
      .place=${place}
      .acts=${this.#acts}
      .opensOrders=${this.#opensOrders}
      .onAct=${this.#act}
      .onAnswer=${this.#answered}
      .onPlace=${this.#show}
      .onLeft=${this.#counts.read}
    ></order-admin-orders-rows>`
  }

  protected override updated(): void {
    const { counts } = this.#counts
    if (this.#view !== this.#shownView?.view || counts !== this.#shownView?.counts) {
      this.#shownView = { view: this.#view, counts }
      showCurrent(this.renderRoot)
    }
    // Without a list there is nothing to wait for.
    if (this.#l.state === 'ready' && !this.#all) this.#tellReady()
  }

  get #opensOrders(): boolean {
    return this.capabilities?.includes('order.read') ?? false
  }

  /** Who is asked for the orders that the edge knows; undefined if the session may not. */
  get #index(): EdgeClient | undefined {
    return this.capabilities?.includes('orders.list') ? this.client : undefined
  }

  /** A view from the page's address may be one that the session has not. */
  get #view(): OrderView | undefined {
    return this.#index && this.#place.place.view
  }

  #show = (place: ListPlace): void => this.#place.showOf(place)

  /** The open view is read again. */
  #openView = (view: OrderView | undefined): void => {
    if (view === this.#view && view) void this.#rows?.reload()
    else this.#place.openView(view)
    if (view) void this.#counts.read()
  }

  /** A batch has ended: its orders may wait no longer. */
  #batchEnded = (): void => {
    void this.#counts.read()
    this.#rows?.lookAgain()
  }

  #batchPart(): unknown {
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
          .opensOrders=${this.#opensOrders}
          .lookUp=${this.#lookUp}
          .onMade=${this.#unselect}
          .onEnded=${this.#batchEnded}
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

  #lookUp = async (text: string, signal: AbortSignal) => (await this.#allRows?.lookUp(text, signal)) ?? []

  #unselect = (): void => this.#rows?.unselect()

  #answered = (failure: FindFailure | undefined): void => {
    if (!failure) return this.#tellReady()
    const { code, requestId } =
      failure.code === 'edge' ? failure.error : { code: `orders-${failure.code}`, requestId: undefined }
    this.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
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

  /** The list on the screen. */
  get #rows() {
    return this.renderRoot.querySelector<OrdersRows>('.of-view') ?? this.#allRows
  }

  get #allRows() {
    return this.renderRoot.querySelector<OrdersRows>('.of-all')
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

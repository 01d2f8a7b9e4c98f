import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { Localizer } from '../locales/localizer.ts'
import { CommandEvent } from '../parts/command.ts'
import { level } from '../parts/heading.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'
import { HistoryPages } from './history-pages.controller.ts'
import { completeSaves, savesOf } from './history-saves.ts'
import { historyStyles } from './history.styles.ts'
import { historyView } from './history.view.ts'
import { rowNames } from './row-names.ts'

/** The number of saves shown at first and added by each "Show more". */
const STEP = 5
/** How often "5 minutes ago" is updated. */
const TICK_MS = 60_000

/** Private: who changed the order through the desk, when, from what to what, and with what outcome. */
export class OrderHistory extends LitElement {
  static override styles = [base, controls, historyStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    orderId: { attribute: false },
    order: { attribute: false },
    shown: { state: true },
  }

  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  /** A reloaded order means that something may have been done. */
  declare order: Order
  declare private shown: number

  readonly #l = new Localizer(this)
  readonly #pages = new HistoryPages(this)
  #tick: ReturnType<typeof setInterval> | undefined

  constructor() {
    super()
    this.shown = STEP
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#tick = setInterval(() => this.requestUpdate(), TICK_MS)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearInterval(this.#tick)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('orderId') || changed.has('client')) {
      this.#pages.clear()
      this.shown = STEP
    }
    if (changed.has('order') || changed.has('orderId') || changed.has('client')) void this.#read()
  }

  override render(): TemplateResult {
    const { order, shown } = this
    const l = this.#l
    const pages = this.#pages
    const saves = this.#saves
    return html`
      <h3 aria-level=${level(3, l)} id="title">${l.term('history')}</h3>
      ${historyView(
        {
          saves: pages.list && saves.slice(0, shown),
          empty: l.term('historyEmpty'),
          labelledBy: 'title',
          currency: order.Currency,
          nameOf: rowNames(order, l),
          isNamed: true,
          hasMore: saves.length > shown || pages.hasOlder,
          error: pages.error,
          isReading: pages.isReading,
          onMore: () => void this.#more(),
          onRetry: () => void this.#read(),
        },
        l,
      )}
    `
  }

  get #saves() {
    const saves = savesOf(this.#pages.list?.entries ?? [])
    return saves.slice(0, completeSaves(saves, this.#pages.hasOlder))
  }

  async #read(): Promise<void> {
    const { orderId } = this
    if (!(await this.#pages.readNewest()) || !this.#pages.list) return
    const { entries, before } = this.#pages.list
    const isWhole = before === undefined
    this.dispatchEvent(new CommandEvent({ do: 'history-read', orderId, entries, isWhole }))
  }

  async #more(): Promise<void> {
    const pages = this.#pages
    if (!pages.list || pages.isReading) return
    if (this.#saves.length <= this.shown && pages.hasOlder && !(await pages.readOlder())) return
    const first = this.shown
    this.shown += STEP
    await this.updateComplete
    // The focus moves to the first new save: the button may be gone.
    this.renderRoot.querySelectorAll<HTMLElement>('ol > li')[first]?.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-history': OrderHistory
  }
}

import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../client/edge-error.ts'
import { Localizer } from '../locales/localizer.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'
import { type HistoryList, withNewest, withOlder } from './history-list.ts'
import { historyStyles } from './history.styles.ts'
import { historyView } from './history.view.ts'

/** The number of entries shown at first and added by each "Show more". */
const STEP = 5
/** How often "5 minutes ago" is updated. */
const TICK_MS = 60_000

/** Private: who changed the order through the desk, when, and with what outcome. */
export class OrderHistory extends LitElement {
  static override styles = [base, controls, historyStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    orderId: { attribute: false },
    order: { attribute: false },
    list: { state: true },
    shown: { state: true },
    error: { state: true },
    isReading: { state: true },
  }

  declare client: EdgeClient
  /** The order id as the host page gave it. */
  declare orderId: string
  /** A reloaded order means that something may have been done. */
  declare order: Order
  declare private list: HistoryList | undefined
  declare private shown: number
  declare private error: EdgeError | undefined
  declare private isReading: boolean

  readonly #l = new Localizer(this)
  #reading: AbortController | undefined
  #tick: ReturnType<typeof setInterval> | undefined

  constructor() {
    super()
    this.list = undefined
    this.shown = STEP
    this.error = undefined
    this.isReading = false
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#tick = setInterval(() => this.requestUpdate(), TICK_MS)
    // A load that was aborted when the element left the page is made up for when it is back.
    if (this.#reading?.signal.aborted) void this.#read()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearInterval(this.#tick)
    this.#reading?.abort()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('orderId') || changed.has('client')) {
      this.list = undefined
      this.shown = STEP
    }
    if (changed.has('order') || changed.has('orderId') || changed.has('client')) void this.#read()
  }

  override render(): TemplateResult {
    const { list, order, error, isReading, shown } = this
    return historyView(
      {
        entries: list?.entries.slice(0, shown),
        currency: order.Currency,
        hasMore: list !== undefined && (list.entries.length > shown || list.before !== undefined),
        error,
        isReading,
        now: new Date(),
        onMore: () => void this.#more(),
        onRetry: () => void this.#read(),
      },
      this.#l,
    )
  }

  /** Loads the newest entries. The old ones stay until the answer is here. */
  async #read(): Promise<void> {
    const page = await this.#page()
    if (page) this.list = withNewest(this.list, page)
  }

  async #more(): Promise<void> {
    const { list } = this
    if (!list || this.isReading) return
    if (list.entries.length <= this.shown && list.before !== undefined) {
      const page = await this.#page(list.before)
      if (!page) return
      this.list = withOlder(list, page)
    }
    const first = this.shown
    this.shown += STEP
    await this.updateComplete
    // The focus moves to the first new entry: the button may be gone.
    this.renderRoot.querySelectorAll<HTMLElement>('li')[first]?.focus()
  }

  /** A later call aborts an earlier one. */
  async #page(before?: number) {
    this.#reading?.abort()
    const reading = new AbortController()
    this.#reading = reading
    this.isReading = true
    try {
      const page = await this.client.history(this.orderId, before, reading.signal)
      if (reading.signal.aborted) return undefined
      this.error = undefined
      return page
    } catch (error) {
      if (!reading.signal.aborted) this.error = asEdgeError(error)
      return undefined
    } finally {
      if (this.#reading === reading) this.isReading = false
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-history': OrderHistory
  }
}

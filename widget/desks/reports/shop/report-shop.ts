import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { passFocus } from '../../../kit/parts/pass-focus.ts'
import { level } from '../../../kit/parts/heading.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import type { DayReport, ShopVerdict } from '../data/report-data.ts'
import { compareShop, type MatchOrders, type ShopFailure, type ShopMatch } from './match-orders.ts'
import { shopStyles } from './report-shop.styles.ts'
import { failureText, shopResult } from './report-shop.view.ts'
import { askReports } from '../data/report-commands.ts'

type State =
  | { is: 'idle' | 'stopped' | 'closed' }
  | { is: 'busy'; asked: number; all: number }
  | { is: 'done'; match: ShopMatch }
  | { is: 'failed'; failure: ShopFailure }

/**
 * Private: compares the orders of a client's report with the host's shop.
 * @fires report-shop-verdicts the shop's answers, by order number: a Map, empty when another report is open
 * @fires report-show-rows asks for the rows of an order: a RowsQuery
 */
export class ReportShop extends LitElement {
  static override styles = [base, controls, shopStyles]
  static override properties = {
    lang: { type: String },
    day: { attribute: false },
    reading: { attribute: false },
    client: { attribute: false },
    matchOrders: { attribute: false },
    state: { state: true },
  }

  declare day: DayReport | undefined
  /** The day's `reading`, set again with each change of it: the day itself stays the same object. */
  declare reading: DayReport['reading'] | undefined
  /** Place in the day's clients. */
  declare client: number
  /** The host's function; without one there is nothing to show. */
  declare matchOrders: MatchOrders | undefined
  declare private state: State

  readonly #l = new Localizer(this)
  #stop: AbortController | undefined

  constructor() {
    super()
    // Compare and Stop replace each other.
    passFocus(this, () => this.renderRoot.querySelector('.buttons button'))
    this.client = 0
    this.state = { is: 'idle' }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop?.abort()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('day') && !changed.has('client') && !changed.has('matchOrders')) return
    this.#stop?.abort()
    this.#stop = undefined
    if (this.state.is === 'done') this.#tell(new Map())
    this.state = { is: 'idle' }
  }

  override render(): unknown {
    const l = this.#l
    const { state, day } = this
    const reading = day?.reading.clients[this.client]
    if (!this.matchOrders || !reading || l.state !== 'ready') return undefined
    const isBusy = state.is === 'busy'
    return html`
      <h3 aria-level=${level(3, l)} class="visually-hidden">${l.term('shopTitle')}</h3>
      <div class="buttons">
        ${
          isBusy
            ? html`<button type="button" class="stop" @click=${this.#onStop}>${l.term('shopStop')}</button>
                <progress
                  max=${state.all || 1}
                  .value=${state.asked}
                  aria-label=${l.term('shopTitle')}
                ></progress>`
            : reading.payout
              ? html`<button type="button" class="compare" @click=${this.#onCompare}>
                  ${l.term('shopCompare')}
                </button>`
              : html`<p class="muted">${l.term('shopUnread')}</p>`
        }
      </div>
      <div role="status">${this.#said(l)}</div>
      ${state.is === 'done' ? shopResult(state.match, this.#onShow, l) : nothing}
    `
  }

  #said(l: Localizer): TemplateResult | typeof nothing {
    const { state } = this
    if (state.is === 'failed') {
      return html`<p class="note" data-tone="bad"><span>${failureText(state.failure, l)}</span></p>`
    }
    if (state.is === 'stopped') return html`<p class="note">${l.term('shopStopped')}</p>`
    if (state.is === 'closed') return html`<p class="note" data-tone="bad">${l.term('shopClosed')}</p>`
    if (state.is !== 'done') return nothing
    const count = (...wanted: ShopVerdict['is'][]) => {
      const found = [...state.match.verdicts.values()].filter(({ is }) => wanted.includes(is))
      return countText(found.length, l)
    }
    return html`<p>
      ${l.term('shopSummary', count('same'), count('differs', 'other-currency'), count('unknown'))}
    </p>`
  }

  #onStop = (): void => this.#stop?.abort()

  #onShow = (orderNumber: string): void => {
    askReports(this, { do: 'show-rows', query: { client: this.client, search: orderNumber } })
  }

  #tell(verdicts: ShopMatch['verdicts']): void {
    askReports(this, { do: 'shop-verdicts', verdicts })
  }

  #onCompare = async (): Promise<void> => {
    const { day, client, matchOrders } = this
    if (!day || !matchOrders || this.state.is === 'busy') return
    const stop = (this.#stop = new AbortController())
    // The host may answer when another report is open.
    const show = (state: State) => {
      if (this.#stop === stop) this.state = state
    }
    show({ is: 'busy', asked: 0, all: 0 })
    try {
      const view = await day.query({ client, group: 'externalOrderNo' })
      const orders = view.groups
      view.release()
      const compared = await compareShop({
        orders,
        currency: day.reading.clients[client]!.stated.currency,
        date: day.reading.date,
        matchOrders,
        signal: stop.signal,
        onProgress: (asked) => show({ is: 'busy', asked, all: orders.length }),
      })
      if (this.#stop === stop && compared.ok) this.#tell(compared.value.verdicts)
      show(compared.ok ? { is: 'done', match: compared.value } : { is: 'failed', failure: compared.reason })
    } catch {
      show({ is: stop.signal.aborted ? 'stopped' : 'closed' })
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-report-shop': ReportShop
  }
}

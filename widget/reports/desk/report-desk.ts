import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { Capability } from '../../../shared/domain/session.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../../events.ts'
import type { EdgeClient } from '../../client/edge-client.ts'
import { Localizer } from '../../locales/localizer.ts'
import { noWords } from '../../parts/no-words.ts'
import { PartsController } from '../../parts/parts.controller.ts'
import { setupHint } from '../../parts/setup-hint.ts'
import { tabList } from '../../parts/tab-list.ts'
import type {
  ChosenRows,
  ClientReading,
  DayReading,
  DayReport,
  ReportColumn,
  RowsQuery,
} from '../data/report-data.ts'
import type { MatchOrders, ShopVerdict } from '../shop/match-orders.ts'
import type { Bookkeeping } from '../take/bookkeeping.ts'
import type { ExpectedPayout } from '../bank/pairs.ts'
import { CauseSearch } from './cause-search.ts'
import { causeView } from './cause.view.ts'
import { clientTabs, totalsView } from './clients.view.ts'
import { DayController, type DayState, hasContent } from './day.controller.ts'
import { dayHead } from './day-head.view.ts'
import { isReportDay } from '../data/days.ts'
import { endWords } from './end-words.ts'
import { equationView } from './equation.view.ts'
import { dayParts, paidOf, reportParts } from './parts.ts'
import { partsView } from './parts.view.ts'
import { picturesView } from './pictures.view.ts'
import { reportDeskSheets } from './report-desk-sheets.styles.ts'
import { reportSkeleton } from './skeleton.ts'
import {
  failedCall,
  failedReading,
  failureCode,
  noneRecentView,
  progressView,
  unreportedView,
} from './states.view.ts'
import { verdictOf } from './verdict.ts'

const NOTHING_CHOSEN: ChosenRows = { query: {}, columns: undefined }

/**
 * Private: the desk of a day's payout. It reads the day, says whether it balances and why not, and shows how it came
 * about. Its parts fire `report-show-rows` to show rows and `report-open-order` to open an order.
 */
export class ReportDesk extends LitElement {
  static override styles = reportDeskSheets
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    date: { attribute: false },
    bookkeeping: { attribute: false },
    matchOrders: { attribute: false },
    capabilities: { attribute: false },
    report: { state: true },
    query: { state: true },
    chosen: { state: true },
    shopVerdicts: { state: true },
    monthPayouts: { state: true },
    announcement: { state: true },
    copied: { state: true },
  }

  declare client: EdgeClient | undefined
  /** The day that the page asks for; the newest if it asks for none. */
  declare date: string | undefined
  declare bookkeeping: Bookkeeping | undefined
  declare matchOrders: MatchOrders | undefined
  /** What the session may do. */
  declare capabilities: readonly Capability[] | undefined
  /** Place of the client report that is shown. */
  declare private report: number
  /** Which rows are shown. */
  declare private query: Omit<RowsQuery, 'client'>
  /** What the clerk has chosen in the table of rows. */
  declare private chosen: ChosenRows
  /** What the shop says of orders, by their number there. */
  declare private shopVerdicts: ReadonlyMap<string, ShopVerdict> | undefined
  /** The payouts of the month, once it was read. */
  declare private monthPayouts: readonly ExpectedPayout[] | undefined
  declare private announcement: string
  /** The client report whose dossier was copied last; with a text if it could not be. */
  declare private copied: { at: number; text: string | undefined } | undefined

  readonly #l = new Localizer(this)
  readonly #columnName = (column: ReportColumn) => this.#l.term('reportColumn', column)
  readonly #day = new DayController(this, (state) => this.#ended(state))
  readonly #cause = new CauseSearch(this)
  readonly #parts = new PartsController(this)
  #hasWithholding = true
  /** Whether the page was told that what it asked for is there. */
  #isReady = false
  /** What the page or the clerk asked for last. */
  #asked: string | undefined

  constructor() {
    super()
    this.report = 0
    this.query = {}
    this.chosen = NOTHING_CHOSEN
    this.announcement = ''
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    root.addEventListener('report-show-rows', (event) => {
      const { client, ...query } = (event as CustomEvent<RowsQuery>).detail
      this.report = client
      void this.#showRows(query)
    })
    root.addEventListener('report-rows-chosen', (event) => {
      this.chosen = (event as CustomEvent<ChosenRows>).detail
    })
    root.addEventListener('report-shop-verdicts', (event) => {
      this.shopVerdicts = (event as CustomEvent<ReadonlyMap<string, ShopVerdict>>).detail
    })
    root.addEventListener('report-open-day', (event) => {
      void this.#open((event as CustomEvent<string>).detail)
    })
    root.addEventListener('report-month-payouts', (event) => {
      this.monthPayouts = (event as CustomEvent<readonly ExpectedPayout[]>).detail
    })
    return root
  }

  /** A report has nothing to save. */
  get changeCount(): number {
    return 0
  }

  /** Reads the day again. */
  async reload(): Promise<void> {
    await this.#open(this.#day.date ?? this.#asked)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('date') || changed.has('client')) {
      this.#asked = this.date || undefined
      this.#isReady = false
    }
    // Also after it was moved within its page, which ends the reading.
    if (changed.has('date') || changed.has('client') || this.#day.state.is === 'idle')
      void this.#open(this.#asked)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate()
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    const { state, date = '' } = this.#day
    return html`
      <div class="visually-hidden" role="status">${this.announcement}</div>
      <div
        class="desk"
        part="desk"
        aria-busy=${state.is === 'reading' || state.is === 'asking' || state.is === 'looking'}
      >
        ${dayHead(
          {
            date: date || this.#asked || '',
            hasWithholding: this.#hasWithholding,
            paid: this.#paid(state),
          },
          {
            open: (day) => void this.#open(day),
            openNewest: () => void this.#open(undefined),
            setWithholding: (hasWithholding) => this.#setWithholding(hasWithholding),
          },
          l,
        )}
        ${this.#dayParts(state, date)} ${this.#content(state)}
      </div>
    `
  }

  protected override updated(): void {
    const { client } = this
    if (this.#isReady || this.#l.state !== 'ready' || !hasContent(this.#day.state)) return
    this.#isReady = true
    void this.#tellReady(client)
  }

  /** Unless the page has asked for something else by now. */
  async #tellReady(client: EdgeClient | undefined): Promise<void> {
    await this.updateComplete
    if (this.#isReady && this.client === client) this.dispatchEvent(new OrderAdminReadyEvent('reports'))
  }

  #content(state: DayState): unknown {
    const l = this.#l
    const again = () => void this.reload()
    if (this.#asked !== undefined && !isReportDay(this.#asked)) {
      return setupHint(l.term('payoutDateWrong', this.#asked), l)
    }
    switch (state.is) {
      case 'idle':
      case 'looking':
        return reportSkeleton(l.term('payoutLooking'))
      case 'asking':
        return reportSkeleton(l.term('payoutLoading', l.day(state.date)))
      case 'unreported':
        return unreportedView(state.date, new Date(), again, l)
      case 'none-recent':
        return noneRecentView(() => void this.#open(undefined), l)
      case 'failed': {
        const { why, reading, day } = state
        const isKept = day !== undefined && reading !== undefined && reading.clients.length > 0
        const told =
          'failure' in why ? failedReading(why.failure, isKept, again, l) : failedCall(why.error, again, l)
        return isKept ? html`${told}${this.#reading(reading, day)}` : told
      }
      default:
        return this.#reading(state.reading, state.day)
    }
  }

  #dayParts(state: DayState, date: string): unknown {
    const { client } = this
    if (!client || !isReportDay(date)) return nothing
    const reading = 'reading' in state ? state.reading : undefined
    const isAwaited = state.is === 'asking' || state.is === 'looking'
    return html`${isAwaited ? html`<div class="part part-closing" aria-hidden="true"></div>` : nothing}
    ${partsView(dayParts, this.#parts, { lang: this.#l.lang(), edge: client, date, reading }, this.#l)}`
  }

  #reading(reading: DayReading, day: DayReport | undefined): unknown {
    const l = this.#l
    const { clients } = reading
    const client = clients[this.report] ?? clients[0]
    if (!client) {
      return reading.isWhole
        ? html`<p class="empty">${l.term('payoutEmpty')}</p>`
        : reportSkeleton(l.term('payoutLoading', l.day(reading.date)))
    }
    const at = clients.indexOf(client)
    const isReading = this.#day.state.is === 'reading'
    return html`
      ${isReading ? progressView(reading.rowsRead, reading.rowsStated, l) : nothing}
      ${
        clients.length > 1
          ? html`${totalsView(clients, l)}
            ${tabList(l.term('payoutClients'), clientTabs(clients, l), String(at), (id) => this.#choose(Number(id)))}`
          : nothing
      }
      <div
        id="panel"
        class="client"
        role=${clients.length > 1 ? 'tabpanel' : nothing}
        aria-labelledby=${clients.length > 1 ? `tab-${at}` : nothing}
      >
        ${this.#client(client, at, day)}
        ${
          day
            ? partsView(
                reportParts,
                this.#parts,
                {
                  lang: l.lang(),
                  day,
                  reading,
                  isCutOff: this.#day.state.is === 'failed',
                  client: at,
                  query: this.query,
                  chosen: this.chosen,
                  columnName: this.#columnName,
                  bookkeeping: this.bookkeeping,
                  matchOrders: this.matchOrders,
                  shopVerdicts: this.shopVerdicts,
                  opensOrders: this.capabilities?.includes('order.read') ?? false,
                  monthPayouts: this.monthPayouts,
                },
                l,
              )
            : nothing
        }
      </div>
    `
  }

  #client({ stated, payout }: ClientReading, at: number, day: DayReport | undefined): unknown {
    const l = this.#l
    const show = (query: Omit<RowsQuery, 'client'>) => this.#tellRows(at, query)
    const unknown = payout?.totals.unknownRowTypes ?? []
    return html`
      ${equationView(stated, payout, show, l)}
      ${
        payout && unknown.length > 0
          ? html`<p class="unknown-types muted">${l.term('payoutUnknown', unknown.join(', '))}</p>`
          : nothing
      }
      ${
        payout?.verdict === 'does-not-balance' && day
          ? causeView(
              {
                state: this.#cause.of(day, at),
                show,
                copy: () => void this.#copyDossier(at, day),
                again: () => this.#cause.retry(at),
                copied: this.copied?.at === at ? this.copied : undefined,
              },
              l,
            )
          : nothing
      }
      ${payout ? picturesView(payout, show, l) : nothing}
    `
  }

  #paid(state: DayState): Parameters<typeof dayHead>[0]['paid'] {
    const reading = 'reading' in state ? state.reading : undefined
    const client = reading?.clients[this.report] ?? reading?.clients[0]
    if (!client)
      return state.is === 'asking' || state.is === 'looking' || state.is === 'idle' ? 'awaited' : undefined
    return {
      amount: paidOf(client),
      currency: client.stated.currency,
      verdict: verdictOf(client, state.is === 'reading'),
    }
  }

  async #open(day: string | undefined): Promise<void> {
    this.#asked = day
    this.report = 0
    this.query = {}
    this.shopVerdicts = undefined
    this.copied = undefined
    const { client } = this
    if (!client) return
    if (day === undefined) {
      await this.#day.openNewest(client, this.#hasWithholding)
    } else if (isReportDay(day)) {
      await this.#day.open(client, day, this.#hasWithholding)
    } else {
      this.#day.close()
      this.requestUpdate()
    }
  }

  #setWithholding(hasWithholding: boolean): void {
    this.#hasWithholding = hasWithholding
    void this.reload()
  }

  #choose(at: number): void {
    this.report = at
    this.query = {}
  }

  #tellRows(client: number, query: Omit<RowsQuery, 'client'>): void {
    const detail: RowsQuery = { client, ...query }
    this.renderRoot.dispatchEvent(new CustomEvent('report-show-rows', { detail, bubbles: true }))
  }

  async #showRows(query: Omit<RowsQuery, 'client'>): Promise<void> {
    this.query = query
    await this.updateComplete
    const rows = this.renderRoot.querySelector<HTMLElement>('.part-rows')
    rows?.scrollIntoView({ block: 'start' })
    rows?.focus({ preventScroll: true })
  }

  async #copyDossier(at: number, day: DayReport): Promise<void> {
    const state = this.#cause.of(day, at)
    const client = day.reading.clients[at]
    if (state.is !== 'found' || !client?.payout) return
    const facts = state.parts.dossier(client, client.payout, state.explanation, state.rows)
    const text = await state.parts.copiedDossier(facts, this.#l)
    try {
      await navigator.clipboard.writeText(text)
      this.copied = { at, text: undefined }
    } catch {
      // The page forbids the clipboard: the text is shown, to be copied by hand.
      this.copied = { at, text }
    }
  }

  #ended(state: DayState): void {
    this.announcement = endWords(state, this.#l)
    if (state.is !== 'failed') return
    const { why } = state
    const { code, requestId } = 'failure' in why ? { code: failureCode(why.failure) } : why.error
    this.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-reports': ReportDesk
  }
}

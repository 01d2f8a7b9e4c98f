/**
 * Longer than most files: which day, client report and rows are shown changes together, and each part needs all of it.
 * What could stand alone has a file of its own beside this one.
 */
import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { Capability } from '../../../../shared/domain/session/session.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../../../events.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { noWords } from '../../../kit/parts/no-words.ts'
import { PartsController } from '../../../kit/parts/parts.controller.ts'
import { setupHint } from '../../../kit/parts/setup-hint.ts'
import { tabList } from '../../../kit/parts/tab-list.ts'
import type { ChosenRows, DayReading, DayReport, ReportColumn, RowsQuery } from '../data/report-data.ts'
import type { MatchOrders, ShopVerdict } from '../shop/match-orders.ts'
import type { Bookkeeping } from '../take/bookkeeping.ts'
import type { ExpectedPayout } from '../bank/pairs.ts'
import { CauseSearch } from './cause-search.ts'
import { causeSentence, causeView } from './cause.view.ts'
import { clientTabs, totalsView } from './clients.view.ts'
import { DayController, type DayState, hasContent } from './day.controller.ts'
import { dayHead } from './day-head.view.ts'
import { DaySteps } from './day-steps.ts'
import { isReportDay, utcDay } from '../data/days.ts'
import { endWords } from './end-words.ts'
import { equationView } from './equation.view.ts'
import {
  bookingParts,
  closingPart,
  type DayContext,
  monthPart,
  paidOf,
  type PartContext,
  reportParts,
  rowsAlone,
} from './parts.ts'
import { notesOf, notesView } from './notes.view.ts'
import { partsView } from './parts.view.ts'
import { picturesView } from './pictures.view.ts'
import { reportDeskSheets } from './report-desk-sheets.styles.ts'
import { reportSkeleton, restSkeleton } from './skeleton.ts'
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
 * about. Its parts fire `report-show-rows` to show rows and `desk-open-order` to open an order.
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
    isSought: { state: true },
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
  /** The client report whose dossier was copied last; with its text if it could not be. */
  declare private copied: { at: number; text: string } | undefined
  /** Whether somebody has scrolled to the rows before all is known that stands above them. */
  declare private isSought: boolean

  readonly #l = new Localizer(this)
  readonly #columnName = (column: ReportColumn) => this.#l.term('reportColumn', column)
  readonly #day = new DayController(this, (state) => this.#ended(state))
  readonly #daySteps = new DaySteps(this)
  readonly #cause = new CauseSearch(this)
  readonly #parts = new PartsController(this)
  readonly #rowsPlace = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) this.isSought = true
  })
  /** The day of which all is known that stands above the rows. It stays so, whatever is looked for again. */
  #settled: DayReport | undefined
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
    this.isSought = false
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
    this.#daySteps.listen(root)
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
    const asked = this.#asked
    if (asked !== undefined && !isReportDay(asked)) return setupHint(l.term('payoutDateWrong', asked), l)
    const { state, date = '' } = this.#day
    const day = date || (state.is === 'looking' ? utcDay(new Date()) : '')
    return html`
      <div class="visually-hidden" role="status">${this.announcement}</div>
      <div
        class="desk"
        part="desk"
        aria-busy=${state.is === 'reading' || state.is === 'asking' || state.is === 'looking'}
      >
        ${dayHead(
          {
            date: date || asked || '',
            field: day,
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
        ${this.#part(monthPart, day)} ${this.#steps(state)} ${this.#content(state)}
      </div>
    `
  }

  protected override updated(): void {
    const { client } = this
    const place = this.renderRoot.querySelector('.rows-place')
    if (place) this.#rowsPlace.observe(place)
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
        const told = 'failure' in why ? failedReading(why.failure, again, l) : failedCall(why.error, again, l)
        return isKept ? this.#reading(reading, day, told) : told
      }
      default:
        return this.#reading(state.reading, state.day)
    }
  }

  /** A part that is about the day `date`, or the days beside it. */
  #part(part: typeof monthPart, date: string, reading?: DayReading): unknown {
    const { client } = this
    if (!client || !isReportDay(date)) return nothing
    const context: DayContext = { lang: this.#l.lang(), edge: client, date, reading }
    return partsView([part], this.#parts, context, this.#l)
  }

  /** @param told why it is not whole, if it cannot be read any further */
  #reading(reading: DayReading, day: DayReport | undefined, told?: unknown): unknown {
    const l = this.#l
    const { clients } = reading
    const client = clients[this.report] ?? clients[0]
    if (!client) {
      return reading.isWhole
        ? html`<p class="empty">${l.term('payoutEmpty')}</p>
            ${this.#closing(reading, this.#isClosingKnown(reading))}`
        : reportSkeleton(l.term('payoutLoading', l.day(reading.date)))
    }
    const at = clients.indexOf(client)
    const isOne = clients.length === 1
    return html`
      ${
        isOne && !(told === undefined && this.#awaitsMore(reading))
          ? nothing
          : html`<div class=${isOne ? 'expected' : ''}>
              ${totalsView(clients, l)}
              ${tabList(l.term('payoutClients'), clientTabs(isOne ? [client, client] : clients, l), String(at), (id) => this.#choose(Number(id)))}
            </div>`
      }
      <div
        id="panel"
        class="client"
        role=${isOne ? nothing : 'tabpanel'}
        aria-labelledby=${isOne ? nothing : `tab-${at}`}
      >
        ${this.#client(reading, at, day, told)}
      </div>
    `
  }

  #isClosingKnown({ date }: DayReading): boolean {
    return this.#daySteps.knowsClosing(date) || this.#parts.state(closingPart) === 'failed'
  }

  /** It reads before it is shown. */
  #closing(reading: DayReading, isShown: boolean): unknown {
    return html`<div ?hidden=${!isShown}>${this.#part(closingPart, reading.date, reading)}</div>`
  }

  /** Whether the day has more rows than those of the first client, and of its two balances. */
  #awaitsMore({ isWhole, clients: [first], rowsStated = 0 }: DayReading): boolean {
    return (
      !isWhole && Number(rowsStated) > Number(first!.stated.numberOfRows) + (this.#hasWithholding ? 2 : 0)
    )
  }

  #client(reading: DayReading, at: number, day: DayReport | undefined, told: unknown): unknown {
    const l = this.#l
    const { stated, payout } = reading.clients[at]!
    const show = (query: Omit<RowsQuery, 'client'>) => this.#tellRows(at, query)
    const cause = payout?.verdict === 'does-not-balance' && day ? this.#cause.of(day, at) : undefined
    const isFound = reading.isWhole && this.#isClosingKnown(reading) && cause?.is !== 'searching'
    if (isFound && day !== this.#settled) {
      this.#settled = day
      // A live region that comes with its words is not read out.
      if (cause) queueMicrotask(() => (this.announcement = causeSentence(cause, l)))
    }
    const isSettled = told !== undefined || (day !== undefined && this.#settled === day)
    const context = (day: DayReport): PartContext => ({
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
    })
    const unknown = payout?.totals.unknownRowTypes ?? []
    const below = html`
      ${told}
      ${
        unknown.length > 0
          ? html`<p class="unknown-types muted">${l.term('payoutUnknown', unknown.join(', '))}</p>`
          : nothing
      }
      ${notesView(notesOf(reading.clients[at]!, reading.date, l), show, l)}
      ${
        cause && day
          ? causeView(
              cause,
              () => this.#cause.retry(at),
              {
                show,
                copy: () => void this.#copyDossier(at, day),
                copied: this.copied?.at === at ? this.copied : undefined,
              },
              l,
            )
          : nothing
      }
    `
    return html`
      ${equationView(stated, isSettled ? payout : undefined, show, l)} ${isSettled ? below : nothing}
      ${this.#closing(reading, isSettled)}
      ${day && isSettled ? partsView(bookingParts, this.#parts, context(day), l) : nothing}
      ${
        !isSettled
          ? restSkeleton(this.#progress(reading, cause !== undefined))
          : payout
            ? picturesView(payout, show, l)
            : nothing
      }
      ${isSettled ? nothing : html`<div class="rows-place"></div>`}
      ${
        day && (isSettled || this.isSought)
          ? partsView(isSettled ? reportParts : rowsAlone, this.#parts, context(day), l)
          : nothing
      }
    `
  }

  #steps(state: DayState): unknown {
    if (state.is === 'unreported' || state.is === 'none-recent') return nothing
    const reading = 'reading' in state ? state.reading : undefined
    const client = reading?.clients[this.report] ?? reading?.clients[0]
    if (reading?.isWhole ? !client : state.is === 'failed' && !client) return nothing
    const date = reading?.date ?? ''
    const isOpen = reading?.isWhole === true && 'day' in state && this.#settled === state.day
    const verdict = client && verdictOf(client, state.is === 'reading')
    return this.#daySteps.view({ date, client, verdict, isOpen }, this.#l)
  }

  #progress({ isWhole, rowsRead, rowsStated }: DayReading, isSearching: boolean): unknown {
    if (isSearching) return this.#l.term('payoutSearching')
    return isWhole ? nothing : progressView(rowsRead, rowsStated, this.#l)
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
    this.#daySteps.forget()
    this.isSought = false
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
    if (state.is !== 'found') return
    this.copied = { at, text: await state.parts.copyDossier(state, day.reading.clients[at]!, this.#l) }
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

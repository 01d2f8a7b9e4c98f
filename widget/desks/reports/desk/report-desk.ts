import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { Capability } from '../../../../shared/domain/session/capabilities.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../../../events.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { askDesk, type FrameCommand, onCommand } from '../../../kit/parts/command.ts'
import type { Goal } from '../../../kit/parts/goal.ts'
import { noWords } from '../../../kit/parts/no-words.ts'
import { PartsController } from '../../../kit/parts/parts.controller.ts'
import { setupHint } from '../../../kit/parts/setup-hint.ts'
import { tabList } from '../../../kit/parts/tab-list.ts'
import { askReports, type ReportCommand } from '../data/report-commands.ts'
import type { ClientReading, DayReading, DayReport, ReportColumn, RowsChoice } from '../data/report-data.ts'
import type { MatchOrders } from '../shop/match-orders.ts'
import type { Bookkeeping } from '../take/bookkeeping.ts'
import { CauseSearch } from './cause-search.ts'
import { causeSentence, causeView } from './cause.view.ts'
import { clientTabs, totalsView } from './clients.view.ts'
import { DayController, type DayState, hasContent } from './day.controller.ts'
import { dayHead, paidIn } from './day-head.view.ts'
import { DaySteps } from './day-steps.ts'
import { isDay, utcDay } from '../../../kit/format/days.ts'
import { endWords } from './end-words.ts'
import { equationView } from './equation.view.ts'
import {
  bookingParts,
  closingPart,
  type DayContext,
  monthPart,
  type PartContext,
  reportParts,
  rowsAlone,
} from './parts.ts'
import { OpenReport } from './open-report.controller.ts'
import { notesView } from './notes.view.ts'
import { keptView, partsView } from './parts.view.ts'
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

/**
 * Private: the desk of a day's payout. It reads the day, says whether it balances and why not, and shows its parts. The
 * parts send it a {@link ReportCommand}, and fire `desk-open-order` to open an order.
 */
export class ReportDesk extends LitElement {
  static override styles = reportDeskSheets
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    date: { attribute: false },
    found: { attribute: false },
    bookkeeping: { attribute: false },
    matchOrders: { attribute: false },
    capabilities: { attribute: false },
    announcement: { state: true },
  }

  declare client: EdgeClient | undefined
  /** The day that the page asks for; the newest if it asks for none. */
  declare date: string | undefined
  /** The day that the clerk has found. */
  declare found: Goal | undefined
  declare bookkeeping: Bookkeeping | undefined
  declare matchOrders: MatchOrders | undefined
  /** What the session may do. */
  declare capabilities: readonly Capability[] | undefined
  declare private announcement: string

  readonly #l = new Localizer(this)
  readonly #columnName = (column: ReportColumn) => this.#l.term('reportColumn', column)
  readonly #day = new DayController(this, (state) => this.#ended(state))
  readonly #open = new OpenReport(this)
  readonly #daySteps = new DaySteps(this)
  readonly #cause = new CauseSearch(this)
  readonly #parts = new PartsController(this)
  /** The day whose content above the rows is complete. It stays complete during later searches. */
  #settled: DayReport | undefined
  #hasWithholding = true
  /** Whether the page was told that its content is ready. */
  #isReady = false
  /** The last request of the page or the clerk. */
  #asked: string | undefined

  constructor() {
    super()
    this.announcement = ''
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    onCommand<ReportCommand>(root, (command) => this.#answer(command))
    return root
  }

  #answer(command: ReportCommand): void {
    switch (command.do) {
      case 'show-rows': {
        const { client, ...query } = command.query
        return void this.#open.show(client, query)
      }
      case 'open-day':
        return void this.#openDay(command.date)
      case 'rows-chosen':
      case 'shop-verdicts':
      case 'month-payouts':
        return this.#open.hear(command)
      case 'closing-known':
      case 'bank-steps':
      case 'voucher-saved':
        return this.#daySteps.hear(command)
    }
  }

  /** A report has nothing to save. */
  get changeCount(): number {
    return 0
  }

  /** Reads the day again. */
  async reload(): Promise<void> {
    await this.#openDay(this.#day.date ?? this.#asked)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('date') || changed.has('client')) {
      this.#asked = this.date || undefined
      this.#isReady = false
    }
    if (changed.has('client')) this.#open.forgetMonth()
    const isFound = changed.has('found') && this.found !== undefined
    if (isFound) this.#asked = this.found!.id
    // This also runs after a move within the page, which ends the reading.
    if (isFound || changed.has('date') || changed.has('client') || this.#day.state.is === 'idle')
      void this.#openDay(this.#asked)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate()
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    const asked = this.#asked
    if (asked !== undefined && !isDay(asked)) return setupHint(l.term('payoutDateWrong', asked), l)
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
            paid: paidIn(state, this.#clientIn(state)),
          },
          {
            open: (day) => void this.#openDay(day),
            openNewest: () => void this.#openDay(undefined),
            setWithholding: (hasWithholding) => this.#setWithholding(hasWithholding),
          },
          l,
        )}
        ${this.#part(monthPart, day)} ${this.#steps(state)} ${keptView(this.client, this.#content(state))}
      </div>
    `
  }

  protected override updated(): void {
    const { client } = this
    if (this.#isReady || this.#l.state !== 'ready' || !hasContent(this.#day.state)) return
    this.#isReady = true
    void this.#tellReady(client)
  }

  /** Skipped if the page has requested another day by now. */
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
        return noneRecentView(() => void this.#openDay(undefined), l)
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
    if (!client || !isDay(date)) return nothing
    const context: DayContext = { lang: this.#l.lang(), edge: client, date, reading }
    return partsView([part], this.#parts, context, this.#l)
  }

  /** @param told why the report is incomplete, if it cannot be read any further */
  #reading(reading: DayReading, day: DayReport | undefined, told?: unknown): unknown {
    const l = this.#l
    const { clients } = reading
    const client = clients[this.#open.at] ?? clients[0]
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
              ${tabList(l.term('payoutClients'), clientTabs(isOne ? [client, client] : clients, l), String(at), (id) => this.#open.choose(Number(id)))}
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

  /** Renders the closing, hidden at first, because it reads before it is shown. */
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
    const open = this.#open
    const { stated, payout } = reading.clients[at]!
    const show = (query: RowsChoice) =>
      askReports(this.renderRoot, { do: 'show-rows', query: { client: at, ...query } })
    const cause = payout?.verdict === 'does-not-balance' && day ? this.#cause.of(day, at) : undefined
    const isFound = reading.isWhole && this.#isClosingKnown(reading) && cause?.is !== 'searching'
    if (isFound && day !== this.#settled) {
      this.#settled = day
      // A live region that is inserted with its words is not read out.
      if (cause) queueMicrotask(() => (this.announcement = causeSentence(cause, l)))
    }
    const isSettled = told !== undefined || (day !== undefined && this.#settled === day)
    const context = (day: DayReport): PartContext => ({
      lang: l.lang(),
      day,
      reading,
      isCutOff: this.#day.state.is === 'failed',
      client: at,
      query: open.query,
      chosen: open.chosen,
      columnName: this.#columnName,
      bookkeeping: this.bookkeeping,
      matchOrders: this.matchOrders,
      shopVerdicts: open.shopVerdicts,
      opensOrders: this.capabilities?.includes('order.read') ?? false,
      monthPayouts: open.monthPayouts,
    })
    const below = html`
      ${told} ${notesView(reading.clients[at]!, reading.date, show, l)}
      ${
        cause && day
          ? causeView(
              cause,
              () => this.#cause.retry(at),
              {
                show,
                copy: () => void this.#copyDossier(at, day),
                copied: open.copied?.at === at ? open.copied : undefined,
              },
              l,
            )
          : nothing
      }
    `
    return html`
      ${equationView(stated, isSettled ? payout : undefined, show, l)} ${isSettled ? below : nothing}
      ${this.#closing(reading, isSettled)}
      ${partsView(bookingParts, this.#parts, day && isSettled ? context(day) : undefined, l)}
      ${
        !isSettled
          ? restSkeleton(this.#progress(reading, cause !== undefined))
          : payout
            ? picturesView(payout, show, l)
            : nothing
      }
      ${isSettled ? nothing : html`<div class="rows-place"></div>`}
      ${partsView(
        isSettled ? reportParts : rowsAlone,
        this.#parts,
        day && (isSettled || open.isSought) ? context(day) : undefined,
        l,
      )}
    `
  }

  #steps(state: DayState): unknown {
    if (state.is === 'unreported' || state.is === 'none-recent') return nothing
    const reading = 'reading' in state ? state.reading : undefined
    const client = this.#clientIn(state)
    if (reading?.isWhole ? !client : state.is === 'failed' && !client) return nothing
    const date = reading?.date ?? ''
    const isOpen = reading?.isWhole === true && 'day' in state && this.#settled === state.day
    const verdict = client && verdictOf(client, state.is === 'reading')
    return this.#daySteps.view({ date, client, verdict, isOpen }, this.#l)
  }

  /** The open client report. */
  #clientIn(state: DayState): ClientReading | undefined {
    const { clients = [] } = ('reading' in state && state.reading) || {}
    return clients[this.#open.at] ?? clients[0]
  }

  #progress({ isWhole, rowsRead, rowsStated }: DayReading, isSearching: boolean): unknown {
    if (isSearching) return this.#l.term('payoutSearching')
    return isWhole ? nothing : progressView(rowsRead, rowsStated, this.#l)
  }

  async #openDay(day: string | undefined): Promise<void> {
    this.#asked = day
    this.#open.forget()
    this.#daySteps.forget()
    const { client } = this
    if (!client) return
    if (day === undefined) {
      await this.#day.openNewest(client, this.#hasWithholding)
    } else if (isDay(day)) {
      askDesk<FrameCommand>(this, { do: 'day-opened', date: day })
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

  async #copyDossier(at: number, day: DayReport): Promise<void> {
    const state = this.#cause.of(day, at)
    if (state.is !== 'found') return
    const text = await state.parts.copyDossier(state, day.reading.clients[at]!, this.#l)
    this.#open.dossierCopied({ at, text })
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

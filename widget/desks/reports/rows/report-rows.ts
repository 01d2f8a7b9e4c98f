import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { Localizer } from '../../../locales/localizer.ts'
import { ColumnsChoice } from '../../../kit/parts/columns-choice.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { LaterPart } from '../../../kit/parts/later-part.ts'
import { LONG_TABLE } from '../../../kit/parts/row-columns.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { searchWords } from '../../../rows/view/fold.ts'
import { matchMarksStyles } from '../../../rows/view/match-marks.styles.ts'
import { MatchMarks } from '../../../rows/view/match-marks.ts'
import { numberSigns } from '../../../rows/view/number-signs.ts'
import { TableSearch } from '../../../rows/view/table-search.controller.ts'
import { viewedTableStyles } from '../../../rows/view/viewed-table.styles.ts'
import type {
  ClientReading,
  DayReading,
  DayReport,
  ReportColumn,
  RowsChoice,
  RowsQuery,
} from '../data/report-data.ts'
import { PRINTED_ROWS } from '../../../kit/parts/table-window.ts'
import { reportColumns, usualColumns } from './report-columns.ts'
import { openOrder } from '../../../kit/parts/open-order.ts'
import { QuietStatus } from '../../../kit/parts/quiet-status.controller.ts'
import { reportRowsStyles } from './report-rows.styles.ts'
import { reportTable } from './report-table.view.ts'
import { RowFocus } from '../../../kit/parts/row-focus.controller.ts'
import { countWords, rowsBar } from './rows-bar.view.ts'
import { growsAtEnd, narrows, withChoice, withoutFilters } from './rows-choice.ts'
import type { ShopMark } from './shop-mark.view.ts'
import { type RowsChange, ShownRows } from './shown-rows.controller.ts'
import { TableWindow } from '../../../kit/parts/table-window.controller.ts'
import { askReports } from '../data/report-commands.ts'

/** The number of placeholders before the first rows have arrived. */
const PLACES = 8

/**
 * Private: the rows of one client report. It fetches nothing: it queries the given day.
 *
 * @fires desk-open-order - A row's order was chosen; `detail` is its kind and number. The link is
 *   not followed if the event is cancelled.
 */
export class ReportRows extends LitElement {
  static override styles = [base, controls, viewedTableStyles, matchMarksStyles, ...reportRowsStyles]
  static override properties = {
    lang: { type: String },
    day: { attribute: false },
    reading: { attribute: false },
    isCutOff: { attribute: false },
    client: { attribute: false },
    query: { attribute: false },
    orderHref: { attribute: false },
    opensOrders: { attribute: false },
    shopVerdicts: { attribute: false },
    choice: { state: true },
    columns: { state: true },
    isOpen: { state: true },
  }

  /** Undefined until rows can be queried. */
  declare day: DayReport | undefined
  declare reading: DayReading | undefined
  /** Whether the reading has ended before the report did. */
  declare isCutOff: boolean
  /** Place in the reading's `clients`. */
  declare client: number
  /** The query to show, such as the rows of a term; a new object replaces the clerk's choice. */
  declare query: Partial<RowsQuery> | undefined
  /** The address of an order, by its number at the checkout; without it the order is a button. */
  declare orderHref: ((id: string) => string) | undefined
  /** Whether to show such buttons: a session may lack the right to read orders. */
  declare opensOrders: boolean
  /** The shop's answers about orders, by their `externalOrderNo`. */
  declare shopVerdicts: ReadonlyMap<string, ShopMark> | undefined
  declare private choice: RowsChoice
  /** The clerk's columns, in order; undefined for the default ones. They stay as long as the element does. */
  declare private columns: readonly ReportColumn[] | undefined

  /** Whether the filters are unfolded on a narrow page. */
  declare private isOpen: boolean

  readonly #l = new Localizer(this)
  readonly #detail = new LaterPart(this, async () => (await import('./row-detail.view.ts')).rowDetail)
  readonly #columnsChoice = new ColumnsChoice(this)
  readonly #window = new TableWindow(this, () => {
    this.requestUpdate()
    this.performUpdate()
  })
  readonly #matches = new MatchMarks()
  readonly #status = new QuietStatus(this)
  readonly #shown = new ShownRows(this, this.#window, (change) => this.#takeAnswer(change))
  readonly #focus = new RowFocus(this, {
    count: () => this.#shown.items?.length ?? 0,
    page: () => this.#window.page,
    unfold: (item, isUnfolded) => void this.#unfold(item, isUnfolded),
  })
  readonly #search = new TableSearch(this, {
    text: () => this.choice.search ?? '',
    search: (text) => this.#choose({ search: text }),
    go: (item) => this.#focus.go(item),
  })
  #unfolded: ReadonlySet<number> = new Set()
  /** Changes once a place may have another row; not while rows are only added below. */
  #answer = 0
  #marked: ReadonlySet<number> = new Set()
  /** The last choice that was queried. */
  #asked: RowsChoice | undefined
  /** Runs once the next answer is shown. */
  #after: (() => void) | undefined

  constructor() {
    super()
    this.client = 0
    this.isCutOff = false
    this.opensOrders = false
    this.choice = {}
    this.isOpen = false
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Queries the rows again when it is back on the page.
    if (this.hasUpdated) this.requestUpdate('day')
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#matches.clear()
  }

  /** Focuses the row that had the focus last, at first the first one. */
  override focus(): void {
    this.#focus.go()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return
    const isOther = changed.has('day') || changed.has('client')
    if (isOther) {
      this.#leaveRows()
      this.choice = withChoice(this.choice, { rows: undefined })
    }
    if (changed.has('query')) this.#takeQuery(changed.get('query') !== undefined || this.hasUpdated)
    this.#shown.isEnded = this.isCutOff || (this.reading?.isWhole ?? false)
    if (isOther || this.choice !== this.#asked) this.#ask()
    else if (changed.has('reading')) this.#shown.grow(changed.get('reading'), this.reading)
  }

  override render(): TemplateResult {
    const l = this.#l
    const { rows, facets, empty } = this.#shown
    const columns = this.#shownColumns
    return html`
      <div class="rows-part">
        ${rowsBar(
          {
            choice: this.choice,
            facets,
            columns,
            shown: rows?.view.count,
            all: this.#clientReading?.rowCount ?? 0,
            isReading: !this.isCutOff && !this.reading?.isWhole,
            isOpen: this.isOpen,
            onOpen: () => (this.isOpen = !this.isOpen),
            onChoice: this.#choose,
            onRemove: this.#remove,
            onShowAll: () => this.#remove(),
            searchField: this.#search.field(l.term('reportSearch')),
            onColumns: this.#openColumns,
          },
          l,
        )}
        ${this.#detail.note(l)} ${this.#columnsChoice.note(l)} ${this.#content()} ${this.#status.region()}
      </div>
      ${this.#columnsChoice.dialog(
        {
          columns,
          all: reportColumns,
          usual: usualColumns.filter((column) => !empty.has(column)),
          empty,
          nameOf: (column) => l.term('reportColumn', column),
          onColumns: (columns) => (this.columns = columns),
        },
        l,
      )}
    `
  }

  #content(): unknown {
    const l = this.#l
    if (this.#shown.hasFailed) {
      return html`<p class="note" data-tone="bad" role="alert">
        <span>${l.term('reportUnread')}</span>
        <button type="button" class="small" @click=${() => this.#shown.ask()}>${l.term('tryAgain')}</button>
      </p>`
    }
    if (this.#shown.rows?.view.count === 0 && this.reading?.isWhole) {
      return html`<p class="none-found" tabindex="-1">
        ${l.term(narrows(this.choice) ? 'reportNoMatch' : 'reportNoRows')}
      </p>`
    }
    const count = this.#shown.items?.length ?? PLACES
    return html`<div
        class="box ${!this.#shown.items ? 'place' : count > LONG_TABLE ? 'long' : ''}"
        @scroll=${{ handleEvent: this.#window.look, passive: true }}
        @keydown=${this.#focus.onKeydown}
        @focusin=${this.#focus.onFocusin}
      >
        ${this.#table(count)}
      </div>
      ${this.#printNote()}`
  }

  #table(count: number): TemplateResult {
    const { payout, stated } = this.#clientReading ?? {}
    const { rows, items } = this.#shown
    return reportTable(
      {
        columns: this.#shownColumns,
        choice: this.choice,
        items,
        count,
        pieces: this.#window.pieces(count, this.#focus.active),
        active: this.#focus.active,
        unfolded: this.#unfolded,
        detail: this.#detail.part,
        marked: this.#marked,
        currency: stated?.currency ?? '',
        sums: rows?.view.sums,
        isCutOff: this.isCutOff,
        isSummed: payout && payout.totals.otherCurrencyRows.length === 0,
        shop: this.shopVerdicts,
        rowAt: (position) => rows?.at(position),
        orderHref: this.orderHref,
        opensOrders: this.opensOrders,
        onSort: this.#sortNext,
        onUnfold: (item) => void this.#unfold(item),
        onOrder: (event, id) => openOrder(this, event, id),
      },
      this.#l,
    )
  }

  /** The note on paper that rows are missing. */
  #printNote(): unknown {
    const { items, rows } = this.#shown
    if (!items || !rows || items.length <= PRINTED_ROWS) return nothing
    const { to } = items.rowsBetween(0, PRINTED_ROWS)
    const all = rows.view.count
    return html`<p class="on-paper">
      ${this.#l.term('reportPrinted', countText(to, this.#l), countText(all, this.#l))}
    </p>`
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('choice') || changed.has('columns')) this.#tellChoice()
    this.#shown.load(this.#focus.active, this.reading?.isWhole ?? false)
    this.#mark()
    this.#count()
  }

  /** Tells the part that makes files which rows and columns the clerk sees. */
  #tellChoice(): void {
    askReports(this, { do: 'rows-chosen', chosen: { query: this.choice, columns: this.columns } })
  }

  get #clientReading(): ClientReading | undefined {
    const { reading, client } = this
    return reading?.clients[client]
  }

  get #shownColumns(): readonly ReportColumn[] {
    const { columns } = this
    return columns ?? usualColumns.filter((column) => !this.#shown.empty.has(column))
  }

  /** Starts over: another day or client has other rows. */
  #leaveRows(): void {
    this.#foldAll()
    this.#marked = new Set()
    this.#shown.follow(this.day, this.client)
  }

  /** @param isLater whether rows were shown before: the new ones then scroll into view */
  #takeQuery(isLater: boolean): void {
    const { client: _, ...choice } = this.query ?? {}
    this.choice = withChoice(withoutFilters(this.choice), choice)
    this.#marked = new Set(choice.rows)
    if (isLater && Object.keys(choice).length > 0) {
      this.#after = () => this.scrollIntoView({ block: 'nearest' })
    }
  }

  #ask(): void {
    this.#asked = this.choice
    this.#shown.ask(this.choice)
  }

  #takeAnswer(change: RowsChange): void {
    if (change !== 'more') this.#foldAll()
    this.#focus.follow(change !== 'other')
    if (this.reading?.isWhole) void this.#shown.lookForEmpty(usualColumns)
    else this.#shown.show()
    const after = this.#after
    this.#after = undefined
    if (after) void this.updateComplete.then(after)
  }

  #mark(): void {
    const words = searchWords(this.choice.search ?? '')
    const group = numberSigns(this.#l.lang()).group
    this.#matches.mark(this.renderRoot, words, reportColumns, group)
  }

  #count(): void {
    const count = this.#shown.rows?.view.count
    const isCounted = count !== undefined && narrows(this.choice)
    this.#status.say(isCounted ? countWords(count, this.#clientReading?.rowCount ?? 0, this.#l) : '')
  }

  #choose = (changes: Partial<Record<keyof RowsChoice, unknown>>): void => {
    this.choice = withChoice(this.choice, changes)
  }

  /** Removes a filter, or all of them and the search. Marked rows are then shown among the others. */
  #remove = (member?: keyof RowsChoice): void => {
    const [first] = [...this.#marked].toSorted((one, other) => one - other)
    const wasMarked = this.choice.rows !== undefined
    this.choice = member ? withChoice(this.choice, { [member]: undefined }) : withoutFilters(this.choice)
    const isInOrder = !narrows(this.choice) && growsAtEnd(this.choice)
    this.#after = () => {
      const { rows, items } = this.#shown
      const position =
        wasMarked && isInOrder && first !== undefined ? rows?.view.positionOf(first) : undefined
      if (items && position !== undefined && position >= 0) this.#focus.go(items.itemOf(position))
      else this.#search.focus()
    }
  }

  /** Ascending, descending, and back to the report's order. */
  #sortNext = (column: ReportColumn): void => {
    const { sort } = this.choice
    const isOther = sort?.column !== column
    const next = isOther
      ? { column, isDescending: false }
      : sort.isDescending
        ? undefined
        : { column, isDescending: true }
    this.#choose({ sort: next })
  }

  #foldAll(): void {
    this.#unfolded = new Set()
    this.#answer += 1
  }

  #unfold = async (item: number, isUnfolded = !this.#unfolded.has(item)): Promise<void> => {
    const at = this.#shown.items?.at(item)
    if (!at || 'group' in at) return
    const answer = this.#answer
    // Other rows may have come meanwhile.
    if (isUnfolded && (!(await this.#detail.load()) || answer !== this.#answer)) return
    const unfolded = new Set(this.#unfolded)
    if (isUnfolded) unfolded.add(item)
    else unfolded.delete(item)
    if (!isUnfolded) this.#window.heights.unfold(item, 0)
    this.#unfolded = unfolded
    this.requestUpdate()
  }

  #openColumns = (): void => {
    if (this.reading?.isWhole) void this.#shown.lookForEmpty(reportColumns)
    void this.#columnsChoice.open()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-report-rows': ReportRows
  }
}

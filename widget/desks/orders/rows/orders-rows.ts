import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import { ColumnsChoice } from '../../../kit/parts/columns-choice.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { openOrder } from '../../../kit/parts/open-order.ts'
import { QuietStatus } from '../../../kit/parts/quiet-status.controller.ts'
import { LONG_TABLE } from '../../../kit/parts/row-columns.ts'
import { RowFocus } from '../../../kit/parts/row-focus.controller.ts'
import { PRINTED_ROWS } from '../../../kit/parts/table-window.ts'
import { TableWindow } from '../../../kit/parts/table-window.controller.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { searchWords } from '../../../rows/view/fold.ts'
import { matchMarksStyles } from '../../../rows/view/match-marks.styles.ts'
import { MatchMarks } from '../../../rows/view/match-marks.ts'
import { numberSigns } from '../../../rows/view/number-signs.ts'
import { saveFile } from '../../../rows/view/save-file.ts'
import { TableSearch } from '../../../rows/view/table-search.controller.ts'
import { viewedTableStyles } from '../../../rows/view/viewed-table.styles.ts'
import type { FindOrders, OrderChoice } from '../data/find-orders.ts'
import { allColumns, columnName, emptyColumns, usualColumns } from '../data/order-columns.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { LookedUp } from '../data/pasted-numbers.ts'
import { findFailure } from './find-failure.view.ts'
import { narrows, OrderList } from './order-list.controller.ts'
import { countWords, ordersBar } from './orders-bar.view.ts'
import { ordersRowsStyles } from './orders-rows.styles.ts'
import { ordersTable } from './orders-table.view.ts'
import { keepText, OrderSelection } from './selection.controller.ts'
import { selectionBar } from './selection-bar.view.ts'
import { listSkeleton, noneView } from './states.view.ts'

/** More orders are asked for when fewer than these are left below the window. */
const AHEAD = 40
/** The columns in which the words of a search are marked. */
const searchedColumns = ['of-number', 'of-id', 'of-customer', 'of-note', 'of-extra']

/**
 * Private: the page's list of orders, with search, filter, order and selection.
 *
 * @fires desk-open-order - An order was chosen; `detail` is its number at the checkout, as text.
 */
export class OrdersRows extends LitElement {
  static override styles = [base, controls, viewedTableStyles, matchMarksStyles, ...ordersRowsStyles]
  static override properties = {
    lang: { type: String },
    findOrders: { attribute: false },
    acts: { attribute: false },
    opensOrders: { attribute: false },
    onAct: { attribute: false },
    onAnswer: { attribute: false },
    columns: { state: true },
    isOpen: { state: true },
    file: { state: true },
  }

  /** The page's function; another one starts the list over. */
  declare findOrders: FindOrders | undefined
  /** What the clerk may do to many orders: without any, none can be chosen. */
  declare acts: readonly BatchKind[]
  /** Whether to show buttons that open an order: a session may lack the right to read orders. */
  declare opensOrders: boolean
  /** Called to do something to orders. The clerk chooses what if it is undefined. */
  declare onAct: ((kind: BatchKind | undefined, orders: readonly OrderEntry[]) => void) | undefined
  /** Called when the page has answered, or could not, for the first time or again. */
  declare onAnswer: ((failure: string | undefined) => void) | undefined
  /** The clerk's columns, in order; undefined for the usual ones. They stay as long as the element does. */
  declare private columns: readonly string[] | undefined
  /** Whether the filters are unfolded on a narrow page. */
  declare private isOpen: boolean
  declare private file: 'none' | 'made' | 'failed'

  readonly #l = new Localizer(this)
  readonly #window = new TableWindow(this, () => {
    this.requestUpdate()
    this.performUpdate()
  })
  readonly #columnsChoice = new ColumnsChoice(this)
  readonly #matches = new MatchMarks()
  readonly #status = new QuietStatus(this)
  readonly #focus = new RowFocus(this, {
    count: () => this.#list.shown.length,
    page: () => this.#window.page,
    unfold: (item, isUnfolded) => this.#openItem(item, isUnfolded),
  })
  readonly #search = new TableSearch(this, {
    text: () => this.#list.choice.query,
    search: (query) => this.#choose({ ...this.#list.choice, query }),
    go: (item) => this.#focus.go(item),
  })
  readonly #list = new OrderList(
    this,
    () => this.#l.lang(),
    (isOther) => this.#takeAnswer(isOther),
  )
  readonly #selection = new OrderSelection(this, {
    shown: () => this.#list.shown,
    page: () => this.#window.page,
    isOn: () => this.acts.length > 0,
    focus: this.#focus,
  })
  #told: unknown

  constructor() {
    super()
    this.acts = []
    this.opensOrders = false
    this.isOpen = false
    this.file = 'none'
  }

  /** Asks the page for its list again. Never rejects. */
  reload(): Promise<void> {
    return this.#list.reload()
  }

  /** What the list has for a number. */
  lookUp(text: string, signal: AbortSignal): Promise<LookedUp> {
    return this.#list.lookUp(text, signal)
  }

  /** Takes orders out of the selection, once they are in a batch. */
  unselect(): void {
    this.#selection.clear()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#matches.clear()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return
    if (changed.has('findOrders') && changed.get('findOrders')) this.#selection.clear()
    // This also runs after a move within the page, which ends what was asked.
    this.#list.follow(this.findOrders)
  }

  override render(): TemplateResult {
    const l = this.#l
    const list = this.#list
    const columns = this.#shownColumns
    return html`<div class="rows-part">
        ${guard(this.#barDepends(columns), () => this.#bar(columns))} ${this.#columnsChoice.note(l)}
        ${this.file === 'failed' ? html`<p class="note" data-tone="warning" role="alert">${l.term('ordersFileFailed')}</p>` : nothing}
        ${this.#content(columns)} ${this.#end()}
        ${selectionBar(
          {
            selection: this.#selection.chosen,
            hasMore: list.hasMore,
            acts: this.acts,
            onAct: (kind) => this.onAct?.(kind, this.#selection.chosen.orders),
            onClear: this.#clearSelection,
          },
          l,
        )}
        ${this.#status.region()}
      </div>
      ${this.#columnsChoice.dialog(
        {
          columns,
          all: allColumns(list.loaded),
          usual: usualColumns(list.loaded),
          empty: emptyColumns(list.loaded),
          nameOf: (column) => columnName(column, l),
          onColumns: (chosen) => (this.columns = chosen),
        },
        l,
      )}`
  }

  #bar(columns: readonly string[]): TemplateResult {
    const list = this.#list
    const l = this.#l
    return ordersBar(
      {
        list,
        columns,
        isOpen: this.isOpen,
        isSaving: this.file === 'made',
        onOpen: () => (this.isOpen = !this.isOpen),
        onChoice: this.#choose,
        searchField: this.#search.field(l.term('ordersSearch')),
        onColumns: () => void this.#columnsChoice.open(),
        onReload: () => void this.reload(),
        onFile: () => void this.#save(),
      },
      l,
    )
  }

  /** What the bar shows: it does not change while the list scrolls. */
  #barDepends(columns: readonly string[]): unknown[] {
    const { choice, shown, loaded, hasAnswer, hasMore, isWhole, total } = this.#list
    const { isOpen, file } = this
    const counts = [shown.length, loaded.entries.length, loaded.duplicates, total]
    return [
      choice,
      columns.join(),
      shown,
      ...counts,
      hasAnswer,
      hasMore,
      isWhole,
      isOpen,
      file,
      this.#l.lang(),
    ]
  }

  #content(columns: readonly string[]): unknown {
    const l = this.#l
    const { shown, hasAnswer, isBusy, failure, choice } = this.#list
    if (!hasAnswer) return failure || !this.findOrders ? nothing : listSkeleton(l)
    if (shown.length === 0) {
      if (isBusy || failure) return html`<p class="none-found" tabindex="-1"></p>`
      return narrows(choice)
        ? html`<p class="none-found" tabindex="-1">${l.term('ordersNoMatch')}</p>`
        : noneView(l)
    }
    return html`<div
        class="box ${shown.length > LONG_TABLE ? 'long' : ''}"
        @scroll=${{ handleEvent: this.#window.look, passive: true }}
        @keydown=${this.#onKeydown}
        @mousedown=${keepText}
        @click=${this.#selection.onClick}
        @focusin=${this.#focus.onFocusin}
      >
        ${this.#table(columns)}
      </div>
      ${
        shown.length > PRINTED_ROWS
          ? html`<p class="on-paper">
              ${l.term('ordersPrinted', countText(PRINTED_ROWS, l), countText(shown.length, l))}
            </p>`
          : nothing
      }`
  }

  #table(columns: readonly string[]): TemplateResult {
    const { shown, choice, isBusy, loaded } = this.#list
    const [currency] = loaded.currencies
    return ordersTable(
      {
        orders: shown,
        columns,
        pieces: this.#window.pieces(shown.length, this.#focus.active),
        active: this.#focus.active,
        sort: choice.sort,
        digits: loaded.digits,
        currency: loaded.currencies.size === 1 ? currency : undefined,
        isBusy,
        selection: this.acts.length > 0 ? this.#selection.chosen : undefined,
        isAllSelected: this.#selection.isAll,
        opensOrders: this.opensOrders,
        onSort: this.#sortNext,
        onSelect: this.#selection.pressBox,
        onSelectAll: this.#selection.toggleAll,
        onOrder: (event, id) => openOrder(this, event, id),
      },
      this.#l,
    )
  }

  /** What stands below the orders: more of them are awaited, or did not come. */
  #end(): unknown {
    const l = this.#l
    const { failure, isAskingMore } = this.#list
    if (failure) return findFailure(failure, () => void this.#list.retry(), l)
    return isAskingMore ? html`<p class="muted more">${l.term('ordersAskingMore')}</p>` : nothing
  }

  protected override updated(): void {
    const { choice, shown, failure } = this.#list
    const words = searchWords(choice.query)
    this.#matches.mark(this.renderRoot, words, searchedColumns, numberSigns(this.#l.lang()).group)
    this.#status.say(this.#spoken())
    if (this.#told !== failure) this.onAnswer?.(failure && `orders-${failure.code}`)
    this.#told = failure
    if (this.#window.rangeOf(shown.length).to + AHEAD >= shown.length) void this.#list.more()
  }

  #spoken(): string {
    const l = this.#l
    const { size } = this.#selection.chosen
    if (size > 0) return l.term('ordersSelected', countText(size, l))
    return narrows(this.#list.choice) && !this.#list.isBusy ? countWords(this.#list, l) : ''
  }

  get #shownColumns(): readonly string[] {
    return this.columns ?? usualColumns(this.#list.loaded)
  }

  #takeAnswer(isOther: boolean): void {
    if (isOther) this.#window.reset()
    this.#focus.follow(!isOther)
    this.file = 'none'
    this.onAnswer?.(undefined)
  }

  #choose = (choice: OrderChoice): void => this.#list.choose(choice)

  /** Ascending, descending, and back to the page's order. */
  #sortNext = (by: string): void => {
    const { choice } = this.#list
    const isOther = choice.sort?.by !== by
    const next = { ascending: 'descending', descending: undefined } as const
    const direction = isOther ? 'ascending' : next[choice.sort!.direction]
    this.#choose({ ...choice, sort: direction && { by, direction } })
  }

  /** Enter opens an order; the arrows that unfold rows elsewhere do nothing here. */
  #openItem(item: number, isUnfolded: boolean | undefined): void {
    const id = this.#list.shown[item]?.id
    if (isUnfolded !== undefined || id === undefined || !this.opensOrders) return
    openOrder(this, new Event('keydown'), id)
  }

  #clearSelection = (): void => {
    this.#selection.clear()
    this.#focus.go()
  }

  #onKeydown = (event: KeyboardEvent): void => {
    if (!this.#selection.onKeydown(event)) this.#focus.onKeydown(event)
  }

  /** Saves the orders that have come and that the choice lets through. */
  async #save(): Promise<void> {
    if (this.file === 'made') return
    this.file = 'made'
    try {
      const { ordersCsv } = await import('./orders-csv.ts')
      saveFile('orders.csv', ordersCsv(this.#list.shown, this.#shownColumns, this.#l))
      this.file = 'none'
    } catch {
      this.file = 'failed'
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-orders-rows': OrdersRows
  }
}

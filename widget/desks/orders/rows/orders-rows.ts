import { LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import { ColumnsChoice } from '../../../kit/parts/columns-choice.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { openOrder } from '../../../kit/parts/open-order.ts'
import { QuietStatus } from '../../../kit/parts/quiet-status.controller.ts'
import { RowFocus } from '../../../kit/parts/row-focus.controller.ts'
import { TableWindow } from '../../../kit/parts/table-window.controller.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { searchWords } from '../../../rows/view/fold.ts'
import { matchMarksStyles } from '../../../rows/view/match-marks.styles.ts'
import { MatchMarks } from '../../../rows/view/match-marks.ts'
import { numberSigns } from '../../../rows/view/number-signs.ts'
import { TableSearch } from '../../../rows/view/table-search.controller.ts'
import { viewedTableStyles } from '../../../rows/view/viewed-table.styles.ts'
import type { FindFailure, OrderChoice } from '../data/find-orders.ts'
import { everything, narrows, nextSort } from '../data/order-choice.ts'
import { columnsOf } from '../data/order-columns.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { ListPlace } from '../data/orders-place.ts'
import type { OrderSource } from '../data/order-source.ts'
import type { LookedUp } from '../data/pasted-numbers.ts'
import { leftText } from './look-note.view.ts'
import { ListWalk } from './list-walk.controller.ts'
import { OrderList } from './order-list.controller.ts'
import { type OrderChanges, OrderLook } from './order-look.controller.ts'
import { countWords } from './orders-bar.view.ts'
import { OrdersFile } from './orders-file.controller.ts'
import { ordersRowsStyles } from './orders-rows.styles.ts'
import { rowsView } from './orders-rows.view.ts'
import { OrderSelection } from './selection.controller.ts'

/** More orders are asked for when fewer than these are left below the window. */
const AHEAD = 40
/** The columns in which the words of a search are marked. */
const searchedColumns = ['of-number', 'of-id', 'of-customer', 'of-changedBy', 'of-note', 'of-extra']

/**
 * Private: a list of orders, with search, filter, order and selection.
 *
 * @fires desk-open-order - An order was chosen; `detail` is its kind and number.
 */
export class OrdersRows extends LitElement {
  static override styles = [base, controls, viewedTableStyles, matchMarksStyles, ...ordersRowsStyles]
  static override properties = {
    lang: { type: String },
    source: { attribute: false },
    place: { attribute: false },
    acts: { attribute: false },
    opensOrders: { attribute: false },
    onAct: { attribute: false },
    onAnswer: { attribute: false },
    onPlace: { attribute: false },
    onLeft: { attribute: false },
    isOpen: { state: true },
  }

  /** Where the orders come from; another source starts the list over. */
  declare source: OrderSource | undefined
  /** What to show of them. Columns that are undefined are the usual ones. */
  declare place: ListPlace
  /** What the clerk may do to many orders: without any, none can be chosen. */
  declare acts: readonly BatchKind[]
  /** Whether to show buttons that open an order: a session may lack the right to read orders. */
  declare opensOrders: boolean
  /** Called to do something to orders. The clerk chooses what if it is undefined. */
  declare onAct: ((kind: BatchKind | undefined, orders: readonly OrderEntry[]) => void) | undefined
  /** Called when the source has answered, or could not, for the first time or again. */
  declare onAnswer: ((failure: FindFailure | undefined) => void) | undefined
  /** Called when the clerk wants to see something else. */
  declare onPlace: ((place: ListPlace) => void) | undefined
  /** Called when orders have left the list, because they no longer belong to it. */
  declare onLeft: (() => void) | undefined
  /** Whether the filters are unfolded on a narrow page. */
  declare private isOpen: boolean

  readonly #l = new Localizer(this)
  readonly #window = new TableWindow(this, () => {
    this.requestUpdate()
    this.performUpdate()
  })
  readonly #columnsChoice = new ColumnsChoice(this)
  readonly #matches = new MatchMarks()
  readonly #status = new QuietStatus(this)
  readonly #file = new OrdersFile(this)
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
  /** The orders beside one of the list. */
  readonly walk = new ListWalk(this, this.#list, this.#focus)
  readonly #look = new OrderLook(this, {
    onScreen: () => this.#onScreen(),
    change: (changes) => this.#change(changes),
  })
  readonly #selection = new OrderSelection(this, {
    shown: () => this.#list.shown,
    page: () => this.#window.page,
    isOn: () => this.acts.length > 0,
    focus: this.#focus,
  })
  #told: FindFailure | undefined

  constructor() {
    super()
    this.place = { choice: everything, columns: undefined }
    this.acts = []
    this.opensOrders = false
    this.isOpen = false
  }

  /** Asks for the list again. Never rejects. */
  async reload(): Promise<void> {
    this.#look.again()
    await this.#list.reload()
  }

  /** Reads the orders on the screen again: they may have changed. */
  lookAgain(): void {
    this.#look.again()
  }

  /** What the list has for a number. */
  lookUp(text: string, signal: AbortSignal): Promise<LookedUp> {
    return this.#list.lookUp(text, signal)
  }

  focusSearch(): void {
    this.#search.focus()
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
    if (changed.has('source') && changed.get('source')) this.#selection.clear()
    // This also runs after a move within the page, which ends what was asked.
    this.#list.follow(this.source, this.place.choice)
    this.#look.follow(this.source)
    if (changed.has('place')) this.#list.choose(this.place.choice)
  }

  override render(): TemplateResult {
    return rowsView(
      {
        list: this.#list,
        look: this.#look,
        selection: this.#selection,
        search: this.#search,
        window: this.#window,
        focus: this.#focus,
        file: this.#file,
        columnsChoice: this.#columnsChoice,
        status: this.#status,
        source: this.source,
        columns: this.#columns,
        acts: this.acts,
        opensOrders: this.opensOrders,
        isOpen: this.isOpen,
        onOpen: () => (this.isOpen = !this.isOpen),
        onChoice: this.#choose,
        onColumns: (columns) => this.#go({ ...this.place, columns }),
        onSort: this.#sortNext,
        onOrder: this.#onOrder,
        onReload: () => void this.reload(),
        onFile: () => void this.#file.save(this.#list.shown, this.#columns, this.#l),
        onClear: this.#clearSelection,
        onKeydown: this.#onKeydown,
        onAct: (kind, orders) => this.onAct?.(kind, orders),
      },
      this.#l,
    )
  }

  protected override updated(): void {
    const { choice, shown, failure } = this.#list
    const words = searchWords(choice.query)
    this.#matches.mark(this.renderRoot, words, searchedColumns, numberSigns(this.#l.lang()).group)
    this.#status.say(this.#spoken())
    if (this.#told !== failure) this.onAnswer?.(failure)
    this.#told = failure
    if (this.#window.rangeOf(shown.length).to + AHEAD >= shown.length) void this.#list.more()
    this.#look.see()
  }

  #spoken(): string {
    const l = this.#l
    const { size } = this.#selection.chosen
    if (size > 0) return l.term('ordersSelected', countText(size, l))
    const left = leftText(this.#look, l)
    if (left !== '') return left
    return narrows(this.#list.choice) && !this.#list.isBusy ? countWords(this.#list, l) : ''
  }

  get #columns(): readonly string[] {
    return columnsOf(this.place.columns, this.#list.loaded)
  }

  #onScreen(): readonly OrderEntry[] {
    const { shown, hasAnswer, isBusy, isAskingMore } = this.#list
    if (!hasAnswer || (isBusy && !isAskingMore)) return []
    const { from, to } = this.#window.rangeOf(shown.length)
    return shown.slice(from, to)
  }

  #change(changes: OrderChanges): void {
    this.#selection.change(changes)
    this.#list.change(changes)
    if ([...changes.values()].includes(undefined)) this.onLeft?.()
  }

  #takeAnswer(isOther: boolean): void {
    if (isOther) this.#window.reset()
    this.#focus.follow(!isOther)
    this.#file.forget()
    this.onAnswer?.(undefined)
  }

  #choose = (choice: OrderChoice): void => this.#go({ ...this.place, choice })

  #go(place: ListPlace): void {
    this.place = place
    this.onPlace?.(place)
  }

  #sortNext = (by: string): void => {
    const { choice } = this.#list
    this.#choose({ ...choice, sort: nextSort(choice.sort, by) })
  }

  #onOrder = (event: Event, id: string): void => openOrder(this, event, id)

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
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-orders-rows': OrdersRows
  }
}

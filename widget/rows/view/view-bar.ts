import { LitElement, type PropertyValues } from 'lit'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import { Localizer } from '../../locales/localizer.ts'
import { askDesk } from '../../kit/parts/command.ts'
import { adoptStyles } from '../../kit/parts/adopt-styles.ts'
import type { RowsSource } from '../../kit/parts/rows-in-view.ts'
import { base } from '../../kit/styles/base.styles.ts'
import { controls } from '../../kit/styles/controls.styles.ts'
import { matchMarksStyles } from './match-marks.styles.ts'
import { MatchMarks } from './match-marks.ts'
import { searchWords } from './fold.ts'
import { numberSigns } from './number-signs.ts'
import { searchedColumns } from './row-texts.ts'
import { saveFile } from './save-file.ts'
import { isSearchKey } from '../../kit/parts/search-key.ts'
import { type RowsView, readSource } from './view.store.ts'
import { viewBarStyles } from './view-bar.styles.ts'
import { type Exported, viewBar } from './view-bar.view.ts'
import { hidesRows } from './rows-view.ts'

/** Screen readers get the number of rows once, when the clerk stops typing. */
const QUIET_MS = 700

/** Private: searches, filters, sorts and exports the rows below it. Nothing is sent or changed from here. */
export class ViewBar extends LitElement {
  static override styles = [base, controls, viewBarStyles]
  static override properties = {
    lang: { type: String },
    view: { attribute: false },
    store: { attribute: false },
    rows: { attribute: false },
    orderId: { attribute: false },
    currency: { attribute: false },
    isOpened: { state: true },
    announcement: { state: true },
    exported: { state: true },
  }

  /** Undefined until the view has loaded. */
  declare view: RowsView | undefined
  /** The changes of the rows; undefined while they are only read. */
  declare store: ChangesStore | undefined
  /** The order's rows, for an order that is only read. */
  declare rows: readonly OrderRow[]
  declare orderId: string
  /** ISO 4217. */
  declare currency: string
  /** Whether the clerk has unfolded it. */
  declare private isOpened: boolean
  declare private announcement: string
  /** The outcome of the last export, until the view or the rows change. */
  declare private exported: Exported | undefined

  readonly #l = new Localizer(this)
  readonly #marks = new MatchMarks()
  readonly #tableUpdates = { hostUpdated: () => this.#mark() }
  #followed: { view?: RowsView | undefined; store?: ChangesStore | undefined } = {}
  #table: LitElement | undefined
  #root: Node | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #counted = ''

  constructor() {
    super()
    this.isOpened = false
    this.announcement = ''
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#root = this.getRootNode()
    // Runs before the grid sees the key, which would type it into a cell.
    this.#root.addEventListener('keydown', this.#onDeskKey, { capture: true })
    this.requestUpdate()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#root?.removeEventListener('keydown', this.#onDeskKey, { capture: true })
    clearTimeout(this.#timer)
    this.#follow(undefined, undefined)
    this.#followTable(undefined)
    this.#marks.clear()
  }

  /** Shows the search and focuses its field. */
  async openSearch(): Promise<void> {
    this.isOpened = true
    await this.updateComplete
    const field = this.renderRoot.querySelector('input')
    field?.focus()
    field?.select()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return
    if (changed.has('view') && changed.get('view')) this.isOpened = false
    this.#follow(this.view, this.store)
    this.toggleAttribute('opened', this.isOpened)
  }

  override render(): unknown {
    const { view, store } = this
    if (!view) return undefined
    const l = this.#l
    const source = this.#source
    const shown = view.current(source, l).length
    return viewBar(
      {
        query: view.query,
        shown,
        all: source.rows.length,
        hides: hidesRows(view.query),
        canChange: store !== undefined,
        isOpened: this.isOpened,
        announcement: this.announcement,
        exported: this.exported,
        onOpen: () => void this.openSearch(),
        onFocus: () => void view.prepare(source, l),
        onText: (text) => view.ask({ text }),
        onKeydown: this.#onKeydown,
        onFilter: (filter) => view.ask({ filter }),
        onSort: (sort) => view.ask({ sort }),
        onShowAll: this.#onShowAll,
        onExport: () => void this.#export(),
      },
      l,
    )
  }

  protected override updated(): void {
    const section = this.closest('section')
    // For a while both exist, and the grid is the one that stays.
    const table =
      section?.querySelector<LitElement>('order-admin-row-grid') ??
      section?.querySelector<LitElement>('order-admin-row-table')
    this.#followTable(this.view ? (table ?? undefined) : undefined)
    this.#count()
  }

  get #source(): RowsSource {
    return this.store ?? readSource(this.rows)
  }

  #follow(view: RowsView | undefined, store: ChangesStore | undefined): void {
    if (view === this.#followed.view && store === this.#followed.store) return
    this.#followed.view?.removeEventListener('change', this.#changed)
    this.#followed.view?.removeEventListener('revealed', this.#revealed)
    this.#followed.store?.removeEventListener('change', this.#changed)
    this.#followed = { view, store }
    view?.addEventListener('change', this.#changed)
    view?.addEventListener('revealed', this.#revealed)
    store?.addEventListener('change', this.#changed)
  }

  #revealed = (): void => {
    clearTimeout(this.#timer)
    this.announcement = this.#l.term('viewCleared')
  }

  #changed = (): void => {
    this.exported = undefined
    this.requestUpdate()
  }

  /** Marks the matches each time the table has rendered other rows. */
  #followTable(table: LitElement | undefined): void {
    if (table === this.#table) return
    this.#table?.removeController(this.#tableUpdates)
    this.#table = table
    table?.addController(this.#tableUpdates)
    this.#mark()
  }

  #mark(): void {
    const words = this.view ? searchWords(this.view.query.text) : []
    const root = this.#table?.renderRoot
    // Not with the table's other styles: they would delay the opening of each order, even without a search.
    if (root && words.length > 0) adoptStyles(root.getRootNode(), [matchMarksStyles])
    this.#marks.mark(root, words, searchedColumns, numberSigns(this.#l.lang()).group)
  }

  /** Announces the number of rows once it has stopped changing. */
  #count(): void {
    const { view } = this
    const { rows } = this.#source
    const isCounted = view && hidesRows(view.query)
    const words = isCounted ? this.#countWords(view.current(this.#source, this.#l).length, rows.length) : ''
    if (words === this.#counted) return
    this.#counted = words
    clearTimeout(this.#timer)
    if (words) this.#timer = setTimeout(() => (this.announcement = words), QUIET_MS)
  }

  #countWords(shown: number, all: number): string {
    const l = this.#l
    return l.term('rowsFound', l.format(100 * shown, 'plain'), l.format(100 * all, 'plain'))
  }

  #onDeskKey = (event: Event): void => {
    if (!this.view || !isSearchKey(event as KeyboardEvent)) return
    event.preventDefault()
    event.stopPropagation()
    void this.openSearch()
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const { view } = this
    if (!view || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (view.query.text === '') this.#leave()
      else view.ask({ text: '' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      this.#goToFirst()
    }
  }

  #leave(): void {
    this.isOpened = false
    askDesk(this, { do: 'take-focus' })
  }

  #goToFirst(): void {
    const [first] = this.view!.current(this.#source, this.#l)
    if (!first) return
    if (this.store) {
      askDesk(this, { do: 'show-row', key: first.key })
      return
    }
    const row = this.#table?.querySelector<HTMLElement>('tbody tr')
    if (!row) return
    row.tabIndex = -1
    row.focus()
  }

  #onShowAll = (): void => {
    this.view?.showAll()
    this.renderRoot.querySelector('input')?.focus()
  }

  async #export(): Promise<void> {
    const { view, store } = this
    if (!view) return
    const l = this.#l
    const file = `order-${this.orderId}-rows.csv`
    try {
      const { rowsCsv } = await import('./rows-csv.ts')
      const rows = view.current(this.#source, l)
      saveFile(file, rowsCsv(rows, this.currency, l))
      const unsaved = store ? rows.filter(({ is }) => is !== 'same' && is !== 'cancelled').length : 0
      this.exported = { is: 'done', file, count: rows.length, unsaved }
    } catch {
      this.exported = { is: 'failed' }
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-view': ViewBar
  }
}

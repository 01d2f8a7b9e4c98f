import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { parseTyped } from '../../../kit/format/parse-amount.ts'
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
import { DayItems } from '../data/day-items.ts'
import type { JournalReading } from '../data/journal-data.ts'
import { JournalFacets } from '../data/journal-facets.ts'
import { isFiltered, type JournalFilter, withFilter } from '../data/journal-filter.ts'
import type { Opens } from '../data/opened-of.ts'
import { type ChangesColumn, changesColumns } from '../words/changes-terms.ts'
import { changesBar, countWords } from './changes-bar.view.ts'
import { changesRowsStyles } from './changes-rows.styles.ts'
import { changesTable } from './changes-table.view.ts'

/** The columns in which the words of a search are marked. */
const searchedColumns = ['subject', 'who', 'reason']

/**
 * Private: the entries of a period, by day, with search and filters. It fetches nothing.
 *
 * @fires desk-open-order - An entry's order was chosen; `detail` is its kind and number.
 */
export class ChangesRows extends LitElement {
  static override styles = [base, controls, matchMarksStyles, ...changesRowsStyles]
  static override properties = {
    lang: { type: String },
    reading: { attribute: false },
    hasCreditWords: { attribute: false },
    opens: { attribute: false },
    filter: { state: true },
    columns: { state: true },
    minimum: { state: true },
    isOpen: { state: true },
    file: { state: true },
  }

  declare reading: JournalReading
  /** Whether the words of the credit desk are loaded. */
  declare hasCreditWords: boolean
  /** Which orders have a button that opens them: a session may lack the right to read some. */
  declare opens: Opens
  declare private filter: JournalFilter
  /** The clerk's columns, in order. They stay as long as the element does. */
  declare private columns: readonly ChangesColumn[]
  /** The text of the field for the least change of the amount. */
  declare private minimum: string
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
    count: () => this.#shown.items.length,
    page: () => this.#window.page,
    unfold: (item, isUnfolded) => this.#unfold(item, isUnfolded),
  })
  readonly #search = new TableSearch(this, {
    text: () => this.filter.search ?? '',
    search: (text) => this.#choose({ search: text }),
    go: (item) => this.#focus.go(item),
  })
  #shown = new DayItems({})
  #facets = new JournalFacets()
  #unfolded: ReadonlySet<number> = new Set()

  constructor() {
    super()
    this.hasCreditWords = false
    this.filter = {}
    this.columns = changesColumns
    this.minimum = ''
    this.isOpen = false
    this.file = 'none'
  }

  /** Shows the entries of one outcome only, and moves the focus to the first of them. */
  showOutcome(outcome: NonNullable<JournalFilter['outcome']>): void {
    this.minimum = ''
    this.filter = { outcome }
    this.scrollIntoView({ block: 'nearest' })
    this.#focus.go(0)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#matches.clear()
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { reading } = this
    const before = changed.get('reading') as JournalReading | undefined
    const isOther = changed.has('reading') && before?.entries !== reading.entries
    if (isOther) this.#facets = new JournalFacets()
    if (isOther || changed.has('filter')) this.#startOver()
    this.#facets.take(reading.entries, reading.count)
    this.#shown.take(reading.entries, reading.count)
  }

  override render(): TemplateResult {
    const l = this.#l
    const { reading, filter, minimum } = this
    return html`<div class="rows-part">
        ${changesBar(
          {
            filter,
            facets: this.#facets,
            hasCreditWords: this.hasCreditWords,
            minimum,
            isMinimumWrong: minimum.trim() !== '' && filter.minimum === undefined,
            shown: this.#shown.count,
            all: reading.count,
            isReading: reading.is === 'reading',
            isOpen: this.isOpen,
            isSaving: this.file === 'made',
            onOpen: () => (this.isOpen = !this.isOpen),
            onFilter: this.#choose,
            onMinimum: this.#chooseMinimum,
            onClear: this.#clear,
            searchField: this.#search.field(l.term('journalSearch')),
            onColumns: () => void this.#columnsChoice.open(),
            onFile: () => void this.#save(),
          },
          l,
        )}
        ${this.file === 'failed' ? html`<p class="note" data-tone="warning" role="alert">${l.term('journalFileFailed')}</p>` : nothing}
        ${this.#columnsChoice.note(l)} ${this.#content()} ${this.#status.region()}
      </div>
      ${this.#columnsChoice.dialog(
        {
          columns: this.columns,
          all: changesColumns,
          usual: changesColumns,
          nameOf: (column) => l.term('journalColumn', column),
          onColumns: (columns) => (this.columns = columns),
        },
        l,
      )}`
  }

  #content(): unknown {
    const l = this.#l
    const { items } = this.#shown
    if (items.length === 0) {
      return html`<p class="none-found" tabindex="-1">
        ${isFiltered(this.filter) ? l.term('journalNoMatch') : nothing}
      </p>`
    }
    return html`<div
        class="box ${items.length > LONG_TABLE ? 'long' : ''}"
        @scroll=${{ handleEvent: this.#window.look, passive: true }}
        @keydown=${this.#focus.onKeydown}
        @focusin=${this.#focus.onFocusin}
      >
        ${changesTable(
          {
            items,
            columns: this.columns,
            pieces: this.#window.pieces(items.length, this.#focus.active),
            active: this.#focus.active,
            unfolded: this.#unfolded,
            digits: this.#facets.digits,
            isReading: this.reading.is === 'reading',
            hasCreditWords: this.hasCreditWords,
            opens: this.opens,
            onUnfold: (item) => this.#unfold(item),
            onOrder: (event, { id, kind }) => openOrder(this, event, id, kind),
          },
          l,
        )}
      </div>
      ${
        items.length > PRINTED_ROWS
          ? html`<p class="on-paper">
              ${l.term('journalPrinted', countText(this.#printed, l), countText(this.#shown.count, l))}
            </p>`
          : nothing
      }`
  }

  protected override updated(): void {
    const words = searchWords(this.filter.search ?? '')
    this.#matches.mark(this.renderRoot, words, searchedColumns, numberSigns(this.#l.lang()).group)
    const isCounted = isFiltered(this.filter)
    this.#status.say(isCounted ? countWords(this.#shown.count, this.reading.count, this.#l) : '')
  }

  /** The entries among the items that are printed. */
  get #printed(): number {
    return this.#shown.items.slice(0, PRINTED_ROWS).filter((item) => 'entry' in item).length
  }

  #startOver(): void {
    this.#shown = new DayItems(this.filter)
    this.#unfolded = new Set()
    this.#window.reset()
    this.#focus.follow(false)
    this.file = 'none'
  }

  #choose = (changes: Partial<Record<keyof JournalFilter, unknown>>): void => {
    this.filter = withFilter(this.filter, changes)
  }

  /** Reads the amount as the clerk's language writes it. One that cannot be read narrows nothing, and is told. */
  #chooseMinimum = (text: string): void => {
    this.minimum = text
    const minimum = parseTyped(text, this.#l.lang())
    const isAmount = typeof minimum !== 'string' && minimum >= 0
    this.#choose({ minimum: isAmount ? minimum : undefined })
  }

  #clear = (): void => {
    this.filter = {}
    this.minimum = ''
    this.#search.focus()
  }

  #unfold = (item: number, isUnfolded = !this.#unfolded.has(item)): void => {
    const at = this.#shown.items[item]
    if (!at || !('entry' in at)) return
    const unfolded = new Set(this.#unfolded)
    if (isUnfolded) unfolded.add(item)
    else unfolded.delete(item)
    if (!isUnfolded) this.#window.heights.unfold(item, 0)
    this.#unfolded = unfolded
    this.requestUpdate()
  }

  /** Saves the entries that the filters let through. */
  async #save(): Promise<void> {
    if (this.file === 'made') return
    this.file = 'made'
    try {
      const { changesCsv } = await import('./changes-csv.ts')
      const { from, to } = this.reading.period
      saveFile(`changes-${from}-${to}.csv`, changesCsv(this.#shown.entries, this.hasCreditWords, this.#l))
      this.file = 'none'
    } catch {
      this.file = 'failed'
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-changes-rows': ChangesRows
  }
}

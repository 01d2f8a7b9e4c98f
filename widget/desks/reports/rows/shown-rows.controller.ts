import type { LitElement, ReactiveController } from 'lit'
import { LONG_TABLE } from '../../../kit/parts/row-columns.ts'
import type { DayReading, DayReport, ReportColumn, RowsChoice } from '../data/report-data.ts'
import { emptyColumns } from './empty-columns.ts'
import { PRINTED_ROWS } from '../../../kit/parts/table-window.ts'
import type { LoadedRows } from './loaded-rows.ts'
import { RowItems } from './row-items.ts'
import { growsAtEnd } from './rows-choice.ts'
import { type Facets, type FoundRows, RowsFinder } from './rows-finder.ts'
import type { TableWindow } from '../../../kit/parts/table-window.controller.ts'

/** The shortest time between two queries while a report is read, in milliseconds. */
const GROWTH_MS = 250
/** The number of first rows that show for most columns that they have values. */
const KNOWN_ROWS = 50

/**
 * The effect of an answer: `other` rows are shown, `more` of them follow below, or more of them come `between`, so that
 * a place may have another row.
 */
export type RowsChange = 'other' | 'more' | 'between'

/** The rows on the screen: queries them, again while the report grows, and loads those in the window. */
export class ShownRows implements ReactiveController {
  readonly #host: LitElement
  readonly #window: TableWindow
  readonly #onAnswer: (change: RowsChange) => void
  #finder: RowsFinder | undefined
  #choice: RowsChoice = {}
  /** The choice that the rows on the screen answer. */
  #answered: RowsChoice | undefined
  #rows: LoadedRows | undefined
  #items: RowItems | undefined
  #empty: ReadonlySet<ReportColumn> = new Set()
  #isShown = false
  #isEnded = false
  #growth: ReturnType<typeof setTimeout> | undefined

  constructor(host: LitElement, window: TableWindow, onAnswer: (change: RowsChange) => void) {
    this.#host = host
    this.#window = window
    this.#onAnswer = onAnswer
    host.addController(this)
  }

  /** Undefined until the first answer. */
  get rows(): LoadedRows | undefined {
    return this.#rows
  }

  /** Undefined until it is also known which columns are empty, unless the report is still being read. */
  get items(): RowItems | undefined {
    return this.#isShown ? this.#items : undefined
  }

  get facets(): Facets | undefined {
    return this.#finder?.found?.facets
  }

  get hasFailed(): boolean {
    return this.#finder?.hasFailed ?? false
  }

  /** Columns without a value in any row, as far as they were checked. */
  get empty(): ReadonlySet<ReportColumn> {
    return this.#empty
  }

  hostDisconnected(): void {
    this.#leave()
  }

  /** Whether balance rows are shown. They come below all other rows, so they wait until no more of those come. */
  set isEnded(isEnded: boolean) {
    if (isEnded === this.#isEnded) return
    this.#isEnded = isEnded
    if (this.#rows) this.#items = this.#itemsOf(this.#rows)
  }

  /** Takes the rows of another day or client. */
  follow(day: DayReport | undefined, client: number): void {
    this.#leave()
    this.#window.reset()
    if (!day) return
    const finder = new RowsFinder(day, client, () => this.#take(finder), this.#update)
    this.#finder = finder
  }

  /** Asks for the rows of a choice; while the choice is the same object, they only grow. */
  ask(choice: RowsChoice = this.#choice): void {
    clearTimeout(this.#growth)
    this.#growth = undefined
    this.#choice = choice
    const isSame = this.#answered === choice
    const { from, to } = isSame && this.#items ? this.#rowRange(this.#items) : { from: 0, to: 2 * LONG_TABLE }
    this.#finder?.find(choice, from, to)
  }

  /** Queries rows that have arrived. Sorted and grouped ones wait for the end, because they would jump. */
  grow(before: DayReading | undefined, now: DayReading | undefined): void {
    const { client } = this.#finder ?? {}
    if (client === undefined) return
    if (now?.isWhole && !before?.isWhole) return this.ask()
    const hasMore = before?.clients[client]?.rowCount !== now?.clients[client]?.rowCount
    if (!hasMore || !growsAtEnd(this.#choice)) return
    this.#growth ??= setTimeout(() => this.ask(), this.#rows ? GROWTH_MS : 0)
  }

  /** Loads the rows of the window, of the active item, and for printing. */
  load(active: number, isWhole: boolean): void {
    const [rows, items] = [this.#rows, this.#items]
    if (!rows || !items) return
    const { from, to } = this.#rowRange(items)
    void rows.load(from, to)
    const kept = items.rowsBetween(active, active + 1)
    void rows.load(kept.from, kept.to)
    if (isWhole) void rows.load(0, PRINTED_ROWS)
  }

  /** Checks which of these columns have no value in any row. */
  async lookForEmpty(columns: readonly ReportColumn[]): Promise<void> {
    const [finder, rows] = [this.#finder, this.#rows]
    if (!finder || !rows) return
    const known = Array.from({ length: KNOWN_ROWS }, (_, index) => rows.at(index) ?? [])
    try {
      const empty = await emptyColumns(finder.day, finder.client, columns, known.flat())
      if (finder === this.#finder) this.#empty = new Set([...this.#empty, ...empty])
    } catch {
      // The day was closed meanwhile.
    }
    if (finder === this.#finder) this.show()
  }

  /** Shows the current result. */
  show(): void {
    this.#isShown = true
    this.#update()
  }

  #leave(): void {
    clearTimeout(this.#growth)
    this.#growth = undefined
    this.#finder?.stop()
    this.#finder = undefined
    this.#rows = undefined
    this.#items = undefined
    this.#answered = undefined
    this.#isShown = false
    this.#empty = new Set()
  }

  #take(finder: RowsFinder): void {
    const { found } = finder
    if (found && found.rows !== this.#rows) {
      const change = this.#changeTo(found)
      this.#rows = found.rows
      this.#items = this.#itemsOf(found.rows)
      this.#answered = found.choice
      if (change === 'other') this.#window.reset()
      else if (change === 'between') this.#window.heights.clear()
      this.#onAnswer(change)
    }
    this.#update()
  }

  #itemsOf({ view }: LoadedRows): RowItems {
    const { count, groups, balances } = view
    return this.#isEnded || !balances
      ? new RowItems(view)
      : new RowItems({ count: count - balances.count, groups, balances: undefined })
  }

  #changeTo({ choice, rows }: FoundRows): RowsChange {
    if (this.#answered !== choice) return 'other'
    const hasMore = rows.view.count !== this.#rows?.view.count
    return hasMore && !growsAtEnd(choice) ? 'between' : 'more'
  }

  #rowRange(items: RowItems): { from: number; to: number } {
    const { from, to } = this.#window.rangeOf(items.length)
    return items.rowsBetween(from, to)
  }

  #update = (): void => this.#host.requestUpdate()
}

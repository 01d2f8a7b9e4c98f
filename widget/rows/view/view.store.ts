import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { RowKey } from '../changes/changes.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { adoptStyles } from '../../kit/parts/adopt-styles.ts'
import type { RowColumn } from '../../kit/parts/row-column.ts'
import type { RowsInView, RowsSource, SortHeads } from '../../kit/parts/rows-in-view.ts'
import { numberSigns } from './number-signs.ts'
import { RowTexts } from './row-texts.ts'
import type { ColumnName, Sort } from './rows-sort.ts'
import { everything, hidesRows, holdPlace, isChanged, rowsInView, type RowsQuery } from './rows-view.ts'
import { goUp, sortHead } from './sort-head.ts'
import { viewedTableStyles } from './viewed-table.styles.ts'

/** So few that no frame is late. */
const PREPARED_AT_ONCE = 500

/** The last result, with its input. */
interface Shown {
  query: RowsQuery
  of: readonly StagedRow[]
  lang: string
  active: RowKey | undefined
  rows: readonly StagedRow[]
  /** The new rows when the query was made: rows that are added later are shown under any query. */
  added: ReadonlySet<RowKey>
}

/** The view of one order's rows: the query, and the rows that it finds. */
export class RowsView extends EventTarget implements RowsInView {
  #query = everything
  #shown: Shown | undefined
  #read: { of: readonly StagedRow[]; rows: readonly OrderRow[] } | undefined
  readonly #texts = new RowTexts()
  readonly tableHeads = this.#heads('name')
  readonly gridHeads = this.#heads(undefined)

  get query(): RowsQuery {
    return this.#query
  }

  /** Changes the query. Rows that kept their place give it up. */
  ask(query: Partial<RowsQuery>): void {
    this.#query = { ...this.#query, ...query }
    this.#notify()
  }

  /** Ends the search and the filter. The order stays. */
  showAll(): void {
    this.ask({ text: '', filter: 'all' })
  }

  rowsOf(source: RowsSource, l: Localizer, active: RowKey | undefined): readonly StagedRow[] {
    const { rows } = source
    const lang = l.lang()
    const last = this.#shown
    const query = this.#query
    if (last?.query === query && last.of === rows && last.lang === lang && last.active === active) {
      return last.rows
    }
    const isSame = last?.query === query
    const { decimal } = numberSigns(lang)
    const added = isSame ? last.added : new Set(rows.flatMap(({ is, key }) => (is === 'new' ? key : [])))
    const held = isSame && active && last.rows.some(({ key }) => key === active) ? active : undefined
    const found = rowsInView(rows, query, {
      lang,
      textOf: (row) => this.#texts.of(row, decimal),
      disputed: new Set(source.conflicts.map(({ before }) => before.OrderRowId)),
      kept: ({ key, is }) => key === held || (is === 'new' && !added.has(key)),
    })
    const isMoved = query.sort !== undefined || query.text.trim() !== ''
    const shown = held && isMoved ? holdPlace(found, last!.rows, held) : found
    this.#shown = { query, of: rows, lang, active, rows: shown, added }
    return shown
  }

  /** {@link rowsOf} with the row that the clerk was last in. */
  current(source: RowsSource, l: Localizer): readonly StagedRow[] {
    return this.rowsOf(source, l, this.#shown?.active)
  }

  /** Writes the texts of a search before its first key, a few at a time. */
  async prepare({ rows }: RowsSource, l: Localizer): Promise<void> {
    const { decimal } = numberSigns(l.lang())
    for (let from = 0; from < rows.length; from += PREPARED_AT_ONCE) {
      for (const row of rows.slice(from, from + PREPARED_AT_ONCE)) this.#texts.of(row, decimal)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  readRows(rows: readonly OrderRow[], l: Localizer): readonly OrderRow[] {
    const shown = this.current(readSource(rows), l)
    if (this.#read?.of !== shown)
      this.#read = { of: shown, rows: shown.flatMap(({ before }) => before ?? []) }
    return this.#read.rows
  }

  hiddenChanges(source: RowsSource, l: Localizer): number {
    if (!hidesRows(this.#query)) return 0
    const shown = new Set(this.current(source, l).map(({ key }) => key))
    return source.rows.filter((row) => isChanged(row) && !shown.has(row.key)).length
  }

  reveal(key: RowKey, source: RowsSource, l: Localizer): void {
    const isOf = (row: StagedRow) => row.key === key
    if (!source.rows.some(isOf) || this.current(source, l).some(isOf)) return
    this.showAll()
    this.dispatchEvent(new Event('revealed'))
  }

  goUp(event: KeyboardEvent): boolean {
    return goUp(event)
  }

  /** @param tabStop the head that Tab leads to at first */
  #heads(tabStop: ColumnName | undefined): SortHeads {
    const sortedBy = (column: RowColumn) => this.#sortedBy(column)
    return {
      dress: (root) => adoptStyles(root, [viewedTableStyles]),
      sortedBy,
      head: (column, l) =>
        sortHead({
          label: l.term(column.label),
          hint: l.term('sortHint', l.term(column.label)),
          sorted: sortedBy(column),
          isTabStop: column.name === tabStop,
          onSort: () => this.#sortNext(column),
        }),
    }
  }

  #sortedBy({ name }: RowColumn): Sort['direction'] | undefined {
    const { sort } = this.#query
    return sort?.column === name ? sort.direction : undefined
  }

  /** Ascending, descending, and back to the provider's order. */
  #sortNext(column: RowColumn): void {
    const next = { none: 'ascending', ascending: 'descending', descending: undefined } as const
    const direction = next[this.#sortedBy(column) ?? 'none']
    this.ask({ sort: direction && { column: column.name, direction } })
  }

  #notify(): void {
    this.dispatchEvent(new Event('change'))
  }
}

// The rows of an order that is only read, as a view takes them: made once for each row and each array of rows.
const readOnes = new WeakMap<OrderRow, StagedRow>()
const readSources = new WeakMap<readonly OrderRow[], RowsSource>()

/** The rows of an order that is only read. */
export function readSource(rows: readonly OrderRow[]): RowsSource {
  const known = readSources.get(rows)
  if (known) return known
  const source = { rows: rows.map(readRow), conflicts: [] }
  readSources.set(rows, source)
  return source
}

function readRow(row: OrderRow): StagedRow {
  const known = readOnes.get(row)
  if (known) return known
  const is = row.IsCancelled ? 'cancelled' : 'same'
  const key: RowKey = `id-${String(row.OrderRowId)}`
  const made: StagedRow = { key, row, before: row, is, unread: {}, problems: {}, isOpen: false }
  readOnes.set(row, made)
  return made
}

/** What tables of rows know of their view: which rows are shown, and in which order. The view itself loads later. */
import type { Long } from '../../../shared/domain/values/long.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { RowKey } from '../../rows/changes/changes.ts'
import type { StagedRow } from '../../rows/changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import type { RowColumn } from './row-column.ts'

/** From this number of rows on, the search is in view where there is room for it. */
export const SEARCHED_FROM = 10

/** The rows that a view chooses from, as a store of changes has them. */
export interface RowsSource {
  rows: readonly StagedRow[]
  /** Rows that need a decision. */
  conflicts: readonly { before: { OrderRowId: Long } }[]
}

/** The heads of columns, by which a table is sorted. */
export interface SortHeads {
  /** Gives a table's tree the styles of these heads before it renders them; later, its columns would change width. */
  dress(root: Node): void
  /** For `aria-sort`; undefined while the table is not sorted by the column. */
  sortedBy(column: RowColumn): 'ascending' | 'descending' | undefined
  /** The content of a column's head. */
  head(column: RowColumn, l: Localizer): unknown
}

/** Search, filter and order of the rows on the screen. They never change what is sent. It reports `change`. */
export interface RowsInView extends EventTarget {
  /** The heads of a table, of which Tab leads to one. */
  readonly tableHeads: SortHeads
  /** The heads of a grid, to which only its own keys lead. */
  readonly gridHeads: SortHeads
  /** Leads from the first row of a grid up to the head of the column. @returns whether the key was used */
  goUp(event: KeyboardEvent): boolean
  /**
   * The rows to show. Without a search, filter or order these are the given rows themselves.
   * @param active the row that the clerk is in: it keeps its place until the view changes or the clerk leaves it
   */
  rowsOf(source: RowsSource, l: Localizer, active: RowKey | undefined): readonly StagedRow[]
  /** The rows to show of an order that is only read. */
  readRows(rows: readonly OrderRow[], l: Localizer): readonly OrderRow[]
  /** How many rows with changes are hidden. They are saved all the same. */
  hiddenChanges(source: RowsSource, l: Localizer): number
  /** Shows all rows if this one is hidden, and reports `revealed`. */
  reveal(key: RowKey, source: RowsSource, l: Localizer): void
}

/** The marks of what others changed and the clerk has not seen yet. Types only: what makes them loads later. */
import type { TemplateResult } from 'lit'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { RowColumn } from './row-column.ts'

/** The mark of one row. */
export interface RowMark {
  /** The columns whose values others changed; empty if the row is new or cancelled. */
  columns: ReadonlySet<RowColumn['name']>
  /** Who did what, when: read out with the row's name, and shown while the row is pointed at or has the focus. */
  words: TemplateResult
}

export interface RowMarks {
  /** Who made the changes, in words. */
  who: string
  /** Whether that is this clerk in another window. */
  isYou: boolean
  /** Whether the order's amount was changed. */
  hasAmount: boolean
  of(row: Long): RowMark | undefined
}

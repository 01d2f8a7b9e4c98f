/** The marks of other people's changes that the clerk has not seen yet. Types only: the code loads later. */
import type { TemplateResult } from 'lit'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { RowColumn } from './row-column.ts'

/** The mark of one row. */
export interface RowMark {
  /** The columns whose values others changed; empty if the row is new or cancelled. */
  columns: ReadonlySet<RowColumn['name']>
  /** Who changed what, and when: read out with the row's name, and shown while the row is pointed at or focused. */
  words: TemplateResult
}

export interface RowMarks {
  /** The names of the authors, in words. */
  who: string
  /** Whether the author is this clerk in another window. */
  isYou: boolean
  /** Whether the order's amount was changed. */
  hasAmount: boolean
  of(row: Long): RowMark | undefined
}

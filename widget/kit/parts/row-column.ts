import type { RowField } from '../../rows/changes/row-field.ts'

type ColumnName = 'id' | 'article' | 'name' | 'quantity' | 'unit' | 'price' | 'discount' | 'vat' | 'amount'

export interface RowColumn {
  /** Also the column's CSS class. */
  name: ColumnName
  kind: 'text' | 'number'
  /** The term in the table head. */
  label: Exclude<ColumnName, 'id'> | 'rowId'
  /** The field that the column edits, if any. */
  field?: RowField
}

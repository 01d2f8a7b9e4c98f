/** A clerk's actions on a row of the table, as steps of the store. */
import type { Localizer } from '../../locales/localizer.ts'
import { parseTyped } from '../../kit/format/parse-amount.ts'
import { cellText, readCell } from './cells.ts'
import type { ChangesStore } from './changes.store.ts'
import {
  addRows,
  type Changes,
  cancelRow,
  copyOf,
  editNewRow,
  editRow,
  insertRow,
  keepRow,
  keepUnread,
  removeNewRow,
  type RowKey,
} from './changes.ts'
import { newKey } from './new-key.ts'
import type { RowField } from './row-field.ts'
import type { StagedRow } from './staged-rows.ts'

/** The text of a cell's editor, including a text that could not be read. */
export function editText({ row, unread }: StagedRow, field: RowField, l: Localizer): string {
  return unread[field]?.text ?? cellText(row, field, (value, style) => l.format(value, style))
}

/**
 * Sets a cell's text. A text that cannot be read stays in the cell until it is corrected.
 * @param row the row when the edit began: the order may have been reloaded since
 */
export function setCell(
  store: ChangesStore,
  row: StagedRow,
  field: RowField,
  text: string,
  l: Localizer,
): void {
  const { how } = cellStep(store, row, field, text, l)
  if (row.before) store.changeRow(row.before, how)
  else store.change(how)
}

/** Previews a cell's text in the totals, as long as it can be read. */
export function typeCell(
  store: ChangesStore,
  row: StagedRow,
  field: RowField,
  text: string,
  l: Localizer,
): void {
  const { isRead, how } = cellStep(store, row, field, text, l)
  // A row that was reloaded since may have to be merged, which happens when the text is entered.
  const isCurrent = !row.before || store.order.OrderRows.includes(row.before)
  store.type(isRead && isCurrent ? how : undefined)
}

function cellStep(
  store: ChangesStore,
  { key, row, before }: StagedRow,
  field: RowField,
  text: string,
  l: Localizer,
): { isRead: boolean; how(changes: Changes): Changes } {
  const read = readCell(row, field, text, store.order.Currency, (typed) => parseTyped(typed, l.lang()))
  return {
    isRead: read.ok,
    how: (changes) => {
      if (!read.ok) return keepUnread(changes, before ?? key, field, { text, problem: read.reason })
      return before ? editRow(changes, before, read.value) : editNewRow(changes, key, read.value)
    },
  }
}

/** Adds a copy of the row. @returns the new row's key */
export function duplicate(store: ChangesStore, { key, row }: StagedRow): RowKey {
  const made = newKey()
  store.change((changes) => insertRow(changes, key, copyOf(row), made))
  return made
}

/** Cancels one of the order's rows, or keeps it after all; removes a new row. */
export function toggleCancelled(store: ChangesStore, { key, before, is }: StagedRow): void {
  store.change((changes) => {
    if (!before) return removeNewRow(changes, key)
    return is === 'cancelling' ? keepRow(changes, before) : cancelRow(changes, before)
  })
}

/** Adds an empty row to fill in. @returns its key */
export function addBlankRow(store: ChangesStore): RowKey {
  const VatPercent = store.usualVatPercent
  const made = newKey()
  const blank = { Name: '', Quantity: 100, UnitPrice: 0, ...(VatPercent !== undefined && { VatPercent }) }
  store.change((changes) => addRows(changes, [blank], [made]))
  return made
}

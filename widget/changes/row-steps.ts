/** What a clerk does to a row in the table, as steps of the store. */
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
import type { ChangesStore } from './changes.store.ts'
import { newKey } from './new-key.ts'
import { cellText, readCell } from './cells.ts'
import type { StagedRow } from './staged-rows.ts'
import type { Localizer } from '../locales/localizer.ts'
import { usualVatPercent } from './order-amounts.ts'
import type { RowField } from './row-draft.ts'

/** What a cell says to the one who edits it: also what was written there and could not be read. */
export function editText({ row, unread }: StagedRow, field: RowField, l: Localizer): string {
  return unread[field]?.text ?? cellText(row, field, (value, style) => l.format(value, style))
}

/**
 * Puts a text into a cell; one that cannot be read stays there until it is put right.
 * @param row as it was when the clerk began to write: the order may have been read again since
 */
export function setCell(
  store: ChangesStore,
  { key, row, before }: StagedRow,
  field: RowField,
  text: string,
  l: Localizer,
): void {
  const read = readCell(row, field, text, store.order.Currency, (typed) => l.parse(typed))
  const how = (changes: Changes): Changes => {
    if (!read.ok) return keepUnread(changes, before ?? key, field, { text, problem: read.reason })
    return before ? editRow(changes, before, read.value) : editNewRow(changes, key, read.value)
  }
  if (before) store.changeRow(before, how)
  else store.change(how)
}

/** A row like this one, as a new one. */
export function duplicate(store: ChangesStore, { key, row }: StagedRow): RowKey {
  const made = newKey()
  store.change((changes) => insertRow(changes, key, copyOf(row), made))
  return made
}

/** A row of the order is to be cancelled, or is kept after all; a new one is dropped. */
export function toggleCancelled(store: ChangesStore, { key, before, is }: StagedRow): void {
  store.change((changes) => {
    if (!before) return removeNewRow(changes, key)
    return is === 'cancelling' ? keepRow(changes, before) : cancelRow(changes, before)
  })
}

/** A row to be written in the table itself. */
export function addBlankRow(store: ChangesStore): RowKey {
  const VatPercent = usualVatPercent(store.order)
  const made = newKey()
  const blank = { Name: '', Quantity: 100, UnitPrice: 0, ...(VatPercent !== undefined && { VatPercent }) }
  store.change((changes) => addRows(changes, [blank], [made]))
  return made
}

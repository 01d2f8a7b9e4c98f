/** A clerk's actions on many cells or rows, each as one step of the store. */
import { mergeRow } from '../../../shared/domain/order/order-row.rules.ts'
import { readCell } from './cells.ts'
import type { ChangesStore } from './changes.store.ts'
import { addRows, changeRows, copyOf, differing, type RowChange, type RowKey } from './changes.ts'
import type { Parse } from './money-text.ts'
import { newKey } from './new-key.ts'
import { fieldOfPointer } from './row-draft.ts'
import type { RowField } from './row-field.ts'
import type { StagedRow } from './staged-rows.ts'

/** The texts to set in one row's cells. */
export interface RowTexts {
  row: StagedRow
  texts: Partial<Record<RowField, string>>
}

/**
 * Sets the texts of many cells in one step; no step if every cell has its text already. An unreadable text stays in its
 * cell, as if typed.
 * @param rows each row once, as the store has it now
 * @returns how many of the texts are wrong in their cells
 */
export function setCells(store: ChangesStore, rows: readonly RowTexts[], parse: Parse): number {
  const all = rows.map((one) => rowChange(one, store, parse))
  const changes = all.flatMap(({ change }) => change ?? [])
  if (changes.length > 0) store.change((before) => changeRows(before, changes))
  return all.reduce((sum, { wrong }) => sum + wrong, 0)
}

function rowChange(
  { row: staged, texts }: RowTexts,
  { order, setting }: ChangesStore,
  parse: Parse,
): { change: RowChange | undefined; wrong: number } {
  const { key, row, before, unread: formerly } = staged
  const change: RowChange = { of: before ?? key, update: {}, unread: {} }
  const fields = Object.keys(texts) as RowField[]
  for (const field of fields) {
    const text = texts[field]!
    const read = readCell(row, field, text, order.Currency, parse)
    if (!read.ok) change.unread[field] = { text, problem: read.reason }
    else if (formerly[field] || Object.keys(differing(row, read.value)).length > 0)
      Object.assign(change.update, read.value)
  }
  const problems = new Set<string | undefined>([
    ...Object.keys(change.unread),
    ...setting.check(mergeRow(row, change.update)).map(({ pointer }) => fieldOfPointer(pointer)),
  ])
  const isSame =
    Object.keys(change.update).length === 0 &&
    Object.entries(change.unread).every(([field, { text }]) => formerly[field as RowField]?.text === text)
  return { change: isSame ? undefined : change, wrong: fields.filter((field) => problems.has(field)).length }
}

/** Cancels rows and removes new ones, or keeps them all if each has a staged cancellation already. */
export function toggleCancelledRows(store: ChangesStore, rows: readonly StagedRow[]): void {
  if (rows.length === 0) return
  const IsCancelled = !isToKeep(rows)
  const gone = new Set(rows.flatMap(({ before, key }) => (before ? [] : key)))
  const own = rows.flatMap(({ before }): RowChange[] =>
    before ? [{ of: before, update: { IsCancelled }, unread: {} }] : [],
  )
  store.change((changes) => {
    const next = changeRows(changes, own)
    return { ...next, added: next.added.filter(({ key }) => !gone.has(key)) }
  })
}

/** Whether each of these rows has a staged cancellation, so that the next step keeps them. */
export function isToKeep(rows: readonly StagedRow[]): boolean {
  return rows.every(({ is }) => is === 'cancelling')
}

/** Adds copies of rows after all others. @returns the first one's key */
export function duplicateRows(store: ChangesStore, rows: readonly StagedRow[]): RowKey | undefined {
  const keys = rows.map(newKey)
  store.change((changes) =>
    addRows(
      changes,
      rows.map(({ row }) => copyOf(row)),
      keys,
    ),
  )
  return keys[0]
}

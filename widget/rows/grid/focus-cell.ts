import type { RowKey } from '../changes/changes.ts'

/** The active cell, by its row's key because rows before it come and go. */
export interface ActiveCell {
  key: RowKey | undefined
  column: number
}

/** The cell that an element is in. */
export function cellAround(inside: Element): ActiveCell | undefined {
  const cell = inside.closest<HTMLElement>('[data-column]')
  const key = cell?.closest<HTMLElement>('[data-key]')?.dataset['key'] as RowKey | undefined
  return cell && key ? { key, column: Number(cell.dataset['column']) } : undefined
}

/** The focus target: the cell, or its field with all text selected or the caret at the end. */
export type CellFocus = 'cell' | 'field-all' | 'field-end'

/** Focuses a cell, or the field or button in it. */
export function focusCell(cell: HTMLElement | null, focus: CellFocus): void {
  const field = cell?.querySelector('input')
  if (!field) return (cell?.querySelector('button') ?? cell)?.focus()
  field.focus()
  if (focus === 'field-all') field.select()
  else if (focus === 'field-end') field.setSelectionRange(field.value.length, field.value.length)
}

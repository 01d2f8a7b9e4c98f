/** What gets the focus: the cell itself, or its field with all of its text selected or the caret at the end. */
export type CellFocus = 'cell' | 'field-all' | 'field-end'

/** Focuses a cell; where it holds a field or a button, that. */
export function focusCell(cell: HTMLElement | null, focus: CellFocus): void {
  const field = cell?.querySelector('input')
  if (!field) return (cell?.querySelector('button') ?? cell)?.focus()
  field.focus()
  if (focus === 'field-all') field.select()
  else if (focus === 'field-end') field.setSelectionRange(field.value.length, field.value.length)
}

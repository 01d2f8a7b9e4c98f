/** The text that a search looks at, for each row. */
import type { StagedRow } from '../changes/staged-rows.ts'
import { groupSign } from '../format/numbers.ts'
import type { Localizer } from '../locales/localizer.ts'
import { columnText, type RowColumn, rowColumns } from '../parts/row-columns.ts'
import { fold } from './fold.ts'

type ColumnName = RowColumn['name']

/** The columns that are searched. Quantity and VAT are left out: a short number would find nearly every row. */
const searched: ReadonlySet<ColumnName> = new Set<ColumnName>([
  'id',
  'article',
  'name',
  'unit',
  'price',
  'discount',
  'amount',
])

export const searchedColumns: readonly RowColumn[] = rowColumns.filter(({ name }) => searched.has(name))

/** Thousands separators: a number is found with and without them. */
export function groupSigns(l: Localizer): RegExp {
  const group = groupSign(l.lang())
  return group === '' || /\s/.test(group) ? /\s/ : new RegExp(`[\\s${group.replace(/[\\\]^-]/g, '\\$&')}]`)
}

/** What a row shows in a column, including a text that could not be read. */
export function shownText({ row, before, unread }: StagedRow, column: RowColumn, l: Localizer): string {
  const typed = column.field && unread[column.field]
  if (typed) return typed.text
  return column.name === 'id' ? String(before?.OrderRowId ?? '') : columnText(row, column.name, l)
}

/** The searched text of rows, each made once: a keystroke must not format thousands of numbers. */
export class RowTexts {
  #lang: string | undefined
  #texts = new WeakMap<StagedRow, string>()

  of(row: StagedRow, l: Localizer): string {
    const lang = l.lang()
    if (lang !== this.#lang) {
      this.#lang = lang
      this.#texts = new WeakMap()
    }
    const known = this.#texts.get(row)
    if (known !== undefined) return known
    const text = textOf(row, groupSigns(l), l)
    this.#texts.set(row, text)
    return text
  }
}

function textOf(row: StagedRow, group: RegExp, l: Localizer): string {
  const all = new RegExp(group, 'g')
  return searchedColumns
    .flatMap((column) => {
      const text = shownText(row, column, l)
      const bare = column.kind === 'number' ? text.replace(all, '') : text
      return bare === text ? [fold(text)] : [fold(text), fold(bare)]
    })
    .join('\n')
}

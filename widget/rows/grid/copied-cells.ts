/** Writes cells for the clipboard: as text with tabs, and as a table. Pure. */
import { rowAmount } from '../../../shared/domain/money/money.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { guardFormula } from '../../../shared/domain/values/formula-guard.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { tabText } from '../changes/tab-text.ts'
import { decimalText } from '../../kit/format/decimal.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { RowColumn } from '../../kit/parts/row-column.ts'
import { type Edges, isWholeRows } from './cell-range.ts'

type Words = Pick<Localizer, 'format' | 'term'>

interface Copied {
  text: string
  html: string
}

/**
 * Whole rows have a head, so that they paste back as rows. Numbers are written as the language writes them, without
 * thousands separators and with a hyphen for the minus: so they stay numbers here and in a spreadsheet.
 */
export function copiedCells(rows: readonly StagedRow[], edges: Edges, currency: string, l: Words): Copied {
  const columns = rowColumns.slice(edges.start, edges.end + 1)
  const number = numberWriter(l)
  const head = isWholeRows(edges) ? columns.map(({ label }) => l.term(label)) : undefined
  const lines = rows.map((row) => columns.map((column) => cellText(row, column, currency, number)))
  return { text: tabText(head ? [head, ...lines] : lines), html: tableText(columns, head, lines) }
}

type WriteNumber = (scaled: Long, least?: number) => string

/** Writes a number that is stored times 100, with at least this many decimals. */
function numberWriter(l: Words): WriteNumber {
  const sign = l.format(50, 'plain').replaceAll(/\d/g, '')
  return (scaled, least = 0) => {
    const [whole, decimals = ''] = decimalText(scaled).split('.')
    const needed = decimals.replace(/0+$/, '').padEnd(least, '0')
    return needed === '' ? whole! : `${whole}${sign}${needed}`
  }
}

function cellText(
  staged: StagedRow,
  { name, field }: RowColumn,
  currency: string,
  number: WriteNumber,
): string {
  const unread = field && staged.unread[field]
  if (unread) return guardFormula(unread.text)
  const { row, before } = staged
  switch (name) {
    case 'id':
      return before ? String(before.OrderRowId) : ''
    case 'article':
      return guardFormula(row.ArticleNumber ?? '')
    case 'name':
      return guardFormula(row.Name)
    case 'unit':
      return guardFormula(row.Unit ?? '')
    case 'quantity':
      return number(row.Quantity)
    case 'price':
      return number(row.UnitPrice, 2)
    case 'discount':
      if (row.DiscountPercent) return `${number(row.DiscountPercent)}%`
      // Without the currency it would be read as a percentage in another row.
      return row.DiscountAmount ? `${number(row.DiscountAmount, 2)} ${currency}` : ''
    case 'vat':
      return `${number(row.VatPercent ?? 0)}%`
    case 'amount':
      return number(rowAmount(row), 2)
  }
}

function tableText(
  columns: readonly RowColumn[],
  head: readonly string[] | undefined,
  lines: readonly (readonly string[])[],
): string {
  const cells = (line: readonly string[]) =>
    line.map((text, index) => `<td${formatOf(columns[index]!)}>${escaped(text)}</td>`).join('')
  const top = head
    ? `<thead><tr>${head.map((text) => `<th>${escaped(text)}</th>`).join('')}</tr></thead>`
    : ''
  const body = lines.map((line) => `<tr>${cells(line)}</tr>`).join('')
  return `<meta charset="utf-8"><table>${top}<tbody>${body}</tbody></table>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Excel then keeps the leading zeros of an article number. */
function formatOf({ kind }: RowColumn): string {
  return kind === 'text' ? ` style="mso-number-format:'\\@'"` : ''
}

/** Rows out of a spreadsheet, as tabs or semicolons separate them: what was understood, and what was not. Pure. */
import Papa from 'papaparse'
import { checkOrderRow, type OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Long } from '../../shared/domain/long.ts'
import { type DecimalProblem, parseAmount } from '../format/decimal.ts'
import { fieldOfPointer, type FieldProblems, type RowField, rowFields } from './row-draft.ts'
import { readCell } from './cells.ts'

export type PasteColumn = RowField | 'ignored'

export interface PastedTable {
  /** As pasted, without empty lines. */
  cells: string[][]
  /** What each column was taken for. */
  columns: PasteColumn[]
  /** Is the first line the names of the columns? */
  hasHead: boolean
}

export interface PastedRow {
  /** Counted from 1, as the clerk sees it in the preview. */
  line: number
  /** Undefined while something is wrong with it. */
  row: OrderRowInput | undefined
  problems: FieldProblems
}

interface PasteSetting {
  currency: string
  parse: (text: string) => Long | DecimalProblem
  /** The VAT of a row that does not say it. */
  usualVatPercent: Long | undefined
}

/** @param names the names of each field that a head may have, in any language, in lower case */
export function readTable(text: string, names: Readonly<Record<RowField, readonly string[]>>): PastedTable {
  const delimiter = text.includes('\t') ? '\t' : ';'
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter, skipEmptyLines: 'greedy' })
  const width = data.reduce((widest, line) => Math.max(widest, line.length), 0)
  const cells = data.map((line) => Array.from({ length: width }, (_, index) => (line[index] ?? '').trim()))
  const named = eachOnce((cells[0] ?? []).map((name) => fieldNamed(name, names)))
  const known = named.filter((field) => field !== 'ignored').length
  const hasHead = known > 0 && known >= Math.min(2, width)
  return { cells, columns: hasHead ? named : usualColumns(width), hasHead }
}

/** Reads the rows of a table, whose columns the clerk may have corrected. */
export function readPastedRows(table: PastedTable, setting: PasteSetting): PastedRow[] {
  const { cells, columns, hasHead } = table
  const first = hasHead ? 1 : 0
  const lines = cells.slice(first)
  const group = groupSignOf(lines, columns)
  const read =
    group === undefined ? setting : { ...setting, parse: (text: string) => parseAmount(text, group) }
  return lines.map((line, index) => readLine(line, columns, first + index + 1, read))
}

/**
 * The thousands sign that a sheet's other numbers imply, whatever the page's language: where "12,5" stands,
 * "10,005" is no ten thousand. Undefined when they do not tell.
 */
function groupSignOf(lines: readonly string[][], columns: readonly PasteColumn[]): ',' | '.' | undefined {
  const says = (decimals: RegExp) =>
    lines.some((line) => line.some((text, index) => isNumeric(columns[index]) && decimals.test(text)))
  const hasCommas = says(/\d,\d{1,2}(?!\d)/)
  const hasPoints = says(/\d\.\d{1,2}(?!\d)/)
  if (hasCommas === hasPoints) return undefined
  return hasCommas ? '.' : ','
}

function isNumeric(column: PasteColumn | undefined): boolean {
  return column === 'Quantity' || column === 'UnitPrice' || column === 'Discount' || column === 'VatPercent'
}

/** The table with its head and only these of its lines, counted as {@link PastedRow} counts them. */
export function onlyLines(table: PastedTable, lines: ReadonlySet<number>): PastedTable {
  const cells = table.cells.filter((_, index) => (table.hasHead && index === 0) || lines.has(index + 1))
  return { ...table, cells }
}

/** A table as the text that it would be pasted as. */
export function tableText({ cells }: PastedTable): string {
  return Papa.unparse(cells, { delimiter: '\t', newline: '\n' })
}

function readLine(
  line: readonly string[],
  columns: readonly PasteColumn[],
  number: number,
  { currency, parse, usualVatPercent }: PasteSetting,
): PastedRow {
  const problems: FieldProblems = {}
  const row: OrderRowInput = {
    Name: '',
    Quantity: 100,
    UnitPrice: 0,
    ...(usualVatPercent !== undefined && { VatPercent: usualVatPercent }),
  }
  const given = new Set<RowField>()
  for (const [index, field] of columns.entries()) {
    const text = line[index] ?? ''
    if (field === 'ignored' || text === '') continue
    given.add(field)
    const read = readCell({}, field, text, currency, parse)
    if (!read.ok) problems[field] = read.reason
    else Object.assign(row, read.value)
  }
  for (const field of ['Name', 'UnitPrice'] as const) {
    if (!given.has(field)) problems[field] = { code: 'empty' }
  }
  for (const { pointer, ...reason } of checkOrderRow(row)) {
    const field = fieldOfPointer(pointer)
    if (field) problems[field] ??= reason
  }
  return { line: number, row: Object.keys(problems).length === 0 ? row : undefined, problems }
}

function fieldNamed(name: string, names: Readonly<Record<RowField, readonly string[]>>): PasteColumn {
  const bare = name
    .toLowerCase()
    .replace(/[\s_.:%()-]+/g, ' ')
    .trim()
  return rowFields.find((field) => field.toLowerCase() === bare || names[field].includes(bare)) ?? 'ignored'
}

/** A field has one column, the first that is named after it. */
function eachOnce(columns: readonly PasteColumn[]): PasteColumn[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : 'ignored'))
}

/** Without a head, as the table on the page has them; two or three columns are a name with what it costs. */
function usualColumns(width: number): PasteColumn[] {
  const short: Record<number, PasteColumn[]> = {
    1: ['Name'],
    2: ['Name', 'UnitPrice'],
    3: ['Name', 'Quantity', 'UnitPrice'],
    4: ['ArticleNumber', 'Name', 'Quantity', 'UnitPrice'],
    5: ['ArticleNumber', 'Name', 'Quantity', 'UnitPrice', 'VatPercent'],
    6: ['ArticleNumber', 'Name', 'Quantity', 'Unit', 'UnitPrice', 'VatPercent'],
  }
  return short[width] ?? Array.from({ length: width }, (_, index) => rowFields[index] ?? 'ignored')
}

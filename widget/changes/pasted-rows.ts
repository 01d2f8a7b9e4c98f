/** Reads rows pasted from a spreadsheet, separated by tabs or semicolons. Pure. */
import Papa from 'papaparse'
import { checkOrderRow, type OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Long } from '../../shared/domain/long.ts'
import { type DecimalProblem, parseAmount } from '../format/decimal.ts'
import { readCell } from './cells.ts'
import { fieldOfPointer, type FieldProblems, type RowField, rowFields } from './row-draft.ts'

export type PasteColumn = RowField | 'ignored'

export interface PastedTable {
  /** The pasted cells, without empty lines. */
  cells: string[][]
  /** The field that each column was read as. */
  columns: PasteColumn[]
  /** Whether the first line holds the column names. */
  hasHead: boolean
}

export interface PastedRow {
  /** Counted from 1, as in the preview. */
  line: number
  /** Undefined while the row has errors. */
  row: OrderRowInput | undefined
  problems: FieldProblems
}

interface PasteSetting {
  currency: string
  parse: (text: string) => Long | DecimalProblem
  /** The VAT rate for rows without one. */
  usualVatPercent: Long | undefined
}

/** @param names the column names of each field, in every language, in lower case */
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

/** Reads the rows of a table whose columns the clerk may have corrected. */
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
 * The thousands separator that the sheet's other numbers imply, whatever the page's language: in a sheet with
 * "12,5", "10,005" is not ten thousand. Undefined if they imply none.
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

/** The table reduced to its head and these lines, numbered as in {@link PastedRow}. */
export function onlyLines(table: PastedTable, lines: ReadonlySet<number>): PastedTable {
  const cells = table.cells.filter((_, index) => (table.hasHead && index === 0) || lines.has(index + 1))
  return { ...table, cells }
}

/** The text that would paste as this table. */
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

/** Each field is read from the first column with its name. */
function eachOnce(columns: readonly PasteColumn[]): PasteColumn[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : 'ignored'))
}

/**
 * The columns of a table without a head: the page's own order, or a name and a price for two or three columns.
 */
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

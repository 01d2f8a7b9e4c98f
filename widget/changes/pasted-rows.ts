/** Reads rows pasted from a spreadsheet, separated by tabs, semicolons or commas. Pure. */
import Papa from 'papaparse'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Long } from '../../shared/domain/long.ts'
import { withoutVat, withVat } from '../../shared/domain/money-parts.ts'
import { type DecimalProblem, parseAmount } from '../format/parse-amount.ts'
import { withoutGuard } from '../format/formula-guard.ts'
import { readCell } from './cells.ts'
import {
  type ColumnNames,
  columnNamed,
  type NamedColumn,
  namedColumns,
  type PasteColumn,
} from './column-names.ts'
import { fieldOfPointer, type FieldProblems, type RowField, rowFields } from './row-draft.ts'
import { orderRowSetting, type RowSetting } from './row-setting.ts'
import { groupSignOf } from './sheet-numbers.ts'

export { namedColumns }

/** The field that a column fills. */
export function fieldOfColumn(column: NamedColumn): RowField {
  return column === 'PriceExclVat' ? 'UnitPrice' : column
}

/** The column of prices that are converted: those without VAT, unless all prices are. */
export function convertedColumn({ allNew }: RowSetting): NamedColumn {
  return allNew?.prices === 'without-vat' ? 'UnitPrice' : 'PriceExclVat'
}

/** Names of prices that say so have VAT. */
const WITH_VAT = /inkl|incl|brutto|sis\W+alv|verollinen/i

/** Where all prices are without VAT, a column of prices is too unless its name says otherwise. */
function ownPrices(
  columns: readonly PasteColumn[],
  names: readonly string[],
  setting: RowSetting,
): PasteColumn[] {
  const isOwn = (column: PasteColumn, at: number) => column === 'UnitPrice' && !WITH_VAT.test(names[at] ?? '')
  if (convertedColumn(setting) !== 'UnitPrice') return [...columns]
  return columns.map((column, at) => (isOwn(column, at) ? 'PriceExclVat' : column))
}

export interface PastedTable {
  /** The pasted cells, without empty lines. */
  cells: string[][]
  /** The number of each line, counted from 1 as it was first pasted. */
  numbers: number[]
  /** The field that each column was read as. */
  columns: PasteColumn[]
  /** Whether the first line holds the column names. */
  hasHead: boolean
}

export interface PastedRow {
  /** Its number in the table. */
  line: number
  cells: readonly string[]
  /** Undefined while the row has errors. */
  row: OrderRowInput | undefined
  problems: FieldProblems
}

interface PasteSetting {
  currency: string
  parse: (text: string) => Long | DecimalProblem
  /** The VAT rate for rows without one. */
  usualVatPercent: Long | undefined
  setting?: RowSetting
}

export function readTable(text: string, names: ColumnNames, setting = orderRowSetting): PastedTable {
  const data = linesOf(text, names)
  const width = widthOf(data)
  const cells = data.map((line) => Array.from({ length: width }, (_, index) => (line[index] ?? '').trim()))
  const head = cells[0] ?? []
  const known = head.filter((name) => columnNamed(name, names) !== undefined).length
  const hasHead = known > 0 && known >= Math.min(2, width)
  const columns = hasHead
    ? eachOnce(head.map((name) => columnNamed(name, names) ?? 'ignored'))
    : usualColumns(width)
  const numbers = cells.map((_, index) => index + 1)
  return { cells, numbers, columns: ownPrices(columns, hasHead ? head : [], setting), hasHead }
}

/** Splits at tabs, or at the semicolons or commas that make the better table. */
function linesOf(text: string, names: ColumnNames): string[][] {
  const bare = text.replace(/^\uFEFF/, '')
  const split = (delimiter: string) =>
    Papa.parse<string[]>(bare, { delimiter, skipEmptyLines: 'greedy' }).data
  if (bare.includes('\t')) return split('\t')
  const [bySemicolon, byComma] = [split(';'), split(',')]
  const known = ([head = []]: string[][]) =>
    head.filter((name) => columnNamed(name.trim(), names) !== undefined).length
  if (known(bySemicolon) !== known(byComma)) {
    return known(bySemicolon) > known(byComma) ? bySemicolon : byComma
  }
  if (widthOf(bySemicolon) > 1) return bySemicolon
  // A comma may also belong to a name or a number: only a table of several columns is certain.
  const isTable = byComma.every((line) => line.length === byComma[0]!.length)
  return isTable && (widthOf(byComma) > 2 || bare.includes('"')) ? byComma : bySemicolon
}

function widthOf(lines: readonly string[][]): number {
  return lines.reduce((widest, line) => Math.max(widest, line.length), 0)
}

/** The fields that every row needs and no column fills. */
export function missingColumns({ columns }: PastedTable): RowField[] {
  const filled = new Set(columns.flatMap((column) => (column === 'ignored' ? [] : fieldOfColumn(column))))
  return (['Name', 'UnitPrice'] as const).filter((field) => !filled.has(field))
}

/** Reads the rows of a table whose columns the clerk may have corrected. */
export function readPastedRows(table: PastedTable, setting: PasteSetting): PastedRow[] {
  const { cells, columns, hasHead } = table
  const first = hasHead ? 1 : 0
  const lines = cells.slice(first)
  const group = groupSignOf(lines.flatMap((line) => line.filter((_, index) => isNumeric(columns[index]))))
  const read =
    group === undefined ? setting : { ...setting, parse: (text: string) => parseAmount(text, group) }
  return lines.map((line, index) => readLine(line, table, table.numbers[first + index]!, read))
}

function isNumeric(column: PasteColumn | undefined): boolean {
  return (
    column === 'Quantity' ||
    column === 'UnitPrice' ||
    column === 'PriceExclVat' ||
    column === 'Discount' ||
    column === 'VatPercent'
  )
}

/** The table reduced to its head and these lines, which keep their numbers. */
export function onlyLines(table: PastedTable, lines: ReadonlySet<number>): PastedTable {
  const isLeft = (_: unknown, index: number) =>
    (table.hasHead && index === 0) || lines.has(table.numbers[index]!)
  return { ...table, cells: table.cells.filter(isLeft), numbers: table.numbers.filter(isLeft) }
}

/** The text that would paste as this table. */
export function tableText({ cells }: PastedTable): string {
  return Papa.unparse(cells, { delimiter: '\t', newline: '\n' })
}

function readLine(
  line: readonly string[],
  table: PastedTable,
  number: number,
  { currency, parse, usualVatPercent, setting = orderRowSetting }: PasteSetting,
): PastedRow {
  const { columns } = table
  const problems: FieldProblems = {}
  const row: OrderRowInput = {
    Name: '',
    Quantity: 100,
    UnitPrice: 0,
    ...(usualVatPercent !== undefined && { VatPercent: usualVatPercent }),
  }
  const given = new Set<RowField>()
  for (const [index, column] of columns.entries()) {
    const text = withoutGuard(line[index] ?? '')
    if (column === 'ignored' || text === '') continue
    const field = fieldOfColumn(column)
    given.add(field)
    const read = readCell({}, field, text, currency, parse)
    if (!read.ok) problems[field] = read.reason
    else Object.assign(row, read.value)
  }
  const isNet = setting.allNew?.prices === 'without-vat'
  if (columns.includes(convertedColumn(setting))) changeVat(row, isNet ? withoutVat : withVat)
  const missing = missingColumns(table)
  for (const field of ['Name', 'UnitPrice'] as const) {
    if (!given.has(field)) problems[field] = { code: missing.includes(field) ? 'no-column' : 'empty' }
  }
  for (const { pointer, ...reason } of setting.check(row)) {
    const field = fieldOfPointer(pointer)
    if (field) problems[field] ??= reason
  }
  const isGood = Object.keys(problems).length === 0
  return { line: number, cells: line, row: isGood ? row : undefined, problems }
}

/** In a sheet of prices without VAT, amounts of discount are without it too. */
function changeVat(row: OrderRowInput, change: typeof withVat): void {
  const rate = row.VatPercent ?? 0
  row.UnitPrice = change(row.UnitPrice, rate)
  if (row.DiscountAmount) row.DiscountAmount = change(row.DiscountAmount, rate)
}

/** Each field is read from the first column that fills it. */
function eachOnce(columns: readonly PasteColumn[]): PasteColumn[] {
  const fields = columns.map((column) => (column === 'ignored' ? column : fieldOfColumn(column)))
  return columns.map((column, index) => (fields.indexOf(fields[index]!) === index ? column : 'ignored'))
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

/** Reads rows pasted from a spreadsheet, separated by tabs, semicolons or commas. Pure. */
import Papa from 'papaparse'
import type { OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { withoutVat, withVat } from '../../../shared/domain/money/money-parts.ts'
import { type DecimalProblem, parseAmount } from '../../kit/format/parse-amount.ts'
import { withoutGuard } from '../../../shared/domain/values/formula-guard.ts'
import { usualSigns } from '../../kit/format/parse-amount.ts'
import { readCell } from './cells.ts'
import {
  type ColumnNames,
  columnNamed,
  isUnneeded,
  type NamedColumn,
  namedColumns,
  type PasteColumn,
} from './column-names.ts'
import { currencyInHead, isCurrencyCode, otherCurrency, splitAmount } from './currency.ts'
import { fieldOfPointer } from './row-draft.ts'
import { type FieldProblems, type RowField, rowFields } from './row-field.ts'
import { orderRowSetting, type RowSetting } from './row-setting.ts'
import { groupSignOf, isPlainNumber } from './sheet-numbers.ts'

export { namedColumns }

/** The field that a column fills; undefined for one that fills none. */
export function fieldOfColumn(column: PasteColumn): RowField | undefined {
  switch (column) {
    case 'PriceExclVat':
      return 'UnitPrice'
    case 'DiscountPercent':
    case 'DiscountAmount':
      return 'Discount'
    case 'Currency':
    case 'ignored':
      return undefined
    default:
      return column
  }
}

/** The column of prices that are converted: those without VAT, unless all prices are without. */
export function convertedColumn({ allNew }: RowSetting): NamedColumn {
  return allNew?.prices === 'without-vat' ? 'UnitPrice' : 'PriceExclVat'
}

/** Names of prices that state that they include VAT. */
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
  /** The column of discounts with numbers that the sheet marks neither as per cent nor as amounts. */
  asks: number | undefined
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
  const lines = hasHead ? cells.slice(1) : cells
  const ofCodes = columnOfCodes(lines)
  const read = hasHead
    ? eachOnce(head.map((name, at) => columnNamed(name, names) ?? (at === ofCodes ? 'Currency' : 'ignored')))
    : usualColumns(width, ofCodes)
  const columns = ownPrices(read, hasHead ? head : [], setting).map((column): PasteColumn =>
    column === 'Discount' && setting.allNew?.takesDiscountAmount === false ? 'DiscountPercent' : column,
  )
  const numbers = cells.map((_, index) => index + 1)
  const discount = columns.indexOf('Discount')
  const asks = lines.some((line) => isBareNumber(line[discount] ?? '')) ? discount : undefined
  return { cells, numbers, columns, hasHead, asks }
}

/** The column in which every line names a currency by its code. */
function columnOfCodes(lines: readonly string[][]): number | undefined {
  const at = (lines[0] ?? []).findIndex((_, index) => {
    const texts = lines.flatMap((line) => line[index] || [])
    return texts.length > 0 && texts.every(isCurrencyCode)
  })
  return at === -1 ? undefined : at
}

/** Whether a discount is a number above 0 without a sign that says per cent or amount. */
function isBareNumber(cell: string): boolean {
  const text = usualSigns(withoutGuard(cell))
  return /[1-9]/.test(text) && !text.includes('%') && splitAmount(text, '').bare === text.trim()
}

/** Whether the clerk still has to say what the discounts are. */
export function isUnclear({ asks, columns }: PastedTable): boolean {
  return asks !== undefined && columns[asks] === 'Discount'
}

/**
 * Whether a table is a correction of the last one, so that the clerk's choice of columns holds.
 * @param isWhole whether the whole text was pasted anew
 */
export function isSameSheet(former: PastedTable, next: PastedTable, isWhole: boolean): boolean {
  const [before = [], after = []] = [former.cells[0], next.cells[0]]
  if (before.length !== after.length) return false
  if (next.hasHead || former.hasHead) return sharedCells(before, after) === after.length
  // In a correction, at most one cell of some line differs.
  const least = Math.max(1, after.length - 1)
  return !isWhole && next.cells.some((line) => former.cells.some((old) => sharedCells(old, line) >= least))
}

function sharedCells(some: readonly string[], others: readonly string[]): number {
  return some.filter((cell, index) => cell === others[index]).length
}

/** The columns with what the clerk chose for some. Each field has one: those that had it before become unused. */
export function withChoices(
  columns: readonly PasteColumn[],
  choices: ReadonlyMap<number, PasteColumn>,
): PasteColumn[] {
  const all = [...columns]
  for (const [at, choice] of choices) {
    const isTaken = (column: PasteColumn) =>
      choice === 'Currency' ? column === choice : fieldOfColumn(column) === fieldOfColumn(choice)
    for (const [index, column] of all.entries()) {
      if (choice !== 'ignored' && column !== 'ignored' && isTaken(column)) all[index] = 'ignored'
    }
    all[at] = choice
  }
  return all
}

/** The columns with values that are not used, except totals and line numbers. A column without a head has no name. */
export function unusedColumns(
  { cells, columns, hasHead }: PastedTable,
  names: ColumnNames,
): { at: number; name: string }[] {
  const lines = hasHead ? cells.slice(1) : cells
  return columns
    .flatMap((column, at) =>
      column === 'ignored' && lines.some((line) => line[at])
        ? { at, name: hasHead ? (cells[0]![at] ?? '') : '' }
        : [],
    )
    .filter(({ name }) => !isUnneeded(name, names))
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
  const filled = new Set(columns.map(fieldOfColumn))
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

/**
 * How a cell was read, where its text alone does not say it: the unit of a discount, the sign and the thousands of a
 * number. Undefined for an unambiguous text.
 * @param row the row that was read from its line
 */
export function understoodCell(
  column: PasteColumn,
  text: string,
  row: OrderRowInput,
): { value: Long; is: 'money' | 'percent' | 'number' } | undefined {
  const isPlain = isPlainNumber(text)
  if (text === '') return undefined
  switch (column) {
    case 'UnitPrice':
    case 'PriceExclVat':
      return isPlain ? undefined : { value: row.UnitPrice, is: 'money' }
    case 'Quantity':
      return isPlain ? undefined : { value: row.Quantity, is: 'number' }
    case 'VatPercent':
      return isPlain ? undefined : { value: row.VatPercent ?? 0, is: 'percent' }
    case 'Discount':
    case 'DiscountPercent':
    case 'DiscountAmount':
      if (row.DiscountAmount) return { value: row.DiscountAmount, is: 'money' }
      if (!row.DiscountPercent || (isPlain && text.includes('%'))) return undefined
      return { value: row.DiscountPercent, is: 'percent' }
    default:
      return undefined
  }
}

function isNumeric(column: PasteColumn | undefined): boolean {
  return (
    column === 'Quantity' ||
    column === 'UnitPrice' ||
    column === 'PriceExclVat' ||
    column === 'Discount' ||
    column === 'DiscountPercent' ||
    column === 'DiscountAmount' ||
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
    const field = fieldOfColumn(column)
    if (column === 'Currency' && text !== '') {
      const other = otherCurrency(text, currency)
      if (other !== undefined) problems.UnitPrice = { code: 'other-currency', other, currency }
    }
    if (!field || text === '') continue
    given.add(field)
    const isUnknown = column === 'Discount' && index === table.asks && isBareNumber(text)
    const written = column === 'DiscountPercent' && isBareNumber(text) ? `${text} %` : text
    // In a column of amounts, a number is an amount.
    const kind = column === 'DiscountAmount' ? { DiscountAmount: 1 } : {}
    const read = readCell(kind, field, written, currency, parse)
    const other = isMoney(column) ? currencyOfHead(table, index) : undefined
    const named = other === undefined ? undefined : otherCurrency(other, currency)
    if (isUnknown) problems[field] = { code: 'no-unit' }
    else if (named !== undefined) problems[field] ??= { code: 'other-currency', other: named, currency }
    else if (!read.ok) problems[field] ??= read.reason
    else Object.assign(row, read.value)
  }
  const isNet = setting.allNew?.prices === 'without-vat'
  if (columns.includes(convertedColumn(setting))) changeVat(row, isNet ? withoutVat : withVat)
  const missing = missingColumns(table)
  for (const field of ['Name', 'UnitPrice'] as const) {
    if (!given.has(field)) problems[field] ??= { code: missing.includes(field) ? 'no-column' : 'empty' }
  }
  for (const { pointer, ...reason } of setting.check(row)) {
    const field = fieldOfPointer(pointer)
    if (field) problems[field] ??= reason
  }
  const isGood = Object.keys(problems).length === 0
  return { line: number, cells: line, row: isGood ? row : undefined, problems }
}

function isMoney(column: PasteColumn): boolean {
  return ['UnitPrice', 'PriceExclVat', 'DiscountAmount'].includes(column)
}

/** The currency that the first line names, whether or not it counts as a head. */
function currencyOfHead({ cells }: PastedTable, index: number): string | undefined {
  const head = cells[0]?.[index] ?? ''
  return /\d/.test(head) ? undefined : currencyInHead(head)
}

/** In a sheet of prices without VAT, amounts of discount are without it too. */
function changeVat(row: OrderRowInput, change: typeof withVat): void {
  const rate = row.VatPercent ?? 0
  row.UnitPrice = change(row.UnitPrice, rate)
  if (row.DiscountAmount) row.DiscountAmount = change(row.DiscountAmount, rate)
}

/** Each field is read from the first column that fills it. */
function eachOnce(columns: readonly PasteColumn[]): PasteColumn[] {
  const fields = columns.map((column) => fieldOfColumn(column) ?? column)
  return columns.map((column, index) => (fields.indexOf(fields[index]!) === index ? column : 'ignored'))
}

/**
 * The columns of a table without a head: the page's own order, or a name and a price for two or three columns.
 * @param ofCodes the column of currencies, which is not counted
 */
function usualColumns(width: number, ofCodes: number | undefined): PasteColumn[] {
  if (ofCodes !== undefined) return usualColumns(width - 1, undefined).toSpliced(ofCodes, 0, 'Currency')
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

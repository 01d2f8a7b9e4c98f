/** SIE 4I: a voucher for Swedish bookkeeping programs. Lines end in CRLF, and the bytes are code page 437. */
import { type Result, ok } from '../../../../shared/domain/values/result.ts'
import { decimalText } from '../../../kit/format/decimal.ts'
import type { Account, Books } from './bookkeeping.ts'
import { bytesOf, cp437, type LackedLetter, spell } from './charset.ts'
import type { VoucherLine } from './voucher.ts'

export interface SieFile {
  books: Books
  /** For a host that names no company. */
  fallbackName: string
  /** `YYYY-MM-DD`, of the voucher. */
  date: string
  /** `YYYY-MM-DD`, on which the file is made. */
  made: string
  /** ISO 4217. */
  currency: string
  text: string
  /** Of all lines. */
  accounts: Iterable<Account>
  lines: Iterable<VoucherLine>
  lineText(line: VoucherLine): string
}

export type SieRefusal = LackedLetter | { code: 'outside-year'; start: string; end: string }

/** Why a voucher of the day must not be booked in the host's fiscal year. */
export function outsideYear(
  date: string,
  { fiscalYear }: Pick<Books, 'fiscalYear'>,
): Extract<SieRefusal, { code: 'outside-year' }> | undefined {
  if (!fiscalYear || (date >= fiscalYear.start && date <= fiscalYear.end)) return undefined
  return { code: 'outside-year', ...fiscalYear }
}

/** Lines in one part of a file: few enough to write without blocking the page. */
export const LINES = 250

/**
 * The records, some at a time. The voucher has to sum to 0.
 * @returns the bytes of each part; a refusal instead ends the file, which must then not be used
 */
export function* sieParts(file: SieFile): Generator<Result<Uint8Array<ArrayBuffer>, SieRefusal>> {
  yield recordBytes(headRecords(file))
  let records: SieRecord[] = []
  for (const line of file.lines) {
    records.push(transaction(line, file))
    if (records.length === LINES) {
      yield recordBytes(records)
      records = []
    }
  }
  yield recordBytes([...records, ['}']])
}

/** A field of a record: a string is written unchanged; a text is quoted, between `before` and `after`. */
type Field = string | { text: string; before?: string; after?: string }
type SieRecord = readonly Field[]

function headRecords({
  books,
  fallbackName,
  date,
  made,
  currency,
  text: words,
  accounts,
}: SieFile): SieRecord[] {
  const { orgNumber, fiscalYear, costCentre: centre } = books
  const names = new Map([...accounts].map(({ number, name }) => [number, name]))
  return [
    ['#FLAGGA', '0'],
    ['#PROGRAM', text('order-admin'), ORDER_ADMIN_VERSION],
    ['#FORMAT', 'PC8'],
    ['#GEN', day(made), text(books.sign)],
    ['#SIETYP', '4'],
    ...(orgNumber ? [['#ORGNR', orgNumber]] : []),
    ['#FNAMN', text(books.companyName ?? fallbackName)],
    ...(fiscalYear ? [['#RAR', '0', day(fiscalYear.start), day(fiscalYear.end)]] : []),
    ['#VALUTA', currency],
    ['#KPTYP', code(books.chart)],
    ...[...names].map(([number, name]): SieRecord => ['#KONTO', number, text(name)]),
    ...(centre
      ? [
          ['#DIM', centre.dimension, text(centre.dimensionName)],
          ['#OBJEKT', centre.dimension, text(centre.code), text(centre.name)],
        ]
      : []),
    ['#VER', code(books.series), text(''), day(date), text(words)],
    ['{'],
  ]
}

function transaction(line: VoucherLine, { books, date, lineText }: SieFile): SieRecord {
  const { costCentre: centre } = books
  // Balance accounts have no cost centre.
  const objects: Field =
    line.role === 'fees' && centre ? { text: centre.code, before: `{${centre.dimension} `, after: '}' } : '{}'
  return ['#TRANS', line.account.number, objects, decimalText(line.amount), day(date), text(lineText(line))]
}

function text(text: string): Field {
  return { text }
}

/** A field that is quoted only where necessary. */
function code(text: string): Field {
  return /^[\w.-]+$/.test(text) ? text : { text }
}

function day(date: string): string {
  return date.replaceAll('-', '')
}

function recordBytes(records: readonly SieRecord[]): Result<Uint8Array<ArrayBuffer>, LackedLetter> {
  let all = ''
  for (const record of records) {
    const fields: string[] = []
    for (const field of record) {
      if (typeof field === 'string') fields.push(field)
      else {
        const spelled = spell(field.text, cp437)
        if (!spelled.ok) return spelled
        fields.push((field.before ?? '') + quoted(spelled.value) + (field.after ?? ''))
      }
    }
    all += `${fields.join(' ')}\r\n`
  }
  return ok(bytesOf(all, cp437))
}

/** A backslash is not doubled; at the end it would escape the closing quote, so a blank follows it there. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"').replace(/\\$/, '\\ ')}"`
}

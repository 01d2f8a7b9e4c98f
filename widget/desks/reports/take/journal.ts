/**
 * A voucher as CSV, for programs that import journals. Columns are those of the programs' help pages, without a check
 * against the programs themselves.
 */
import { ok, type Result } from '../../../../shared/domain/values/result.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { minus } from '../../../../shared/domain/report/payout/exact.ts'
import { csvRecords, csvText } from '../../../../shared/domain/values/csv.ts'
import { decimalText } from '../../../kit/format/decimal.ts'
import type { Books } from './bookkeeping.ts'
import { rawStyle } from '../../../kit/format/csv-style.ts'
import type { JournalPreset } from './formats.ts'
import { LINES } from './sie.ts'
import type { VoucherLine } from './voucher.ts'

export interface JournalFile {
  books: Books
  /** `YYYY-MM-DD`, of the voucher. */
  date: string
  /** The title of the voucher. */
  text: string
  /** A name that no other voucher has. */
  name: string
  lines: Iterable<VoucherLine>
  lineText(line: VoucherLine): string
}

interface Journal {
  heads: readonly string[]
  fields(line: VoucherLine, file: JournalFile): readonly string[]
}

const journals: Readonly<Record<JournalPreset, Journal>> = {
  'xero-journal': {
    heads: [
      '*Narration',
      '*Date',
      'Description',
      '*AccountCode',
      '*TaxRate',
      '*Amount',
      'TrackingName1',
      'TrackingOption1',
      'TrackingName2',
      'TrackingOption2',
    ],
    fields: (line, { books, date, text, lineText }) => [
      csvText(text),
      writtenDay(date),
      csvText(lineText(line)),
      line.account.number,
      csvText(books.taxRate),
      decimalText(line.amount),
      '',
      '',
      '',
      '',
    ],
  },
  'quickbooks-journal': {
    heads: ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description'],
    fields: (line, { date, name, lineText }) => [
      csvText(name),
      date,
      // QuickBooks finds accounts by their names only, and not by their numbers.
      csvText(line.account.name),
      side(line.amount),
      side(minus(0, line.amount)),
      csvText(lineText(line)),
    ],
  },
}

/** The records, some at a time. The voucher has to sum to 0. */
export function* journalParts(preset: JournalPreset, file: JournalFile): Generator<Result<string, never>> {
  const { heads, fields } = journals[preset]
  let records: (readonly string[])[] = [heads]
  let count = 0
  for (const line of file.lines) {
    records.push(fields(line, file))
    count += 1
    if (count % LINES === 0) {
      yield ok(csvRecords(records, rawStyle.separator))
      records = []
    }
  }
  yield ok(csvRecords(records, rawStyle.separator))
}

/** An amount in the column of debits or credits, and nothing in the other one. */
function side(amount: Long): string {
  return amount > 0 ? decimalText(amount) : ''
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `07 Mar 2020`, which Xero reads in every country; it takes 07/03/2020 for March or for July. */
function writtenDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** Makes the files of a payout, in slices. */
import { isTransaction } from '../../../../shared/domain/report/report.rules.ts'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { rowMembers } from '../../../../shared/domain/report/payout/canonical.ts'
import type { Payout } from '../../../../shared/domain/report/payout/payout.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { ClientReading, DayReport, PlacedRow, ReportColumn, RowsQuery } from '../data/report-data.ts'
import { BgMaxWriter, type BgMaxRefusal } from './bgmax.ts'
import type { Books } from './bookkeeping.ts'
import { bytesOf, latin1 } from './charset.ts'
import type { CsvPreset } from './csv.ts'
import { localStyle, rawStyle } from '../../../kit/format/csv-style.ts'
import { filterValues, isFiltered } from './filter-values.ts'
import { isJournal, isVoucher, type TakeFormat } from './formats.ts'
import type { JournalFile } from './journal.ts'
import { LINES, outsideYear, type SieFile, sieParts, type SieRefusal } from './sie.ts'
import { digestOf, joined } from './slices.ts'
import {
  linesByOrder,
  type OrderAmount,
  soldRows,
  type VoucherLine,
  voucherOf,
  voucherRefusal,
  type VoucherRefusal,
} from './voucher.ts'

export type TakeRefusal = VoucherRefusal | SieRefusal | BgMaxRefusal

export interface TakeRequest {
  day: DayReport
  query: RowsQuery
  format: TakeFormat
  books: Books
  /** Of `own`, in their order; undefined is every column of the description. */
  columns?: readonly ReportColumn[] | undefined
  /** The name of a column in the clerk's language; without one it is the member's. */
  columnName?: ((column: ReportColumn) => string) | undefined
  /** BCP 47, for numbers and dates as the clerk writes them; undefined for programs. */
  lang: string | undefined
  /** Day, client and filter in words. */
  about: string
  /** Words of a voucher. */
  voucherText: string
  lineText(line: VoucherLine): string
  onProgress(done: number, all: number): void
  signal: AbortSignal
}

export interface Taken {
  name: string
  file: Blob
  rows: number
  /** SHA-256 in hex; undefined where the page has no secure connection. */
  digest: string | undefined
}

/** Rows that are asked for and written at once. */
const PART = 250
/** Fewer for JSON: with its fees, a row takes several times as long. */
const JSON_PART = 50

/**
 * Makes a file of the rows that a query finds, or of the voucher of the whole payout.
 * @throws the signal's reason when it is aborted; Error when the day is closed
 */
export function takeFile(request: TakeRequest): Promise<Result<Taken, TakeRefusal>> {
  return isVoucher(request.format) ? takeVoucher(request) : takeRows(request)
}

async function takeVoucher(request: TakeRequest): Promise<Result<Taken, TakeRefusal>> {
  const { day, query, books, signal, onProgress } = request
  const { payout, stated } = clientOf(request)
  if (!payout) throw new Error('The report is not whole yet.')
  const voucher = voucherOf(payout, books, isJournal(request.format))
  const refusal = voucherRefusal(payout, voucher) ?? outsideYear(day.reading.date, books)
  if (refusal) return refuse(refusal)
  const orders = books.lines === 'orders' ? await ordersOf(day, query.client, payout, books) : undefined
  const accounts = voucher.lines.map(({ account }) => account)
  const file: SieFile & JournalFile = {
    ...request,
    accounts: orders?.length ? [...accounts, books.accounts.receivable] : accounts,
    lines: orders ? linesByOrder(voucher, books, orders) : voucher.lines,
    fallbackName: request.about,
    date: day.reading.date,
    made: localTime().slice(0, 10),
    currency: stated.currency,
    text: request.voucherText,
    name: ['payout', day.reading.date, clientOf(request).clientId, stated.currency].join('-'),
  }
  let lacking: SieRefusal | undefined
  const made = isJournal(request.format)
    ? (await import('./journal.ts')).journalParts(request.format, file)
    : sieParts(file)
  function* parts() {
    const all = orders?.length ?? 1
    let done = 0
    for (const part of made) {
      if (!part.ok) {
        lacking = part.reason
        return
      }
      yield part.value
      done += LINES
      onProgress(Math.min(done, all), all)
    }
  }
  const [ending, type] = isJournal(request.format)
    ? (['csv', 'text/csv;charset=utf-8'] as const)
    : (['si', 'application/octet-stream'] as const)
  const blob = await joined(parts(), type, signal)
  if (lacking) return refuse(lacking)
  const rows = payout.totals.numberOfRows
  return ok({ name: nameOf(request, rows, ending), file: blob, rows, digest: await digestOf(blob) })
}

/** The amount sold of each order, as far as it is on the account of the sales. */
async function ordersOf(
  day: DayReport,
  client: number,
  { totals }: Payout,
  books: Books,
): Promise<readonly OrderAmount[]> {
  const view = await day.query({ client, ...soldRows(totals, books), group: 'externalOrderNo' })
  const { groups } = view
  view.release()
  return groups
}

async function takeRows(request: TakeRequest): Promise<Result<Taken, TakeRefusal>> {
  const { day, query, signal, onProgress } = request
  const { group: _, ...ungrouped } = query
  const view = await day.query(ungrouped)
  try {
    const all = view.count
    const writer = await writerOf(request, all)
    let refusal: BgMaxRefusal | undefined
    const parts = async function* () {
      let part = writer.head()
      const size = request.format === 'json' ? JSON_PART : PART
      for (let from = 0; part.ok; from += size) {
        yield part.value
        onProgress(Math.min(from, all), all)
        if (from >= all) break
        const placed = await view.rows(from, size)
        // A reader that finds fewer rows than it counted must not make a file that looks complete.
        if (placed.length < Math.min(size, all - from)) throw new Error('Rows of the view are missing.')
        part = writer.rows(placed)
      }
      if (part.ok) part = writer.foot?.() ?? ok('')
      if (part.ok) yield part.value
      else refusal = part.reason
    }
    const file = await joined(parts(), writer.type, signal)
    if (refusal) return refuse(refusal)
    const digest = await digestOf(file)
    signal.throwIfAborted()
    const end = writer.last?.(digest) ?? ''
    const whole = end ? new Blob([file, end], { type: writer.type }) : file
    return ok({ name: nameOf(request, all, writer.ending), file: whole, rows: all, digest })
  } finally {
    view.release()
  }
}

interface RowsWriter {
  ending: string
  type: string
  head(): Result<string | Uint8Array<ArrayBuffer>, BgMaxRefusal>
  rows(rows: readonly PlacedRow[]): Result<string | Uint8Array<ArrayBuffer>, BgMaxRefusal>
  foot?(): Result<string | Uint8Array<ArrayBuffer>, BgMaxRefusal>
  /** A line after everything that the digest covers. */
  last?(digest: string | undefined): string
}

async function writerOf(request: TakeRequest, all: number): Promise<RowsWriter> {
  if (request.format === 'json') return jsonWriter(request, all)
  if (request.format === 'bgmax') return bgMaxWriter(request)
  const { format, columns = rowMembers, columnName, lang, about } = request
  const isOwn = format === 'own'
  const heads = columns.map((name) => ({ name, head: (lang && columnName?.(name)) || name }))
  const { csvWriter } = await import('./csv.ts')
  const csv = csvWriter(format as CsvPreset, heads, isOwn && lang ? localStyle(lang) : rawStyle)
  const last = (digest = '') => `# ${[about, all, ...(digest ? [`SHA-256 ${digest}`] : [])].join('; ')}\r\n`
  return {
    ending: 'csv',
    type: 'text/csv;charset=utf-8',
    head: () => ok(csv.head()),
    rows: (placed) => ok(csv.rows(placed.map(({ row }) => row))),
    // Programs that import a preset would read a comment as a row.
    ...(isOwn ? { last } : {}),
  }
}

function jsonWriter(request: TakeRequest, all: number): RowsWriter {
  const { rowCount: _, payout: _payout, digest, ...client } = clientOf(request)
  const { client: _client, group: _group, ...filter } = request.query
  const head = { date: request.day.reading.date, ...client, digest, filter, numberOfRows: all }
  let separator = ''
  return {
    ending: 'json',
    type: 'application/json',
    head: () => ok(`${stringifyJson(head).slice(0, -1)},"rows":[`),
    rows(placed) {
      let text = ''
      for (const { row } of placed) {
        text += `${separator}\n${stringifyJson(row)}`
        separator = ','
      }
      return ok(text)
    },
    foot: () => ok('\n]}\n'),
  }
}

function bgMaxWriter(request: TakeRequest): RowsWriter {
  const { currency } = clientOf(request).stated
  const { bankgiro } = request.books
  const posts = new BgMaxWriter({ bankgiro, currency, date: request.day.reading.date, made: localTime() })
  return {
    ending: 'txt',
    type: 'text/plain;charset=iso-8859-1',
    head: () => encoded(posts.head()),
    rows: (placed) => encoded(posts.rows(placed.map(({ row }) => row).filter(isTransaction))),
    foot: () => encoded(posts.foot()),
  }
}

function encoded(text: Result<string, BgMaxRefusal>): Result<Uint8Array<ArrayBuffer>, BgMaxRefusal> {
  return text.ok ? ok(bytesOf(text.value, latin1)) : text
}

function clientOf({ day, query }: TakeRequest): ClientReading {
  return day.reading.clients[query.client]!
}

/** `payout-2020-03-05-100001-SEK-all-25-rows.csv`: day, client, filter and number of rows. */
function nameOf(request: TakeRequest, rows: number, ending: string): string {
  const { clientId, stated } = clientOf(request)
  const words = isVoucher(request.format) ? [] : filterValues(request.query)
  const filter = words
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  const parts = [
    'payout',
    request.day.reading.date,
    clientId,
    stated.currency,
    filter || (!isVoucher(request.format) && isFiltered(request.query) ? 'some' : 'all'),
  ]
  return `${parts.join('-')}-${rows}-rows.${ending}`
}

/** `YYYY-MM-DDTHH:MM:SS` on the clerk's clock. */
function localTime(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}

/**
 * Writes a report while it is read. The totals are computed before the first row, up to the last row at that time, so
 * that later rows do not matter. The text is complete JSON only after every row: its last brackets are the end marker,
 * with `totalNrOfRows` at the beginning.
 */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { paymentReport, reportRow } from '../../shared/domain/report/report.schema.ts'
import { memberWriter } from '../../shared/wire/members.ts'
import type { OperatorName } from '../../shared/wire/operator-name.ts'
import type { Database } from '../storage/database.ts'
import { readRowTexts } from './report-rows.ts'
import type { ReportSummary } from './report-summary.ts'

/** The report's client and options. */
export interface ReportHead {
  clientId: Long
  recipientTaxId: string
  /** Whether to show the rows of the opening and closing balance. */
  includeWithholding: boolean
  operator: OperatorName
}

/** Rows per page, about 100 kB, which are in memory at once, here and in the pipe. */
const PAGE = 200

/**
 * The report's bytes, one page at a time, on the reader's demand.
 * @param isCurrent whether the rows are still those of the totals: a sandbox may replace all of them
 */
export function reportStream(
  db: Database,
  summaries: readonly ReportSummary[],
  head: ReportHead,
  isCurrent = () => true,
): ReadableStream<Uint8Array> {
  const pieces = reportPieces(db, summaries, head)
  const encoder = new TextEncoder()
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (!isCurrent()) throw new Error('The rows of the report were replaced while it was read.')
      const { done, value } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel() {
      pieces.return(undefined)
    },
  })
}

/** The report's text in pieces. It throws, and the text stays incomplete, if a row cannot be read. */
export function* reportPieces(
  db: Database,
  summaries: readonly ReportSummary[],
  head: ReportHead,
): Generator<string, undefined> {
  const balanceRows = head.includeWithholding ? 2 : 0
  const total = summaries.reduce((rows, { listed }) => rows + listed + balanceRows, 0)
  yield `{"totalNrOfRows":${total},"clientReports":[`
  for (const [index, summary] of summaries.entries()) {
    if (index > 0) yield ','
    yield* clientPieces(db, summary, head)
  }
  yield ']}'
  return undefined
}

function* clientPieces(db: Database, summary: ReportSummary, head: ReportHead): Generator<string> {
  const { operator, includeWithholding: withBalances } = head
  const opening = withBalances ? balanceText(summary, 'OpeningBalanceDebt', operator) : ''
  const closing = withBalances ? `,${balanceText(summary, 'ClosingBalanceDebt', operator)}` : ''
  yield (
    `{"clientId":${head.clientId},"recipientTaxId":${JSON.stringify(head.recipientTaxId)},` +
    `"paymentReport":${paymentText(summary, operator)},"rows":[${opening}`
  )
  let written = 0
  for (let after = 0; ;) {
    const page = readRowTexts(db, summary, { after, limit: PAGE, operator })
    if (page.texts.length === 0) break
    yield (written > 0 || withBalances ? ',' : '') + page.texts.join(',')
    written += page.texts.length
    after = page.lastId
  }
  if (written !== summary.listed) {
    throw new Error(`Writing the report of ${summary.date} found ${written} of ${summary.listed} rows.`)
  }
  yield `${closing}],"reconciliationDate":"${summary.date}"}`
}

function paymentText(summary: ReportSummary, operator: OperatorName): string {
  const value = {
    providerPaidAmountExcludingWithholding: summary.providerPaidAmountExcludingWithholding,
    providerPaidAmountIncludingWithholding: summary.providerPaidAmountIncludingWithholding,
    ...summary.statedDebts,
    nominalAmount: summary.nominalAmount,
    feeAmountExcludingVat: summary.feeAmountExcludingVat,
    feeVatAmount: summary.feeVatAmount,
    numberOfRows: summary.count,
    currency: summary.currency,
    vatGroups: summary.vatGroups,
  }
  return stringifyJson(memberWriter(paymentReport, operator)(value))
}

/** A balance row: subtracts the opening debt or adds the closing debt, so that the rows sum to the payout. */
function balanceText(
  summary: ReportSummary,
  rowType: 'OpeningBalanceDebt' | 'ClosingBalanceDebt',
  operator: OperatorName,
): string {
  const amount =
    rowType === 'OpeningBalanceDebt' ? -BigInt(summary.openingBalanceDebt) : summary.closingBalanceDebt
  const value = {
    nominalAmount: amount,
    providerPaidAmount: amount,
    totalFeeAmountExcludingVat: 0,
    totalFeeVatAmount: 0,
    currency: summary.currency,
    destinationCurrency: summary.currency,
    exchangeRate: 1,
    rowType,
    fees: [],
    reconciliationDate: summary.date,
  }
  return stringifyJson(memberWriter(reportRow, operator)(value))
}

/** Saved report files for tests: real reports through the real reader. */
import { normalLong } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import type { Report, ReportRow } from '../../shared/domain/report/report.schema.ts'
import { balanceRowTypes } from '../../shared/domain/report/report.rules.ts'
import type { DayReport } from '../desks/reports/data/report-data.ts'
import { readBookkeeping } from '../desks/reports/take/bookkeeping.ts'
import { type Taken, takeFile, type TakeRefusal, type TakeRequest } from '../desks/reports/take/take-file.ts'
import { readDayOf } from './report-day.ts'

/** A report of one client that balances, of rows whose members add up. */
export function balancedReport(rows: readonly ReportRow[], opening = 0, currency = 'SEK'): Report {
  const transactions = rows.filter(({ rowType }) => !(balanceRowTypes as readonly string[]).includes(rowType))
  const excluding = BigInt(sum(transactions.map((row) => row.providerPaidAmount)))
  const position = excluding - BigInt(opening)
  const fees = transactions.flatMap((row) => row.fees)
  const rates = [...new Set(fees.map(({ vatPercent }) => vatPercent))]
  return {
    totalNrOfRows: rows.length,
    clientReports: [
      {
        clientId: 100_001,
        recipientTaxId: '5566778899',
        reconciliationDate: '2020-03-05',
        paymentReport: {
          providerPaidAmountExcludingWithholding: normalLong(excluding),
          providerPaidAmountIncludingWithholding: normalLong(position > 0n ? position : 0n),
          openingBalanceDebt: opening,
          closingBalanceDebt: normalLong(position < 0n ? -position : 0n),
          nominalAmount: sum(transactions.map((row) => row.nominalAmount)),
          feeAmountExcludingVat: sum(transactions.map((row) => row.totalFeeAmountExcludingVat)),
          feeVatAmount: sum(transactions.map((row) => row.totalFeeVatAmount)),
          numberOfRows: transactions.length,
          currency,
          vatGroups: rates.map((vatPercent) => ({
            vatPercent,
            vatAmount: sum(fees.filter((fee) => fee.vatPercent === vatPercent).map((fee) => fee.vatAmount)),
          })),
        },
        rows: [...rows],
      },
    ],
  }
}

/** Makes a file, in English words by default. */
export async function takeOf(
  from: Report | DayReport,
  changes: Partial<Omit<TakeRequest, 'day'>>,
): Promise<{ taken?: Taken; refusal?: TakeRefusal; progress: [number, number][] }> {
  const day = 'reading' in from ? from : await readDayOf(from)
  const progress: [number, number][] = []
  const outcome = await takeFile({
    day,
    query: { client: 0 },
    format: 'sie',
    books: readBookkeeping(undefined, day.reading.clients[0]?.recipientTaxId).books,
    lang: undefined,
    about: '2020-03-05; Client 100001; SEK',
    voucherText: 'Payout 2020-03-05, client 100001',
    lineText: ({ kind }) => ('order' in kind ? (kind.order ?? 'sold') : kind.is),
    onProgress: (done, all) => progress.push([done, all]),
    signal: new AbortController().signal,
    ...changes,
  })
  return { ...(outcome.ok ? { taken: outcome.value } : { refusal: outcome.reason }), progress }
}

export async function bytesOfFile({ file }: Taken): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

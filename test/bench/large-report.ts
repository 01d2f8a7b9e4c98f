/** A balanced report as the provider writes it, of any number of rows. */
import type { ReportRow } from '../../shared/domain/report/report.schema.ts'

const DATE = '2026-01-15'
const NAMES = ['Testkund', 'Åsa Öst', 'Kjærsti Bø', 'Töre Ääri', 'Jürgen Groß']
/** The rows in one piece of the text. */
const STEP = 100

/** The text in pieces: a report of 100 000 rows has 62 MB. */
export function* largeReport(rows: number): Generator<string> {
  const paid = { nominal: 0, fees: 0, vat: 0 }
  for (let number = 0; number < rows; number += 1) {
    const row = rowOf(number)
    paid.nominal += Number(row.nominalAmount)
    paid.fees += Number(row.totalFeeAmountExcludingVat)
    paid.vat += Number(row.totalFeeVatAmount)
  }
  const result = paid.nominal - paid.fees - paid.vat
  const paymentReport = {
    providerPaidAmountExcludingWithholding: result,
    providerPaidAmountIncludingWithholding: Math.max(result, 0),
    openingBalanceDebt: 0,
    closingBalanceDebt: Math.max(-result, 0),
    nominalAmount: paid.nominal,
    feeAmountExcludingVat: paid.fees,
    feeVatAmount: paid.vat,
    numberOfRows: rows,
    currency: 'SEK',
    vatGroups: [{ vatPercent: 2_500, vatAmount: paid.vat }],
  }
  yield (
    `{"totalNrOfRows":${rows},"clientReports":[{"clientId":100001,"recipientTaxId":"556000-0000",` +
    `"paymentReport":${JSON.stringify(paymentReport)},"rows":[`
  )
  for (let from = 0; from < rows; from += STEP) {
    const length = Math.min(STEP, rows - from)
    const texts = Array.from({ length }, (_, index) => JSON.stringify(rowOf(from + index)))
    yield (from > 0 ? ',' : '') + texts.join(',')
  }
  yield `],"reconciliationDate":"${DATE}"}]}`
}

function rowOf(number: number): ReportRow {
  const isCredit = number % 10 === 9
  const amount = 4_900 + ((number * 7_919) % 500_000)
  const fees = isCredit
    ? [feeOf('Credit', 900)]
    : [feeOf('Service', Math.round(amount * 0.0195)), feeOf('Admin', 1_900)]
  const feeAmount = fees.reduce((all, { amountExcludingVat }) => all + amountExcludingVat, 0)
  const vat = fees.reduce((all, { vatAmount }) => all + vatAmount, 0)
  const nominalAmount = isCredit ? -amount : amount
  return {
    providerCustomerId: 30_000_000 + (number % 9_973),
    customerName: `${NAMES[number % NAMES.length]} ${number % 9_973}`,
    externalOrderNo: `bulk-${number}`,
    orderDate: `${DATE}T${two(number % 24)}:${two(number % 60)}:00`,
    providerOrderNo: 50_000_000 + number,
    providerCheckoutId: 50_000_000 + number,
    nominalAmount,
    providerPaidAmount: nominalAmount - feeAmount - vat,
    totalFeeAmountExcludingVat: feeAmount,
    totalFeeVatAmount: vat,
    paymentType: ['Invoice', 'Card', 'PaymentPlan', 'Swish', 'DirectBank'][number % 5]!,
    currency: 'SEK',
    deliveryId: 60_000_000 + number,
    ...(isCredit && { creditId: 70_000_000 + number }),
    rowType: isCredit ? 'Credit' : number % 5 === 0 ? 'Purchase' : 'Order',
    fees,
    reconciliationDate: DATE,
  }
}

function feeOf(type: string, amountExcludingVat: number) {
  const vatAmount = Math.round(amountExcludingVat / 4)
  return {
    type,
    amountExcludingVat,
    vatPercent: 2_500,
    vatAmount,
    providerPaidAmount: -amountExcludingVat - vatAmount,
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** A day worked out by hand, and the explanation of its payout after a change. */
import { explainPayout } from '../domain/report/payout/explain-payout.ts'
import { judgePayout } from '../domain/report/payout/judge-payout.ts'
import type { Explanation } from '../domain/report/payout/payout.ts'
import { payoutTotals } from '../domain/report/payout/payout-totals.ts'
import type { PaymentReport, ReportRow } from '../domain/report/report.schema.ts'
import { reportFeeOf as fee, reportRowOf } from './report-rows.ts'

/** A row of 100,00 with Service 1,95 (VAT 0,49) and Admin 19,00 (VAT 4,75): it pays 73,81. */
export const sale = (deliveryId: number, change: Partial<ReportRow> = {}) =>
  reportRowOf({
    rowType: 'Purchase',
    deliveryId,
    nominalAmount: 10_000,
    fees: [fee('Service', 195, 2500, 49), fee('Admin', 1900, 2500, 475)],
    totalFeeAmountExcludingVat: 2095,
    totalFeeVatAmount: 524,
    providerPaidAmount: 7381,
    ...change,
  })

/** A row of 555,00 with a reminder of 6,00, VAT of 12 % 0,72: it pays 548,28. */
export const reminded = reportRowOf({
  deliveryId: 77,
  nominalAmount: 55_500,
  fees: [fee('Reminder', 600, 1200, 72)],
  totalFeeAmountExcludingVat: 600,
  totalFeeVatAmount: 72,
  providerPaidAmount: 54_828,
})

/** A credit of 20,00 without a fee. */
export const credit = reportRowOf({
  rowType: 'Credit',
  creditId: 9,
  nominalAmount: -2000,
  providerPaidAmount: -2000,
})

/**
 * Two sales, the reminded one and the credit: 200,00 + 555,00 − 20,00 = 735,00; fees 41,90 + 6,00 = 47,90;
 * VAT 10,48 + 0,72 = 11,20; paid 147,62 + 548,28 − 20,00 = 675,90.
 */
export const rows = [sale(1), sale(2), reminded, credit]
export const payment: PaymentReport = {
  providerPaidAmountExcludingWithholding: 67_590,
  providerPaidAmountIncludingWithholding: 67_590,
  openingBalanceDebt: 0,
  closingBalanceDebt: 0,
  nominalAmount: 73_500,
  feeAmountExcludingVat: 4790,
  feeVatAmount: 1120,
  numberOfRows: 4,
  currency: 'SEK',
  vatGroups: [
    { vatPercent: 2500, vatAmount: 1048 },
    { vatPercent: 1200, vatAmount: 72 },
  ],
}

/** The explanation of the day with other stated figures, or other rows. */
export function explain(change: Partial<PaymentReport>, listed: readonly ReportRow[] = rows): Explanation {
  const sums = payoutTotals()
  for (const [index, row] of listed.entries()) sums.add(row, index)
  const payout = judgePayout({ ...payment, ...change }, sums.totals())
  const search = explainPayout(payout, { length: listed.length, at: (index) => listed[index]! })
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value
}

/** Totals with a lower result, from which the payment follows. */
export function paid(less: number): Partial<PaymentReport> {
  const amount = 67_590 - less
  return { providerPaidAmountExcludingWithholding: amount, providerPaidAmountIncludingWithholding: amount }
}

/** One more sale than {@link payment} has. */
export const threeSales: Partial<PaymentReport> = {
  ...paid(-7381),
  nominalAmount: 83_500,
  feeAmountExcludingVat: 6885,
  feeVatAmount: 1644,
  numberOfRows: 5,
  vatGroups: [
    { vatPercent: 2500, vatAmount: 1572 },
    { vatPercent: 1200, vatAmount: 72 },
  ],
}

/** Only the credit: the closing debt is 20,00, or 25,00 with an opening debt of 5,00. */
export const owed: Partial<PaymentReport> = {
  providerPaidAmountExcludingWithholding: -2000,
  providerPaidAmountIncludingWithholding: 0,
  openingBalanceDebt: 500,
  closingBalanceDebt: 2500,
  nominalAmount: -2000,
  feeAmountExcludingVat: 0,
  feeVatAmount: 0,
  numberOfRows: 1,
  vatGroups: [],
}

export const reminder = { vatPercent: 1200, vatAmount: 0 }
export const [groupOf25, groupOf12] = payment.vatGroups

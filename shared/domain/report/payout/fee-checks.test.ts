/** Faults of fees that no sum shows: VAT that does not fit its rate, and a fee that takes another amount. */
import { describe, expect, it } from 'vitest'
import { rows, sale } from '../../../testing/payout-day.ts'
import { reportFeeOf as fee, reportRowOf } from '../../../testing/report-rows.ts'
import type { Long } from '../../values/long.ts'
import type { ReportRow } from '../report.schema.ts'
import { payoutTotals } from './payout-totals.ts'

function totalsOf(listed: readonly ReportRow[]) {
  const sums = payoutTotals()
  for (const [index, row] of listed.entries()) sums.add(row, index)
  return sums.totals()
}

const vatOff = (amount: Long, percent: Long, vat: Long) =>
  totalsOf([reportRowOf({ fees: [fee('Service', amount, percent, vat)] })]).vatOffFees

describe('the VAT of a fee', () => {
  // 25 % of 1,95 is 0,4875; 25.5 % of 1,00 is 0,255.
  it.each([
    [195, 2500, 48],
    [195, 2500, 49],
    [100, 2550, 25],
    [100, 2550, 26],
    [-195, 2500, -49],
    [1900, 0, 0],
    [400, 2500, 99],
    [400, 2500, 101],
    // 25 % of 36 028 797 018 963 972 is 9 007 199 254 740 993.
    [36_028_797_018_963_972n, 2500, 9_007_199_254_740_993n],
    [36_028_797_018_963_972n, 2500, 9_007_199_254_740_994n],
  ] as const)('may be, for %s at %s, %s: its rate’s, within one unit', (amount, percent, vat) => {
    expect(vatOff(amount, percent, vat)).toEqual({ count: 0, fees: [] })
  })

  it.each([
    // 30 % charged under a 25 % label: 25 % of 48,73 is 12,1825.
    [4873, 2500, 1462, 1218],
    [400, 2500, 102, 100],
    [400, 2500, 98, 100],
    [400, 2500, -100, 100],
    [-400, 2500, -102, -100],
    [400, 0, 2, 0],
    [36_028_797_018_963_972n, 2500, 9_007_199_254_740_995n, 9_007_199_254_740_993n],
  ] as const)('is never accepted, for %s at %s, as %s', (amount, percent, vat, computed) => {
    expect(vatOff(amount, percent, vat)).toEqual({
      count: 1,
      fees: [{ row: 0, type: 'Service', vatPercent: percent, vatAmount: vat, computed }],
    })
  })
})

describe('the amount that a fee takes from the payout', () => {
  it('is the fee with its VAT', () => {
    expect(totalsOf(rows).feePaidOffRows).toEqual({ count: 0, rows: [] })
  })

  it.each([244, -243, 0])('is never accepted as %i', (providerPaidAmount) => {
    const wrong = { ...fee('Service', 195, 2500, 49), providerPaidAmount }
    const listed = [sale(1), sale(2, { fees: [wrong, fee('Admin', 1900, 2500, 475)] })]
    expect(totalsOf(listed).feePaidOffRows).toEqual({ count: 1, rows: [1] })
  })
})

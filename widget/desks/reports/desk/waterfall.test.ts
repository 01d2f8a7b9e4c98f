import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgePayout } from '../../../../shared/domain/report/payout/judge-payout.ts'
import type { Payout } from '../../../../shared/domain/report/payout/payout.ts'
import { payoutTotals } from '../../../../shared/domain/report/payout/payout-totals.ts'
import type { PaymentReport, ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import { honestReport } from '../../../../shared/testing/report.arbitrary.ts'
import { reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { runs } from '../../../../shared/testing/runs.ts'
import { type Step, waterfall } from './waterfall.ts'

function payoutOf(stated: PaymentReport, rows: readonly ReportRow[]): Payout {
  const totals = payoutTotals()
  rows.forEach((row, index) => totals.add(row, index))
  return judgePayout(stated, totals.totals())
}

/** Of rows without fees: their total is stated. */
function plainPayout(amounts: readonly (readonly [rowType: string, amount: number | bigint])[]): Payout {
  const rows = amounts.map(([rowType, amount]) =>
    reportRowOf({ rowType, nominalAmount: amount, providerPaidAmount: amount, fees: [] }),
  )
  const sum = amounts.reduce((all, [, amount]) => all + BigInt(amount), 0n)
  const total = Number.isSafeInteger(Number(sum)) ? Number(sum) : sum
  const stated = {
    providerPaidAmountExcludingWithholding: total,
    providerPaidAmountIncludingWithholding: total > 0 ? total : 0,
    openingBalanceDebt: 0,
    closingBalanceDebt: total < 0 ? -total : 0,
    nominalAmount: total,
    feeAmountExcludingVat: 0,
    feeVatAmount: 0,
    numberOfRows: rows.length,
    currency: 'SEK',
    vatGroups: [],
  } as PaymentReport
  return payoutOf(stated, rows)
}

const brief = ({ of, amount, isTotal }: Step) =>
  `${of.is === 'term' ? of.term : of.is === 'row-type' ? of.rowType : of.is}${isTotal ? ' =' : ''} ${amount}`

describe('the waterfall from sales to the payout', () => {
  it('joins row types that are sales, and those that are credits', () => {
    const steps = waterfall(
      plainPayout([
        ['Purchase', 10_000],
        ['CreatedInvoice', 5000],
        ['Credit', -2000],
        ['ManualCredit', -500],
        ['Kickback', 300],
      ]),
    )
    // 10 000 + 5 000 = 15 000; less 2 500 is 12 500; and 300 is 12 800.
    expect(steps.map(brief)).toEqual([
      'sales 15000',
      'credits -2500',
      'Kickback 300',
      'providerPaidAmountExcludingWithholding = 12800',
      'providerPaidAmountIncludingWithholding = 12800',
    ])
    expect(steps[0]!.rowTypes).toEqual(['Purchase', 'CreatedInvoice'])
  })

  it('gives the three largest of many other row types a bar, positive or negative, and joins the rest', () => {
    const steps = waterfall(
      plainPayout([
        ['Manual', 10],
        ['Interest', -900],
        ['ManualDeposit', 800],
        ['DebtPayment', -20],
        ['ManualChargeback', 700],
      ]),
    )
    // 10 − 20 = −10 for the two smallest.
    expect(steps.slice(0, 4).map(brief)).toEqual([
      'Interest -900',
      'ManualDeposit 800',
      'ManualChargeback 700',
      'other -10',
    ])
    expect(steps[3]).toMatchObject({ of: { count: 2 }, rowTypes: ['DebtPayment', 'Manual'] })
  })

  it('goes from a negative result to 0 by the closing debt', () => {
    expect(waterfall(plainPayout([['Credit', -700]])).map(brief)).toEqual([
      'credits -700',
      'providerPaidAmountExcludingWithholding = -700',
      'closingBalanceDebt 700',
      'providerPaidAmountIncludingWithholding = 0',
    ])
  })

  it('has the two totals of a day without rows, both 0', () => {
    expect(waterfall(plainPayout([])).map(brief)).toEqual([
      'providerPaidAmountExcludingWithholding = 0',
      'providerPaidAmountIncludingWithholding = 0',
    ])
  })

  it('keeps the largest Long to the unit', () => {
    const [sales] = waterfall(plainPayout([['Purchase', 9_223_372_036_854_775_807n]]))
    expect(sales).toMatchObject({ amount: 9_223_372_036_854_775_807n, to: 9_223_372_036_854_775_807n })
  })

  it('shows the rows’ payment beyond their own members as a step', () => {
    const row = reportRowOf({ rowType: 'Purchase', nominalAmount: 1000, providerPaidAmount: 990, fees: [] })
    const payout = plainPayout([['Purchase', 1000]])
    const steps = waterfall(payoutOf(payout.stated, [row]))
    expect(steps.map(brief)).toContain('unexplained -10')
  })

  it('leads from one bar to the next without a gap, for any honest report', () => {
    fc.assert(
      fc.property(honestReport(), ({ clientReports }) => {
        for (const { paymentReport, rows } of clientReports) {
          let at = 0n
          for (const { from, to, amount, isTotal } of waterfall(payoutOf(paymentReport, rows))) {
            expect(isTotal ? to : from).toBe(at)
            expect(to - from).toBe(BigInt(amount))
            at = to
          }
          expect(at).toBe(BigInt(paymentReport.providerPaidAmountIncludingWithholding))
        }
      }),
      { numRuns: runs(50, 2000) },
    )
  })
})

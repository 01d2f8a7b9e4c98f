/** Differences without a cause, and how the search for one proceeds. */
import { describe, expect, it } from 'vitest'
import {
  credit,
  explain,
  groupOf25,
  owed,
  paid,
  payment,
  reminded,
  rows,
  sale,
} from '../../../testing/payout-day.ts'
import { reportFeeOf as fee, reportRowOf } from '../../../testing/report-rows.ts'
import { explainPayout } from './explain-payout.ts'
import { judgePayout } from './judge-payout.ts'
import { payoutTotals } from './payout-totals.ts'

describe('the search for a cause', () => {
  it('finds none for balance rows that fit neither the stated debts nor one another', () => {
    // −20,00 and 5,00 from before are 25,00, not 26,00; the rows show 6,00 and 25,00.
    const opening = reportRowOf({
      rowType: 'OpeningBalanceDebt',
      nominalAmount: -600,
      providerPaidAmount: -600,
    })
    const closing = reportRowOf({
      rowType: 'ClosingBalanceDebt',
      nominalAmount: 2500,
      providerPaidAmount: 2500,
    })
    expect(explain({ ...owed, closingBalanceDebt: 2600 }, [opening, credit, closing]).cause).toBeUndefined()
  })

  it('finds none for a payout that balances', () => {
    expect(explain({})).toEqual({ cause: undefined, alternatives: 0, differing: [], faults: [] })
  })

  it('finds none for two amounts that no row, fee or debt has', () => {
    const { cause, differing } = explain({ nominalAmount: 73_499, feeVatAmount: 1123 })
    expect(cause).toBeUndefined()
    expect(differing).toEqual([
      { term: 'nominalAmount', stated: 73_499, computed: 73_500 },
      { term: 'feeVatAmount', stated: 1123, computed: 1120 },
    ])
  })

  it('finds none for two faults, though each alone would have a cause', () => {
    // The credit's amount, and the VAT of 12 %.
    const { cause } = explain({
      nominalAmount: 75_500,
      vatGroups: [groupOf25!, { vatPercent: 1200, vatAmount: 79 }],
    })
    expect(cause).toBeUndefined()
  })

  it('finds none for a wrong debt together with a wrong row', () => {
    expect(explain({ nominalAmount: 18_000, openingBalanceDebt: 300 }).cause).toBeUndefined()
  })

  it.each([73_000, 71_000])(
    'finds none for an amount of %i that only a balance row has, alone or with another row',
    (nominalAmount) => {
      const opening = reportRowOf({
        rowType: 'OpeningBalanceDebt',
        nominalAmount: -500,
        providerPaidAmount: -500,
      })
      const closing = reportRowOf({ rowType: 'ClosingBalanceDebt' })
      const indebted = { openingBalanceDebt: 500, providerPaidAmountIncludingWithholding: 67_090 }
      expect(
        explain({ ...indebted, nominalAmount, feeVatAmount: 1121 }, [opening, ...rows, closing]).cause,
      ).toBeUndefined()
    },
  )

  it('finds none for a missing row whose VAT would be of no rate, or whose amounts would not add up', () => {
    // 5 of VAT.
    expect(explain({ ...paid(5), feeVatAmount: 1125, numberOfRows: 5 }).cause).toBeUndefined()
    expect(explain({ nominalAmount: 73_505, numberOfRows: 5 }).cause).toBeUndefined()
  })

  it.each([
    ['what it pays', { providerPaidAmount: 54_829 }],
    ['the VAT that it lists', { fees: [fee('Reminder', 600, 1200, 73)] }],
  ])('finds none for a row that does not add up in %s beside a wrong sum', (_, change) => {
    const listed = [sale(1), sale(2), { ...reminded, ...change }, credit]
    expect(explain({ nominalAmount: 73_495 }, listed).cause).toBeUndefined()
  })

  it('finds none for a report with more rates of VAT than a payout has', () => {
    const vatGroups = Array.from({ length: 40 }, (_, index) => ({ vatPercent: index, vatAmount: 0 }))
    expect(
      explain({ nominalAmount: 75_500, vatGroups: [...payment.vatGroups, ...vatGroups] }).cause,
    ).toBeUndefined()
  })

  it('finds none for a report without rows that states a sum', () => {
    expect(explain({ numberOfRows: 0, vatGroups: [] }, []).cause).toBeUndefined()
  })
})

describe('the search', () => {
  it('stops at least every 2 000 rows in each of its passes', () => {
    const length = 3_000
    const many = Array.from({ length }, (_, index) => ({
      ...credit,
      creditId: index,
      nominalAmount: -index,
      providerPaidAmount: -index,
    }))
    const sums = payoutTotals()
    for (const [index, row] of many.entries()) sums.add(row, index)
    let read = 0
    const at = (index: number) => {
      read += 1
      return many[index]!
    }
    // Two fees are stated, and no row has any.
    const search = explainPayout(judgePayout({ ...payment, numberOfRows: length }, sums.totals()), {
      length,
      at,
    })
    const steps: number[] = []
    for (let step = search.next(); ; step = search.next()) {
      steps.push(read)
      read = 0
      if (step.done) break
    }
    expect(Math.max(...steps)).toBeLessThanOrEqual(2_000)
    // One row, then pairs: whole, and in part.
    expect(steps.reduce((all, each) => all + each)).toBe(3 * length)
  })
})

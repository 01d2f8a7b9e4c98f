/** Reports worked out by hand: what differs, and what explains it. */
import { describe, expect, it } from 'vitest'
import { reportFeeOf as fee, reportRowOf } from '../../testing/report-rows.ts'
import type { PaymentReport, ReportRow } from '../report.schema.ts'
import { explainPayout } from './explain-payout.ts'
import { judgePayout } from './judge-payout.ts'
import type { Explanation } from './payout.ts'
import { payoutTotals } from './payout-totals.ts'

/** A row of 100,00 with Service 1,95 (VAT 0,49) and Admin 19,00 (VAT 4,75): it pays 73,81. */
const sale = (deliveryId: number, change: Partial<ReportRow> = {}) =>
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
const reminded = reportRowOf({
  deliveryId: 77,
  nominalAmount: 55_500,
  fees: [fee('Reminder', 600, 1200, 72)],
  totalFeeAmountExcludingVat: 600,
  totalFeeVatAmount: 72,
  providerPaidAmount: 54_828,
})

/** A credit of 20,00 without a fee. */
const credit = reportRowOf({
  rowType: 'Credit',
  creditId: 9,
  nominalAmount: -2000,
  providerPaidAmount: -2000,
})

/**
 * Two sales, the reminded one and the credit: 200,00 + 555,00 − 20,00 = 735,00; fees 41,90 + 6,00 = 47,90;
 * VAT 10,48 + 0,72 = 11,20; paid 147,62 + 548,28 − 20,00 = 675,90.
 */
const rows = [sale(1), sale(2), reminded, credit]
const payment: PaymentReport = {
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

function explain(change: Partial<PaymentReport>, listed: readonly ReportRow[] = rows): Explanation {
  const sums = payoutTotals()
  for (const [index, row] of listed.entries()) sums.add(row, index)
  const payout = judgePayout({ ...payment, ...change }, sums.totals())
  const search = explainPayout(payout, { length: listed.length, at: (index) => listed[index]! })
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value
}

/** Totals that say less is paid: what is paid follows. */
function paid(less: number): Partial<PaymentReport> {
  const amount = 67_590 - less
  return { providerPaidAmountExcludingWithholding: amount, providerPaidAmountIncludingWithholding: amount }
}

/** One more sale than {@link payment} has. */
const threeSales: Partial<PaymentReport> = {
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

/** Only the credit: 20,00 are owed in the end, with 5,00 from before 25,00. */
const owed: Partial<PaymentReport> = {
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

const reminder = { vatPercent: 1200, vatAmount: 0 }
const [groupOf25, groupOf12] = payment.vatGroups

describe('a difference is explained by', () => {
  it('a row that the totals leave out, in every term at once', () => {
    // 73 500 − 55 500; 4790 − 600; 1120 − 72.
    const { cause, alternatives, differing } = explain({
      ...paid(54_828),
      nominalAmount: 18_000,
      feeAmountExcludingVat: 4190,
      feeVatAmount: 1048,
      vatGroups: [groupOf25!, reminder],
    })
    expect(cause).toEqual({ kind: 'row', term: 'nominalAmount', difference: -55_500, rows: [2] })
    expect(alternatives).toBe(0)
    expect(differing.map(({ term }) => term)).toEqual([
      'nominalAmount',
      'feeAmountExcludingVat',
      'feeVatAmount',
      'vat:1200',
      'providerPaidAmountExcludingWithholding',
      'providerPaidAmountIncludingWithholding',
    ])
  })

  it('a row that the totals have twice', () => {
    const { cause } = explain({ ...paid(2000), nominalAmount: 71_500 })
    expect(cause).toEqual({ kind: 'row', term: 'nominalAmount', difference: -2000, rows: [3] })
  })

  it('a row that is listed and not counted', () => {
    const { cause } = explain({ ...paid(-2000), nominalAmount: 75_500, numberOfRows: 3 })
    expect(cause).toEqual({ kind: 'row', term: 'nominalAmount', difference: 2000, rows: [3] })
  })

  it('the amount of one row, where only the amounts differ', () => {
    const { cause, alternatives } = explain({ nominalAmount: 18_000 })
    expect({ cause, alternatives }).toEqual({
      cause: { kind: 'row', term: 'nominalAmount', difference: -55_500, rows: [2] },
      alternatives: 0,
    })
  })

  it('one of two rows that are alike in their amounts, without accusing one of them', () => {
    // Without one sale: 73 500 − 10 000; 4790 − 2095; 1120 − 524; 1048 − 524.
    const { cause, alternatives } = explain({
      ...paid(7381),
      nominalAmount: 63_500,
      feeAmountExcludingVat: 2695,
      feeVatAmount: 596,
      vatGroups: [{ vatPercent: 2500, vatAmount: 524 }, groupOf12!],
    })
    expect(cause).toMatchObject({ kind: 'row', rows: [0] })
    expect(alternatives).toBe(1)
  })

  it('two rows together', () => {
    // The reminded row and the credit: 55 500 − 2000 = 53 500; 54 828 − 2000 = 52 828.
    const { cause, alternatives } = explain({
      ...paid(52_828),
      nominalAmount: 20_000,
      feeAmountExcludingVat: 4190,
      feeVatAmount: 1048,
      vatGroups: [groupOf25!, reminder],
    })
    expect(cause).toEqual({ kind: 'pair', term: 'nominalAmount', difference: -53_500, rows: [2, 3] })
    expect(alternatives).toBe(0)
  })

  it('two rows that are not counted', () => {
    const { cause } = explain({
      ...paid(52_828),
      nominalAmount: 20_000,
      feeAmountExcludingVat: 4190,
      feeVatAmount: 1048,
      vatGroups: [groupOf25!, reminder],
      numberOfRows: 2,
    })
    expect(cause).toMatchObject({ kind: 'pair', rows: [2, 3] })
  })

  it('two rows that the totals have twice', () => {
    // 73 500 + 53 500; 4790 + 600; 1120 + 72; 72 + 72.
    const { cause } = explain({
      ...paid(-52_828),
      nominalAmount: 127_000,
      feeAmountExcludingVat: 5390,
      feeVatAmount: 1192,
      vatGroups: [groupOf25!, { vatPercent: 1200, vatAmount: 144 }],
    })
    expect(cause).toMatchObject({ kind: 'pair', rows: [2, 3] })
  })

  it('no two rows when one row is not counted', () => {
    const { cause } = explain({
      ...paid(52_828),
      nominalAmount: 20_000,
      feeAmountExcludingVat: 4190,
      feeVatAmount: 1048,
      vatGroups: [groupOf25!, reminder],
      numberOfRows: 3,
    })
    expect(cause).toBeUndefined()
  })

  it('two rows of which only the amounts differ, if no other two have that amount', () => {
    expect(explain({ nominalAmount: 20_000 }).cause).toMatchObject({ kind: 'pair', rows: [2, 3] })
    // 10 000 + 55 500: either sale with the reminded row.
    expect(explain({ nominalAmount: 8000 }).cause).toBeUndefined()
  })

  it('all fees of one type', () => {
    // Admin: twice 1900 and 475; paid is 4750 more.
    const { cause, alternatives } = explain({
      ...paid(-4750),
      feeAmountExcludingVat: 990,
      feeVatAmount: 170,
      vatGroups: [{ vatPercent: 2500, vatAmount: 98 }, groupOf12!],
    })
    const expected = { kind: 'fee-type', term: 'feeAmountExcludingVat', difference: -3800, feeType: 'Admin' }
    expect({ cause, alternatives }).toEqual({ cause: expected, alternatives: 0 })
  })

  it('one fee of one row', () => {
    const { cause } = explain({
      ...paid(-672),
      feeAmountExcludingVat: 4190,
      feeVatAmount: 1048,
      vatGroups: [groupOf25!, reminder],
    })
    expect(cause).toEqual({
      kind: 'row-fee',
      term: 'feeAmountExcludingVat',
      difference: -600,
      rows: [2],
      feeType: 'Reminder',
    })
  })

  it.each([
    ['by whatever amount', { vatGroups: [groupOf25!, { vatPercent: 1200, vatAmount: 79 }] }, 'vat:1200', 7],
    [
      'with all that follows',
      { ...paid(7), feeVatAmount: 1127, vatGroups: [groupOf25!, { vatPercent: 1200, vatAmount: 79 }] },
      'feeVatAmount',
      7,
    ],
    ['that is not in the total', { feeVatAmount: 72 }, 'feeVatAmount', -1048],
  ] as const)('the VAT of one rate %s', (_, change, term, difference) => {
    const vatPercent = difference === 7 ? 1200 : 2500
    const { cause } = explain({
      ...change,
      vatGroups: [...('vatGroups' in change ? change.vatGroups : payment.vatGroups)],
    })
    expect(cause).toEqual({ kind: 'vat-rate', term, difference, vatPercent })
  })

  it('the VAT of one rate, rather than the only row that has VAT of that rate', () => {
    const { cause, alternatives } = explain({ vatGroups: [groupOf25!] })
    expect(cause).toEqual({ kind: 'vat-rate', term: 'vat:1200', difference: -72, vatPercent: 1200 })
    expect(alternatives).toBe(0)
  })

  it('a row listed with the other sign', () => {
    const wrong = { ...credit, nominalAmount: 2000, providerPaidAmount: 2000 }
    expect(explain({}, [...rows.slice(0, 3), wrong])).toMatchObject({
      cause: { kind: 'flipped-sign', term: 'nominalAmount', difference: -4000, rows: [3] },
      alternatives: 0,
    })
  })

  it('a row whose amount alone has the other sign, while its fees are right', () => {
    // −55 500 − 600 − 72.
    const wrong = { ...reminded, nominalAmount: -55_500, providerPaidAmount: -56_172 }
    const { cause } = explain({ closingBalanceDebt: 0 }, [sale(1), sale(2), wrong, credit])
    expect(cause).toEqual({ kind: 'flipped-sign', term: 'nominalAmount', difference: 111_000, rows: [2] })
  })

  it('fees of a row with the other sign', () => {
    // 55 500 + 600 + 72.
    const wrong = {
      ...reminded,
      fees: [fee('Reminder', -600, 1200, -72)],
      totalFeeAmountExcludingVat: -600,
      totalFeeVatAmount: -72,
      providerPaidAmount: 56_172,
    }
    const { cause } = explain({}, [sale(1), sale(2), wrong, credit])
    expect(cause).toEqual({
      kind: 'flipped-sign',
      term: 'feeAmountExcludingVat',
      difference: 1200,
      rows: [2],
    })
  })

  it('a row listed twice', () => {
    const { cause, alternatives } = explain({}, [sale(1), sale(1), sale(2), reminded, credit])
    expect(cause).toEqual({ kind: 'doubled-row', term: 'nominalAmount', difference: -10_000, rows: [0, 1] })
    expect(alternatives).toBe(0)
  })

  it('a row listed three times and counted twice, which is one double', () => {
    const { cause, alternatives } = explain({}, [sale(1), sale(1), sale(1), reminded, credit])
    expect(cause).toMatchObject({ kind: 'doubled-row', rows: [0, 1] })
    expect(alternatives).toBe(0)
  })

  it('one of two rows listed twice', () => {
    // Three of the four sales: 73 500 + 10 000; 4790 + 2095; 1120 + 524; 1048 + 524.
    const { cause, alternatives } = explain(threeSales, [
      sale(1),
      sale(1),
      sale(2),
      sale(2),
      reminded,
      credit,
    ])
    expect(cause).toMatchObject({ kind: 'doubled-row', rows: [0, 1] })
    expect(alternatives).toBe(1)
  })

  it('one row rather than a double or a currency, where only the amounts differ', () => {
    const listed = [sale(1), sale(1), sale(2), reminded, credit]
    expect(explain({ ...threeSales, nominalAmount: 73_500 }, listed)).toMatchObject({
      cause: { kind: 'row', rows: [0] },
      alternatives: 2,
    })
    const foreign = [...rows.slice(0, 3), { ...credit, currency: 'EUR' }]
    expect(explain({ nominalAmount: 75_500 }, foreign).cause).toMatchObject({ kind: 'row', rows: [3] })
  })

  it('no double when two transactions only have equal amounts', () => {
    const { cause, alternatives } = explain({}, [sale(1), sale(2), sale(3), reminded, credit])
    expect(cause).toMatchObject({ kind: 'row', rows: [0] })
    expect(alternatives).toBe(2)
  })

  it('a missing row', () => {
    const { cause } = explain({}, [sale(1), sale(2), credit])
    expect(cause).toEqual({ kind: 'missing-row', term: 'nominalAmount', difference: 55_500, missing: 1 })
  })

  it('missing rows, of which none is accused that is there', () => {
    // The missing sale is alike to the listed one.
    expect(explain({}, [sale(1), reminded]).cause).toMatchObject({ kind: 'missing-row', missing: 2 })
  })

  it('rows in another currency that the totals leave out, not counting them', () => {
    const foreign = { ...credit, currency: 'EUR' }
    const { cause } = explain({ ...paid(-2000), nominalAmount: 75_500, numberOfRows: 3 }, [
      ...rows.slice(0, 3),
      foreign,
    ])
    expect(cause).toEqual({
      kind: 'currency',
      term: 'nominalAmount',
      difference: 2000,
      currency: 'EUR',
      rows: [3],
    })
  })

  it('rows in other currencies that are added up as if they were in one', () => {
    const foreign = [{ ...sale(1), currency: 'NOK' }, sale(2), reminded, { ...credit, currency: 'EUR' }]
    expect(explain({}, foreign)).toEqual({
      cause: {
        kind: 'currency',
        term: 'providerPaidAmountExcludingWithholding',
        difference: 0,
        currency: 'NOK, EUR',
        rows: [0, 3],
      },
      alternatives: 0,
      differing: [],
    })
  })

  it.each([
    ['pays', { providerPaidAmount: 54_829 }, 'providerPaidAmountExcludingWithholding', -1],
    ['has for its fees', { totalFeeAmountExcludingVat: 601 }, 'feeAmountExcludingVat', -1],
    ['is of', { nominalAmount: 55_499 }, 'nominalAmount', 1],
    ['lists as a fee', { fees: [fee('Reminder', 601, 1200, 72)] }, 'feeAmountExcludingVat', -1],
    ['lists as VAT', { fees: [fee('Reminder', 600, 1200, 73)] }, 'vat:1200', -1],
  ] as const)('the row that does not add up, by what it %s', (_, change, term, difference) => {
    const wrong = { ...reminded, ...change, fees: 'fees' in change ? [...change.fees] : reminded.fees }
    const { cause } = explain({}, [sale(1), sale(2), wrong, credit])
    expect(cause).toEqual({ kind: 'broken-row', term, difference, rows: [2] })
  })
})

describe('a debt', () => {
  const opening = (amount: number) =>
    reportRowOf({ rowType: 'OpeningBalanceDebt', nominalAmount: amount, providerPaidAmount: amount })
  const closing = (amount: number) =>
    reportRowOf({ rowType: 'ClosingBalanceDebt', nominalAmount: amount, providerPaidAmount: amount })
  it('from before is the cause when what is paid fits another one', () => {
    // 67 590 are paid, so nothing was owed.
    const { cause, alternatives } = explain({ openingBalanceDebt: 300 })
    expect(cause).toEqual({ kind: 'opening-debt', term: 'openingBalanceDebt', difference: 300 })
    expect(alternatives).toBe(0)
  })

  it('is none from before when what is paid would need a negative one', () => {
    expect(explain({ providerPaidAmountIncludingWithholding: 67_591 }).cause).toBeUndefined()
  })

  it('at the end is the cause when something is paid and something owed', () => {
    const { cause, alternatives } = explain({ closingBalanceDebt: 300 })
    expect(cause).toEqual({ kind: 'closing-debt', term: 'closingBalanceDebt', difference: 300 })
    expect(alternatives).toBe(0)
  })

  it('at the end is the cause when what is paid follows from it', () => {
    const { cause } = explain({ closingBalanceDebt: 300, providerPaidAmountIncludingWithholding: 67_890 })
    expect(cause).toEqual({ kind: 'closing-debt', term: 'closingBalanceDebt', difference: 300 })
  })

  it('is one of two when nothing tells the opening from the closing one', () => {
    const { cause, alternatives } = explain({ ...owed, closingBalanceDebt: 2600 }, [credit])
    expect(cause).toEqual({ kind: 'closing-debt', term: 'closingBalanceDebt', difference: 100 })
    expect(alternatives).toBe(1)
  })

  it.each([
    // The closing row still shows 25,00, the opening row 5,00.
    ['closing-debt', 'closingBalanceDebt', { ...owed, closingBalanceDebt: 2600 }, [-500, 2500], 100],
    // Both rows show what is stated, and 25,00 would be right.
    ['closing-debt', 'closingBalanceDebt', { ...owed, closingBalanceDebt: 2600 }, [-500, 2600], 100],
    // The opening row shows 6,00 as what is owed at the end demands.
    ['opening-debt', 'openingBalanceDebt', { ...owed, closingBalanceDebt: 2600 }, [-600, 2600], -100],
  ] as const)('is the %s where balance rows tell', (kind, term, stated, [first, last], difference) => {
    const { cause, alternatives } = explain({ ...stated }, [opening(first), credit, closing(last)])
    expect(cause).toEqual({ kind, term, difference })
    expect(alternatives).toBe(0)
  })

  it.each([
    ['opening-debt', 'openingBalanceDebt', [-400, 2500], 100],
    ['closing-debt', 'closingBalanceDebt', [-500, 2400], 100],
  ] as const)('is the %s where its row alone is off', (kind, term, [first, last], difference) => {
    const { cause } = explain({ ...owed }, [opening(first), credit, closing(last)])
    expect(cause).toEqual({ kind, term, difference })
  })
})

describe('nothing explains', () => {
  it('balance rows that fit neither what is stated nor one another', () => {
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

  it('a payout that balances', () => {
    expect(explain({})).toEqual({ cause: undefined, alternatives: 0, differing: [] })
  })

  it('an amount that no row, fee or debt has', () => {
    const { cause, differing } = explain({ nominalAmount: 73_499 })
    expect(cause).toBeUndefined()
    expect(differing).toEqual([{ term: 'nominalAmount', stated: 73_499, computed: 73_500 }])
  })

  it('two faults, though each alone would have a cause', () => {
    // The credit's amount, and the VAT of 12 %.
    const { cause } = explain({
      nominalAmount: 75_500,
      vatGroups: [groupOf25!, { vatPercent: 1200, vatAmount: 79 }],
    })
    expect(cause).toBeUndefined()
  })

  it('a debt that is off together with a row', () => {
    expect(explain({ nominalAmount: 18_000, openingBalanceDebt: 300 }).cause).toBeUndefined()
  })

  it.each([73_000, 71_000])(
    'an amount of %i that only a balance row has, alone or with another row',
    (nominalAmount) => {
      const opening = reportRowOf({
        rowType: 'OpeningBalanceDebt',
        nominalAmount: -500,
        providerPaidAmount: -500,
      })
      const closing = reportRowOf({ rowType: 'ClosingBalanceDebt' })
      const indebted = { openingBalanceDebt: 500, providerPaidAmountIncludingWithholding: 67_090 }
      expect(explain({ ...indebted, nominalAmount }, [opening, ...rows, closing]).cause).toBeUndefined()
    },
  )

  it('a missing row whose VAT would be of no rate, or whose amounts would not add up', () => {
    // 5 of VAT.
    expect(explain({ ...paid(5), feeVatAmount: 1125, numberOfRows: 5 }).cause).toBeUndefined()
    expect(explain({ nominalAmount: 73_505, numberOfRows: 5 }).cause).toBeUndefined()
  })

  it('two rows that do not add up, though one alone would', () => {
    const first = { ...reminded, providerPaidAmount: 54_829 }
    const second = sale(2, { fees: [fee('Service', 195, 2500, 49), fee('Admin', 1901, 2500, 475)] })
    expect(explain({}, [first, sale(1), second, credit]).cause).toBeUndefined()
    expect(explain({}, [first, sale(1), sale(2), credit]).cause).toMatchObject({
      kind: 'broken-row',
      rows: [0],
    })
  })

  it.each([
    ['what it pays', { providerPaidAmount: 54_829 }],
    ['the VAT that it lists', { fees: [fee('Reminder', 600, 1200, 73)] }],
  ])('a row that does not add up in %s, and a sum that is off', (_, change) => {
    const listed = [sale(1), sale(2), { ...reminded, ...change }, credit]
    expect(explain({ nominalAmount: 73_495 }, listed).cause).toBeUndefined()
  })

  it('a report with more rates of VAT than a payout has', () => {
    const vatGroups = Array.from({ length: 40 }, (_, index) => ({ vatPercent: index, vatAmount: 0 }))
    expect(
      explain({ nominalAmount: 75_500, vatGroups: [...payment.vatGroups, ...vatGroups] }).cause,
    ).toBeUndefined()
  })

  it('a report without rows that states a sum', () => {
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

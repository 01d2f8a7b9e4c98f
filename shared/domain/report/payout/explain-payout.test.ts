/** Each kind of cause of a difference, worked out by hand. */
import { describe, expect, it } from 'vitest'
import {
  credit,
  explain,
  groupOf12,
  groupOf25,
  paid,
  payment,
  reminded,
  reminder,
  rows,
  sale,
  threeSales,
} from '../../../testing/payout-day.ts'
import { reportFeeOf as fee } from '../../../testing/report-rows.ts'

describe('the cause of a difference', () => {
  it('is a row that the totals leave out, in every term at once', () => {
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

  it('is a row that the totals have twice', () => {
    const { cause } = explain({ ...paid(2000), nominalAmount: 71_500 })
    expect(cause).toEqual({ kind: 'row', term: 'nominalAmount', difference: -2000, rows: [3] })
  })

  it('is a row that is listed and not counted', () => {
    const { cause } = explain({ ...paid(-2000), nominalAmount: 75_500, numberOfRows: 3 })
    expect(cause).toEqual({ kind: 'row', term: 'nominalAmount', difference: 2000, rows: [3] })
  })

  it('is the only wrong stated sum, rather than the row that has its amount', () => {
    const { cause, alternatives } = explain({ nominalAmount: 18_000 })
    expect({ cause, alternatives }).toEqual({
      cause: { kind: 'stated-figure', term: 'nominalAmount', difference: -55_500 },
      alternatives: 0,
    })
  })

  it('is one of two rows with equal amounts, without accusing one of them', () => {
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

  it('is two rows together', () => {
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

  it('is two rows that are not counted', () => {
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

  it('is two rows that the totals have twice', () => {
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

  it('is no two rows when one row is not counted', () => {
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

  it('is all fees of one type', () => {
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

  it('is one fee of one row', () => {
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
    ['by any amount', { vatGroups: [groupOf25!, { vatPercent: 1200, vatAmount: 79 }] }, 'vat:1200', 7],
    [
      'with all that follows',
      { ...paid(7), feeVatAmount: 1127, vatGroups: [groupOf25!, { vatPercent: 1200, vatAmount: 79 }] },
      'feeVatAmount',
      7,
    ],
    ['that is not in the total', { feeVatAmount: 72 }, 'feeVatAmount', -1048],
  ] as const)('is the VAT of one rate %s', (_, change, term, difference) => {
    const vatPercent = difference === 7 ? 1200 : 2500
    const { cause } = explain({
      ...change,
      vatGroups: [...('vatGroups' in change ? change.vatGroups : payment.vatGroups)],
    })
    expect(cause).toEqual({ kind: 'vat-rate', term, difference, vatPercent })
  })

  it('is the VAT of one rate, rather than the only row that has VAT of that rate', () => {
    const { cause, alternatives } = explain({ vatGroups: [groupOf25!] })
    expect(cause).toEqual({ kind: 'vat-rate', term: 'vat:1200', difference: -72, vatPercent: 1200 })
    expect(alternatives).toBe(0)
  })

  it('is a row listed with the other sign', () => {
    const wrong = { ...credit, nominalAmount: 2000, providerPaidAmount: 2000 }
    expect(explain({}, [...rows.slice(0, 3), wrong])).toMatchObject({
      cause: { kind: 'flipped-sign', term: 'nominalAmount', difference: -4000, rows: [3] },
      alternatives: 0,
    })
  })

  it('is a row whose amount alone has the other sign, while its fees are right', () => {
    // −55 500 − 600 − 72.
    const wrong = { ...reminded, nominalAmount: -55_500, providerPaidAmount: -56_172 }
    const { cause } = explain({ closingBalanceDebt: 0 }, [sale(1), sale(2), wrong, credit])
    const part = 'amount'
    expect(cause).toEqual({
      kind: 'flipped-sign',
      term: 'nominalAmount',
      difference: 111_000,
      rows: [2],
      part,
    })
  })

  it('is fees of a row with the other sign', () => {
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
      part: 'fees',
    })
  })

  it('is a row listed twice', () => {
    const { cause, alternatives } = explain({}, [sale(1), sale(1), sale(2), reminded, credit])
    expect(cause).toEqual({ kind: 'doubled-row', term: 'nominalAmount', difference: -10_000, rows: [0, 1] })
    expect(alternatives).toBe(0)
  })

  it('is a row listed three times and counted twice, which is one double', () => {
    const { cause, alternatives } = explain({}, [sale(1), sale(1), sale(1), reminded, credit])
    expect(cause).toMatchObject({ kind: 'doubled-row', rows: [0, 1] })
    expect(alternatives).toBe(0)
  })

  it('is one of two rows listed twice', () => {
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

  it('is one row rather than a currency, where only the amounts differ', () => {
    const foreign = [...rows.slice(0, 3), { ...credit, currency: 'EUR' }]
    expect(explain({ nominalAmount: 75_500 }, foreign).cause).toMatchObject({ kind: 'row', rows: [3] })
  })

  it('is no double when two transactions only have equal amounts', () => {
    const { cause, alternatives } = explain({}, [sale(1), sale(2), sale(3), reminded, credit])
    expect(cause).toMatchObject({ kind: 'row', rows: [0] })
    expect(alternatives).toBe(2)
  })

  it('is a missing row', () => {
    const { cause } = explain({}, [sale(1), sale(2), credit])
    expect(cause).toEqual({ kind: 'missing-row', term: 'nominalAmount', difference: 55_500, missing: 1 })
  })

  it('is missing rows, without accusing a listed one', () => {
    // The missing sale is like the listed one.
    expect(explain({}, [sale(1), reminded]).cause).toMatchObject({ kind: 'missing-row', missing: 2 })
  })

  it('is rows in another currency that the totals leave out, not counting them', () => {
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

  it('is rows in other currencies that are added up as if they were in one', () => {
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
      faults: [],
    })
  })

  it.each([
    ['pays', { providerPaidAmount: 54_829 }, 'providerPaidAmountExcludingWithholding', -1],
    ['has for its fees', { totalFeeAmountExcludingVat: 601 }, 'feeAmountExcludingVat', -1],
    ['is of', { nominalAmount: 55_499 }, 'nominalAmount', 1],
    ['lists as a fee', { fees: [fee('Reminder', 601, 1200, 72)] }, 'feeAmountExcludingVat', -1],
    ['lists as VAT', { fees: [fee('Reminder', 600, 1200, 73)] }, 'vat:1200', -1],
  ] as const)('is the row that does not add up, by what it %s', (_, change, term, difference) => {
    const wrong = { ...reminded, ...change, fees: 'fees' in change ? [...change.fees] : reminded.fees }
    const { cause } = explain({}, [sale(1), sale(2), wrong, credit])
    expect(cause).toEqual({ kind: 'broken-row', term, difference, rows: [2] })
  })
})

/** Reports worked out by hand: every number is a literal, with its sum in a comment. */
import { describe, expect, it } from 'vitest'
import { reportFeeOf as fee, reportRowOf as row } from '../../../testing/report-rows.ts'
import type { PaymentReport, ReportRow } from '../report.schema.ts'
import { judgePayout } from './judge-payout.ts'
import { payoutTotals } from './payout-totals.ts'

/** 100,00: Service 1,95 and Admin 19,00 are 20,95; VAT 0,49 + 4,75 = 5,24; 100,00 − 26,19 = 73,81. */
const sale = row({
  rowType: 'Purchase',
  nominalAmount: 10_000,
  fees: [fee('Service', 195, 2500, 49), fee('Admin', 1900, 2500, 475)],
  totalFeeAmountExcludingVat: 2095,
  totalFeeVatAmount: 524,
  providerPaidAmount: 7381,
})

/** A credit of 20,00 with a fee of 9,00 and 12 % VAT, 1,08: −20,00 − 10,08 = −30,08. */
const credit = row({
  rowType: 'Credit',
  nominalAmount: -2000,
  fees: [fee('Credit', 900, 1200, 108)],
  totalFeeAmountExcludingVat: 900,
  totalFeeVatAmount: 108,
  providerPaidAmount: -3008,
})

/** Both: 80,00; fees 29,95; VAT 6,32; 73,81 − 30,08 = 43,73, of which 10,00 pay a debt. */
const payment: PaymentReport = {
  providerPaidAmountExcludingWithholding: 4373,
  providerPaidAmountIncludingWithholding: 3373,
  openingBalanceDebt: 1000,
  closingBalanceDebt: 0,
  nominalAmount: 8000,
  feeAmountExcludingVat: 2995,
  feeVatAmount: 632,
  numberOfRows: 2,
  currency: 'SEK',
  vatGroups: [
    { vatPercent: 2500, vatAmount: 524 },
    { vatPercent: 1200, vatAmount: 108 },
  ],
}

const opening = row({ rowType: 'OpeningBalanceDebt', nominalAmount: -1000, providerPaidAmount: -1000 })
const closing = row({ rowType: 'ClosingBalanceDebt' })

function judge(stated: Partial<PaymentReport>, rows: readonly ReportRow[] = [sale, credit]) {
  const sums = payoutTotals()
  for (const [index, each] of rows.entries()) sums.add(each, index)
  return judgePayout({ ...payment, ...stated }, sums.totals())
}

/** The terms that differ, as [term, stated, computed]. */
function differing(stated: Partial<PaymentReport>, rows?: readonly ReportRow[]) {
  const { verdict, terms } = judge(stated, rows)
  const wrong = terms.filter((term) => term.stated !== term.computed)
  expect(verdict).toBe(wrong.length > 0 ? 'does-not-balance' : 'balances')
  return wrong.map((term) => [term.term, term.stated, term.computed])
}

describe('a payout', () => {
  it('has every term in the order of the equation', () => {
    expect(judge({}).terms).toEqual([
      { term: 'openingBalanceDebt', stated: 1000, computed: 1000 },
      { term: 'nominalAmount', stated: 8000, computed: 8000 },
      { term: 'feeAmountExcludingVat', stated: 2995, computed: 2995 },
      { term: 'feeVatAmount', stated: 632, computed: 632 },
      { term: 'vat:2500', stated: 524, computed: 524 },
      { term: 'vat:1200', stated: 108, computed: 108 },
      { term: 'closingBalanceDebt', stated: 0, computed: 0 },
      { term: 'providerPaidAmountExcludingWithholding', stated: 4373, computed: 4373 },
      { term: 'providerPaidAmountIncludingWithholding', stated: 3373, computed: 3373 },
      { term: 'numberOfRows', stated: 2, computed: 2 },
    ])
  })

  it.each([
    ['without balance rows', [sale, credit]],
    ['with balance rows', [opening, sale, credit, closing]],
  ])('balances %s', (_, rows) => {
    expect(judge({}, rows).verdict).toBe('balances')
  })

  it('balances with unknown rows when a row has a type that the description does not list', () => {
    const { verdict, totals } = judge({}, [{ ...sale, rowType: 'Lottery' }, credit])
    expect({ verdict, unknown: totals.unknownRowTypes }).toEqual({
      verdict: 'balances-with-unknown-rows',
      unknown: ['Lottery'],
    })
  })

  it('does not balance with unknown rows when a term differs as well', () => {
    expect(judge({ nominalAmount: 8001 }, [{ ...sale, rowType: 'Lottery' }, credit]).verdict).toBe(
      'does-not-balance',
    )
  })

  it('consists of its debt if it has no rows', () => {
    const zero = {
      nominalAmount: 0,
      feeAmountExcludingVat: 0,
      feeVatAmount: 0,
      numberOfRows: 0,
      vatGroups: [],
    }
    const paid = { providerPaidAmountExcludingWithholding: 0, providerPaidAmountIncludingWithholding: 0 }
    expect(differing({ ...zero, ...paid, closingBalanceDebt: 1000 }, [])).toEqual([])
  })
})

describe('a payout with a wrong figure', () => {
  it.each([
    ['nominalAmount', 8000],
    ['feeAmountExcludingVat', 2995],
    ['feeVatAmount', 632],
    ['closingBalanceDebt', 0],
    ['providerPaidAmountExcludingWithholding', 4373],
    ['providerPaidAmountIncludingWithholding', 3373],
    ['numberOfRows', 2],
  ] as const)('does not balance when %s is one too high', (member, right) => {
    expect(differing({ [member]: right + 1 })).toEqual([[member, right + 1, right]])
  })

  it('does not balance when an opening debt is one too high, which shows in the payment', () => {
    // 4373 − 1001 = 3372.
    expect(differing({ openingBalanceDebt: 1001 })).toEqual([
      ['providerPaidAmountIncludingWithholding', 3373, 3372],
    ])
  })

  it('does not balance when the opening debt is not the one of its row', () => {
    expect(differing({ openingBalanceDebt: 1001 }, [opening, sale, credit, closing])).toEqual([
      ['openingBalanceDebt', 1001, 1000],
    ])
  })

  it('does not balance when the closing debt is not the one of its row', () => {
    const wrong = { ...closing, nominalAmount: 5, providerPaidAmount: 5 }
    expect(differing({}, [opening, sale, credit, wrong])).toEqual([['closingBalanceDebt', 0, 5]])
  })

  it('does not balance when one of the balance rows is missing though there is a debt', () => {
    // Without a debt 43,73 would be paid.
    expect(differing({}, [sale, credit, closing])).toEqual([
      ['openingBalanceDebt', 1000, 0],
      ['providerPaidAmountIncludingWithholding', 3373, 4373],
    ])
  })

  it('does not balance when its opening debt is negative', () => {
    expect(differing({ openingBalanceDebt: -1000, providerPaidAmountIncludingWithholding: 5373 })).toEqual([
      ['openingBalanceDebt', -1000, 0],
      ['providerPaidAmountIncludingWithholding', 5373, 4373],
    ])
  })

  it.each([
    [
      'another amount',
      [{ vatPercent: 2500, vatAmount: 523 }, payment.vatGroups[1]!],
      [['vat:2500', 523, 524]],
    ],
    ['no group', [payment.vatGroups[0]!], [['vat:1200', 0, 108]]],
    ['a group too many', [...payment.vatGroups, { vatPercent: 600, vatAmount: 7 }], [['vat:600', 7, 0]]],
  ])('does not balance when a rate of VAT has %s', (_, vatGroups, expected) => {
    expect(differing({ vatGroups })).toEqual(expected)
  })

  it('balances when a rate is stated in two groups that add up', () => {
    const halves = [
      { vatPercent: 2500, vatAmount: 500 },
      { vatPercent: 2500, vatAmount: 24 },
    ]
    expect(differing({ vatGroups: [payment.vatGroups[1]!, ...halves] })).toEqual([])
  })

  it('does not balance when a row is in another currency', () => {
    const { verdict, totals } = judge({}, [sale, { ...credit, currency: 'NOK' }])
    expect(verdict).toBe('does-not-balance')
    expect(totals.otherCurrencyRows).toEqual([1])
  })

  it.each([
    ['its fees', { totalFeeAmountExcludingVat: 2096, providerPaidAmount: 7381 }],
    ['the VAT of its fees', { totalFeeVatAmount: 523 }],
    ['what it pays', { providerPaidAmount: 7380 }],
  ])('does not balance when a row does not add up in %s', (_, change) => {
    const { verdict, totals } = judge({}, [credit, { ...sale, ...change }])
    expect(verdict).toBe('does-not-balance')
    expect(totals.brokenRows).toEqual([1])
  })
})

describe('a payout whose terms are all right', () => {
  it('does not balance when a row lists other fees than it adds up', () => {
    const wrong = { ...sale, fees: [fee('Service', 195, 2500, 49), fee('Admin', 1899, 2500, 475)] }
    const { verdict, terms, totals } = judge({}, [wrong, credit])
    expect(terms.every(({ stated, computed }) => stated === computed)).toBe(true)
    expect({ verdict, broken: totals.brokenRows }).toEqual({ verdict: 'does-not-balance', broken: [0] })
  })
})

describe('sums over rows', () => {
  it('have the highest rate first, for any order of the rows', () => {
    const rates = ['vat:2500', 'vat:1200']
    const vatGroups = [...payment.vatGroups, { vatPercent: 3000, vatAmount: 0 }]
    const { terms, totals } = judge({ vatGroups }, [credit, sale])
    const shown = terms.map(({ term }) => term).filter((term) => term.startsWith('vat:'))
    expect(shown).toEqual(['vat:3000', ...rates])
    expect(totals.vatGroups.map(({ vatPercent }) => `vat:${vatPercent}`)).toEqual(rates)
  })

  it('name at most 100 rows in other currencies, in the order of the report', () => {
    const foreign = Array.from({ length: 140 }, (_, index) => row({ currency: index % 2 ? 'EUR' : 'NOK' }))
    const { otherCurrencyRows } = judge({}, foreign).totals
    expect(otherCurrencyRows).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  it('are given by fee type, row type and rate', () => {
    const { totals } = judge({}, [sale, credit, sale])
    expect(totals.feesByType).toEqual([
      { type: 'Service', count: 2, amountExcludingVat: 390, vatAmount: 98 },
      { type: 'Admin', count: 2, amountExcludingVat: 3800, vatAmount: 950 },
      { type: 'Credit', count: 1, amountExcludingVat: 900, vatAmount: 108 },
    ])
    expect(totals.rowTypes).toEqual([
      { rowType: 'Purchase', count: 2, nominalAmount: 20_000, providerPaidAmount: 14_762 },
      { rowType: 'Credit', count: 1, nominalAmount: -2000, providerPaidAmount: -3008 },
    ])
    expect(totals.vatGroups).toEqual([
      { vatPercent: 2500, vatAmount: 1048 },
      { vatPercent: 1200, vatAmount: 108 },
    ])
  })

  it('are exact beyond 2^53, and beyond 64 bits', () => {
    const large = row({
      nominalAmount: 9_223_372_036_854_775_807n,
      providerPaidAmount: 9_223_372_036_854_775_807n,
    })
    // Twice 2^63 − 1 is 18 446 744 073 709 551 614; less one and less 2^53 − 1 more.
    const small = row({ nominalAmount: -9_007_199_254_740_992n, providerPaidAmount: -9_007_199_254_740_992n })
    const { nominalAmount } = judge({}, [large, large, small]).totals
    expect(nominalAmount).toBe(18_437_736_874_454_810_622n)
  })

  it('become numbers again where these are exact', () => {
    const large = row({ nominalAmount: 9_007_199_254_740_993n, providerPaidAmount: 9_007_199_254_740_993n })
    const back = row({ nominalAmount: -9_007_199_254_740_991, providerPaidAmount: -9_007_199_254_740_991 })
    expect(judge({}, [large, back]).totals.nominalAmount).toBe(2)
  })

  it('name at most 100 rows of a kind by their places', () => {
    const wrong = row({ nominalAmount: 1, currency: 'EUR' })
    const { totals } = judge(
      {},
      Array.from({ length: 101 }, () => wrong),
    )
    const first100 = Array.from({ length: 100 }, (_, index) => index)
    expect(totals.brokenRows).toEqual(first100)
    expect(totals.otherCurrencyRows).toEqual(first100)
    expect(totals.currencies).toEqual([{ currency: 'EUR', count: 101, rows: first100 }])
  })

  it('keep at most 31 days of a hostile report, and always the day asked for', () => {
    const sums = payoutTotals('2020-03-07')
    // 40 spellings of days: 31 are kept, nine rows are of still others.
    for (let day = 0; day < 40; day++) sums.add({ ...sale, reconciliationDate: `day ${day}` }, day)
    for (let hour = 10; hour < 24; hour++)
      sums.add({ ...sale, reconciliationDate: `2020-03-07T${hour}:00:00` }, 30 + hour)
    const { days, moreDays } = sums.totals()
    expect(days).toHaveLength(32)
    expect(days.at(-1)).toMatchObject({ day: '2020-03-07', count: 14 })
    expect(moreDays).toEqual({ count: 9, rows: [31, 32, 33, 34, 35, 36, 37, 38, 39] })
  })

  it('are right for types named as members of Object.prototype', () => {
    const { totals } = judge({}, [
      { ...sale, rowType: '__proto__' },
      { ...credit, rowType: 'constructor' },
    ])
    expect(totals.rowTypes.map(({ rowType, count }) => [rowType, count])).toEqual([
      ['__proto__', 1],
      ['constructor', 1],
    ])
  })
})

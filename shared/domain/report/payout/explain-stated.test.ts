/** Tests a payment report against itself: fifteen wrong statements over right rows, each worked out by hand. */
import { describe, expect, it } from 'vitest'
import { explain, groupOf12, groupOf25, rows, sale } from '../../../testing/payout-day.ts'
import { reportFeeOf as fee, reportRowOf } from '../../../testing/report-rows.ts'
import type { PaymentReport, ReportRow } from '../report.schema.ts'
import type { Cause } from './payout.ts'

const balance = (rowType: string) => reportRowOf({ rowType })
/** With balance rows, which show no debt. */
const shown = [balance('OpeningBalanceDebt'), ...rows, balance('ClosingBalanceDebt')]

const [first, , reminded, credit] = rows as [ReportRow, ReportRow, ReportRow, ReportRow]
/** The second sale, its Service fee listed at 12 %. */
const relabelled = sale(2, { fees: [fee('Service', 195, 1200, 49), fee('Admin', 1900, 2500, 475)] })
/** The second sale with its Service fee given back: 19,00 − 1,95 = 17,05; 4,75 − 0,49 = 4,26; 100,00 − 21,31. */
const given = sale(2, {
  fees: [fee('Service', -195, 2500, -49), fee('Admin', 1900, 2500, 475)],
  totalFeeAmountExcludingVat: 1705,
  totalFeeVatAmount: 426,
  providerPaidAmount: 7869,
})

type Case = [string, Partial<PaymentReport>, readonly ReportRow[], Cause]

const paid = 'providerPaidAmountIncludingWithholding'
const result = 'providerPaidAmountExcludingWithholding'
const figure = (term: Cause['term'], difference: number): Cause => ({
  kind: 'stated-figure',
  term,
  difference,
})

const cases: Case[] = [
  ['27,00 too much paid', { [paid]: 70_290 }, rows, figure(paid, 2700)],
  ['27,00 too little paid', { [paid]: 64_890 }, shown, figure(paid, -2700)],
  ['0,01 too much paid', { [paid]: 67_591 }, rows, figure(paid, 1)],
  // −675,90 − 675,90.
  ['a negative payment', { [paid]: -67_590 }, shown, figure(paid, -135_180)],
  ['a result of 0,01 more', { [result]: 67_591 }, rows, figure(result, 1)],
  [
    'the VAT of two rates under each other’s',
    {
      vatGroups: [
        { vatPercent: 2500, vatAmount: 72 },
        { vatPercent: 1200, vatAmount: 1048 },
      ],
    },
    rows,
    { kind: 'swapped-rates', term: 'vat:2500', difference: -976, rates: [2500, 1200] },
  ],
  [
    'a fee that is listed at 12 % and stated at 25 %',
    {},
    [first, relabelled, reminded, credit],
    {
      kind: 'moved-rate',
      term: 'vat:2500',
      difference: 49,
      rates: [1200, 2500],
      rows: [1],
      feeType: 'Service',
    },
  ],
  [
    'one of a row’s two fees with the other sign',
    {},
    [first, given, reminded, credit],
    {
      kind: 'flipped-sign',
      term: 'feeAmountExcludingVat',
      difference: 390,
      rows: [1],
      part: 'fee',
      feeType: 'Service',
    },
  ],
  [
    'both debts 5,00 too high, beside balance rows',
    { openingBalanceDebt: 500, closingBalanceDebt: 500 },
    shown,
    { kind: 'both-debts', term: 'openingBalanceDebt', difference: 500 },
  ],
  [
    'both debts 5,00 too high',
    { openingBalanceDebt: 500, closingBalanceDebt: 500 },
    rows,
    { kind: 'both-debts', term: 'openingBalanceDebt', difference: 500 },
  ],
  // The amount of a sale's fee Administration, without its VAT.
  ['fees of 19,00 more', { feeAmountExcludingVat: 6690 }, rows, figure('feeAmountExcludingVat', 1900)],
  ['VAT of 0,09 more in all', { feeVatAmount: 1129 }, rows, figure('feeVatAmount', 9)],
  // 753,00 for 735,00.
  ['swapped digits in the amounts', { nominalAmount: 75_300 }, rows, figure('nominalAmount', 1800)],
  [
    'VAT of 0,07 more at one rate',
    { vatGroups: [groupOf25!, { ...groupOf12!, vatAmount: 79 }] },
    rows,
    { kind: 'vat-rate', term: 'vat:1200', difference: 7, vatPercent: 1200 },
  ],
  [
    'a debt at the end of a day that pays out',
    { closingBalanceDebt: 300 },
    rows,
    { kind: 'closing-debt', term: 'closingBalanceDebt', difference: 300 },
  ],
]

describe('a report whose rows are right', () => {
  it.each(cases)('is explained without its rows: %s', (_, change, listed, cause) => {
    expect(explain(change, listed)).toMatchObject({ cause, alternatives: 0, faults: [] })
  })

  it('is tested in fifteen ways', () => {
    expect(cases).toHaveLength(15)
  })

  it('names the rates of the VAT, if two fees fit', () => {
    const twice = [sale(1, { fees: relabelled.fees }), relabelled, reminded, credit]
    // 10,48 − 0,49 − 0,49 = 9,50 of 25 %; 0,72 + 0,98 = 1,70 of 12 %, of which 0,49 are stated at 25 %.
    const vatGroups = [
      { vatPercent: 2500, vatAmount: 999 },
      { vatPercent: 1200, vatAmount: 121 },
    ]
    expect(explain({ vatGroups }, twice).cause).toEqual({
      kind: 'moved-rate',
      term: 'vat:2500',
      difference: 49,
      rates: [1200, 2500],
      rows: [],
    })
  })

  it('has no cause if two figures are wrong', () => {
    const { cause } = explain({ nominalAmount: 73_501, feeVatAmount: 1123 })
    expect(cause).toBeUndefined()
  })
})

describe('rows that do not add up', () => {
  it('are all named, with the stated member and the value by the rest of the row', () => {
    // 5,00 of the first sale are paid with the second one: every sum is right.
    const listed = [
      sale(1, { providerPaidAmount: 6881 }),
      sale(2, { providerPaidAmount: 7881 }),
      reminded,
      credit,
    ]
    const { cause, faults } = explain({}, listed)
    expect(cause).toMatchObject({ kind: 'broken-row', rows: [0, 1] })
    expect(faults).toEqual([
      { row: 0, member: 'providerPaidAmount', stated: 6881, computed: 7381 },
      { row: 1, member: 'providerPaidAmount', stated: 7881, computed: 7381 },
    ])
  })

  it('never accuse the payment of a row whose list of fees is wrong', () => {
    const listed = [
      sale(1, { fees: [fee('Service', 895, 2500, 49), fee('Admin', 1900, 2500, 475)] }),
      ...rows.slice(1),
    ]
    // 8,95 + 19,00 = 27,95 are listed, 20,95 stated.
    expect(explain({}, listed).faults).toEqual([
      { row: 0, member: 'totalFeeAmountExcludingVat', stated: 2095, computed: 2795 },
    ])
  })

  it('are named beside a difference that they do not explain', () => {
    const listed = [sale(1, { providerPaidAmount: 6881 }), ...rows.slice(1)]
    const { cause, faults } = explain({ nominalAmount: 1 }, listed)
    expect(cause).toBeUndefined()
    expect(faults).toHaveLength(1)
  })
})

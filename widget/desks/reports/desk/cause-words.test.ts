import { beforeAll, describe, expect, it } from 'vitest'
import type { Cause, RowFault } from '../../../../shared/domain/report/payout/payout.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { explanationWords } from './cause-words.ts'

const term = 'feeAmountExcludingVat'
const difference = -1727

const sentences: readonly (readonly [Cause, string])[] = [
  [
    { kind: 'row', term, difference, rows: [4710] },
    'The difference of −17.27 in “Fees” is exactly the amount of row 4711.',
  ],
  [
    { kind: 'pair', term, difference, rows: [0, 2] },
    'The difference of −17.27 in “Fees” is row 1 and row 3 together.',
  ],
  [
    { kind: 'fee-type', term, difference, feeType: 'LegalAction' },
    'The difference of −17.27 in “Fees” is all the fees of the type Legal action.',
  ],
  [
    { kind: 'row-fee', term, difference, rows: [4710], feeType: 'Admin' },
    'The difference of −17.27 in “Fees” is the fee Administration of row 4711.',
  ],
  [
    { kind: 'vat-rate', term: 'feeVatAmount', difference, vatPercent: 2500 },
    'The difference of −17.27 in “VAT on fees” is the VAT of the rate 25%.',
  ],
  [
    { kind: 'opening-debt', term: 'providerPaidAmountIncludingWithholding', difference },
    'The difference of −17.27 in “Paid out” is the opening debt.',
  ],
  [
    { kind: 'closing-debt', term: 'providerPaidAmountIncludingWithholding', difference },
    'The difference of −17.27 in “Paid out” is the closing debt.',
  ],
  [
    { kind: 'flipped-sign', term, difference, rows: [1], part: 'row' },
    'The difference of −17.27 in “Fees” is twice the amount of row 2: its sign is reversed.',
  ],
  [
    { kind: 'doubled-row', term: 'numberOfRows', difference: -1, rows: [1, 4] },
    'The difference of −1 in “Transactions” is row 5, which repeats row 2.',
  ],
  [
    { kind: 'missing-row', term: 'numberOfRows', difference: 1, missing: 1 },
    'The difference of +1 in “Transactions” is a row that the report counts and does not list.',
  ],
  [
    { kind: 'missing-row', term: 'numberOfRows', difference: 3, missing: 3 },
    'The difference of +3 in “Transactions” is 3 rows that the report counts and does not list.',
  ],
  [
    { kind: 'currency', term: 'nominalAmount', difference, currency: 'EUR', rows: [1, 2] },
    'The difference of −17.27 in “Order amounts” is 2 rows in EUR, which is not the payout’s currency.',
  ],
  [
    { kind: 'total-rows', term: 'numberOfRows', difference: 1, stated: 1027, computed: 1026 },
    'The report announces 1,027 rows in all and has 1,026. Nothing else differs.',
  ],
  [
    { kind: 'flipped-sign', term, difference, rows: [1], part: 'fees' },
    'The difference of −17.27 in “Fees” is twice the fees of row 2: their sign is reversed.',
  ],
  [
    { kind: 'flipped-sign', term, difference, rows: [1], part: 'fee', feeType: 'Admin' },
    'The difference of −17.27 in “Fees” is twice the fee Administration of row 2: its sign is reversed.',
  ],
  [
    { kind: 'currency', term, difference: 0, currency: 'NOK', rows: [1] },
    'One row is in NOK, which is not the payout’s currency, and is added up as if it were.',
  ],
  [
    { kind: 'stated-figure', term: 'providerPaidAmountIncludingWithholding', difference: 2700 },
    'Only “Paid out” is off, by +27.00: all other figures agree with the rows. ' +
      'The difference can be divided by 9, which hints at swapped digits.',
  ],
  [
    { kind: 'stated-figure', term: 'nominalAmount', difference: 1 },
    'Only “Order amounts” is off, by +0.01: all other figures agree with the rows.',
  ],
  [
    { kind: 'both-debts', term: 'openingBalanceDebt', difference: 500 },
    'Opening and closing debt are both off by +5.00, so what is paid is right.',
  ],
  [
    { kind: 'swapped-rates', term: 'vat:2500', difference, rates: [2500, 1200] },
    'The VAT of 25% and of 12% is stated for each other’s rate.',
  ],
  [
    { kind: 'moved-rate', term: 'vat:2500', difference: 49, rates: [1200, 2500], rows: [] },
    'VAT is stated at 25% and listed at 12%: 0.49.',
  ],
  [
    {
      kind: 'moved-rate',
      term: 'vat:2500',
      difference: 49,
      rates: [1200, 2500],
      rows: [1],
      feeType: 'Service',
    },
    'The VAT of the fee Service of row 2 is stated at 25% and listed at 12%: 0.49.',
  ],
]

describe('the explanation of a difference', () => {
  let l: Localizer
  beforeAll(async () => {
    l = await localizerOf('en')
  })
  const nameRow = (place: number) => `row ${place + 1}`

  it.each(sentences)('is one sentence: %o', (cause, sentence) => {
    expect(explanationWords({ cause, alternatives: 0, faults: [] }, nameRow, l)).toBe(sentence)
  })

  it('names other explanations as well, instead of accusing one', () => {
    const cause: Cause = { kind: 'row', term, difference, rows: [0] }
    expect(explanationWords({ cause, alternatives: 1, faults: [] }, nameRow, l)).toMatch(
      /row 1\. One other explains/,
    )
    expect(explanationWords({ cause, alternatives: 2, faults: [] }, nameRow, l)).toMatch(
      /row 1\. 2 others explain/,
    )
  })

  it('names rows that do not add up, with the member, the stated and the computed amount and the difference', () => {
    const faults: RowFault[] = [
      { row: 1, member: 'providerPaidAmount', stated: 7881, computed: 7381 },
      { row: 2, member: 'totalFeeAmountExcludingVat', stated: 6773, computed: 7473 },
    ]
    const told =
      '2 rows do not add up. In row 2, “Paid” is 78.81; the rest of the row gives 73.81 (+5.00). ' +
      'In row 3, “Fees” is 67.73; the rest of the row gives 74.73 (−7.00).'
    const broken: Cause = { kind: 'broken-row', term, difference, rows: [1, 2] }
    expect(explanationWords({ cause: broken, alternatives: 0, faults }, nameRow, l)).toBe(told)
    const words = explanationWords({ cause: undefined, alternatives: 0, faults }, nameRow, l)
    expect(words).toMatch(/^No row, pair of rows, .* 2 rows do not add up\./)
  })

  it('says that there is none', () => {
    expect(explanationWords({ cause: undefined, alternatives: 0, faults: [] }, nameRow, l)).toMatch(
      /^No row, pair of rows, .* explains the difference\.$/,
    )
  })
})

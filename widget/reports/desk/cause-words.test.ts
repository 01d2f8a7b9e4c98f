import { beforeAll, describe, expect, it } from 'vitest'
import type { Cause } from '../../../shared/domain/payout/payout.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { localizerOf } from '../../testing/localizer.ts'
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
    { kind: 'flipped-sign', term, difference, rows: [1] },
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
    { kind: 'broken-row', term, difference, rows: [7] },
    'The members of row 8 do not add up: its amount less its fees and VAT is not what it pays.',
  ],
]

describe('what explains a difference', () => {
  let l: Localizer
  beforeAll(async () => {
    l = await localizerOf('en')
  })
  const nameRow = (place: number) => `row ${place + 1}`

  it.each(sentences)('is one sentence: %o', (cause, sentence) => {
    expect(explanationWords({ cause, alternatives: 0 }, nameRow, l)).toBe(sentence)
  })

  it('says when others explain it as well, instead of accusing one', () => {
    const cause: Cause = { kind: 'row', term, difference, rows: [0] }
    expect(explanationWords({ cause, alternatives: 1 }, nameRow, l)).toMatch(/row 1\. One other explains/)
    expect(explanationWords({ cause, alternatives: 2 }, nameRow, l)).toMatch(/row 1\. 2 others explain/)
  })

  it('says that nothing does', () => {
    expect(explanationWords({ cause: undefined, alternatives: 0 }, nameRow, l)).toMatch(
      /^No row, pair of rows, .* explains the difference\.$/,
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  creditRowAmount,
  inputOfClientRow,
  inputOfOrderRow,
} from '../../../../shared/domain/credit/credit-row.rules.ts'
import { runs } from '../../../../shared/testing/runs.ts'
import { amountClientRow, amountOrderRow } from './amount-row.ts'

describe('the row of an amount', () => {
  // 125.00 / 1.25 = 100; 100.00 / 1.06 = 94.339622641…
  it.each([
    [12_500, 2500, '100'],
    [10_000, 600, '94.339623'],
    [9_999, 0, '99.99'],
  ])('has the price without VAT of %i at %i', (amount, vat, price) => {
    expect(amountOrderRow({ Description: 'Damage', amount, vat }, false).PricePerUnit).toBe(price)
  })

  it('comes to the amount again, for either kind of price', () => {
    const amounts = fc.integer({ min: 1, max: 9_999_999_999_999 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const row = { Description: 'Damage', amount, vat: percent * 100 }
        const inputs = [
          inputOfOrderRow(amountOrderRow(row, true)),
          inputOfOrderRow(amountOrderRow(row, false)),
          inputOfClientRow(amountClientRow(row)),
        ]
        expect(inputs.map(creditRowAmount)).toEqual([BigInt(amount), BigInt(amount), BigInt(amount)])
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})

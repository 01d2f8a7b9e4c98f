import { describe, expect, it } from 'vitest'
import { flippedRows } from './flipped-rows.ts'

const row = { Description: 'Lamp', NumberOfUnits: '1', VatPercent: '25' }

describe('rows with prices of the other kind', () => {
  it('lose their VAT: 100.00 with 25 % becomes 80.00', () => {
    expect(flippedRows([{ ...row, PricePerUnit: '100', PriceIncludingVat: true }])).toEqual([
      { ...row, PricePerUnit: '80', PriceIncludingVat: false },
    ])
  })

  it('gain VAT, which a row lacks that does not say: 79.99 and 25 % become 99.99', () => {
    // 79.99 × 1.25 = 99.9875
    expect(flippedRows([{ ...row, PricePerUnit: '79.99' }])).toEqual([
      { ...row, PricePerUnit: '99.99', PriceIncludingVat: true },
    ])
  })

  it('have discounts of the same kind as their prices', () => {
    const [flipped] = flippedRows([
      { ...row, PricePerUnit: '100', PriceIncludingVat: true, DiscountAmount: '10' },
    ])
    // 10.00 with 25 % is 8.00.
    expect(flipped).toMatchObject({ DiscountAmount: '8', DiscountAmountIncludingVat: false })
  })

  it('keep a discount that was of the other kind already', () => {
    const [flipped] = flippedRows([
      {
        ...row,
        PricePerUnit: '100',
        PriceIncludingVat: true,
        DiscountAmount: '10',
        DiscountAmountIncludingVat: false,
      },
    ])
    expect(flipped).toMatchObject({ DiscountAmount: '10', DiscountAmountIncludingVat: false })
  })
})

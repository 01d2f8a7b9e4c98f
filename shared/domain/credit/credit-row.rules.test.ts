import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, type Decimal } from '../money/decimal.ts'
import type { CreditRowInput, OrderRowLike } from './credit-row.ts'
import {
  creditRowAmount,
  inputOfClientRow,
  inputOfOrderRow,
  priceRow,
  totalOf,
  vatGroupsOf,
} from './credit-row.rules.ts'

function rowInput(changes: Partial<CreditRowInput> = {}): CreditRowInput {
  return {
    ArticleNr: null,
    Description: null,
    PricePerUnit: '100',
    PriceIncludingVat: false,
    NrOfUnits: '1',
    Unit: null,
    VatPercent: '25',
    DiscountPercent: '0',
    DiscountAmount: '0',
    DiscountAmountIncludingVat: false,
    ...changes,
  }
}

function amountOf(changes: Partial<CreditRowInput>): string {
  const priced = priceRow(rowInput(changes))
  return priced.ok
    ? `${decimalOf(priced.value.amount)} with ${decimalOf(priced.value.vatAmount)}`
    : `${priced.reason.member} ${priced.reason.code}`
}

describe('the amount of a row', () => {
  it.each<[string, Partial<CreditRowInput>]>([
    ['125 with 25', {}],
    ['100 with 20', { PriceIncludingVat: true }],
    // 0.1 + 0.2 of a binary float would show here.
    ['0.38 with 0.08', { PricePerUnit: '0.1', NrOfUnits: '3' }],
    // Half away from zero: 0.005 and -0.005.
    ['0.01 with 0', { PricePerUnit: '0.005', VatPercent: '0' }],
    ['-0.01 with 0', { PricePerUnit: '-0.005', VatPercent: '0' }],
    // Rounded once: 33.335 × 3 = 100.005, and not 3 × 33.34.
    ['100.01 with 0', { PricePerUnit: '33.335', NrOfUnits: '3', VatPercent: '0' }],
    ['112.5 with 22.5', { DiscountPercent: '10' }],
    ['112.5 with 22.5', { DiscountAmount: '10' }],
    ['115 with 23', { DiscountAmount: '10', DiscountAmountIncludingVat: true }],
    ['87.5 with 17.5', { PriceIncludingVat: true, DiscountAmount: '10' }],
    ['90 with 18', { PriceIncludingVat: true, DiscountAmount: '10', DiscountAmountIncludingVat: true }],
    ['125.5 with 25.5', { VatPercent: '25.5' }],
  ])('is %s for %o', (expected, changes) => {
    expect(amountOf(changes)).toBe(expected)
  })

  it.each<[string, Partial<CreditRowInput>]>([
    ['PricePerUnit out-of-range', { PricePerUnit: '100000000000' }],
    ['PricePerUnit out-of-range', { PricePerUnit: '-100000000000' }],
    ['NrOfUnits out-of-range', { NrOfUnits: '0' }],
    ['NrOfUnits out-of-range', { NrOfUnits: '-1' }],
    ['VatPercent out-of-range', { VatPercent: '100.01' }],
    ['VatPercent too-many-decimals', { VatPercent: '25.001' }],
    ['DiscountPercent out-of-range', { DiscountPercent: '-1' }],
    ['DiscountAmount out-of-range', { DiscountAmount: '-1' }],
    // 100.00 + 25 % = 125.00, and 100.01 + 25 % = 125.0125.
    ['DiscountAmount discount-above-row', { DiscountAmount: '100.01' }],
    ['DiscountAmount discounts-exclusive', { DiscountAmount: '1', DiscountPercent: '1' }],
    ['PricePerUnit amount-too-large', { PricePerUnit: '99999999999.99', NrOfUnits: '9999999.99' }],
    // It costs nothing, and its discount is a hundred trillion million.
    [
      'PricePerUnit amount-too-large',
      { PricePerUnit: '99999999999.99', NrOfUnits: '9999999.99', DiscountPercent: '100' },
    ],
  ])('is refused with %s for %o', (reason, changes) => {
    expect(amountOf(changes)).toBe(reason)
  })

  it('is between 0 and the full price, for any discount', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 }).map((value) => decimalOf(value))
    const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => decimalOf(value))
    const row = fc.record({
      PricePerUnit: cents,
      NrOfUnits: cents,
      VatPercent: percent,
      DiscountPercent: percent,
      PriceIncludingVat: fc.boolean(),
    })
    fc.assert(
      fc.property(row, (changes) => {
        const full = priceRow(rowInput({ ...changes, DiscountPercent: '0' }))
        const priced = priceRow(rowInput(changes))
        if (!full.ok || !priced.ok) throw new Error('A row within its limits was refused.')
        const { amount, vatAmount, discountAmount } = priced.value
        expect(BigInt(amount) + BigInt(discountAmount)).toBe(BigInt(full.value.amount))
        expect(amount >= 0 && discountAmount >= 0 && vatAmount >= 0).toBe(true)
        // At most 100 % of VAT: half of the amount, a half cent rounded up.
        expect(BigInt(vatAmount) * 2n <= BigInt(amount) + 1n).toBe(true)
      }),
    )
  })
})

describe('the amount of rows without VAT', () => {
  const row = { PricePerUnit: '100', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 }
  const amount = (changes: Partial<typeof row>) => creditRowAmount(inputOfClientRow({ ...row, ...changes }))

  it.each([
    // 100.10 × 2 = 200.20; with 25 % VAT 250.25.
    ['units and VAT', { PricePerUnit: '100.10', NrOfUnits: '2' }, 25_025n],
    // 100 × 1.25 = 125; less 10 % 112.50.
    ['a discount', { DiscountPercent: 10 }, 11_250n],
    // 0.01 × 0.5 = 0.005, which is half a minor unit: away from zero.
    ['half a minor unit', { PricePerUnit: '0.01', NrOfUnits: '0.5', VatPercent: 0 }, 1n],
    // −0.005 is rounded to −0.01.
    ['half a minor unit below zero', { PricePerUnit: '-0.01', NrOfUnits: '0.5', VatPercent: 0 }, -1n],
    // Nineteen digits, of which a binary float keeps sixteen.
    ['many digits', { PricePerUnit: '99999999999999999.99', VatPercent: 0 }, 9_999_999_999_999_999_999n],
    // 0.004 is nothing: rows are rounded one by one.
    ['less than half a minor unit', { PricePerUnit: '0.004', VatPercent: 0 }, 0n],
  ])('has %s', (_, changes, expected) => {
    expect(amount(changes)).toBe(expected)
  })

  it('is the price times the units, plus VAT, less the discount, in whole numbers', () => {
    const thousandths = fc.integer({ min: -10_000_000, max: 10_000_000 })
    const percent = fc.nat(100)
    fc.assert(
      fc.property(thousandths, fc.nat(1_000_000), percent, percent, (price, units, vat, discount) => {
        // Price and units are times 1000, each percent is of 100; the amount is times 100.
        const product = BigInt(price) * BigInt(units) * BigInt(100 + vat) * BigInt(100 - discount)
        const size = product < 0n ? -product : product
        const rounded = (size + 50_000_000n) / 100_000_000n
        const expected = product < 0n ? -rounded : rounded
        const decimals = { PricePerUnit: decimalOf(price, 3), NrOfUnits: decimalOf(units, 3) }
        expect(amount({ ...decimals, VatPercent: vat, DiscountPercent: discount })).toBe(expected)
      }),
    )
  })
})

describe('a row of CreateOrderEu', () => {
  const row: OrderRowLike = { PricePerUnit: '100', NumberOfUnits: '1', VatPercent: '25' }
  const amount = (changes: Partial<OrderRowLike>) => creditRowAmount(inputOfOrderRow({ ...row, ...changes }))

  it.each<[string, Partial<OrderRowLike>, bigint]>([
    ['is without VAT where it does not say', {}, 12_500n],
    ['has no discount where it is null', { DiscountAmount: null, DiscountAmountIncludingVat: null }, 12_500n],
    // (100 − 10) × 1.25, and 100 − 10 with VAT.
    ['has a discount without VAT as its price', { DiscountAmount: '10' }, 11_250n],
    ['has a discount with VAT as its price', { PriceIncludingVat: true, DiscountAmount: '10' }, 9_000n],
    // 125 − 10, and 100 − 10 × 1.25.
    ['has a discount that says VAT', { DiscountAmount: '10', DiscountAmountIncludingVat: true }, 11_500n],
    [
      'has a discount that says no VAT',
      { PriceIncludingVat: true, DiscountAmount: '10', DiscountAmountIncludingVat: false },
      8_750n,
    ],
  ])('%s', (_, changes, expected) => {
    expect(amount(changes)).toBe(expected)
  })
})

it('sums rows by rate, the highest first, with the VAT of the rounded rows', () => {
  const priced = (['0.10', '0.10', '50', '-10'] as Decimal[]).map((PricePerUnit, at) => {
    const row = priceRow(
      rowInput({ PricePerUnit, PriceIncludingVat: true, VatPercent: at < 2 ? '25' : '12' }),
    )
    if (!row.ok) throw new Error(row.reason.code)
    return row.value
  })
  // 0.10 has 0.02 of VAT, twice. 50.00 has 5.357, so 5.36; −10.00 has −1.071, so −1.07.
  expect(vatGroupsOf(priced)).toEqual([
    { VatPercent: 2_500, Amount: 20, VatAmount: 4 },
    { VatPercent: 1_200, Amount: 4_000, VatAmount: 429 },
  ])
  expect(totalOf(priced)).toMatchObject({ amount: 4_020, vatAmount: 433 })
  expect(vatGroupsOf([])).toEqual([])
})

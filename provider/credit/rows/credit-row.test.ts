import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '../../../shared/domain/decimal.ts'
import { priceRow, type RowInput } from './credit-row.ts'
import { readClientRows, readOrderRows } from './read-rows.ts'
import { clientRow, euRow } from '../../testing/credit-rows.ts'

function rowInput(changes: Partial<RowInput> = {}): RowInput {
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

function amountOf(changes: Partial<RowInput>): string {
  const priced = priceRow(rowInput(changes))
  return priced.ok
    ? `${decimalOf(priced.value.amount)} with ${decimalOf(priced.value.vatAmount)}`
    : priced.reason
}

describe('the amount of a row', () => {
  it.each<[string, Partial<RowInput>]>([
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

  it.each<[RegExp, Partial<RowInput>]>([
    [/PricePerUnit/, { PricePerUnit: '100000000000' }],
    [/number of units/, { NrOfUnits: '0' }],
    [/number of units/, { NrOfUnits: '-1' }],
    [/VatPercent/, { VatPercent: '100.01' }],
    [/VatPercent/, { VatPercent: '25.001' }],
    [/DiscountPercent/, { DiscountPercent: '-1' }],
    [/DiscountAmount/, { DiscountAmount: '-1' }],
    [/DiscountAmount/, { DiscountAmount: '100.01' }],
    [/together/, { DiscountAmount: '1', DiscountPercent: '1' }],
    [/64 bits/, { PricePerUnit: '99999999999.99', NrOfUnits: '9999999.99' }],
  ])('is refused with %s for %o', (reason, changes) => {
    expect(amountOf(changes)).toMatch(reason)
  })

  it('is the sum of its rows, and what a discount takes off it is between nothing and all', () => {
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

describe('the rows of an order', () => {
  it('come to the sum of their amounts', () => {
    const rows = fc.array(
      fc.record({
        PricePerUnit: fc.integer({ min: 1, max: 1_000_000 }).map((value) => decimalOf(value, 3)),
        NrOfUnits: fc.integer({ min: 1, max: 10_000 }).map((value) => decimalOf(value)),
        VatPercent: fc.constantFrom(0, 6, 12, 25),
        DiscountPercent: fc.integer({ min: 0, max: 50 }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(rows, (given) => {
        // The last row keeps the others from rounding to nothing together, which would be refused.
        const priced = readClientRows([...given.map(clientRow), clientRow()])
        const rows = priced.ok ? priced.value.rows : []
        const total = rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
        expect(priced.ok && BigInt(priced.value.amount)).toBe(total)
      }),
    )
  })

  it('agree on whether VAT is included', () => {
    const including = readOrderRows([euRow()])
    const excluding = readOrderRows([euRow({ PricePerUnit: '100', PriceIncludingVat: false })])
    const silent = readOrderRows([euRow({ PricePerUnit: '100', PriceIncludingVat: null })])
    for (const priced of [including, excluding, silent]) {
      expect(priced.ok && priced.value).toMatchObject({ amount: 12_500, vatAmount: 2_500 })
    }
    const mixed = readOrderRows([euRow(), euRow({ PriceIncludingVat: null })])
    expect(mixed).toMatchObject({ ok: false, reason: { code: 'PricesMixed' } })
  })

  it('may lower the amount, but not to nothing', () => {
    const [to1, to0] = ['-99.99', '-100'].map((PricePerUnit) =>
      readClientRows([clientRow(), clientRow({ PricePerUnit })]),
    )
    expect(to1).toMatchObject({ ok: true, value: { amount: 1 } })
    expect(to0).toMatchObject({ ok: false, reason: { code: 'OrderAmountNotPositive' } })
    expect(readClientRows([])).toMatchObject({ ok: false, reason: { code: 'RowsMissing' } })
    expect(readClientRows(undefined)).toMatchObject({ ok: false, reason: { code: 'RowsMissing' } })
  })
})

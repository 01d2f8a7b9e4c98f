import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import { type OrderRow, readClientRows, readOrderRows } from './read-rows.ts'
import { clientRow, euRow } from '../../testing/credit-rows.ts'

describe('the rows of an order', () => {
  it.each<[RegExp, Partial<OrderRow>]>([
    [/PricePerUnit/, { PricePerUnit: '100000000000' }],
    [/number of units/, { NumberOfUnits: '0' }],
    [/number of units/, { NumberOfUnits: '-1' }],
    [/VatPercent/, { VatPercent: '100.01' }],
    [/VatPercent/, { VatPercent: '25.001' }],
    [/DiscountPercent/, { DiscountPercent: '-1' }],
    [/DiscountAmount/, { DiscountAmount: '-1' }],
    [/DiscountAmount/, { DiscountAmount: '100.01' }],
    [/together/, { DiscountAmount: '1', DiscountPercent: '1' }],
    [/64 bits/, { PricePerUnit: '99999999999.99', NumberOfUnits: '9999999.99' }],
  ])('are refused with %s for %o', (reason, changes) => {
    const read = readOrderRows([euRow({ PricePerUnit: '100', PriceIncludingVat: false, ...changes })])
    expect(read.ok ? '' : read.reason.message).toMatch(reason)
  })

  it('have the sum of their amounts', () => {
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
        // The last row keeps the sum above 0, because a sum of 0 would be refused.
        const priced = readClientRows([...given.map(clientRow), clientRow()])
        const rows = priced.ok ? priced.value.rows : []
        const total = rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
        expect(priced.ok && BigInt(priced.value.amount)).toBe(total)
      }),
    )
  })

  it('must all include VAT or all exclude it', () => {
    const including = readOrderRows([euRow()])
    const excluding = readOrderRows([euRow({ PricePerUnit: '100', PriceIncludingVat: false })])
    const silent = readOrderRows([euRow({ PricePerUnit: '100', PriceIncludingVat: null })])
    for (const priced of [including, excluding, silent]) {
      expect(priced.ok && priced.value).toMatchObject({ amount: 12_500, vatAmount: 2_500 })
    }
    const mixed = readOrderRows([euRow(), euRow({ PriceIncludingVat: null })])
    expect(mixed).toMatchObject({ ok: false, reason: { code: 'PricesMixed' } })
  })

  it('may lower the amount, but not to 0', () => {
    const [to1, to0] = ['-99.99', '-100'].map((PricePerUnit) =>
      readClientRows([clientRow(), clientRow({ PricePerUnit })]),
    )
    expect(to1).toMatchObject({ ok: true, value: { amount: 1 } })
    expect(to0).toMatchObject({ ok: false, reason: { code: 'OrderAmountNotPositive' } })
    expect(readClientRows([])).toMatchObject({ ok: false, reason: { code: 'RowsMissing' } })
    expect(readClientRows(undefined)).toMatchObject({ ok: false, reason: { code: 'RowsMissing' } })
  })
})

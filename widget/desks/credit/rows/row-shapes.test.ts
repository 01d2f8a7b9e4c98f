import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  creditRowAmount,
  inputOfClientRow,
  inputOfOrderRow,
  priceRow,
} from '../../../../shared/domain/credit/credit-row.rules.ts'
import { takeRows } from '../../../../shared/domain/credit/credit-row-take.rules.ts'
import type { CreditRow } from '../../../../shared/domain/credit/credit-row.ts'
import { decimalOf } from '../../../../shared/domain/money/decimal.ts'
import {
  clientRowOf,
  clientRowOfLeft,
  type CreditRowStart,
  deskRowOf,
  orderRowOf,
  orderRowOfLeft,
} from './row-shapes.ts'

const start: CreditRowStart = {
  ArticleNumber: 'L',
  Description: 'Lamp',
  PricePerUnit: '125',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  Unit: 'pcs',
  VatPercent: '25',
  DiscountPercent: '0',
}

function priced(row: CreditRowStart): CreditRow {
  const read = priceRow(inputOfOrderRow(row))
  if (!read.ok) throw new Error(read.reason.code)
  return read.value
}

describe('a row that the editor begins with', () => {
  it('is sent as it came', () => {
    const row = {
      ...start,
      DiscountAmount: '10',
      DiscountAmountIncludingVat: true,
      RowType: 'GiftCard' as const,
    }
    expect(orderRowOf(deskRowOf(row, 'with-vat'), 'with-vat')).toEqual(row)
  })

  it('keeps a decimal that is finer than the editor shows, until another is written', () => {
    const row = deskRowOf({ ...start, PricePerUnit: '33.335', NumberOfUnits: '0.125' }, 'with-vat')
    expect(row).toMatchObject({ UnitPrice: 3_334, Quantity: 13 })
    expect(orderRowOf(row, 'with-vat')).toMatchObject({ PricePerUnit: '33.335', NumberOfUnits: '0.125' })
    expect(orderRowOf({ ...row, UnitPrice: 3_335 }, 'with-vat')).toMatchObject({ PricePerUnit: '33.35' })
  })

  it('is converted where the others are of the other kind', () => {
    // 125.00 with 25 % is 100.00 without; 10.00 off with VAT is 8.00 without.
    const row = { ...start, DiscountAmount: '10' }
    expect(deskRowOf(row, 'without-vat')).toMatchObject({ UnitPrice: 10_000, DiscountAmount: 800 })
    const net = { ...row, PriceIncludingVat: false, PricePerUnit: '100' }
    // A discount is of its price's kind: 10.00 without VAT is 12.50 with it.
    expect(deskRowOf(net, 'with-vat')).toMatchObject({ UnitPrice: 12_500, DiscountAmount: 1_250 })
  })

  it('leaves out members that it does not have', () => {
    const bare = { PricePerUnit: '1', NumberOfUnits: '1', VatPercent: '0' }
    expect(orderRowOf(deskRowOf(bare, 'without-vat'), 'without-vat')).toEqual({
      Description: '',
      PricePerUnit: '1',
      PriceIncludingVat: false,
      NumberOfUnits: '1',
      VatPercent: '0',
      DiscountPercent: '0',
      DiscountAmount: null,
      DiscountAmountIncludingVat: null,
      RowType: null,
    })
  })

  it('is sent as ClientInvoiceRowInfo with whole percents', () => {
    const row = deskRowOf({ ...start, PriceIncludingVat: false, DiscountPercent: '10' }, 'without-vat')
    expect(clientRowOf(row)).toEqual({
      ArticleNr: 'L',
      Description: 'Lamp',
      PricePerUnit: '125',
      NrOfUnits: '2',
      Unit: 'pcs',
      VatPercent: 25,
      DiscountPercent: 10,
    })
  })
})

describe('a row that is left', () => {
  const row = fc.record({
    // Of a row below a minor unit, a stored discount can exceed the exact price.
    PricePerUnit: fc.integer({ min: 1_000, max: 100_000 }).map((value) => decimalOf(value, 3)),
    NumberOfUnits: fc.integer({ min: 10, max: 2_000 }).map((value) => decimalOf(value)),
    VatPercent: fc.constantFrom('0', '6', '12', '25', '25.5'),
    discount: fc.constantFrom<Partial<CreditRowStart>>(
      {},
      { DiscountPercent: '12.5' },
      { DiscountAmount: '0.001' },
      { DiscountAmount: '0.001', DiscountAmountIncludingVat: false },
    ),
    PriceIncludingVat: fc.boolean(),
  })

  it('is taken whole by the row that names it', () => {
    fc.assert(
      fc.property(row, ({ discount, ...members }) => {
        const read = priceRow(inputOfOrderRow({ ...members, ...discount }))
        fc.pre(read.ok)
        if (!read.ok) return
        const left = read.value
        const other = priced({ ...start, ArticleNumber: 'other' })
        const named = priced(orderRowOfLeft(left))
        const taken = takeRows(
          [left, other],
          [named],
          Number(left.amount) + Number(other.amount),
          'cancels-rest',
        )
        expect(taken).toMatchObject({
          ok: true,
          value: { delivered: { amount: left.amount }, left: [other] },
        })
      }),
    )
  })

  it('has the same amount as ClientInvoiceRowInfo, or cannot be one', () => {
    // 100.00 with 25 % is 80.00 without.
    expect(clientRowOfLeft(priced({ ...start, PricePerUnit: '100' }))).toMatchObject({ PricePerUnit: '80' })
    expect(clientRowOfLeft(priced({ ...start, VatPercent: '25.5' }))).toBe(undefined)
    expect(clientRowOfLeft(priced({ ...start, DiscountPercent: '12.5' }))).toBe(undefined)
    expect(clientRowOfLeft(priced({ ...start, DiscountAmount: '1' }))).toBe(undefined)
    // 94.625 × 17.24 is 1 631.335, and half a minor unit is rounded up.
    const half = { ...start, PricePerUnit: '94.625', NumberOfUnits: '17.24', VatPercent: '12' }
    expect(creditRowAmount(inputOfClientRow(clientRowOfLeft(priced(half))!))).toBe(163_134n)
    fc.assert(
      fc.property(row, (members) => {
        const left = priced(members)
        const client = clientRowOfLeft(left)
        expect(client === undefined).toBe(members.VatPercent === '25.5')
        expect(client ? creditRowAmount(inputOfClientRow(client)) : BigInt(left.amount)).toBe(
          BigInt(left.amount),
        )
      }),
    )
  })
})

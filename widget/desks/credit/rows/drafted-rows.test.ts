import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditRowAmount, inputOfOrderRow } from '../../../../shared/domain/credit/credit-row.rules.ts'
import { addRows, editNewRow, removeNewRow } from '../../../rows/changes/changes.ts'
import { DraftedRows } from './drafted-rows.ts'
import type { CreditRowKind, CreditRowStart } from './row-shapes.ts'
import { orderRowOf } from './row-shapes.ts'

const lamp: CreditRowStart = {
  Description: 'Lamp',
  PricePerUnit: '125',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  VatPercent: '25',
}

const drafted = (rows: CreditRowStart[] = [lamp], kind: CreditRowKind = 'OrderRow', currency = 'SEK') =>
  new DraftedRows({ rows, kind, currency })
const problemsOf = ({ store }: DraftedRows) => store.rows.map(({ problems }) => problems)

describe('rows that are written', () => {
  it('have their amounts with VAT by rate, also while they are typed', () => {
    const rows = drafted([lamp, { ...lamp, VatPercent: '12', NumberOfUnits: '1' }])
    // 250.00 has 50.00; 125.00 has 13.39.
    expect(rows.sums).toEqual({
      amount: 37_500,
      vatAmount: 6_339,
      groups: [
        { VatPercent: 2_500, Amount: 25_000, VatAmount: 5_000 },
        { VatPercent: 1_200, Amount: 12_500, VatAmount: 1_339 },
      ],
    })
    const { key } = rows.store.rows[0]!
    rows.store.type((changes) => editNewRow(changes, key, { Quantity: 100 }))
    expect(rows.sums?.amount).toBe(25_000)
  })

  it('take prices for the other kind as they are, without converting them', () => {
    const rows = drafted()
    rows.prices = 'without-vat'
    expect(rows.store.rows[0]!.row.UnitPrice).toBe(12_500)
    // 2 × 125.00 and 25 %.
    expect(rows.sums).toMatchObject({ amount: 31_250, vatAmount: 6_250 })
    rows.prices = 'with-vat'
    expect(rows.sums?.amount).toBe(25_000)
  })

  it('begin with the kind of price that the first one has', () => {
    expect(drafted().prices).toBe('with-vat')
    expect(drafted([{ ...lamp, PriceIncludingVat: false }]).prices).toBe('without-vat')
    expect(drafted([]).prices).toBe('with-vat')
    expect(drafted([], 'ClientInvoiceRow').prices).toBe('without-vat')
  })

  it('count as changed where they are not as at first, and the switch alone as one', () => {
    const rows = drafted([lamp, lamp])
    const [first, second] = rows.store.rows
    expect([rows.changeCount, rows.store.canUndo]).toEqual([0, false])
    rows.prices = 'without-vat'
    expect(rows.changeCount).toBe(1)
    rows.prices = 'with-vat'
    rows.store.change((changes) => editNewRow(changes, first!.key, { Quantity: 300 }))
    rows.store.change((changes) => removeNewRow(changes, second!.key))
    rows.store.change((changes) =>
      addRows(changes, [{ Name: 'New', Quantity: 100, UnitPrice: 100, VatPercent: 0 }], ['new-x']),
    )
    expect(rows.changeCount).toBe(3)
    for (const _ of [1, 2, 3]) rows.store.undo()
    expect(rows.changeCount).toBe(0)
  })

  it('need a VAT rate, and by ClientInvoiceRowInfo a whole one and no amount of discount', () => {
    const bare = { Name: 'Bare', Quantity: 100, UnitPrice: 100 }
    const rows = drafted([])
    rows.store.change((changes) => addRows(changes, [bare], ['new-x']))
    expect(problemsOf(rows)).toEqual([{ VatPercent: { code: 'member-missing' } }])
    const odd = { ...lamp, PriceIncludingVat: false, VatPercent: '25.5', DiscountAmount: '1' }
    expect(problemsOf(drafted([odd]))).toEqual([{}])
    expect(problemsOf(drafted([odd], 'ClientInvoiceRow'))).toEqual([
      {
        VatPercent: { code: 'own-rule', term: 'creditRowWhole' },
        Discount: { code: 'own-rule', term: 'creditRowPercentOnly' },
      },
    ])
  })

  it('keep their initial texts of any length, and check typed ones', () => {
    const given = { Description: 'A lamp of brass, with a shade of silk and linen', Unit: 'pieces' }
    const rows = drafted([{ ...lamp, ...given }])
    const { key } = rows.store.rows[0]!
    const change = (update: Parameters<typeof editNewRow>[2]) =>
      rows.store.change((changes) => editNewRow(changes, key, update))
    expect(problemsOf(rows)).toEqual([{}])
    change({ Quantity: 100 })
    expect(problemsOf(rows)).toEqual([{}])
    // The given text has 47 characters, and this one has 48.
    change({ Name: `${given.Description}.` })
    expect(problemsOf(rows)).toEqual([{ Name: { code: 'member-too-long', maximum: 40, length: 48 } }])
    rows.store.undo()
    change({ Unit: 'boxes' })
    expect(problemsOf(rows)).toEqual([{ Unit: { code: 'member-too-long', maximum: 4, length: 5 } }])
    rows.store.undo()
    change({ UnitPrice: 10_000_000_000_000 })
    expect(problemsOf(rows)[0]).toHaveProperty('UnitPrice')
  })

  it('have no discount above their exact price', () => {
    // 0.01 × 0.5 is 0.005, which rounds to 0.01.
    const row = { ...lamp, PricePerUnit: '0.01', NumberOfUnits: '0.5', DiscountAmount: '0.01' }
    expect(problemsOf(drafted([row]))).toEqual([{ Discount: { code: 'discount-above-row', maximum: 0 } }])
  })

  it('are no more than 64 bits', () => {
    const row = {
      ...lamp,
      PricePerUnit: '99999999999.99',
      NumberOfUnits: '9999999.99',
      PriceIncludingVat: false,
    }
    expect(problemsOf(drafted([row]))).toEqual([{ UnitPrice: { code: 'amount-too-large' } }])
  })

  it('follow another kind and another currency, and keep typed prices', () => {
    const rows = drafted([{ ...lamp, VatPercent: '25.5' }])
    rows.follow('OrderRow', 'EUR')
    expect([rows.store.order.Currency, rows.store.rows.length, rows.sums?.amount]).toEqual(['EUR', 1, 25_000])
    rows.follow('ClientInvoiceRow', 'EUR')
    expect(rows.prices).toBe('without-vat')
    expect(problemsOf(rows)[0]).toHaveProperty('VatPercent')
  })

  it('give a new row the rate of most rows, or of the country', () => {
    expect(drafted([]).store.usualVatPercent).toBe(2_500)
    expect(drafted([], 'OrderRow', '').store.usualVatPercent).toBe(undefined)
    expect(drafted([{ ...lamp, VatPercent: '12' }]).store.usualVatPercent).toBe(1_200)
  })

  it('have the total with a row in the place of another', () => {
    const rows = drafted([lamp, lamp])
    const row = { Quantity: 100, UnitPrice: 1_000, VatPercent: 0 }
    expect(rows.totalWith(row, undefined)).toBe(51_000)
    expect(rows.totalWith(row, rows.store.rows[0]!.key)).toBe(26_000)
  })

  it('have the total that the provider computes from the sent rows', () => {
    const row = fc.record({
      Name: fc.constant('X'),
      Quantity: fc.integer({ min: 1, max: 10_000 }),
      UnitPrice: fc.integer({ min: -100_000, max: 100_000 }),
      VatPercent: fc.constantFrom(0, 600, 2_550),
      DiscountPercent: fc.constantFrom(0, 1_250),
    })
    fc.assert(
      fc.property(fc.array(row), fc.boolean(), (given, isWithVat) => {
        const rows = drafted([])
        rows.prices = isWithVat ? 'with-vat' : 'without-vat'
        rows.store.change((changes) =>
          addRows(
            changes,
            given,
            given.map((_, at) => `new-${at}` as const),
          ),
        )
        const sent = rows.store.rows.map((one) => orderRowOf(one.row, rows.prices))
        const total = sent.reduce((sum, one) => sum + creditRowAmount(inputOfOrderRow(one)), 0n)
        expect(BigInt(rows.sums!.amount)).toBe(total)
      }),
    )
  })
})

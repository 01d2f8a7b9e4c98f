import { describe, expect, it } from 'vitest'
import { refusedOpenAmount } from './open-amount.rules.ts'

const lamp = { OrderRowId: 1, Name: 'Lamp', Quantity: 200, UnitPrice: 50_000, VatPercent: 2500 }
const voucher = { OrderRowId: 2, Name: 'Voucher', Quantity: 100, UnitPrice: -20_000, VatPercent: 2500 }
const open = [lamp, voucher].map((row) => ({ ...row, IsCancelled: false }))
/** 5.00 below 0: the lamps are already cancelled. */
const below = [
  { ...open[0]!, IsCancelled: true },
  { ...open[1]!, UnitPrice: -500 },
]

describe('refusedOpenAmount', () => {
  it.each([
    // 1,000.00 goes, and -200.00 stays.
    ['cancels the lamps', { changes: [{ OrderRowId: 1, update: { IsCancelled: true } }] }, -20_000],
    // Half a lamp less than the voucher: 0.39 x 500.00 = 195.00.
    ['leaves 0.39 lamps', { changes: [{ OrderRowId: 1, update: { Quantity: 39 } }] }, -500],
    ['adds a voucher of 800.01', { added: [{ ...voucher, UnitPrice: -80_001 }] }, -1],
    ['replaces all by the voucher', { added: [voucher], replaces: true }, -20_000],
  ])('never leaves an order below 0: %s', (_, write, amount) => {
    expect(refusedOpenAmount(open, write)).toEqual({ code: 'order-amount-negative', open: amount })
  })

  it.each([
    [
      'cancels everything',
      { changes: [1, 2].map((OrderRowId) => ({ OrderRowId, update: { IsCancelled: true } })) },
    ],
    ['leaves 0', { changes: [{ OrderRowId: 1, update: { Quantity: 40 } }] }],
    ['cancels the voucher', { changes: [{ OrderRowId: 2, update: { IsCancelled: true } }] }],
    // The lamps go and 250.00 come.
    [
      'cancels the lamps and adds more than the voucher',
      {
        changes: [{ OrderRowId: 1, update: { IsCancelled: true } }],
        added: [{ ...lamp, Quantity: 50 }],
      },
    ],
  ])('lets through what stays at 0 or above: %s', (_, write) => {
    expect(refusedOpenAmount(open, write)).toBeUndefined()
  })

  it.each([
    ['a row that lifts it, but not to 0', { added: [{ ...lamp, UnitPrice: 200, Quantity: 100 }] }],
    ['a smaller voucher', { changes: [{ OrderRowId: 2, update: { UnitPrice: -1 } }] }],
    ['another name', { changes: [{ OrderRowId: 2, update: { Name: 'Rebate' } }] }],
  ])('lets an order that is below 0 already be mended: %s', (_, write) => {
    expect(refusedOpenAmount(below, write)).toBeUndefined()
  })

  it('never lets an order below 0 sink further', () => {
    const write = { added: [{ ...voucher, UnitPrice: -1 }] }
    expect(refusedOpenAmount(below, write)).toEqual({ code: 'order-amount-negative', open: -501 })
  })
})

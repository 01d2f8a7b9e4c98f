import { describe, expect, it } from 'vitest'
import { type ChangeableRow, checkChangedRows, refusedChanges } from './row-changes.rules.ts'

const row: ChangeableRow = {
  OrderRowId: 7,
  Name: 'Lamp',
  Quantity: 100,
  UnitPrice: 5000,
  DiscountPercent: 1000,
  DiscountAmount: 0,
  VatPercent: 2500,
  IsCancelled: false,
  Actions: ['CanUpdateRow'],
}

const change = (update: object, OrderRowId: number | bigint = 7) => [
  { OrderRowId, update, pointer: '/OrderRows/0', idPointer: '/OrderRows/0/RowId' },
]

describe('a change of a row', () => {
  it('is accepted if the row exists and allows it', () => {
    expect(refusedChanges([row], change({ Quantity: 200 }))).toEqual([])
  })

  it('is refused for an unknown row, with the place that names it', () => {
    expect(refusedChanges([row], change({ Quantity: 200 }, 8))).toEqual([
      { code: 'row-not-found', pointer: '/OrderRows/0/RowId', OrderRowId: 8 },
    ])
  })

  it.each([[[]], [null], [undefined], [['CanCreditRow']]])(
    'is refused when its actions are %j',
    (Actions) => {
      expect(refusedChanges([{ ...row, Actions }], change({ Quantity: 200 }))).toMatchObject([
        { code: 'row-action-missing', action: 'CanUpdateRow' },
      ])
    },
  )

  it('is refused when the merged row would not be valid', () => {
    expect(checkChangedRows([row], change({ Quantity: 100, DiscountAmount: 5001 }))).toMatchObject([
      { code: 'discount-above-row', pointer: '/OrderRows/0/DiscountAmount' },
    ])
  })

  it('is not checked against the other members when it cancels the row', () => {
    expect(checkChangedRows([row], change({ IsCancelled: true, DiscountAmount: 5001 }))).toEqual([])
  })
})

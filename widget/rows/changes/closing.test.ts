import { describe, expect, it } from 'vitest'
import { buildDelivery, buildOrder } from '../../testing/order.builder.ts'
import { addRows, cancelRow, type Changes, keepRow, noChanges, replaceRows } from './changes.ts'
import { closingOf } from './closing.ts'
import { stagedRows } from './staged-rows.ts'

const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
const order = buildOrder()
const cancelAll = (changes = noChanges) => order.OrderRows.reduce(cancelRow, changes)
const closing = (changes: Changes, of = order) => closingOf(of, stagedRows(of, changes))

describe('the end of an order', () => {
  it('comes with the cancelling of its last row', () => {
    expect(closing(cancelAll())).toBe('cancelled')
  })

  it('does not come while a row stays, is kept after all or is new', () => {
    const [first] = order.OrderRows
    expect(closing(cancelRow(noChanges, first!))).toBeUndefined()
    expect(closing(keepRow(cancelAll(), first!))).toBeUndefined()
    expect(closing(addRows(cancelAll(), [wrap], ['new-1']))).toBeUndefined()
    expect(closing(replaceRows(order, [wrap], ['new-1']))).toBeUndefined()
  })

  it('makes a partly delivered order a delivered one', () => {
    expect(closing(cancelAll(), { ...order, Deliveries: [buildDelivery()] })).toBe('delivered')
  })

  it('is not asked of an order that had no active row before', () => {
    const cancelled = order.OrderRows.map((row) => ({ ...row, IsCancelled: true }))
    expect(closing(noChanges, { ...order, OrderRows: cancelled })).toBeUndefined()
    expect(closing(noChanges, { ...order, OrderRows: [] })).toBeUndefined()
  })
})

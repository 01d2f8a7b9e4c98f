import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Write } from './desk-request.ts'
import { findOutcome, snapshotBefore } from './find-outcome.ts'
import { markedWrite } from './marked-write.ts'
import type { OrderSnapshot, RowSnapshot } from './order-snapshot.ts'

const lamp = { Name: 'Lamp', Quantity: 100, UnitPrice: 5000 }
const bulb = { Name: 'Bulb', Quantity: 300, UnitPrice: 700, VatPercent: 2500 }

const row = (OrderRowId: number | bigint, changes: Partial<RowSnapshot> = {}): RowSnapshot => ({
  ...lamp,
  DiscountPercent: 0,
  DiscountAmount: 0,
  VatPercent: 0,
  OrderRowId,
  IsCancelled: false,
  ...changes,
})
const state = (rows: RowSnapshot[], changes: Partial<OrderSnapshot> = {}): OrderSnapshot => ({
  rows,
  ExpirationDate: null,
  metadata: {},
  ...changes,
})

const add: Write = { name: 'addOrderRow', input: { CheckoutOrderId: 1, body: bulb } }
const addTwo: Write = {
  name: 'addOrderRows',
  input: { CheckoutOrderId: 1, body: { OrderRows: [bulb, bulb] } },
}
const patch: Write = {
  name: 'updateOrderRow',
  input: { CheckoutOrderId: 1, OrderRowId: 1, body: { Quantity: 900 } },
}
const cancel: Write = {
  name: 'updateOrderRows',
  input: { CheckoutOrderId: 1, body: { OrderRows: [{ RowId: 1, IsCancelled: true }] } },
}
const replace: Write = {
  name: 'replaceOrderRows',
  input: { CheckoutOrderId: 1, body: { OrderRows: [bulb] } },
}
const extend: Write = { name: 'extendOrder', input: { CheckoutOrderId: 1, expiryDate: '2030-01-02' } }
const note: Write = {
  name: 'setOrderMetadata',
  input: { CheckoutOrderId: 1, body: { Metadata: [{ Key: 'a', Value: '1' }] } },
}
const before = state([row(1)])

describe('the outcome of a write', () => {
  it.each<[string, Write, OrderSnapshot, string]>([
    ['the row is there', add, state([row(1), row(2, bulb)]), 'done'],
    ['no row is there', add, before, 'not-done'],
    ['another row is there', add, state([row(1), row(2)]), 'unclear'],
    ['two such rows are there', add, state([row(1), row(2, bulb), row(3, bulb)]), 'unclear'],
    ['both rows are there', addTwo, state([row(1), row(2, bulb), row(3, bulb)]), 'done'],
    ['one of two is there', addTwo, state([row(1), row(2, bulb)]), 'unclear'],
    ['the row is changed', patch, state([row(1, { Quantity: 900 })]), 'done'],
    ['the row is unchanged', patch, before, 'not-done'],
    ['the row is something else', patch, state([row(1, { Quantity: 5 })]), 'unclear'],
    ['the row was changed and cancelled', patch, state([row(1, { IsCancelled: true })]), 'unclear'],
    ['the row is gone', patch, state([]), 'unclear'],
    ['the row is cancelled', cancel, state([row(1, { IsCancelled: true })]), 'done'],
    ['the row is not cancelled', cancel, before, 'not-done'],
    ['all rows are new', replace, state([row(1, { IsCancelled: true }), row(2, bulb)]), 'done'],
    ['no row is new', replace, before, 'not-done'],
    ['the old row is active still', replace, state([row(1), row(2, bulb)]), 'unclear'],
    ['the old row is cancelled only', replace, state([row(1, { IsCancelled: true })]), 'unclear'],
    ['the date is set', extend, state([], { ExpirationDate: '2030-01-02T23:59:59' }), 'done'],
    ['the date is unchanged', extend, state([]), 'not-done'],
    ['the date is another', extend, state([], { ExpirationDate: '2031-01-02T23:59:59' }), 'unclear'],
    ['the pair is set', note, state([], { metadata: { a: '1', b: '2' } }), 'done'],
    ['the pair is not set', note, state([], { metadata: { b: '2' } }), 'not-done'],
    ['the pair is another', note, state([], { metadata: { a: '2' } }), 'unclear'],
  ])('is the expected one where %s', (_, write, now, expected) => {
    expect(findOutcome(write, snapshotBefore(write, before), now).is).toBe(expected)
  })

  const first = { Id: 10, rows: [7] }
  const second = { Id: 11, rows: [2] }
  const withFirst = state([row(1)], { deliveries: [first] })
  it.each<[string, Write, number[], OrderSnapshot, string]>([
    ['nothing was delivered', add, [], withFirst, 'not-done'],
    ['something was delivered', add, [], { ...withFirst, deliveries: [first, second] }, 'unclear'],
    ['the row with its id was delivered', add, [2], { ...withFirst, deliveries: [first, second] }, 'done'],
    [
      'a row with another id was delivered',
      add,
      [3],
      { ...withFirst, deliveries: [first, second] },
      'unclear',
    ],
    ['no row has its id', add, [2], withFirst, 'not-done'],
  ])('of new rows is the expected one where meanwhile %s', (_, write, ids, now, expected) => {
    expect(findOutcome(write, snapshotBefore(write, withFirst), now, ids).is).toBe(expected)
  })

  it('is as an earlier release found it, whose intent has no deliveries', () => {
    expect(findOutcome(add, { ...before }, { ...withFirst, deliveries: [first, second] }).is).toBe('not-done')
  })

  const mark = 'oa0123456789ab'
  const marked = { ...bulb, ArticleNumber: mark }
  it.each<[string, Write, OrderSnapshot, string]>([
    ['the row with the mark is there', add, state([row(1), row(2, marked)]), 'done'],
    ['an equal row without it is there', add, state([row(1), row(2, bulb)]), 'not-done'],
    ['both are there', add, state([row(1), row(2, bulb), row(3, marked)]), 'done'],
    [
      'the mark is there in capital letters',
      add,
      state([row(2, { ...bulb, ArticleNumber: mark.toUpperCase() })]),
      'unclear',
    ],
    ['the row with it has other content', add, state([row(2, { ...marked, Quantity: 1 })]), 'unclear'],
    [
      'the row has the mark of another write',
      add,
      state([row(2, { ...bulb, ArticleNumber: 'oaffffffffffff' })]),
      'not-done',
    ],
    ['one of two has it', addTwo, state([row(2, marked), row(3, bulb)]), 'unclear'],
    ['both of two have it', addTwo, state([row(2, marked), row(3, marked)]), 'done'],
    [
      'another system has replaced the rows',
      replace,
      state([row(1, { IsCancelled: true }), row(2, bulb)]),
      'unclear',
    ],
    [
      'the rows are replaced by those with it',
      replace,
      state([row(1, { IsCancelled: true }), row(2, marked)]),
      'done',
    ],
    ['a value is set, which is the same for any author', patch, state([row(1, { Quantity: 900 })]), 'done'],
  ])('with a mark, is the expected one where %s', (_, write, now, expected) => {
    expect(findOutcome(write, snapshotBefore(write, before), now, [], mark).is).toBe(expected)
  })

  it('is unclear where an equal row is there and the article number has no room for the mark', () => {
    const long = { ...bulb, ArticleNumber: 'x'.repeat(243) }
    const write: Write = { name: 'addOrderRow', input: { CheckoutOrderId: 1, body: long } }
    expect(markedWrite(write, mark)).toBe(write)
    expect(findOutcome(write, before, state([row(1), row(2, long)]), [], mark).is).toBe('unclear')
    expect(findOutcome(write, before, before, [], mark).is).toBe('not-done')
  })

  it('is done for a write that changes nothing', () => {
    const same = state([row(1, { Quantity: 900 })])
    expect(findOutcome(patch, same, same).is).toBe('done')
  })

  it('has the ids of the added rows in the sequence of the request, with exact Longs', () => {
    const write: Write = {
      name: 'addOrderRows',
      input: { CheckoutOrderId: 1, body: { OrderRows: [bulb, lamp] } },
    }
    const now = state([row(1), row(7, { ...lamp }), row(9223372036854775807n, bulb)])
    expect(findOutcome(write, before, now)).toEqual({ is: 'done', addedIds: [9223372036854775807n, 7] })
  })

  it('is always found for added rows, and never for rows that were not added', () => {
    const wanted = fc.array(
      fc.record({
        Name: fc.constantFrom('Bulb', 'Lamp', 'Wire'),
        Quantity: fc.integer({ min: 1, max: 3 }),
        UnitPrice: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(wanted, (OrderRows) => {
        const write: Write = { name: 'addOrderRows', input: { CheckoutOrderId: 1, body: { OrderRows } } }
        const fresh = OrderRows.map((want, index) => row(index + 2, { ...want }))
        expect(findOutcome(write, before, before)).toEqual({ is: 'not-done' })
        expect(findOutcome(write, before, state([row(1), ...fresh]))).toMatchObject({ is: 'done' })
      }),
    )
  })
})

describe('the snapshot of the order before a write', () => {
  it('has no metadata except under the keys of the write', () => {
    const { metadata, rows } = snapshotBefore(note, state([row(1)], { metadata: { a: '0', private: 'x' } }))
    expect({ metadata, rows }).toEqual({ metadata: { a: '0' }, rows: [] })
  })
})

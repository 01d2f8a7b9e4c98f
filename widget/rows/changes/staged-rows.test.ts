import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, order as anyOrder, orderOf } from '../../testing/changes.arbitrary.ts'
import { buildRow } from '../../testing/order.builder.ts'
import { addRows, cancelRow, editNewRow, editRow, keepUnread, noChanges } from './changes.ts'
import { stagedRows, wrongRows } from './staged-rows.ts'

const lamp = buildRow()
const bulb = buildRow({ OrderRowId: 2, Name: 'Bulb' })
const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
const order = orderOf([lamp, bulb])

describe('stagedRows', () => {
  it('has each row of the order once and in its place, and the new ones after them', () => {
    fc.assert(
      fc.property(
        anyOrder.chain((made) => fc.tuple(fc.constant(made), changesOf(made))),
        ([made, changes]) => {
          const rows = stagedRows(made, changes)
          expect(rows.map(({ key }) => key)).toEqual([
            ...made.OrderRows.map(({ OrderRowId }) => `id-${OrderRowId}`),
            ...changes.added.map(({ key }) => key),
          ])
          expect(wrongRows(rows)).toEqual(rows.filter(({ problems }) => Object.keys(problems).length > 0))
        },
      ),
    )
  })

  it('has the change of each row', () => {
    const gone = buildRow({ OrderRowId: 3, IsCancelled: true })
    const changes = addRows(cancelRow(editRow(noChanges, lamp, { Quantity: 300 }), bulb), [wrap], ['new-1'])
    const rows = stagedRows(orderOf([lamp, bulb, gone, buildRow({ OrderRowId: 4 })]), changes)
    expect(rows.map(({ is }) => is)).toEqual(['changed', 'cancelling', 'cancelled', 'same', 'new'])
    expect(rows[0]).toMatchObject({ row: { Quantity: 300, Name: lamp.Name }, before: { Quantity: 200 } })
  })

  it('keeps the object of an unchanged row when others change', () => {
    const before = stagedRows(order, editRow(noChanges, lamp, { Quantity: 300 }))
    const after = stagedRows(order, editRow(noChanges, lamp, { Quantity: 400 }))
    expect(after[1]).toBe(before[1])
    expect(after[0]).not.toBe(before[0])
  })

  it('has the errors of a row, by field and by the edge’s rules', () => {
    const changes = editRow(noChanges, lamp, { Name: 'x'.repeat(41), Quantity: 0 })
    expect(stagedRows(order, changes)[0]?.problems).toMatchObject({
      Name: { code: 'member-too-long', maximum: 40 },
      Quantity: { code: 'member-out-of-range' },
    })
    const dear = editRow(noChanges, bulb, { DiscountAmount: 9_999_999 })
    expect(stagedRows(order, dear)[1]?.problems).toMatchObject({ Discount: { code: 'discount-above-row' } })
  })

  it('counts an unreadable text as an error of its field', () => {
    const problem = { code: 'not-a-number' } as const
    const own = keepUnread(noChanges, lamp, 'Quantity', { text: 'two', problem })
    expect(wrongRows(stagedRows(order, own))).toMatchObject([
      { key: 'id-1', problems: { Quantity: problem } },
    ])
    const added = addRows(noChanges, [wrap], ['new-1'])
    const unread = keepUnread(added, 'new-1', 'UnitPrice', { text: 'x', problem })
    expect(wrongRows(stagedRows(order, unread))).toMatchObject([{ key: 'new-1' }])
    expect(wrongRows(stagedRows(order, editNewRow(unread, 'new-1', { UnitPrice: 1 })))).toEqual([])
  })

  it('asks nothing of a row that will be cancelled', () => {
    const changes = cancelRow(editRow(noChanges, lamp, { Name: '' }), lamp)
    expect(wrongRows(stagedRows(order, changes))).toEqual([])
  })

  it('is closed where the provider does not let a row be changed', () => {
    const rows = stagedRows(orderOf([buildRow({ Actions: ['CanDeliverRow'] }), bulb]), noChanges)
    expect(rows.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })
})

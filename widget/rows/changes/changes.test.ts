import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, order as anyOrder, orderOf, update } from '../../testing/changes.arbitrary.ts'
import { buildRow } from '../../testing/order.builder.ts'
import { ChangesStore } from './changes.store.ts'
import {
  addRows,
  cancelRow,
  type Changes,
  copyOf,
  countChanges,
  editNewRow,
  editRow,
  insertRow,
  keepRow,
  keepUnread,
  noChanges,
  removeNewRow,
  replaceRows,
  undoRow,
  withoutRows,
} from './changes.ts'
import { replaceAll } from '../../testing/replace-all.ts'

const lamp = buildRow()
const bulb = buildRow({ OrderRowId: 2, Name: 'Bulb' })
const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
const unread = { text: 'two', problem: { code: 'not-a-number' } } as const
const updateOf = (changes: Changes) => changes.edited.get(lamp.OrderRowId)?.update

describe('changes', () => {
  it('are pure: earlier versions stay unchanged', () => {
    fc.assert(
      fc.property(
        anyOrder
          .filter(({ OrderRows }) => OrderRows.some(({ IsCancelled }) => !IsCancelled))
          .chain((order) => fc.tuple(fc.constant(order), changesOf(order), update)),
        ([order, changes, more]) => {
          const before = structuredClone({ ...changes, edited: [...changes.edited] })
          const row = order.OrderRows.find(({ IsCancelled }) => !IsCancelled)!
          editRow(changes, row, more)
          cancelRow(changes, row)
          undoRow(changes, `id-${String(row.OrderRowId)}`)
          addRows(changes, [wrap], ['new-x'])
          expect({ ...changes, edited: [...changes.edited] }).toEqual(before)
        },
      ),
    )
  })

  it('hold only differing members, and nothing once these are set back', () => {
    const changed = editRow(noChanges, lamp, { Quantity: 300, Name: lamp.Name })
    expect(updateOf(changed)).toEqual({ Quantity: 300 })
    expect(editRow(changed, lamp, { Quantity: lamp.Quantity })).toEqual(noChanges)
    const bare = buildRow({ ArticleNumber: undefined, Unit: undefined })
    expect(editRow(noChanges, bare, { ArticleNumber: '', Unit: '' })).toEqual(noChanges)
  })

  it('let one discount take the place of the other', () => {
    expect(updateOf(editRow(noChanges, lamp, { DiscountAmount: 500 }))).toEqual({
      DiscountAmount: 500,
      DiscountPercent: 0,
    })
    const added = addRows(noChanges, [{ ...wrap, DiscountPercent: 1000 }], ['new-1'])
    expect(editNewRow(added, 'new-1', { DiscountAmount: 100 }).added[0]?.row).toEqual({
      ...wrap,
      DiscountAmount: 100,
    })
  })

  it('keep the other changes of a row whose cancelling is taken back', () => {
    const cancelled = cancelRow(editRow(noChanges, lamp, { Quantity: 300 }), lamp)
    expect(updateOf(cancelled)).toEqual({ Quantity: 300, IsCancelled: true })
    expect(updateOf(keepRow(cancelled, lamp))).toEqual({ Quantity: 300 })
    expect(keepRow(cancelRow(noChanges, lamp), lamp)).toEqual(noChanges)
  })

  it('keep a text that could not be read until its field has a value', () => {
    const kept = keepUnread(noChanges, lamp, 'Discount', unread)
    expect(countChanges(kept)).toBe(1)
    expect(editRow(kept, lamp, { Quantity: 300 }).edited.get(1)?.unread).toEqual({ Discount: unread })
    expect(editRow(kept, lamp, { DiscountPercent: 1000 })).toEqual(noChanges)
    expect(keepUnread(kept, lamp, 'Discount', undefined)).toEqual(noChanges)
  })

  it('put a duplicate after its new row, and after all of them when it is of the order’s own', () => {
    const added = addRows(noChanges, [wrap, wrap], ['new-1', 'new-2'])
    const keys = ({ added: rows }: Changes) => rows.map(({ key }) => key)
    expect(keys(insertRow(added, 'new-1', wrap, 'new-3'))).toEqual(['new-1', 'new-3', 'new-2'])
    expect(keys(insertRow(added, 'id-1', wrap, 'new-3'))).toEqual(['new-1', 'new-2', 'new-3'])
    expect(keys(removeNewRow(added, 'new-1'))).toEqual(['new-2'])
  })

  it('replace every row of the order by others, after any other changes', () => {
    const gone = { ...lamp, OrderRowId: 9, IsCancelled: true }
    const order = { OrderRows: [lamp, bulb, gone] }
    const { added, edited, replacesAll } = replaceRows(order, [wrap], ['new-9'])
    expect(added.map(({ key, row }) => [key, row])).toEqual([['new-9', wrap]])
    expect([...edited].map(([id, { update }]) => [id, update])).toEqual([
      [lamp.OrderRowId, { IsCancelled: true }],
      [bulb.OrderRowId, { IsCancelled: true }],
    ])
    expect(replacesAll).toBe(true)
  })

  it('are forgotten row by row', () => {
    const all = addRows(cancelRow(editRow(noChanges, lamp, { Quantity: 300 }), bulb), [wrap], ['new-1'])
    expect(countChanges(all)).toBe(3)
    expect(countChanges(replaceAll(all, true))).toBe(3)
    expect([...undoRow(all, 'id-1').edited.keys()]).toEqual([2])
    expect(undoRow(all, 'new-1').added).toEqual([])
    expect(countChanges(withoutRows(all, new Set(['id-1', 'new-1'])))).toBe(1)
  })

  it('copy a row without its id and state', () => {
    expect(copyOf({ ...lamp, ArticleNumber: '' })).toEqual({
      Name: 'Lamp, brass',
      Quantity: 200,
      UnitPrice: 62_500,
      DiscountPercent: 1000,
      VatPercent: 2500,
      Unit: 'pcs',
    })
  })
})

describe('ChangesStore', () => {
  it('reports every step, undoes and redoes, and can undo a discard', () => {
    const store = new ChangesStore(orderOf([lamp, bulb]))
    let told = 0
    store.addEventListener('change', () => (told += 1))
    store.change((changes) => editRow(changes, lamp, { Quantity: 300 }))
    store.change((changes) => addRows(changes, [wrap], ['new-1']))
    expect([store.count, store.rows.length, store.estimate.difference]).toEqual([2, 3, 61_150])
    store.clear()
    expect([store.count, store.canUndo, store.canRedo]).toEqual([0, true, false])
    store.undo()
    expect(store.count).toBe(2)
    store.undo()
    store.undo()
    expect([store.count, store.canUndo, store.canRedo]).toEqual([0, false, true])
    store.redo()
    expect(updateOf(store.changes)).toEqual({ Quantity: 300 })
    expect(told).toBe(7)
  })

  it('does not count a step that changes nothing', () => {
    const store = new ChangesStore(orderOf([lamp]))
    store.change((changes) => changes)
    expect(store.canUndo).toBe(false)
  })
})

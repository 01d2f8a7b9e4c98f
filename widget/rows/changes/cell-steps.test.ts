import { describe, expect, it, vi } from 'vitest'
import { parseAmount } from '../../kit/format/parse-amount.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { duplicateRows, setCells, toggleCancelledRows } from './cell-steps.ts'
import { ChangesStore } from './changes.store.ts'
import { addRows, cancelRow } from './changes.ts'

const parse = (text: string) => parseAmount(text, ',')
const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

function storeOf(count = 2): ChangesStore {
  const OrderRows = Array.from({ length: count }, (_, index) => buildRow({ OrderRowId: index + 1 }))
  return new ChangesStore(buildOrder({ OrderRows }))
}

describe('setting many cells', () => {
  it('is one step, of the order’s rows and of new ones', () => {
    const store = storeOf()
    store.change((changes) => addRows(changes, [wrap], ['new-1']))
    const texts = { Quantity: '3', UnitPrice: '10.50' }
    expect(
      setCells(
        store,
        store.rows.map((row) => ({ row, texts })),
        parse,
      ),
    ).toBe(0)
    expect(store.rows.map(({ row }) => [row.Quantity, row.UnitPrice])).toEqual([
      [300, 1050],
      [300, 1050],
      [300, 1050],
    ])
    store.undo()
    expect(store.count).toBe(1)
    expect(store.changes.added[0]?.row).toEqual(wrap)
  })

  it('is no step when every cell has its text already', () => {
    const store = storeOf()
    const [row] = store.rows
    const texts = { ArticleNumber: '1032', Quantity: '2.00', Discount: '10 %', VatPercent: '25', Unit: 'pcs' }
    setCells(store, [{ row: row!, texts }], parse)
    expect(store.canUndo).toBe(false)
    setCells(store, [{ row: row!, texts: { Quantity: 'x' } }], parse)
    store.undo()
    store.redo()
    const again = setCells(store, [{ row: store.rows[0]!, texts: { Quantity: 'x' } }], parse)
    expect(again).toBe(1)
    store.undo()
    expect(store.canUndo).toBe(false)
  })

  it('keeps an unreadable text, counts it with invalid ones, and corrects it with a good text', () => {
    const store = storeOf()
    const set = (texts: object) => setCells(store, [{ row: store.rows[0]!, texts }], parse)
    expect(set({ Quantity: '-1', UnitPrice: '3 EUR', Name: 'x'.repeat(41), Unit: 'pcs' })).toBe(3)
    expect(store.rows[0]!.unread.UnitPrice?.text).toBe('3 EUR')
    expect(Object.keys(store.rows[0]!.problems).toSorted()).toEqual(['Name', 'Quantity', 'UnitPrice'])
    expect(set({ Quantity: '2', UnitPrice: '625', Name: 'Lamp, brass' })).toBe(0)
    expect(store.count).toBe(0)
  })

  it('counts a discount that another pasted cell makes too large', () => {
    const store = storeOf()
    // 2 × 10.00 is less than a discount of 30.00.
    expect(
      setCells(store, [{ row: store.rows[0]!, texts: { UnitPrice: '10', Discount: '30 SEK' } }], parse),
    ).toBe(1)
  })

  it('writes each change a few times for thousands of rows, and not all of them for each', () => {
    const store = storeOf(2000)
    const writes = vi.spyOn(Map.prototype, 'set')
    setCells(
      store,
      store.rows.map((row) => ({ row, texts: { Quantity: '7' } })),
      parse,
    )
    const count = writes.mock.calls.length
    writes.mockRestore()
    expect(store.count).toBe(2000)
    // Copying all changes for each row would be two million.
    expect(count).toBeLessThan(20_000)
  })
})

describe('cancelling many rows', () => {
  it('cancels those that are left and removes new ones, keeps all when all were to go, one step each', () => {
    const store = storeOf(3)
    store.change((changes) => addRows(cancelRow(changes, store.order.OrderRows[0]!), [wrap], ['new-1']))
    toggleCancelledRows(store, store.rows)
    expect(store.rows.map(({ is }) => is)).toEqual(['cancelling', 'cancelling', 'cancelling'])
    toggleCancelledRows(store, store.rows)
    expect(store.rows.map(({ is }) => is)).toEqual(['same', 'same', 'same'])
    store.undo()
    store.undo()
    expect(store.rows.map(({ is }) => is)).toEqual(['cancelling', 'same', 'same', 'new'])
  })

  it('is no step without rows', () => {
    const store = storeOf()
    toggleCancelledRows(store, [])
    expect(store.canUndo).toBe(false)
  })
})

describe('duplicating many rows', () => {
  it('adds their copies in their order, as one step', () => {
    const store = storeOf(2)
    const key = duplicateRows(store, store.rows)
    expect(store.changes.added.map(({ row }) => row.Name)).toEqual(['Lamp, brass', 'Lamp, brass'])
    expect(store.changes.added[0]!.key).toBe(key)
    store.undo()
    expect(store.count).toBe(0)
  })
})

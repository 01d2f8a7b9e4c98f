import { describe, expect, it } from 'vitest'
import type { RowsGroup } from '../data/report-data.ts'
import { RowItems } from './row-items.ts'

const sums = { nominalAmount: 0, totalFeeAmountExcludingVat: 0, totalFeeVatAmount: 0, providerPaidAmount: 0 }
const group = (key: string, count: number): RowsGroup => ({ key, count, ...sums })

const all = (items: RowItems) => Array.from({ length: items.length }, (_, item) => items.at(item))

describe('the items of a table', () => {
  it('are the rows without groups', () => {
    const items = new RowItems({ count: 3, groups: [], balances: undefined })
    expect(all(items)).toEqual([{ row: 0 }, { row: 1 }, { row: 2 }])
    expect(items.rowsBetween(1, 3)).toEqual({ from: 1, to: 3 })
  })

  it('are a head and its rows for each group', () => {
    // Two rows, then one: head 0, rows 0 and 1, head 1, row 2.
    const items = new RowItems({ count: 3, groups: [group('Credit', 2), group('', 1)], balances: undefined })
    expect(all(items)).toEqual([{ group: 0 }, { row: 0 }, { row: 1 }, { group: 1 }, { row: 2 }])
    expect(items.group(1).count).toBe(1)
  })

  it.each([
    // The heads among the items are no rows.
    [0, 5, { from: 0, to: 3 }],
    [0, 1, { from: 0, to: 0 }],
    [2, 4, { from: 1, to: 2 }],
    [3, 4, { from: 2, to: 2 }],
    [4, 5, { from: 2, to: 3 }],
  ])('from %i to %i have these rows', (from, to, rows) => {
    const items = new RowItems({ count: 3, groups: [group('Credit', 2), group('', 1)], balances: undefined })
    expect(items.rowsBetween(from, to)).toEqual(rows)
  })

  it('are the balance rows under a head of their own below the sum', () => {
    const items = new RowItems({ count: 4, groups: [], balances: group('', 2) })
    expect(all(items)).toEqual([{ row: 0 }, { row: 1 }, { group: 0 }, { row: 2 }, { row: 3 }])
    expect([items.transactions, items.end, items.group(0).count]).toEqual([2, 2, 2])
    expect(items.rowsBetween(1, 4)).toEqual({ from: 1, to: 3 })
    expect([0, 1, 2, 3].map((row) => items.itemOf(row))).toEqual([0, 1, 3, 4])
  })

  it('are the balance rows behind the groups', () => {
    // Head 0, row 0, head 1, row 1; the sum stands here; head 2, row 2.
    const items = new RowItems({
      count: 3,
      groups: [group('Credit', 1), group('', 1)],
      balances: group('', 1),
    })
    expect(all(items)).toEqual([{ group: 0 }, { row: 0 }, { group: 1 }, { row: 1 }, { group: 2 }, { row: 2 }])
    expect([items.transactions, items.end]).toEqual([2, 4])
    expect([0, 1, 2].map((row) => items.itemOf(row))).toEqual([1, 3, 5])
  })

  it('are none of no rows', () =>
    expect(new RowItems({ count: 0, groups: [], balances: undefined }).length).toBe(0))
})

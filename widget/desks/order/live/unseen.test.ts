import { describe, expect, it } from 'vitest'
import type { HistoryEntry, HistoryRow } from '../../../../shared/domain/order/history.ts'
import { unseenOf, withoutRow } from './unseen.ts'

const kim = { kind: 'session', id: 'u2', name: 'Kim' } as const
const bo = { kind: 'session', id: 'u3', name: 'Bo' } as const
const entry = (changes: HistoryRow[], more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: '2026-11-21T04:00:00.000Z',
  who: kim,
  operation: 'updateOrderRows',
  outcome: 'done',
  before: { OrderAmount: 100 },
  after: { OrderAmount: 150 },
  rows: changes.map(({ OrderRowId }) => OrderRowId),
  changes,
  requestId: 'r',
  ...more,
})
const quantity = (before: number, after: number): HistoryRow => ({
  OrderRowId: 1,
  Name: 'Lamp',
  is: 'changed',
  before: { Quantity: before },
  after: { Quantity: after },
})
const added: HistoryRow = {
  OrderRowId: 1,
  Name: 'Lamp',
  is: 'added',
  after: { Quantity: 100, UnitPrice: 500 },
}
const cancelled: HistoryRow = { OrderRowId: 1, Name: 'Lamp', is: 'cancelled', before: { Quantity: 100 } }
const row = (...entries: HistoryEntry[]) => unseenOf(entries).rows.get(1)?.row

describe('the unseen changes of others', () => {
  it('go from the first value to the last, by the last author', () => {
    const unseen = unseenOf([
      entry([quantity(200, 300)], { who: bo, at: 'later' }),
      entry([quantity(100, 200)]),
    ])
    expect(unseen.rows.get(1)).toEqual({ who: bo, at: 'later', row: quantity(100, 300) })
    expect(unseen.who).toEqual([bo, kim])
  })

  it('have every member of a row that was changed', () => {
    const price: HistoryRow = { ...quantity(0, 0), before: { UnitPrice: 5 }, after: { UnitPrice: 6 } }
    expect(row(entry([price]), entry([quantity(100, 200)]))).toMatchObject({
      before: { Quantity: 100, UnitPrice: 5 },
      after: { Quantity: 200, UnitPrice: 6 },
    })
  })

  it('have a row that they added as added, as it is now', () => {
    const now = row(entry([quantity(100, 200)]), entry([added]))
    expect(now).toMatchObject({ is: 'added', after: { Quantity: 200, UnitPrice: 500 } })
    expect(now).not.toHaveProperty('before')
  })

  it('have nothing that was changed back', () => {
    expect(row(entry([quantity(300, 200)]), entry([quantity(200, 300)]))).toBeUndefined()
  })

  it('have no values for a row that is partly without', () => {
    expect(row(entry([quantity(100, 200)]), entry([], { rows: [1] }))).toEqual({
      OrderRowId: 1,
      Name: 'Lamp',
      is: 'changed',
    })
  })

  it('lose a row that was seen, and a write of which nothing is left', () => {
    const bulb = { ...added, OrderRowId: 2 }
    const expiry = entry([], { operation: 'extendOrder' })
    const left = withoutRow([entry([quantity(1, 2), bulb]), entry([quantity(0, 1)]), expiry], 1)
    expect(left).toEqual([entry([bulb]), expiry])
  })

  it('have a changed and then cancelled row as cancelled', () => {
    expect(row(entry([cancelled]), entry([quantity(50, 100)]))).toEqual(cancelled)
  })

  it('have no row that was only named, and rows without values as changed', () => {
    expect(unseenOf([entry([{ OrderRowId: 1, Name: 'Lamp', is: 'named' }])]).rows.size).toBe(0)
    expect(row(entry([], { rows: [1] }))).toEqual({ OrderRowId: 1, Name: '', is: 'changed' })
  })

  it('have the amount from before the first to after the last write', () => {
    const second = entry([], { before: { OrderAmount: 150 }, after: { OrderAmount: 180 } })
    expect(unseenOf([second, entry([])]).amount).toEqual({ before: 100, after: 180 })
  })

  it('have nothing of other writes in the amount', () => {
    const second = entry([], { before: { OrderAmount: 500 }, after: { OrderAmount: 700 } })
    expect(unseenOf([second, entry([])]).amount).toEqual({ before: 500, after: 700 })
  })

  it('have no amount if it is the same, or not known', () => {
    expect(unseenOf([entry([], { after: { OrderAmount: 100 } })]).amount).toBeUndefined()
    expect(unseenOf([entry([], { before: {} })]).amount).toBeUndefined()
    expect(unseenOf([])).toMatchObject({ newest: undefined, amount: undefined })
  })
})

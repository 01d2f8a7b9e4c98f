import { describe, expect, it } from 'vitest'
import { type ComparedRow, rowHistory } from './history-changes.rules.ts'
import { historyLimits } from '../values/limits.ts'
import { LONG_MAX } from '../values/long.ts'

const lamp: ComparedRow = {
  OrderRowId: 1,
  Name: 'Lamp',
  ArticleNumber: '1032',
  Quantity: 200,
  UnitPrice: 62_500,
  DiscountPercent: 1000,
  DiscountAmount: 0,
  VatPercent: 2500,
  Unit: 'pcs',
  IsCancelled: false,
}
const bulb: ComparedRow = { OrderRowId: 2, Name: 'Bulb', Quantity: 600, UnitPrice: 0, IsCancelled: false }

describe('the rows of a write in a history', () => {
  it('have the members that differ, before and after, if changed', () => {
    const now = { ...lamp, Quantity: 300, Unit: undefined, VatPercent: 1200 }
    expect(rowHistory([1], [lamp, bulb], [now, bulb])).toEqual([
      {
        OrderRowId: 1,
        Name: 'Lamp',
        is: 'changed',
        before: { Quantity: 200, Unit: 'pcs', VatPercent: 2500 },
        after: { Quantity: 300, Unit: '', VatPercent: 1200 },
      },
    ])
  })

  it('have their new name, and the old one among the differences', () => {
    expect(rowHistory([2], [bulb], [{ ...bulb, Name: 'Bulb E27' }])).toEqual([
      {
        OrderRowId: 2,
        Name: 'Bulb E27',
        is: 'changed',
        before: { Name: 'Bulb' },
        after: { Name: 'Bulb E27' },
      },
    ])
  })

  it('have all their members, also a price of 0, if added', () => {
    expect(rowHistory([2], [lamp], [lamp, bulb])).toEqual([
      { OrderRowId: 2, Name: 'Bulb', is: 'added', after: { Name: 'Bulb', Quantity: 600, UnitPrice: 0 } },
    ])
  })

  it('have all their former members, if cancelled', () => {
    expect(rowHistory([2], [bulb], [{ ...bulb, IsCancelled: true }])).toEqual([
      { OrderRowId: 2, Name: 'Bulb', is: 'cancelled', before: { Name: 'Bulb', Quantity: 600, UnitPrice: 0 } },
    ])
  })

  it.each([
    ['nothing was done', undefined],
    ['nothing differs', [lamp]],
    ['an absent member is now empty', [{ ...lamp, DiscountAmount: undefined }]],
    ['the order no longer lists them', []],
  ])('are only named if %s', (_, after) => {
    expect(rowHistory([1], [lamp], after)).toEqual([{ OrderRowId: 1, Name: 'Lamp', is: 'named' }])
  })

  it('are left out if neither order has them', () => {
    expect(rowHistory([9, 1], [lamp], [lamp])).toHaveLength(1)
  })

  it('keep ids and amounts of 64 bits', () => {
    const far = { ...lamp, OrderRowId: LONG_MAX }
    const [change] = rowHistory([LONG_MAX], [far], [{ ...far, UnitPrice: LONG_MAX - 1n }])
    expect(change).toMatchObject({ OrderRowId: LONG_MAX, after: { UnitPrice: LONG_MAX - 1n } })
  })

  it('are not more than the limit', () => {
    const rows = Array.from({ length: historyLimits.rows + 1 }, (_, index) => ({
      ...lamp,
      OrderRowId: index,
    }))
    const ids = rows.map(({ OrderRowId }) => OrderRowId)
    const changes = rowHistory(ids, [], rows)
    expect(changes.map(({ OrderRowId }) => OrderRowId)).toEqual(ids.slice(0, historyLimits.rows))
  })
})

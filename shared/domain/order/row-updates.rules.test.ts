import { describe, expect, it } from 'vitest'
import { checkChangedRows } from './row-changes.rules.ts'
import { checkOrderRowUpdates, rowChangesOf, type RowUpdateItem } from './row-updates.rules.ts'

function reasons(...items: RowUpdateItem[]): string[] {
  return checkOrderRowUpdates(items).map(({ pointer, code }) => `${pointer} ${code}`)
}

describe('updates of several rows', () => {
  it('must not name a row twice: the second item is refused', () => {
    const RowId = 2n ** 63n - 1n
    expect(reasons({ RowId, Quantity: 1 }, { RowId, Quantity: 1 })).toEqual([
      '/OrderRows/1/RowId row-repeated',
    ])
    expect(reasons({ RowId, Quantity: 1 }, { OrderRowId: RowId, Quantity: 1 })).toEqual([
      '/OrderRows/1/OrderRowId row-repeated',
    ])
  })

  it('are refused where an id is missing', () => {
    expect(reasons({ Quantity: 100 })).toEqual(['/OrderRows/0/RowId member-missing'])
  })

  it.each<[string, RowUpdateItem, string]>([
    ['next to the id', { RowId: 1, Name: '' }, '/OrderRows/0/Name member-too-short'],
    ['under Row', { RowId: 1, Row: { Name: '' } }, '/OrderRows/0/Row/Name member-too-short'],
    [
      'next to the id, with other members under Row',
      { RowId: 1, Quantity: 0, Row: { Name: 'x' } },
      '/OrderRows/0/Quantity member-out-of-range',
    ],
    [
      'both next to the id and under Row, which counts',
      { RowId: 1, Quantity: 100, Row: { Quantity: 0 } },
      '/OrderRows/0/Row/Quantity member-out-of-range',
    ],
  ])('point to a wrong member %s', (_, item, expected) => {
    expect(reasons(item)).toEqual([expected])
  })

  it('are read alike in each spelling', () => {
    const spellings: RowUpdateItem[] = [
      { RowId: 7, Quantity: 100, Name: 'x' },
      { RowId: 7, Row: { Quantity: 100, Name: 'x' } },
      { OrderRowId: 7, Quantity: 100, Row: { Name: 'x' } },
    ]
    for (const item of spellings) {
      expect(rowChangesOf([item])).toMatchObject([{ OrderRowId: 7, update: { Quantity: 100, Name: 'x' } }])
    }
  })

  it('keep the place of the id', () => {
    const changes = rowChangesOf([{ RowId: 1 }, { OrderRowId: 2 }, { RowId: 3, OrderRowId: 4 }])
    expect(changes.map(({ OrderRowId, idPointer }) => `${idPointer} ${OrderRowId}`)).toEqual([
      '/OrderRows/0/RowId 1',
      '/OrderRows/1/OrderRowId 2',
      '/OrderRows/2/RowId 3',
    ])
  })

  it('point to the member under Row that makes the changed row invalid', () => {
    const row = { OrderRowId: 7, Name: 'Lamp', Quantity: 100, UnitPrice: 5000, IsCancelled: false }
    const changes = rowChangesOf([{ RowId: 7, Row: { Quantity: 100, DiscountAmount: 5001 } }])
    expect(checkChangedRows([row], changes)).toMatchObject([
      { code: 'discount-above-row', pointer: '/OrderRows/0/Row/DiscountAmount' },
    ])
  })
})

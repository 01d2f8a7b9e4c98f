import { describe, expect, it } from 'vitest'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { cancelRow, editRow, keyOf } from './changes.ts'
import { ChangesStore } from './changes.store.ts'

const [lamp, bulb] = buildOrder().OrderRows as [ReturnType<typeof buildRow>, ReturnType<typeof buildRow>]
const giftWrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

describe('ChangesStore after a call was saved', () => {
  it('has no news of a row of an earlier call that is listed late', () => {
    const store = new ChangesStore(buildOrder())
    store.change((changes) => cancelRow(editRow(changes, lamp, { Quantity: 300 }), bulb))
    store.addAwaited([{ OrderRowId: 77, row: giftWrap }])
    const { order: before, changes } = store
    const OrderRows = [{ ...lamp, Quantity: 300 }, bulb, buildRow({ OrderRowId: 77, ...giftWrap })]
    const sent = { changes, before, addedIds: [] }
    store.saved([keyOf(lamp)], buildOrder({ OrderRows }), false, sent, before)
    expect(store.count).toBe(1)
    expect(store.awaited).toEqual([])
    expect(store.news).toEqual([])
  })

  it('has no news when nothing is left that others could be in the way of', () => {
    const store = new ChangesStore(buildOrder())
    store.change((changes) => editRow(changes, lamp, { Quantity: 300 }))
    const { order: before, changes } = store
    const OrderRows = [
      { ...lamp, Quantity: 300 },
      { ...bulb, UnitPrice: 1 },
    ]
    const sent = { changes, before, addedIds: [] }
    store.saved([keyOf(lamp)], buildOrder({ OrderRows }), false, sent, before)
    expect(store.news).toEqual([])
  })
})

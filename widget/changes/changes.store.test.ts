import type { ReactiveController } from 'lit'
import { describe, expect, it } from 'vitest'
import { buildOrder, buildRow } from '../testing/order.builder.ts'
import { addRows, cancelRow, editRow, keyOf } from './changes.ts'
import { ChangesStore, StoreController } from './changes.store.ts'

const [lamp, bulb] = buildOrder().OrderRows as [ReturnType<typeof buildRow>, ReturnType<typeof buildRow>]
const giftWrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

describe('ChangesStore after a call was saved', () => {
  it('has no news of a row of an earlier call that is listed late', () => {
    const store = new ChangesStore(buildOrder())
    store.change((changes) => cancelRow(editRow(changes, lamp, { Quantity: 300 }), bulb))
    store.await([{ OrderRowId: 77, row: giftWrap }])
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

describe('StoreController', () => {
  /** Counts how often it is asked to render. */
  function host() {
    const controllers: ReactiveController[] = []
    const made = {
      renders: 0,
      controllers,
      addController: (controller: ReactiveController) => void controllers.push(controller),
      removeController: () => {},
      requestUpdate: () => void (made.renders += 1),
      updateComplete: Promise.resolve(true),
    }
    return made
  }
  const change = (store: ChangesStore) => store.change((changes) => addRows(changes, [giftWrap], ['new-1']))

  it('renders its host no more for a store that it no longer follows', () => {
    const element = host()
    const [former, latter] = [new ChangesStore(buildOrder()), new ChangesStore(buildOrder())]
    const controller = new StoreController(element)
    controller.follow(former)
    controller.follow(latter)
    change(former)
    expect(element.renders).toBe(0)
    change(latter)
    expect(element.renders).toBe(1)
  })

  it('renders its host no more once that has left the page, and once a change when it is back', () => {
    const element = host()
    const store = new ChangesStore(buildOrder())
    const controller = new StoreController(element)
    controller.follow(store)
    controller.hostDisconnected()
    change(store)
    expect(element.renders).toBe(0)
    controller.hostConnected()
    store.undo()
    expect(element.renders).toBe(1)
  })
})

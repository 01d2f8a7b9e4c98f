import type { ReactiveController } from 'lit'
import { describe, expect, it } from 'vitest'
import { addRows } from '../../rows/changes/changes.ts'
import { ChangesStore } from '../../rows/changes/changes.store.ts'
import { buildOrder } from '../../testing/order.builder.ts'
import { StoreController } from './store.controller.ts'

const giftWrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

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

  it('stops rendering its host for a store that it no longer follows', () => {
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

  it('stops rendering its host off the page, and renders it once for each change when it is back', () => {
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

import { describe, expect, it } from 'vitest'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { offeredActions, offersAnything } from './offered-actions.ts'

describe('offeredActions', () => {
  it('names actions without a button, and counts the rows that offer them', () => {
    const order = buildOrder({
      Actions: ['CanUpdateOrderRow', 'CanDeliverOrder', 'CanCancelAmount', 'CanFly'],
      OrderRows: [
        buildRow({ Actions: ['CanUpdateRow', 'CanCancelRow', 'CanSwim'] }),
        buildRow({ OrderRowId: 2, Actions: ['CanDeliverRow', 'CanSwim', 'CanSwim'] }),
      ],
    })
    expect(offeredActions(order)).toEqual({
      order: ['CanFly'],
      rows: [{ action: 'CanSwim', count: 2 }],
      deliveries: [],
    })
  })

  it('gathers the actions of a delivery, its rows and its credits', () => {
    const credit = { Amount: 1, OrderRows: [buildRow({ Actions: ['CanX'] })], Actions: ['CanUndo'] }
    const order = buildOrder({
      Deliveries: [buildDelivery({ Actions: ['CanCreditAmount', 'CanWait'], Credits: [credit] })],
    })
    expect(offeredActions(order).deliveries).toEqual([
      { Id: 44_101, actions: ['CanWait', 'CanUndo', 'CanX'] },
    ])
  })

  it('is empty for an order with described actions only, or without lists', () => {
    const bare = buildRow()
    Reflect.deleteProperty(bare, 'Actions')
    const order = buildOrder({ OrderRows: [buildRow(), bare], Deliveries: [buildDelivery()] })
    expect(offersAnything(offeredActions(order))).toBe(false)
  })
})

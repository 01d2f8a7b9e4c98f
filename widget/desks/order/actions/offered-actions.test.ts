import { describe, expect, it } from 'vitest'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { offeredActions, offersAnything } from './offered-actions.ts'

describe('offeredActions', () => {
  it('names what the desk has no button for, and counts the rows that offer it', () => {
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

  it('gathers what a delivery, its rows and its credits offer', () => {
    const credit = { Amount: 1, OrderRows: [buildRow({ Actions: ['CanX'] })], Actions: ['CanUndo'] }
    const order = buildOrder({
      Deliveries: [buildDelivery({ Actions: ['CanCreditAmount', 'CanWait'], Credits: [credit] })],
    })
    expect(offeredActions(order).deliveries).toEqual([
      { Id: 44_101, actions: ['CanWait', 'CanUndo', 'CanX'] },
    ])
  })

  it('is nothing for an order that offers only what the description lists, or whose lists are missing', () => {
    const bare = buildRow()
    Reflect.deleteProperty(bare, 'Actions')
    const order = buildOrder({ OrderRows: [buildRow(), bare], Deliveries: [buildDelivery()] })
    expect(offersAnything(offeredActions(order))).toBe(false)
  })
})

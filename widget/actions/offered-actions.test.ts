import { describe, expect, it } from 'vitest'
import { buildDelivery, buildOrder, buildRow } from '../testing/order.builder.ts'
import { offeredActions, offersAnything } from './offered-actions.ts'

describe('offeredActions', () => {
  it('leaves out what the desk does itself, and keeps what it does not know', () => {
    const order = buildOrder({
      Actions: ['CanUpdateOrderRow', 'CanAddOrderRow', 'CanCancelOrderRow', 'CanDeliverOrder', 'CanFly'],
      OrderRows: [
        buildRow({ Actions: ['CanUpdateRow', 'CanCancelRow', 'CanDeliverRow'] }),
        buildRow({ OrderRowId: 2, Actions: ['CanDeliverRow'] }),
      ],
    })
    expect(offeredActions(order)).toEqual({
      order: ['CanDeliverOrder', 'CanFly'],
      rows: [{ action: 'CanDeliverRow', count: 2 }],
      deliveries: [],
    })
  })

  it('names cancelling rows where the desk cannot update them', () => {
    const order = buildOrder({
      Actions: ['CanCancelOrderRow'],
      OrderRows: [buildRow({ Actions: ['CanCancelRow'] })],
    })
    expect(offeredActions(order)).toMatchObject({
      order: ['CanCancelOrderRow'],
      rows: [{ action: 'CanCancelRow', count: 1 }],
    })
  })

  it('gathers what a delivery, its rows and its credits offer', () => {
    const credit = { Amount: 1, OrderRows: [buildRow({ Actions: ['CanX'] })], Actions: ['CanUndo'] }
    const order = buildOrder({
      Deliveries: [buildDelivery({ Actions: ['CanCreditAmount'], Credits: [credit] })],
    })
    expect(offeredActions(order).deliveries).toEqual([
      { Id: 44_101, actions: ['CanCreditAmount', 'CanCreditRow', 'CanUndo', 'CanX'] },
    ])
  })

  it('is nothing for an order that offers nothing, or whose lists are missing', () => {
    const bare = buildRow()
    Reflect.deleteProperty(bare, 'Actions')
    const order = buildOrder({ Actions: [], OrderRows: [bare] })
    expect(offersAnything(offeredActions(order))).toBe(false)
  })
})

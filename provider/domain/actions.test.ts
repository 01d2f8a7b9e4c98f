import { describe, expect, it } from 'vitest'
import { orderActions, orderStatuses } from '../../shared/domain/enums.ts'
import { actionsOfDelivery, actionsOfOrder, actionsOfRow } from './actions.ts'

describe('the actions of an order', () => {
  it('are all of them while it is open', () => {
    expect(actionsOfOrder({ status: 'Open', isPartlyDelivered: false })).toEqual(orderActions)
  })

  it('lack CanUpdateOrderRow, and only that, once a row is delivered', () => {
    const actions = actionsOfOrder({ status: 'Open', isPartlyDelivered: true })
    expect(actions).toEqual(orderActions.filter((action) => action !== 'CanUpdateOrderRow'))
  })

  it.each(orderStatuses.filter((status) => status !== 'Open'))('are none when it is %s', (status) => {
    expect(actionsOfOrder({ status, isPartlyDelivered: false })).toEqual([])
  })
})

describe('the actions of a row', () => {
  const row = { IsCancelled: false, deliveryId: null, Quantity: 200 }
  const facts = { status: 'Open', isInvoiceLike: true, creditedQuantity: 0 } as const

  it('are to deliver, cancel and update it while it is active on an open order', () => {
    expect(actionsOfRow(row, facts)).toEqual(['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'])
  })

  it('are none once it is cancelled, or the order is not open', () => {
    expect(actionsOfRow({ ...row, IsCancelled: true }, facts)).toEqual([])
    expect(actionsOfRow(row, { ...facts, status: 'Expired' })).toEqual([])
  })

  it('are to credit it once it is delivered, until all of it is credited', () => {
    const delivered = { ...row, deliveryId: 1 }
    expect(actionsOfRow(delivered, { ...facts, status: 'Delivered' })).toEqual(['CanCreditRow'])
    expect(actionsOfRow(delivered, { ...facts, creditedQuantity: 100 })).toEqual(['CanCreditRow'])
    expect(actionsOfRow(delivered, { ...facts, creditedQuantity: 200 })).toEqual([])
    expect(actionsOfRow(delivered, { ...facts, isInvoiceLike: false })).toEqual([])
  })
})

describe('the actions of a delivery', () => {
  const all = ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows']

  it.each([
    [true, 100, 0, all],
    [true, 100, 99, all],
    [true, 100, 100, []],
    [false, 100, 0, []],
  ])(
    'invoice-like %s, %i delivered, %i credited: %j',
    (isInvoiceLike, DeliveryAmount, CreditedAmount, actions) => {
      expect(actionsOfDelivery({ isInvoiceLike, DeliveryAmount, CreditedAmount })).toEqual(actions)
    },
  )
})

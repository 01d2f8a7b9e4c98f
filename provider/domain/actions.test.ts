import { describe, expect, it } from 'vitest'
import { orderActions, orderStatuses } from '../../shared/domain/enums.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'
import { actionsOfDelivery, actionsOfOrder, actionsOfRow } from './actions.ts'

const row = { IsCancelled: false, deliveryId: null }
const stored = (changes: Partial<OrderRowRecord> = {}): OrderRowRecord => ({
  ...row,
  OrderRowId: 1,
  ArticleNumber: null,
  Name: 'A',
  Quantity: 100,
  UnitPrice: 100,
  DiscountPercent: 0,
  DiscountAmount: 0,
  VatPercent: 0,
  Unit: null,
  ...changes,
})

describe('the actions of an order', () => {
  it('are all of them while it is open', () => {
    expect(actionsOfOrder('Open', [stored()])).toEqual(orderActions)
  })

  it('lack CanUpdateOrderRow, and only that, once a row is delivered', () => {
    const actions = actionsOfOrder('Open', [stored(), stored({ deliveryId: 1 })])
    expect(actions).toEqual(orderActions.filter((action) => action !== 'CanUpdateOrderRow'))
  })

  it('lack CanCancelAmount, and only that, while its rows leave nothing to cancel', () => {
    const actions = actionsOfOrder('Open', [stored(), stored({ UnitPrice: -100 })])
    expect(actions).toEqual(orderActions.filter((action) => action !== 'CanCancelAmount'))
  })

  it.each(orderStatuses.filter((status) => status !== 'Open'))('are none when it is %s', (status) => {
    expect(actionsOfOrder(status, [stored()])).toEqual([])
  })
})

describe('the actions of a row', () => {
  const facts = { status: 'Open', isCreditable: false } as const

  it('are to deliver, cancel and update it while it is active on an open order', () => {
    expect(actionsOfRow(row, facts)).toEqual(['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'])
  })

  it('are none once it is cancelled, or the order is not open', () => {
    expect(actionsOfRow({ ...row, IsCancelled: true }, facts)).toEqual([])
    expect(actionsOfRow(row, { ...facts, status: 'Expired' })).toEqual([])
  })

  it('are to credit it once it is delivered, while something of it is left', () => {
    const delivered = { ...row, deliveryId: 1 }
    expect(actionsOfRow(delivered, { status: 'Delivered', isCreditable: true })).toEqual(['CanCreditRow'])
    expect(actionsOfRow(delivered, facts)).toEqual([])
  })
})

describe('the actions of a delivery', () => {
  const all = ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows']

  it.each([
    [true, 100, true, all],
    [true, 1, false, ['CanCreditAmount', 'CanCreditNewRow']],
    [true, 0, false, []],
    [true, -1, false, []],
    [false, 100, true, []],
  ])(
    'invoice-like %s, %i left to credit, a row to credit %s: %j',
    (isInvoiceLike, remaining, hasCreditableRow, actions) => {
      expect(actionsOfDelivery({ isInvoiceLike, remaining, hasCreditableRow })).toEqual(actions)
    },
  )
})

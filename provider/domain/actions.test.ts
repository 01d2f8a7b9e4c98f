import { describe, expect, it } from 'vitest'
import { actionsModes, allowedActions } from '../../shared/domain/order/actions.rules.ts'
import { type OrderAction, orderActions, orderStatuses } from '../../shared/domain/order/enums.ts'
import { paymentTypes } from '../../shared/domain/order/payment.enums.ts'
import type { OrderRowRecord } from '../storage/order-rows.ts'
import { actionsOfDelivery, actionsOfOpenRow, actionsOfOrder } from './actions.ts'

const described = allowedActions('described', 'Invoice')
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
  it('are all actions while it is open', () => {
    expect(actionsOfOrder(described, 'Open', [stored()])).toEqual(orderActions)
  })

  it('lack only CanUpdateOrderRow once a row is delivered', () => {
    const actions = actionsOfOrder(described, 'Open', [stored(), stored({ deliveryId: 1 })])
    expect(actions).toEqual(orderActions.filter((action) => action !== 'CanUpdateOrderRow'))
  })

  it('lack only CanCancelAmount while its rows leave nothing to cancel', () => {
    const actions = actionsOfOrder(described, 'Open', [stored(), stored({ UnitPrice: -100 })])
    expect(actions).toEqual(orderActions.filter((action) => action !== 'CanCancelAmount'))
  })

  it('also lack those to deliver while its open rows come to less than zero', () => {
    const missing: OrderAction[] = ['CanCancelAmount', 'CanDeliverOrder', 'CanDeliverPartially']
    // 1.00 - 1.01; cancelled rows do not count.
    const rows = [stored(), stored({ UnitPrice: -101 }), stored({ UnitPrice: 500, IsCancelled: true })]
    expect(actionsOfOrder(described, 'Open', rows)).toEqual(
      orderActions.filter((action) => !missing.includes(action)),
    )
  })

  it.each(orderStatuses.filter((status) => status !== 'Open'))('are none when it is %s', (status) => {
    expect(actionsOfOrder(described, status, [stored()])).toEqual([])
  })

  // "Beyond the description", section 2, as far as the description's conditions allow it.
  it.each<[(typeof paymentTypes)[number], readonly OrderAction[]]>([
    ['Invoice', orderActions.filter((action) => action !== 'CanCancelAmount')],
    ['AccountCredit', orderActions.filter((action) => action !== 'CanCancelAmount')],
    [
      'PaymentPlan',
      ['CanDeliverOrder', 'CanCancelOrder', 'CanUpdateOrderRow', 'CanAddOrderRow', 'CanCancelOrderRow'],
    ],
    ['Card', ['CanDeliverOrder', 'CanCancelOrder', 'CanCancelAmount']],
    ['Vipps', ['CanDeliverOrder', 'CanCancelOrder', 'CanCancelAmount']],
    ['MobilePay', ['CanDeliverOrder', 'CanCancelOrder', 'CanCancelAmount']],
    ['ApplePay', ['CanDeliverOrder', 'CanCancelOrder', 'CanCancelAmount']],
    ['GooglePay', ['CanDeliverOrder', 'CanCancelOrder', 'CanCancelAmount']],
    ['DirectBank', []],
    ['Swish', []],
  ])('are, for an open %s order, those that clients observe', (type, actions) => {
    expect(actionsOfOrder(allowedActions('observed', type), 'Open', [stored()])).toEqual(actions)
  })
})

describe('the actions of an undelivered row', () => {
  it('are to deliver, cancel and update it while it is active on an open order', () => {
    expect(actionsOfOpenRow(described, 'Open', row)).toEqual([
      'CanDeliverRow',
      'CanCancelRow',
      'CanUpdateRow',
    ])
  })

  it('are none once it is cancelled, or the order is not open', () => {
    expect(actionsOfOpenRow(described, 'Open', { ...row, IsCancelled: true })).toEqual([])
    expect(actionsOfOpenRow(described, 'Expired', row)).toEqual([])
  })

  it('are to cancel and update on a payment plan, as clients observe', () => {
    const plan = allowedActions('observed', 'PaymentPlan')
    expect(actionsOfOpenRow(plan, 'Open', row)).toEqual(['CanCancelRow', 'CanUpdateRow'])
  })

  const every = actionsModes.flatMap((mode) => paymentTypes.map((type) => [mode, type] as const))
  it.each(every)("include the order's actions for its rows: %s, %s", (mode, type) => {
    const { open, openRow } = allowedActions(mode, type)
    const pairs = [
      ['CanDeliverPartially', 'CanDeliverRow'],
      ['CanCancelOrderRow', 'CanCancelRow'],
      ['CanUpdateOrderRow', 'CanUpdateRow'],
    ] as const
    for (const [ofOrder, ofRow] of pairs) {
      expect(openRow.includes(ofRow) || !open.includes(ofOrder)).toBe(true)
    }
  })
})

describe('the actions of a delivery', () => {
  const all = ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows']

  it.each([
    [100, true, all],
    [1, false, ['CanCreditAmount', 'CanCreditNewRow']],
    [0, false, []],
    [-1, false, []],
  ])('are, with %i left to credit and a creditable row %s, %j', (remaining, hasCreditableRow, actions) => {
    expect(actionsOfDelivery(described, { remaining, hasCreditableRow })).toEqual(actions)
  })

  it.each([
    ['Invoice', ['CanCreditNewRow', 'CanCreditOrderRows']],
    ['Card', []],
    ['Swish', ['CanCreditAmount']],
  ] as const)('of %s are those that clients observe', (type, actions) => {
    const allowed = allowedActions('observed', type)
    expect(actionsOfDelivery(allowed, { remaining: 100, hasCreditableRow: true })).toEqual(actions)
  })
})

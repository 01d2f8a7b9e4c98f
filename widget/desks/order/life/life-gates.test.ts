import { describe, expect, it } from 'vitest'
import { capabilities } from '../../../../shared/domain/session/capabilities.ts'
import type { LifeSession } from '../../../rows/changes/edit-gates.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import type { LifeSubject } from './life-subject.ts'
import { creditExtras, lifeGate, lifeGates } from './life-gates.ts'

const all: LifeSession = { capabilities }
const order = buildOrder({
  Actions: [
    'CanDeliverOrder',
    'CanDeliverPartially',
    'CanCancelOrder',
    'CanCancelAmount',
    'CanCancelOrderRow',
  ],
})
const without = (...missing: string[]) => ({
  ...order,
  Actions: order.Actions.filter((action) => !missing.includes(action)),
})
const gates = (subject: LifeSubject, rights = all) => Object.fromEntries(lifeGates(subject, rights))
const on = { is: 'on' }
const off = (reason: string) => ({ is: 'off', reason })

describe('the ways to deliver', () => {
  it('are rows and a lower amount', () => {
    expect(gates({ task: 'deliver', order })).toEqual({ rows: on, amount: on })
  })

  it('are off with the reason where the order lacks the action', () => {
    const invoice = without('CanCancelAmount')
    expect(gates({ task: 'deliver', order: invoice })).toEqual({ rows: on, amount: off('payment-type') })
    const closed = { ...order, Actions: [], OrderStatus: 'Delivered' }
    expect(gates({ task: 'deliver', order: closed })).toEqual({
      rows: off('order-not-open'),
      amount: off('order-not-open'),
    })
  })

  it('are off where the open rows come to less than nothing, and say so', () => {
    // 1 125.00 of the lamps less 1 125.02.
    const OrderRows = [buildRow(), buildRow({ OrderRowId: 2, UnitPrice: -62_501 })]
    const below = { ...without('CanDeliverOrder', 'CanDeliverPartially'), OrderRows }
    expect(gates({ task: 'deliver', order: below })).toEqual({
      rows: off('amount-negative'),
      amount: off('amount-negative'),
    })
  })

  it('are off where nothing is left', () => {
    const OrderRows = [buildRow({ IsCancelled: true })]
    expect(gates({ task: 'deliver', order: { ...order, OrderRows } })).toEqual({
      rows: off('nothing-left'),
      amount: off('nothing-left'),
    })
    // 1 125.00 of the lamps less 1 125.00.
    const free = [buildRow(), buildRow({ OrderRowId: 2, UnitPrice: -62_500 })]
    expect(gates({ task: 'deliver', order: { ...order, OrderRows: free } })).toEqual({
      rows: on,
      amount: off('nothing-left'),
    })
  })
})

describe('the ways to cancel', () => {
  it('are the order, rows and an amount', () => {
    expect(gates({ task: 'cancel', order })).toEqual({ order: on, rows: on, amount: on })
    const OrderRows = [buildRow({ Actions: ['CanDeliverRow'] })]
    expect(gates({ task: 'cancel', order: { ...order, OrderRows } })).toMatchObject({
      rows: off('nothing-left'),
    })
  })
})

describe('the ways to credit', () => {
  const credit = (changes = {}, PaymentType = 'Invoice') =>
    ({ task: 'credit', order: { ...order, PaymentType }, delivery: buildDelivery(changes) }) as const

  it('are rows and an amount, with a new row and a fee on invoice', () => {
    expect(gates(credit())).toEqual({ rows: on, amount: on })
    expect(creditExtras(credit(), all)).toEqual(['none', 'new-row', 'fee'])
    expect(creditExtras(credit({}, 'PaymentPlan'), all)).toEqual(['none', 'new-row'])
  })

  it('have only a new row where no row is left', () => {
    const rowless = credit({ OrderRows: [buildRow({ Actions: [] })] })
    expect(creditExtras(rowless, all)).toEqual(['new-row'])
    expect(gates(rowless)).toEqual({ rows: on, amount: on })
  })

  it('are off once everything is credited, and where the payment type has none', () => {
    expect(gates(credit({ CreditedAmount: 125_000, Actions: [] }))).toEqual({
      rows: off('nothing-left'),
      amount: off('nothing-left'),
    })
    expect(gates(credit({ Actions: [] }, 'Card'))).toEqual({
      rows: off('payment-type'),
      amount: off('payment-type'),
    })
  })
})

describe('an action without the right or the provider’s support', () => {
  it('is absent', () => {
    const none = { capabilities: ['order.read', 'rows.write'] } as const
    expect(gates({ task: 'deliver', order }, none)).toEqual({})
    expect(lifeGate(lifeGates({ task: 'deliver', order }, none))).toEqual({ is: 'absent' })
    const some = { capabilities, operations: ['deliverOrder', 'cancelAmount', 'creditNewRow'] }
    expect(gates({ task: 'deliver', order }, some)).toEqual({ rows: on })
    expect(gates({ task: 'cancel', order }, some)).toEqual({ amount: on })
    const credit = { task: 'credit', order, delivery: buildDelivery() } as const
    expect(gates(credit, some)).toEqual({ rows: on })
    expect(creditExtras(credit, some)).toEqual(['new-row'])
    expect(gates(credit, { capabilities, operations: [] })).toEqual({})
  })

  it('leaves one gate: on if a way is, otherwise with the first reason', () => {
    const lowered = without('CanDeliverOrder', 'CanCancelOrder', 'CanCancelOrderRow')
    expect(lifeGate(lifeGates({ task: 'cancel', order: lowered }, all))).toEqual(on)
    expect(lifeGate(lifeGates({ task: 'deliver', order: lowered }, all))).toEqual(off('not-offered'))
  })
})

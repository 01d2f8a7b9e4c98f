/** ACTIONS=observed: the actions of each payment type ("Beyond the description", section 2). */
import { describe, expect, it } from 'vitest'
import type { PaymentType } from '../../shared/domain/order/enums.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { readConfig } from '../config.ts'
import { env } from '../testing/provider.ts'
import { merchantDriver } from '../testing/model/merchant-driver.ts'
import { rowToAdd } from '../testing/row.ts'

const merchant = merchantDriver('observed')
let orders = 900_000

async function makeOrder(PaymentType: PaymentType): Promise<number> {
  const Id = ++orders
  const OrderRows = [rowToAdd(), rowToAdd({ UnitPrice: 5_000 })]
  expect(await merchant.command('createOrder', { Id, PaymentType, OrderRows })).toMatchObject({ ok: true })
  return Id
}

const deliver = (CheckoutOrderId: number, OrderRowIds: number[] = []) =>
  merchant.call('deliverOrder', { CheckoutOrderId, body: { OrderRowIds } })

async function delivered(type: PaymentType): Promise<Order> {
  const id = await makeOrder(type)
  expect(await deliver(id)).toMatchObject({ ok: true })
  return merchant.read(id)
}

describe('the configuration', () => {
  it('has the described actions by default', () => {
    const { ACTIONS: _, ...variables } = env as unknown as Record<string, unknown>
    expect(readConfig(variables as never).actions).toBe('described')
    expect(readConfig({ ...variables, ACTIONS: 'observed' } as never).actions).toBe('observed')
  })

  it.each(['', 'Observed', 'all', 'constructor'])('is refused with ACTIONS=%j', (ACTIONS) => {
    expect(() => readConfig({ ...env, ACTIONS } as never)).toThrow(/ACTIONS/)
  })
})

describe('an order with the observed actions', () => {
  it('is credited by rows and new rows, not by an amount, on invoice', async () => {
    const { Id, Actions, Deliveries } = await delivered('Invoice')
    expect(Actions).toEqual([])
    expect(Deliveries[0]).toMatchObject({
      Actions: ['CanCreditNewRow', 'CanCreditOrderRows'],
      OrderRows: [{ Actions: ['CanCreditRow'] }, { Actions: ['CanCreditRow'] }],
    })
    const body = { CreditedAmount: 1 }
    const ids = { CheckoutOrderId: Id, DeliveryId: Deliveries[0]!.Id }
    expect(await merchant.call('creditAmount', { ...ids, body })).toMatchObject({
      reason: { code: 'action-missing', action: 'CanCreditAmount' },
    })
  })

  it('is delivered only whole on a payment plan', async () => {
    const id = await makeOrder('PaymentPlan')
    expect(await deliver(id, [1])).toMatchObject({
      reason: { code: 'action-missing', action: 'CanDeliverPartially' },
    })
    expect(await deliver(id)).toMatchObject({ ok: true })
  })

  it('is not lowered by an amount on invoice', async () => {
    const id = await makeOrder('Invoice')
    const lowered = { CheckoutOrderId: id, body: { DeliveredAmount: 1 } }
    expect(await merchant.call('deliverAndLowerAmount', lowered)).toMatchObject({
      reason: { code: 'action-missing', action: 'CanCancelAmount' },
    })
    const cancelled = { CheckoutOrderId: id, body: { CancelledAmount: 1 } }
    expect(await merchant.call('cancelAmount', cancelled)).toMatchObject({
      reason: { code: 'action-missing', action: 'CanCancelAmount' },
    })
  })

  it('cannot be credited after its delivery by card', async () => {
    const { Actions, Deliveries } = await delivered('Card')
    expect(Actions).toEqual([])
    expect(Deliveries[0]).toMatchObject({ Actions: [], OrderRows: [{ Actions: [] }, { Actions: [] }] })
  })

  it('can be lowered, but has no editable rows, by card', async () => {
    const id = await makeOrder('Card')
    const body = { OrderRowIds: [1] }
    expect(await merchant.call('cancelOrderRows', { CheckoutOrderId: id, body })).toMatchObject({
      reason: { code: 'action-missing', action: 'CanCancelOrderRow' },
    })
    const lowered = { CheckoutOrderId: id, body: { DeliveredAmount: 1 } }
    expect(await merchant.call('deliverAndLowerAmount', lowered)).toMatchObject({ ok: true })
  })

  it.each(['Swish', 'DirectBank'] as const)(
    'is delivered at once and credited by an amount, by %s',
    async (type) => {
      const order = await merchant.read(await makeOrder(type))
      expect(order).toMatchObject({
        OrderStatus: 'Delivered',
        Actions: [],
        OrderRows: [],
        PaymentCreditStatus: 'CREDNONE',
      })
      expect(order.Deliveries).toMatchObject([
        // 300,00 and 100,00.
        { DeliveryAmount: 40_000, Status: null, DueDate: null, Actions: ['CanCreditAmount'] },
      ])
      expect(order.Deliveries[0]!.CreationDate).toBe(order.CreationDate)
      const body = { CreditedAmount: 40_000 }
      const ids = { CheckoutOrderId: order.Id, DeliveryId: order.Deliveries[0]!.Id }
      expect(await merchant.call('creditAmount', { ...ids, body })).toMatchObject({ ok: true })
    },
  )

  it('is not delivered if its direct payment failed', async () => {
    const Id = ++orders
    const made = {
      Id,
      PaymentType: 'Swish' as const,
      OrderStatus: 'Failed' as const,
      OrderRows: [rowToAdd()],
    }
    await merchant.command('createOrder', made)
    expect(await merchant.read(Id)).toMatchObject({ OrderStatus: 'Failed', Deliveries: [] })
  })

  it('is generated in bulk with the same actions', async () => {
    const firstId = 950_000
    expect(await merchant.command('generateOrders', { firstId, orders: 60 })).toMatchObject({ ok: true })
    const made = await Promise.all(Array.from({ length: 60 }, (_, index) => merchant.read(firstId + index)))
    const direct = made.filter(({ PaymentType }) => PaymentType === 'Swish' || PaymentType === 'DirectBank')
    expect(direct.length).toBeGreaterThan(3)
    expect(direct.map(({ OrderStatus }) => OrderStatus)).not.toContain('Open')
    const others = made.filter(({ PaymentType }) => PaymentType !== 'Invoice')
    const statuses = others.flatMap(({ Deliveries }) => Deliveries.map(({ Status }) => Status))
    expect(new Set(statuses)).toEqual(new Set([null]))
  })
})

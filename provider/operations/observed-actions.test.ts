/** ACTIONS=observed: the actions of each payment type ("Beyond the description", section 2). */
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { PaymentType } from '../../shared/domain/order/enums.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { report as reportSchema, type Report } from '../../shared/domain/report/report.schema.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { DAY } from '../clock.ts'
import { readConfig } from '../config.ts'
import { settleSlice } from '../reports/settle.ts'
import { reportPieces } from '../reports/report-stream.ts'
import { summarize } from '../reports/report-summary.ts'
import { openDatabase } from '../storage/database.ts'
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

/** The report of a day, from the merchant's object. */
function reportOf(date: string): Promise<Report> {
  return runInDurableObject(env.MERCHANT.getByName('model-observed'), (_, { storage }) => {
    const db = openDatabase(storage.sql)
    while (storage.transactionSync(() => settleSlice(db, Date.parse(date) + DAY)));
    const summaries = summarize(db, date)
    if (!summaries.ok) throw new Error(summaries.reason)
    const head = { clientId: 1, recipientTaxId: '', operator: operatorName(), includeWithholding: false }
    return reportSchema.parse(parseJson([...reportPieces(db, summaries.value, head)].join('')))
  })
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

  // 300,00 and 100,00 are delivered.
  describe.each(['Card', 'Vipps', 'MobilePay', 'ApplePay', 'GooglePay'] as const)(
    'V101: is not stuck once it is delivered, by %s:',
    (type) => {
      const BOTH = ['CanCancelOrder', 'CanCancelAmount']

      const cancelAmount = ({ Id: CheckoutOrderId }: Order, CancelledAmount: number) =>
        merchant.call('cancelAmount', { CheckoutOrderId, body: { CancelledAmount } })
      const cancel = ({ Id: CheckoutOrderId }: Order) =>
        merchant.call('cancelOrder', { CheckoutOrderId, body: { IsCancelled: true } })

      it('is refundable after its delivery by the actions to cancel, not by credits', async () => {
        const order = await delivered(type)
        expect(order.Actions).toEqual(BOTH)
        expect(order).toMatchObject({
          OrderStatus: 'Delivered',
          PaymentCreditStatus: 'CREDNONE',
          OrderRows: [],
        })
        expect(order.Deliveries).toMatchObject([
          { Actions: [], OrderRows: [{ Actions: [] }, { Actions: [] }] },
        ])
      })

      it('is refunded in parts by the new total of its cancelled amount, and then whole', async () => {
        const order = await delivered(type)
        expect(await cancelAmount(order, 2_500)).toEqual({
          ok: true,
          value: { body: undefined },
        })
        expect(await merchant.read(Number(order.Id))).toMatchObject({
          OrderStatus: 'Delivered',
          SystemStatus: 'Closed',
          PaymentCreditStatus: 'CREDSUCCESS',
          OrderAmount: 40_000,
          CancelledAmount: 2_500,
          Actions: BOTH,
          Deliveries: [
            { DeliveryAmount: 40_000, CreditedAmount: 2_500, Credits: [{ Amount: -2_500 }], Status: null },
          ],
        })
        expect(await cancelAmount(order, 10_000)).toMatchObject({ ok: true })
        expect(await cancel(order)).toMatchObject({ ok: true })
        expect(await merchant.read(Number(order.Id))).toMatchObject({
          OrderStatus: 'Cancelled',
          SystemStatus: 'Closed',
          CancelledAmount: 40_000,
          Actions: [],
          Deliveries: [
            {
              CreditedAmount: 40_000,
              Status: 'Credited',
              // 25,00, up to 100,00, and the rest.
              Credits: [{ Amount: -2_500 }, { Amount: -7_500 }, { Amount: -30_000 }],
            },
          ],
        })
      })

      it('is refunded once: the same total, more than is left, or a second cancellation is refused', async () => {
        const order = await delivered(type)
        expect(await cancelAmount(order, 40_001)).toEqual({
          ok: false,
          reason: {
            code: 'request-invalid',
            refusals: [
              { pointer: '/CancelledAmount', code: 'member-out-of-range', minimum: 1, maximum: 40_000 },
            ],
          },
        })
        const [one, two] = await Promise.all([cancelAmount(order, 2_500), cancelAmount(order, 2_500)])
        expect([one, two].filter(({ ok }) => ok)).toHaveLength(1)
        expect((await merchant.read(Number(order.Id))).CancelledAmount).toBe(2_500)
        expect(await cancelAmount(order, 2_500)).toMatchObject({
          reason: { refusals: [{ minimum: 2_501, maximum: 40_000 }] },
        })
        const before = await merchant.read(Number(order.Id))
        expect(await cancelAmount(order, 40_001)).toMatchObject({ ok: false })
        expect(await merchant.read(Number(order.Id))).toEqual(before)
        expect(await cancelAmount(order, 40_000)).toMatchObject({ ok: true })
        expect(await cancel(order)).toMatchObject({ reason: { code: 'action-missing', status: 'Cancelled' } })
        expect(await cancelAmount(order, 40_001)).toMatchObject({ reason: { code: 'action-missing' } })
      })
    },
  )

  it('is refunded for what was delivered, after it was lowered by card', async () => {
    const id = await makeOrder('Card')
    const lowered = { CheckoutOrderId: id, body: { DeliveredAmount: 30_000 } }
    expect(await merchant.call('deliverAndLowerAmount', lowered)).toMatchObject({ ok: true })
    const body = { CancelledAmount: 10_000 + 30_001 }
    expect(await merchant.call('cancelAmount', { CheckoutOrderId: id, body })).toMatchObject({
      reason: { refusals: [{ minimum: 10_001, maximum: 40_000 }] },
    })
    const all = { CheckoutOrderId: id, body: { IsCancelled: true as const } }
    expect(await merchant.call('cancelOrder', all)).toMatchObject({ ok: true })
    expect(await merchant.read(id)).toMatchObject({
      OrderStatus: 'Cancelled',
      CancelledAmount: 40_000,
      Deliveries: [{ DeliveryAmount: 30_000, CreditedAmount: 30_000 }],
    })
  })

  it('is a credit in the report of the day, which balances, also in another currency', async () => {
    const Id = ++orders
    const made = { Id, PaymentType: 'Card' as const, Currency: 'NOK', OrderRows: [rowToAdd()] }
    expect(await merchant.command('createOrder', made)).toMatchObject({ ok: true })
    expect(await deliver(Id)).toMatchObject({ ok: true })
    // 25,00 of 300,00, then the rest.
    for (const CancelledAmount of [2_500, 30_000]) {
      const refunded = { CheckoutOrderId: Id, body: { CancelledAmount } }
      expect(await merchant.call('cancelAmount', refunded)).toMatchObject({ ok: true })
    }
    const date = (await merchant.read(Id)).Deliveries[0]!.CreationDate!.slice(0, 10)
    expect(await merchant.command('moveClock', { advanceSeconds: 86_400 })).toMatchObject({ ok: true })
    const report = await reportOf(date)
    expect(reportDifferences(report)).toEqual([])
    const rows = report.clientReports.flatMap((client) =>
      client.rows.filter((row) => row.providerOrderNo === Id),
    )
    const shown = rows.map(({ rowType, nominalAmount, currency }) => ({ rowType, nominalAmount, currency }))
    expect(shown).toEqual([
      { currency: 'NOK', rowType: 'Order', nominalAmount: 30_000 },
      { currency: 'NOK', rowType: 'Credit', nominalAmount: -2_500 },
      { currency: 'NOK', rowType: 'Credit', nominalAmount: -27_500 },
    ])
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

import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentCreditStatuses } from '../../shared/domain/order/enums.ts'
import { LONG_MAX, type Long } from '../../shared/domain/values/long.ts'
import { order as orderSchema } from '../../shared/domain/order/order.schema.ts'
import { deliver, callSandbox, makeOrder, readOrder, refusal, seeds } from '../testing/orders.ts'
import { bodyOf, env, merchantAccount, ORIGIN, send } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'
import { openWorld } from '../testing/worlds.ts'
import worker from '../worker.ts'

async function thirdGenerated(): Promise<unknown> {
  await reset()
  const { firstId } = await bodyOf<{ firstId: number }>(await callSandbox('POST', 'generate', { orders: 3 }))
  return (await readOrder(firstId + 2)).OrderRows
}

beforeEach(reset)

describe('the sandbox', () => {
  it.each(['orders', 'clock', 'faults', 'generate'])(
    'has the endpoint %s only if SANDBOX is on',
    async (path) => {
      const request = new Request(`${ORIGIN}/sandbox/${path}`, { method: 'POST' })
      const response = await worker.fetch(request, { ...env, SANDBOX: 'off' })
      expect(await refusal(response, 404)).toMatchObject({ Code: 40400 })
    },
  )

  it("needs a merchant's client credentials as HTTP Basic", async () => {
    for (const headers of [{}, { Authorization: 'Basic YTpi' }, { Authorization: 'Bearer x' }]) {
      const response = await send('/sandbox/clock', { headers })
      expect(response.status).toBe(401)
      expect(response.headers.get('WWW-Authenticate')).toContain('Basic')
    }
  })

  it("has no access to another merchant's orders", async () => {
    const pay = (id: Long | string, delivery: Long = 1) =>
      callSandbox('POST', `orders/${id}/deliveries/${delivery}/status`, { Status: 'Paid' })
    expect(await refusal(await pay(seeds.others), 403)).toMatchObject({ Code: 40300 })
    expect(await refusal(await pay(1))).toMatchObject({ Code: 40003 })
    expect(await refusal(await pay('x'))).toMatchObject({ Code: 40002 })
    expect(await refusal(await pay(seeds.open), 404)).toMatchObject({ Code: 40404 })
  })

  it("has no endpoint for the API's own operations", async () => {
    const id = await makeOrder()
    for (const path of ['deliver', 'cancel', 'cancel-amount', 'rows/1/cancel', 'deliveries/1/credit']) {
      expect(await refusal(await callSandbox('POST', `orders/${id}/${path}`, {}), 404)).toMatchObject({
        Code: 40400,
      })
    }
  })
})

describe('a new order', () => {
  it('is an invoice order of a test customer by default', async () => {
    const order = orderSchema.parse(await readOrder(await makeOrder()))
    expect(order).toMatchObject({
      Currency: 'SEK',
      OrderStatus: 'Open',
      SystemStatus: 'Active',
      PaymentCreditStatus: null,
      PaymentType: 'Invoice',
      OrderAmount: 30_000,
      CancelledAmount: 0,
      ProviderWillBuy: true,
      Deliveries: [],
    })
  })

  it('has the members of the request', async () => {
    const Id = 9_007_199_254_740_995n
    await makeOrder({
      Id,
      MerchantOrderId: 'mine-1',
      PaymentType: 'PaymentPlan',
      Customer: { CountryCode: 'FI', NationalId: '321390-901X', Address: { FullName: 'A B' } },
      CreditLimit: 40_000,
      SystemStatus: 'PENDING',
      SystemStatusMessage: 'High Amount',
      Metadata: [{ Key: 'a', Value: 'b' }],
      ExpirationDate: '2150-01-31',
    })
    expect(await readOrder(Id)).toMatchObject({
      Id,
      MerchantOrderId: 'mine-1',
      Currency: 'EUR',
      NationalId: '*****',
      SystemStatus: 'PENDING',
      SystemStatusMessage: 'High Amount',
      OrderMetadata: { a: 'b' },
      ExpirationDate: '2150-01-31T23:59:59',
    })
  })

  it('can have a failed payment', async () => {
    const id = await makeOrder({ OrderStatus: 'Failed', PaymentType: 'Card' })
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Failed', SystemStatus: 'FAILED', Actions: [] })
  })

  it.each(paymentCreditStatuses)('can have the PaymentCreditStatus %s', async (PaymentCreditStatus) => {
    const id = await makeOrder({ PaymentCreditStatus })
    expect(await readOrder(id)).toMatchObject({ PaymentCreditStatus })
    await deliver(id)
    expect(await readOrder(id)).toMatchObject({ PaymentCreditStatus })
  })

  it('has an id that no merchant uses yet', async () => {
    for (const Id of [seeds.open, seeds.others]) {
      const response = await callSandbox('POST', 'orders', { Id, OrderRows: [rowToAdd()] })
      expect(await refusal(response, 409)).toEqual({
        Code: 40900,
        Message: 'There is an order with this id already.',
      })
    }
  })

  it.each<[string, object, object]>([
    ['no rows', { OrderRows: [] }, { Errors: [{ Code: 1016, Field: 'OrderRows' }] }],
    ['a wrong row', { OrderRows: [{}] }, { Errors: [{ Field: 'OrderRows[0].Name' }, {}, {}] }],
    [
      'an unknown payment type',
      { OrderRows: [rowToAdd()], PaymentType: 'Cash' },
      { Errors: [{ Code: 1011 }] },
    ],
    [
      'a day that is past',
      { OrderRows: [rowToAdd()], ExpirationDate: '2020-01-01' },
      { Errors: [{ Code: 1031, Field: 'ExpirationDate' }] },
    ],
    ['an amount above the limit', { OrderRows: [rowToAdd()], TestCustomer: 'nora' }, { Code: 40005 }],
  ])('is refused with %s', async (_, body, error) => {
    const rows = { OrderRows: [rowToAdd({ UnitPrice: 1_000_000 })] }
    const sent = 'TestCustomer' in body ? { ...body, ...rows } : body
    expect(await refusal(await callSandbox('POST', 'orders', sent))).toMatchObject(error)
  })
})

describe('the status of a delivery', () => {
  it('can be any of the list', async () => {
    const id = await makeOrder()
    const delivery = await deliver(id)
    const path = `orders/${id}/deliveries/${delivery}/status`
    expect((await callSandbox('POST', path, { Status: 'DebtCollection' })).status).toBe(204)
    expect((await readOrder(id)).Deliveries[0]?.Status).toBe('DebtCollection')
    expect(await refusal(await callSandbox('POST', path, { Status: 'Lost' }))).toMatchObject({
      Errors: [{ Code: 1011, Field: 'Status' }],
    })
  })

  it('is Overdue after the due day, unless it was paid', async () => {
    const [sent, paid] = [await makeOrder(), await makeOrder()]
    await deliver(sent)
    const path = `orders/${paid}/deliveries/${await deliver(paid)}/status`
    await callSandbox('POST', path, { Status: 'Paid' })
    const { DueDate } = (await readOrder(sent)).Deliveries[0]!
    expect(DueDate).toMatch(/T00:00:00$/)
    await callSandbox('POST', 'clock', { now: `${DueDate!.slice(0, 10)}T23:59:00Z` })
    expect((await readOrder(sent)).Deliveries[0]?.Status).toBe('Sent')
    await callSandbox('POST', 'clock', { advanceSeconds: 60 })
    expect((await readOrder(sent)).Deliveries[0]?.Status).toBe('Overdue')
    expect((await readOrder(paid)).Deliveries[0]?.Status).toBe('Paid')
  })
})

describe('an order with a direct payment below 0', () => {
  it('stays open: the amount of a delivery must not be below 0', async () => {
    const world = await openWorld({ actions: 'observed' })
    const OrderRows = [rowToAdd({ UnitPrice: -100 })]
    const response = await callSandbox('POST', 'orders', { PaymentType: 'Swish', OrderRows }, world)
    const { Id } = await bodyOf<{ Id: Long }>(response)
    expect(await readOrder(Id, world)).toMatchObject({ OrderStatus: 'Open', Deliveries: [] })
  })
})

describe('generated orders', () => {
  it('match the contract, add up, and are of many kinds', async () => {
    const response = await callSandbox('POST', 'generate', { orders: 200 })
    expect(response.status).toBe(201)
    const { firstId, orders } = await bodyOf<{ firstId: number; orders: number }>(response)
    expect(orders).toBe(200)
    const seen = new Set<string>()
    for (let id = firstId; id < firstId + orders; id++) {
      const order = orderSchema.parse(await readOrder(id))
      seen.add(order.OrderStatus).add(order.PaymentType)
      const invoiced = order.Deliveries.filter(
        ({ InvoiceId }) => InvoiceId !== undefined && InvoiceId !== null,
      )
      for (const { Status, DeliveryAmount, CreditedAmount } of invoiced) {
        expect(Status === 'Credited').toBe(DeliveryAmount === CreditedAmount)
      }
      for (const { Status, Credits } of order.Deliveries) seen.add(`${Status}`).add(`${Credits?.length}`)
    }
    for (const kind of ['Open', 'Delivered', 'Cancelled', 'Card', 'Sent', 'Paid', 'Credited', '0', '1']) {
      expect(seen).toContain(kind)
    }
  })

  it('are the same each time', async () => {
    expect(await thirdGenerated()).toEqual(await thirdGenerated())
  })

  it('belong to the calling merchant only', async () => {
    const other = merchantAccount('100002')
    const bodies = []
    for (const merchant of [merchantAccount(), other]) {
      const response = await callSandbox('POST', 'generate', { orders: 2 }, merchant)
      bodies.push(await bodyOf<{ firstId: number }>(response))
    }
    expect(bodies[1]!.firstId).toBe(bodies[0]!.firstId + 2)
    expect((await readOrder(bodies[1]!.firstId, other)).Id).toBe(bodies[1]!.firstId)
  })

  it.each([0, 10_001, LONG_MAX, 1.5])('cannot be %s at once', async (orders) => {
    expect(await refusal(await callSandbox('POST', 'generate', { orders }))).toMatchObject({
      Errors: [{ Field: 'orders' }],
    })
  })
})

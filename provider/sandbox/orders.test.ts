import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentCreditStatuses } from '../../shared/domain/enums.ts'
import { LONG_MAX, type Long } from '../../shared/domain/long.ts'
import { order as orderSchema } from '../../shared/domain/order.schema.ts'
import { DAY } from '../clock.ts'
import { deliver, callSandbox, makeOrder, readOrder, refusal, seeds } from '../testing/orders.ts'
import { bodyOf, env, merchantAccount, ORIGIN, send } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'
import worker from '../worker.ts'

const credit = (id: Long, delivery: Long, body: unknown) =>
  callSandbox('POST', `orders/${id}/deliveries/${delivery}/credit`, body)
async function thirdGenerated(): Promise<unknown> {
  await reset()
  const { firstId } = await bodyOf<{ firstId: number }>(await callSandbox('POST', 'generate', { orders: 3 }))
  return (await readOrder(firstId + 2)).OrderRows
}

const twoRows = { OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: 5_000 })] }

beforeEach(reset)

describe('the sandbox', () => {
  it.each(['orders', 'clock', 'faults', 'generate'])(
    'has no endpoint %s unless SANDBOX is on',
    async (path) => {
      const request = new Request(`${ORIGIN}/sandbox/${path}`, { method: 'POST' })
      const response = await worker.fetch(request, { ...env, SANDBOX: 'off' })
      expect(await refusal(response, 404)).toMatchObject({ Code: 40400 })
    },
  )

  it('asks for the client credentials of a merchant, as HTTP Basic', async () => {
    for (const headers of [{}, { Authorization: 'Basic YTpi' }, { Authorization: 'Bearer x' }]) {
      const response = await send('/sandbox/clock', { headers })
      expect(response.status).toBe(401)
      expect(response.headers.get('WWW-Authenticate')).toContain('Basic')
    }
  })

  it("does not open another merchant's orders", async () => {
    expect(await refusal(await callSandbox('POST', `orders/${seeds.others}/deliver`), 403)).toMatchObject({
      Code: 40300,
    })
    expect(await refusal(await callSandbox('POST', 'orders/1/cancel'))).toMatchObject({ Code: 40003 })
    expect(await refusal(await callSandbox('POST', 'orders/x/cancel'))).toMatchObject({ Code: 40002 })
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

  it('can be one whose payment failed', async () => {
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

describe('delivering', () => {
  it('an invoice order whole sends an invoice that is due in 30 days', async () => {
    const id = await makeOrder()
    const response = await callSandbox('POST', `orders/${id}/deliver`)
    const { DeliveryId, InvoiceId } = await bodyOf<Record<string, Long>>(response)
    const order = await readOrder(id)
    expect(order).toMatchObject({
      OrderStatus: 'Delivered',
      SystemStatus: 'Closed',
      PaymentCreditStatus: 'CREDNONE',
      OrderAmount: 30_000,
      OrderRows: [],
      Actions: [],
    })
    const [delivery] = order.Deliveries
    expect(delivery).toMatchObject({
      Id: DeliveryId,
      InvoiceId,
      DeliveryAmount: 30_000,
      CreditedAmount: 0,
      Credits: [],
      Status: 'Sent',
      Actions: ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'],
    })
    expect(Date.parse(delivery!.DueDate!) - Date.parse(delivery!.CreationDate)).toBe(30 * DAY)
  })

  it('a card order is paid at once, has no invoice and is never credited here', async () => {
    const id = await makeOrder({ PaymentType: 'Card' })
    const delivery = await deliver(id)
    expect((await readOrder(id)).Deliveries[0]).toMatchObject({ Status: 'Paid', DueDate: null, Actions: [] })
    expect((await readOrder(id)).Deliveries[0]).not.toHaveProperty('InvoiceId')
    expect(await refusal(await credit(id, delivery, { Amount: 1 }))).toEqual({
      Code: 40004,
      Message: 'The delivery does not have the action CanCreditAmount; its status is Delivered.',
    })
  })

  it('in part leaves the order open, without CanUpdateOrderRow', async () => {
    const id = await makeOrder(twoRows)
    await deliver(id, [1])
    const order = await readOrder(id)
    expect(order.OrderStatus).toBe('Open')
    expect(order.OrderRows.map(({ OrderRowId }) => OrderRowId)).toEqual([2])
    expect(order.Actions).not.toContain('CanUpdateOrderRow')
    expect(
      await refusal(await callSandbox('POST', `orders/${id}/deliver`, { RowIds: [1, 2, 9] })),
    ).toMatchObject({
      Code: 40007,
      Errors: [
        { Code: 1042, Field: 'RowIds[0]' },
        { Code: 1040, Field: 'RowIds[2]' },
      ],
    })
    await deliver(id, [2])
    expect((await readOrder(id)).OrderStatus).toBe('Delivered')
  })

  it('is refused once it is done', async () => {
    const id = await makeOrder()
    await deliver(id)
    expect(await refusal(await callSandbox('POST', `orders/${id}/deliver`))).toMatchObject({ Code: 40004 })
  })
})

describe('cancelling', () => {
  it('an order closes it', async () => {
    const id = await makeOrder()
    expect((await callSandbox('POST', `orders/${id}/cancel`)).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({
      OrderStatus: 'Cancelled',
      SystemStatus: 'Closed',
      OrderAmount: 0,
      CancelledAmount: 30_000,
    })
    expect(await refusal(await callSandbox('POST', `orders/${id}/cancel`))).toMatchObject({ Code: 40004 })
  })

  it('what is left of a partly delivered order makes it delivered', async () => {
    const id = await makeOrder(twoRows)
    await deliver(id, [1])
    await callSandbox('POST', `orders/${id}/cancel`)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Delivered', CancelledAmount: 10_000 })
  })

  it('a row takes it off the order', async () => {
    const id = await makeOrder(twoRows)
    expect((await callSandbox('POST', `orders/${id}/rows/1/cancel`)).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({ OrderAmount: 10_000, CancelledAmount: 30_000 })
    expect(await refusal(await callSandbox('POST', `orders/${id}/rows/1/cancel`))).toMatchObject({
      Code: 40007,
    })
  })

  it('an amount moves it from the order to what is cancelled, in rows that show it', async () => {
    const id = await makeOrder()
    expect((await callSandbox('POST', `orders/${id}/cancel-amount`, { Amount: 12_345 })).status).toBe(204)
    const order = await readOrder(id)
    expect(order).toMatchObject({ OrderAmount: 17_655, CancelledAmount: 12_345 })
    expect(order.OrderRows.map(({ UnitPrice, IsCancelled }) => [UnitPrice, IsCancelled])).toEqual([
      [15_000, false],
      [-12_345, false],
      [12_345, true],
    ])
    const tooMuch = await callSandbox('POST', `orders/${id}/cancel-amount`, { Amount: 17_656 })
    expect((await refusal(tooMuch)).Errors).toEqual([
      { Code: 1014, Field: 'Amount', ErrorMessage: 'Amount must be from 1 to 17655.' },
    ])
    await callSandbox('POST', `orders/${id}/cancel-amount`, { Amount: 17_655 })
    expect((await readOrder(id)).Actions).not.toContain('CanCancelAmount')
  })
})

describe('crediting a delivery', () => {
  it.each([0, -1])('refuses a credit of %i and stores nothing', async (Amount) => {
    const id = await makeOrder()
    const delivery = await deliver(id)
    const before = await readOrder(id)
    expect(await refusal(await credit(id, delivery, { Amount }))).toMatchObject({ Code: 40010 })
    const NewRow = rowToAdd({ UnitPrice: Amount })
    expect(await refusal(await credit(id, delivery, { NewRow }))).toMatchObject({ Code: 40010 })
    expect(await readOrder(id)).toEqual(before)
  })

  it('by its rows takes back what is left of them, with negative quantities and amounts', async () => {
    const [{ Id } = { Id: 0 }] = (await readOrder(seeds.partlyDelivered)).Deliveries
    const response = await credit(seeds.partlyDelivered, Id, { RowIds: [1, 2] })
    expect(response.status).toBe(201)
    expect(await bodyOf(response)).toMatchObject({ Amount: -219_300 })
    const order = await readOrder(seeds.partlyDelivered)
    expect(order.Deliveries[0]).toMatchObject({
      DeliveryAmount: 408_800,
      CreditedAmount: 408_800,
      Status: 'Credited',
      Actions: [],
    })
    expect(order.Deliveries[0]?.Credits?.at(-1)).toMatchObject({
      Amount: -219_300,
      OrderRows: [
        { OrderRowId: 1, Quantity: -100 },
        { OrderRowId: 2, Quantity: -200 },
      ],
    })
    expect(order.Deliveries[0]?.OrderRows.flatMap(({ Actions }) => Actions)).toEqual([])
  })

  it('by an amount leaves rows that cost more than what is left without CanCreditRow', async () => {
    const id = await makeOrder(twoRows)
    const delivery = await deliver(id)
    await credit(id, delivery, { Amount: 15_000 })
    const order = await readOrder(id)
    expect(order.PaymentCreditStatus).toBe('CREDSUCCESS')
    expect(order.Deliveries[0]).toMatchObject({ CreditedAmount: 15_000, Status: 'Sent' })
    expect(order.Deliveries[0]?.OrderRows.map(({ Actions }) => Actions)).toEqual([[], ['CanCreditRow']])
    expect(await refusal(await credit(id, delivery, { RowIds: [1] }))).toMatchObject({
      Code: 40007,
      Errors: [{ Code: 1043, Field: 'RowIds' }],
    })
    expect(await refusal(await credit(id, delivery, { Amount: 25_001 }))).toEqual({
      Code: 40010,
      Message: 'The credit is above what is left to credit (25000), or it is nothing.',
    })
  })

  it('by a new row gives that an id of its own', async () => {
    const id = await makeOrder(twoRows)
    const delivery = await deliver(id, [1])
    await credit(id, delivery, { NewRow: rowToAdd({ Name: 'Late', Quantity: 100, UnitPrice: 2_000 }) })
    const [shown] = (await readOrder(id)).Deliveries[0]!.Credits!
    expect(shown).toMatchObject({
      Amount: -2_000,
      OrderRows: [{ OrderRowId: 3, Quantity: -100, Name: 'Late' }],
    })
  })

  it.each([{}, { Amount: 1, RowIds: [1] }])('is one of three things, not %j', async (body) => {
    const id = await makeOrder()
    const response = await credit(id, await deliver(id), body)
    expect((await refusal(response)).Errors).toEqual([
      { Code: 1011, Field: 'Body', ErrorMessage: 'Body must be one of RowIds, Amount and NewRow.' },
    ])
  })

  it('is refused for a delivery that the order has not', async () => {
    const delivery = await deliver(await makeOrder())
    expect(await refusal(await credit(await makeOrder(), delivery, { Amount: 1 }), 404)).toEqual({
      Code: 40404,
      Message: 'The delivery cannot be found.',
    })
  })
})

describe('the status of a delivery', () => {
  it('can be each of the list', async () => {
    const id = await makeOrder()
    const delivery = await deliver(id)
    const path = `orders/${id}/deliveries/${delivery}/status`
    expect((await callSandbox('POST', path, { Status: 'DebtCollection' })).status).toBe(204)
    expect((await readOrder(id)).Deliveries[0]?.Status).toBe('DebtCollection')
    expect(await refusal(await callSandbox('POST', path, { Status: 'Lost' }))).toMatchObject({
      Errors: [{ Code: 1011, Field: 'Status' }],
    })
  })

  it('is Overdue once the clock has passed the due date, unless it was paid', async () => {
    const [sent, paid] = [await makeOrder(), await makeOrder()]
    await deliver(sent)
    const path = `orders/${paid}/deliveries/${await deliver(paid)}/status`
    await callSandbox('POST', path, { Status: 'Paid' })
    await callSandbox('POST', 'clock', { advanceSeconds: 30 * 86_400 })
    expect((await readOrder(sent)).Deliveries[0]?.Status).toBe('Overdue')
    expect((await readOrder(paid)).Deliveries[0]?.Status).toBe('Paid')
  })
})

describe('generated orders', () => {
  it('fit the contract, add up, and are many kinds of orders', async () => {
    const response = await callSandbox('POST', 'generate', { orders: 200 })
    expect(response.status).toBe(201)
    const { firstId, orders } = await bodyOf<{ firstId: number; orders: number }>(response)
    expect(orders).toBe(200)
    const seen = new Set<string>()
    for (let id = firstId; id < firstId + orders; id++) {
      const order = orderSchema.parse(await readOrder(id))
      seen.add(order.OrderStatus).add(order.PaymentType)
      for (const { Status, Credits } of order.Deliveries) seen.add(`${Status}`).add(`${Credits?.length}`)
    }
    for (const kind of ['Open', 'Delivered', 'Cancelled', 'Card', 'Sent', 'Paid', '0', '1']) {
      expect(seen).toContain(kind)
    }
  })

  it('are the same ones each time', async () => {
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

  it.each([0, 10_001, LONG_MAX, 1.5])('are not %s at once', async (orders) => {
    expect(await refusal(await callSandbox('POST', 'generate', { orders }))).toMatchObject({
      Errors: [{ Field: 'orders' }],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { order as orderSchema, type Order } from '../../shared/domain/order/order.schema.ts'
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { LONG_MAX } from '../../shared/domain/values/long.ts'
import { totals } from '../../shared/domain/money/totals.ts'
import { sandboxOrders } from '../../shared/sandbox.ts'
import worker from '../worker.ts'
import {
  bearerHeaders,
  bodyOf,
  call,
  env,
  merchantAccount,
  ORIGIN,
  orderPath,
  send,
  signedHeaders,
} from '../testing/provider.ts'

const get = async (id: number | bigint) => bodyOf<Order>(await call(orderPath(id)))

describe('GET order', () => {
  it.each(sandboxOrders)('answers $MerchantOrderId in the shape of the contract', async (seeded) => {
    const response = await call(orderPath(seeded.Id), {}, merchantAccount(seeded.MerchantId))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    const body = await bodyOf<Order>(response)
    const order = orderSchema.parse(body)
    expect(order).toMatchObject({ Id: seeded.Id, MerchantOrderId: seeded.MerchantOrderId })
    // Without the cancelled rows, whose sum is CancelledAmount.
    const delivered = order.Deliveries.flatMap((delivery) => delivery.OrderRows)
    expect(remainingAmount(order)).toBe(totals([...order.OrderRows, ...delivered]).Amount)
    // Members are in the sequence of the description's table.
    const table = Object.keys(orderSchema.shape).filter((member) => member in body)
    expect(Object.keys(body)).toEqual(table)
  })

  it('shows all members of an open Swedish invoice order', async () => {
    const order = await get(8906810)
    expect(order).toMatchObject({
      Currency: 'SEK',
      OrderStatus: 'Open',
      SystemStatus: 'Active',
      PaymentType: 'Invoice',
      CustomerReference: 'Tess, landing',
      NationalId: '19851332-0000',
      IsCompany: false,
      CancelledAmount: 79_900,
      // 444 060 of active rows and the cancelled one.
      OrderAmount: 523_960,
      ProviderWillBuy: true,
      OrderMetadata: { channel: 'web', campaign: 'autumn-light' },
      BillingReferences: [],
      Deliveries: [],
    })
    expect(order.Actions).toEqual([
      'CanDeliverOrder',
      'CanDeliverPartially',
      'CanCancelOrder',
      'CanCancelAmount',
      'CanUpdateOrderRow',
      'CanAddOrderRow',
      'CanCancelOrderRow',
    ])
    expect(order.OrderRows[0]).toEqual({
      OrderRowId: 1,
      ArticleNumber: 'LL100',
      Name: 'Floor lamp Lumen, brass',
      Quantity: 100,
      UnitPrice: 249_900,
      DiscountPercent: 1000,
      DiscountAmount: 0,
      VatPercent: 2500,
      Unit: 'st',
      IsCancelled: false,
      Actions: ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'],
    })
    expect(order.OrderRows[5]).toMatchObject({ IsCancelled: true, Actions: [] })
  })

  it('leaves out members of other orders, and has null for missing texts', async () => {
    const card = await get(8906816)
    for (const member of ['ProviderWillBuy', 'OrderMetadata']) {
      expect(card).not.toHaveProperty(member)
    }
    expect(card).toMatchObject({
      CustomerReference: null,
      PeppolId: null,
      BillingAddress: { CoAddress: null },
    })
    expect(card).toMatchObject({ OrderStatus: 'Delivered', ExpirationDate: null, Actions: [], OrderRows: [] })
    expect(card.Deliveries[0]).not.toHaveProperty('InvoiceId')
    expect(card.Deliveries[0]).toMatchObject({ Status: 'Paid', DueDate: null, Credits: [] })
    expect(card.Deliveries[0]!.Actions).toEqual(['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'])
    expect(await get(8906811)).not.toHaveProperty('ProviderWillBuy')
  })

  it('shows delivered rows and their credit in the delivery', async () => {
    const order = await get(8906814)
    expect(order.OrderRows.map(({ OrderRowId }) => OrderRowId)).toEqual([3, 4])
    expect(order.Actions).not.toContain('CanUpdateOrderRow')
    expect(order.Actions).toContain('CanAddOrderRow')
    const [delivery] = order.Deliveries
    expect(delivery).toMatchObject({
      InvoiceId: 1_200_345,
      DeliveryAmount: 408_800,
      CreditedAmount: 189_500,
      Status: 'Sent',
      DueDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00$/),
      Actions: ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'],
    })
    expect(delivery!.OrderRows.map(({ Actions }) => Actions)).toEqual([['CanCreditRow'], ['CanCreditRow']])
    expect(delivery!.Credits).toEqual([
      {
        Amount: -189_500,
        OrderRows: [expect.objectContaining({ OrderRowId: 1, Quantity: -100, Actions: [] })],
        Actions: [],
      },
    ])
  })

  it("masks a Finnish order's fetched data, and not the customer's own", async () => {
    const order = await get(8906812)
    expect(order.NationalId).toBe('*****')
    expect(order.BillingAddress).toEqual({
      FullName: '*****',
      StreetAddress: '*****',
      CoAddress: null,
      PostalCode: '*****',
      City: '*****',
      CountryCode: 'FI',
      Source: 1,
    })
    expect(order.ShippingAddress).toMatchObject({ FullName: 'Testi Testinen', City: 'Tampere', Source: 2 })
  })

  it("shows a company's members", async () => {
    expect(await get(8906813)).toMatchObject({
      IsCompany: true,
      PeppolId: '0007:5500000000',
      CustomerReference: 'PO 4500017 / Prov Provsson',
      BillingReferences: expect.arrayContaining([{ Type: 'Purchase', Value: '4500017' }]),
    })
  })

  it('has no actions on an expired order', async () => {
    const order = await get(8906815)
    expect(order).toMatchObject({ OrderStatus: 'Expired', Actions: [] })
    expect(order.OrderRows.every(({ Actions }) => Actions.length === 0)).toBe(true)
    expect(order.ExpirationDate! < new Date().toISOString()).toBe(true)
  })

  it('writes all digits of the largest ids', async () => {
    const response = await call(orderPath(LONG_MAX))
    const text = await response.text()
    expect(text).toContain('{"Id":9223372036854775807,')
    expect(text).toContain('"OrderRowId":9223372036854775807,')
  })

  it('has the name of the operator', async () => {
    const acme = { ...env, OPERATOR_NAME: 'Acme' }
    const request = new Request(ORIGIN + orderPath(8906810), { headers: await bearerHeaders() })
    const body = await bodyOf<Order>(await worker.fetch(request, acme))
    expect(body).toHaveProperty('AcmeWillBuy', true)
    expect(body).not.toHaveProperty('ProviderWillBuy')
    expect(body.OrderMetadata).toEqual({ channel: 'web', campaign: 'autumn-light' })
  })

  it('is found in any case and with a trailing slash', async () => {
    expect((await call('/API/V1/Orders/8906810/')).status).toBe(200)
  })
})

describe('the sender of a request', () => {
  it('is authorized by either scheme', async () => {
    expect((await send(orderPath(8906810), { headers: await bearerHeaders() })).status).toBe(200)
    expect((await send(orderPath(8906810), { headers: await signedHeaders() })).status).toBe(200)
  })

  it.each(['Authorization', 'Timestamp'])('is unauthorized without %s', async (missing) => {
    for (const headers of [await bearerHeaders(), await signedHeaders()]) {
      delete headers[missing]
      const response = await send(orderPath(8906810), { headers })
      expect(response.status).toBe(401)
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(await bodyOf(response)).toEqual({
        Code: expect.any(Number),
        Message: expect.stringContaining(missing),
      })
    }
  })

  it("cannot read another merchant's order, even one whose object has never run", async () => {
    const response = await call(orderPath(8906900))
    expect(response.status).toBe(403)
    expect(await bodyOf(response)).toEqual({
      Code: 40300,
      Message: 'The merchant is not permitted to access this order.',
    })
  })
})

describe('a wrong address', () => {
  it('is 404 for an unknown order', async () => {
    const response = await call(orderPath(1))
    expect(response.status).toBe(404)
    expect(await bodyOf(response)).toEqual({ Code: 40401, Message: 'The order cannot be found.' })
  })

  it.each(['9223372036854775808', 'abc', '1.5', '-'])('is 400 for the order id %s', async (id) => {
    const response = await call(`/api/v1/orders/${id}`)
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({ Code: 40002 })
  })

  it('is 404 for an unknown path', async () => {
    const response = await call('/api/v3/orders')
    expect(response.status).toBe(404)
    expect(await bodyOf(response)).toMatchObject({ Code: 40400 })
  })

  it('is 405 with another method', async () => {
    const response = await call(orderPath(8906810), { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, PATCH')
    expect(await bodyOf(response)).toMatchObject({ Code: 40500 })
  })
})

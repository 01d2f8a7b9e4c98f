/** #10 and #11: deliveries. Every amount is computed by hand. */
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { DAY } from '../clock.ts'
import { openDatabase } from '../storage/database.ts'
import { cancelOrder, deliver, makeOrder, readOrder, refusal, sendJson, seeds } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, ORIGIN, orderPath } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'
import { runInDurableObject } from 'cloudflare:test'

const post = (id: Long, body: unknown) => sendJson('POST', `${orderPath(id)}/deliveries`, body)
const lower = (id: Long, DeliveredAmount: unknown) =>
  sendJson('POST', `${orderPath(id)}/deliveries/DeliverAndLowerAmount`, { DeliveredAmount })

/** 2 × 150,00 and 2 × 50,00, both with 25 % VAT: 300,00 and 100,00. */
const twoRows = { OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: 5_000 })] }
/** 3 × 3,33 less 1,00: 8,99 with 25 %, and 1,00 with 12 %. */
const unevenRows = {
  OrderRows: [
    rowToAdd({ Quantity: 300, UnitPrice: 333, DiscountAmount: 100 }),
    rowToAdd({ Quantity: 100, UnitPrice: 100, VatPercent: 1200 }),
  ],
}

const figures = ({ OrderRows }: Pick<Order, 'OrderRows'>) =>
  OrderRows.map(({ OrderRowId, Quantity, UnitPrice, DiscountAmount, VatPercent, IsCancelled }) => [
    OrderRowId,
    Quantity,
    UnitPrice,
    DiscountAmount,
    VatPercent,
    IsCancelled,
  ])

beforeEach(reset)

describe('delivering an order', () => {
  it('answers 202 with the id, and a task that leads to the order', async () => {
    const id = await makeOrder()
    const response = await post(id, { OrderRowIds: [] })
    expect(response.status).toBe(202)
    const DeliveryId = (await readOrder(id)).Deliveries[0]!.Id
    expect(await response.json()).toEqual({ DeliveryId })
    const location = response.headers.get('Location')!
    expect(location).toMatch(new RegExp(`^${ORIGIN}/api/v1/queue/\\d+$`))
    const task = await call(new URL(location).pathname)
    expect(task.status).toBe(303)
    expect(task.headers.get('Location')).toBe(`${ORIGIN}${orderPath(id)}`)
    expect(await task.json()).toEqual({
      Id: Number(location.split('/').at(-1)),
      Status: 'Completed',
      ResourceUri: `${ORIGIN}${orderPath(id)}`,
    })
  })

  it('sends an invoice order’s invoice, due at a midnight 30 days later', async () => {
    const id = await makeOrder()
    await deliver(id)
    const order = await readOrder(id)
    expect(order).toMatchObject({
      OrderStatus: 'Delivered',
      SystemStatus: 'Closed',
      PaymentCreditStatus: 'CREDNONE',
      OrderAmount: 30_000,
      CancelledAmount: 0,
      OrderRows: [],
      Actions: [],
    })
    const [delivery] = order.Deliveries
    expect(delivery).toMatchObject({
      InvoiceId: expect.any(Number),
      DeliveryAmount: 30_000,
      CreditedAmount: 0,
      Credits: [],
      Status: 'Sent',
      Actions: ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'],
    })
    const day = `${delivery!.CreationDate.slice(0, 10)}T00:00:00Z`
    expect(`${delivery!.DueDate}Z`).toBe(
      new Date(Date.parse(day) + 30 * DAY).toISOString().replace('.000', ''),
    )
  })

  it.each([
    ['Card', null],
    ['Swish', null],
    ['AccountCredit', expect.stringMatching(/T00:00:00$/)],
    ['PaymentPlan', expect.stringMatching(/T00:00:00$/)],
  ])(
    'has no invoice and no status, and can be credited, for payment type %s',
    async (PaymentType, DueDate) => {
      const id = await makeOrder({ PaymentType })
      await deliver(id)
      const [delivery] = (await readOrder(id)).Deliveries
      expect(delivery).toMatchObject({
        Status: null,
        DueDate,
        Actions: ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'],
      })
      expect(delivery).not.toHaveProperty('InvoiceId')
    },
  )

  it('leaves the order open, without CanUpdateOrderRow, after a partial delivery', async () => {
    const id = await makeOrder(twoRows)
    await deliver(id, [1])
    const order = await readOrder(id)
    expect(order.OrderStatus).toBe('Open')
    expect(order.OrderRows.map(({ OrderRowId }) => OrderRowId)).toEqual([2])
    expect(order.Actions).not.toContain('CanUpdateOrderRow')
    await deliver(id, [2])
    expect((await readOrder(id)).OrderStatus).toBe('Delivered')
  })

  it('delivers a part of a row under a new id, and leaves the exact rest', async () => {
    const id = await makeOrder(unevenRows)
    const response = await post(id, {
      OrderRowIds: [1],
      RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 100 }],
    })
    expect(response.status).toBe(202)
    const order = await readOrder(id)
    // Two of three cost 8,99 × 2 / 3 = 5,99; 6,66 less that is a discount of 0,67. One costs the 3,00 that are left.
    expect(figures(order)).toEqual([
      [1, 200, 333, 67, 2500, false],
      [2, 100, 100, 0, 1200, false],
    ])
    expect(figures(order.Deliveries[0]!)).toEqual([[3, 100, 333, 33, 2500, false]])
    expect(order).toMatchObject({ OrderAmount: 999, CancelledAmount: 0 })
    expect(order.Deliveries[0]!.DeliveryAmount).toBe(300)
    await deliver(id)
    const { Deliveries } = await readOrder(id)
    expect(Deliveries.map(({ DeliveryAmount }) => DeliveryAmount)).toEqual([300, 699])
  })

  it('gives a part a discount amount if rounding would make both parts exceed the row', async () => {
    const row = { Name: 'Rope', Quantity: 100, UnitPrice: 333, VatPercent: 2500 }
    const id = await makeOrder({ OrderRows: [row, { ...row, DiscountPercent: 1000 }] })
    await post(id, {
      OrderRowIds: [1, 2],
      RowDeliveryOptions: [1, 2].map((OrderRowId) => ({ OrderRowId, Quantity: 50 })),
    })
    const order = await readOrder(id)
    // Half of 3,33 is 1,665, rounded 1,67: the other half is 1,66. Less 10 % it is 3,00 (2,997): 1,50 (1,4985) and 1,50.
    expect(figures(order)).toEqual([
      [1, 50, 333, 0, 2500, false],
      [2, 50, 333, 0, 2500, false],
    ])
    expect(figures(order.Deliveries[0]!)).toEqual([
      [3, 50, 333, 1, 2500, false],
      [4, 50, 333, 0, 2500, false],
    ])
    expect(order.Deliveries[0]).toMatchObject({ DeliveryAmount: 316 })
    expect(order.OrderAmount).toBe(633)
  })

  it('accepts options for all rows', async () => {
    const id = await makeOrder(twoRows)
    await post(id, { OrderRowIds: [], RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 50 }] })
    const order = await readOrder(id)
    expect(figures(order)).toEqual([[2, 150, 5_000, 0, 2500, false]])
    // 300,00 and half of one at 50,00.
    expect(order.Deliveries[0]!.DeliveryAmount).toBe(32_500)
  })

  it('cancels the rest on request', async () => {
    const id = await makeOrder(twoRows)
    await post(id, {
      OrderRowIds: [1],
      RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 100 }],
      CancelRemaining: true,
    })
    const order = await readOrder(id)
    // One of two at 150,00 is delivered; the other and 100,00 are cancelled.
    expect(order).toMatchObject({ OrderStatus: 'Delivered', OrderAmount: 40_000, CancelledAmount: 25_000 })
    expect(order.Deliveries[0]!.DeliveryAmount).toBe(15_000)
    expect(figures(order)).toEqual([
      [1, 100, 15_000, 0, 2500, true],
      [2, 200, 5_000, 0, 2500, true],
    ])
  })

  it.each([
    ['einvoiceb2b', 'EInvoiceB2B'],
    [2, 'Post'],
    ['EMAIL', 'Email'],
    [0, 'Default'],
    [undefined, null],
    ['', null],
  ])('keeps InvoiceDistributionType %s for the invoice', async (InvoiceDistributionType, kept) => {
    const id = await makeOrder()
    expect((await post(id, { OrderRowIds: [], InvoiceDistributionType })).status).toBe(202)
    const merchant = env.MERCHANT.getByName(merchantAccount().MerchantId)
    const stored = await runInDurableObject(merchant, (_, state) =>
      openDatabase(state.storage.sql).first(
        `SELECT json_object('kept', invoice_distribution_type) AS json FROM deliveries WHERE order_id = ?`,
        id,
      ),
    )
    expect(stored).toEqual({ kept })
  })

  it('accepts members in any case, nulls, and unknown members', async () => {
    const id = await makeOrder()
    const response = await sendJson('POST', `${orderPath(id).toUpperCase()}/Deliveries/`, {
      orderrowids: [],
      rowDeliveryOptions: null,
      InvoiceDistributionType: null,
      cancelRemaining: false,
      Note: 'x',
    })
    expect(response.status).toBe(202)
  })

  it.each<[string, object, object[]]>([
    ['no list', {}, [{ Code: 1010, Field: 'OrderRowIds' }]],
    ['a row twice', { OrderRowIds: [1, 1] }, [{ Code: 1019, Field: 'OrderRowIds[1]' }]],
    [
      'an option for a row that it does not name',
      { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 1 }] },
      [{ Code: 1026, Field: 'RowDeliveryOptions[0].OrderRowId' }],
    ],
    [
      'a quantity of nothing',
      { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 0 }] },
      [{ Code: 1014, Field: 'RowDeliveryOptions[0].Quantity' }],
    ],
    [
      'more than there is',
      { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 201 }] },
      [
        {
          Code: 1014,
          Field: 'RowDeliveryOptions[0].Quantity',
          ErrorMessage: 'Quantity must be from 1 to 200.',
        },
      ],
    ],
    [
      'a way to send that does not exist',
      { OrderRowIds: [1], InvoiceDistributionType: 'Pigeon' },
      [{ Code: 1011, Field: 'InvoiceDistributionType' }],
    ],
  ])('is refused with %s', async (_, body, Errors) => {
    const id = await makeOrder(twoRows)
    const before = await readOrder(id)
    expect(await refusal(await post(id, body))).toMatchObject({ Code: 40000, Errors })
    expect(await readOrder(id)).toEqual(before)
  })

  it.each<[string, object, string]>([
    ['Card', { InvoiceDistributionType: 'Post' }, 'InvoiceDistributionType'],
    ['PaymentPlan', { InvoiceDistributionType: 'Post' }, 'InvoiceDistributionType'],
    ['Card', { CancelRemaining: true }, 'CancelRemaining'],
  ])('is refused for payment type %s with %j', async (PaymentType, members, Field) => {
    const id = await makeOrder({ PaymentType })
    const refused = await refusal(await post(id, { OrderRowIds: [], ...members }))
    expect(refused.Errors).toMatchObject([{ Code: 1027, Field }])
  })

  it('is refused if its amount would be below 0', async () => {
    const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: -100 })] })
    expect((await refusal(await post(id, { OrderRowIds: [2] }))).Errors).toEqual([
      {
        Code: 1024,
        Field: 'OrderRowIds',
        ErrorMessage: 'The amount of OrderRowIds together must not be negative.',
      },
    ])
  })

  it('is neither offered nor done while the open rows come to less than 0', async () => {
    // 2 × 150.00 less 2 × 150.01.
    const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: -15_001 })] })
    const { Actions } = await readOrder(id)
    expect(Actions).not.toContain('CanDeliverOrder')
    expect(Actions).not.toContain('CanDeliverPartially')
    for (const OrderRowIds of [[], [1]]) {
      expect(await refusal(await post(id, { OrderRowIds }))).toMatchObject({ Code: 40004 })
    }
    await sendJson('PATCH', `${orderPath(id)}/rows/cancelOrderRows`, { OrderRowIds: [2] })
    expect((await post(id, { OrderRowIds: [] })).status).toBe(202)
  })

  it('names every row that cannot be delivered', async () => {
    const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd(), rowToAdd()] })
    await deliver(id, [1])
    await sendJson('PATCH', `${orderPath(id)}/rows/cancelOrderRows`, { OrderRowIds: [2] })
    expect(await refusal(await post(id, { OrderRowIds: [1, 3, 2, 9] }))).toEqual({
      Code: 40007,
      Message: 'A row that the request names cannot be changed.',
      Errors: [
        { Code: 1042, Field: 'OrderRowIds[0]', ErrorMessage: 'Row 1 is delivered.' },
        { Code: 1041, Field: 'OrderRowIds[2]', ErrorMessage: 'Row 2 is cancelled.' },
        { Code: 1040, Field: 'OrderRowIds[3]', ErrorMessage: 'The order has no row 9.' },
      ],
    })
  })

  it("is refused for a delivered, expired, unknown or another merchant's order", async () => {
    const id = await makeOrder()
    await deliver(id)
    expect(await refusal(await post(id, { OrderRowIds: [] }))).toEqual({
      Code: 40004,
      Message: 'The order does not have the action CanDeliverOrder; its status is Delivered.',
    })
    expect(await refusal(await post(seeds.expired, { OrderRowIds: [] }))).toMatchObject({ Code: 40004 })
    expect(await refusal(await post(1, { OrderRowIds: [] }))).toMatchObject({ Code: 40003 })
    expect(await refusal(await post(seeds.others, { OrderRowIds: [] }), 403)).toMatchObject({ Code: 40300 })
  })

  it('delivers once for two simultaneous requests', async () => {
    const id = await makeOrder()
    const answers = await Promise.all([post(id, { OrderRowIds: [] }), post(id, { OrderRowIds: [] })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 400])
    expect((await readOrder(id)).Deliveries).toHaveLength(1)
  })
})

describe('delivering for a lower amount', () => {
  const rates = {
    OrderRows: [
      rowToAdd({ Quantity: 100, UnitPrice: 10_000 }),
      rowToAdd({ Quantity: 100, UnitPrice: 5_000, VatPercent: 1200 }),
      rowToAdd({ Quantity: 100, UnitPrice: 1, VatPercent: 600 }),
    ],
  }

  it('cancels exactly the difference, divided over the VAT rates', async () => {
    // 150,01 in all; 50,01 less. 5001 × 10000 / 15001 = 3333,78, × 5000 = 1666,89, × 1 = 0,33: the two with the
    // largest fractions are rounded up. 3334 + 1667 + 0 = 5001.
    const id = await makeOrder(rates)
    const response = await lower(id, 10_000)
    expect(response.status).toBe(202)
    const order = await readOrder(id)
    expect(await bodyOf(response)).toEqual({ DeliveryId: order.Deliveries[0]!.Id })
    expect(order).toMatchObject({ OrderStatus: 'Delivered', OrderAmount: 15_001, CancelledAmount: 5_001 })
    expect(order.Deliveries[0]!.DeliveryAmount).toBe(10_000)
    expect(figures(order.Deliveries[0]!)).toEqual([
      [1, 100, 10_000, 0, 2500, false],
      [2, 100, 5_000, 0, 1200, false],
      [3, 100, 1, 0, 600, false],
      [4, 100, -3_334, 0, 2500, false],
      [6, 100, -1_667, 0, 1200, false],
    ])
    expect(figures(order)).toEqual([
      [5, 100, 3_334, 0, 2500, true],
      [7, 100, 1_667, 0, 1200, true],
    ])
  })

  it('makes no reduction for the full amount', async () => {
    const id = await makeOrder(rates)
    expect((await lower(id, 15_001)).status).toBe(202)
    const order = await readOrder(id)
    expect(order.Deliveries[0]!.OrderRows).toHaveLength(3)
    expect(order).toMatchObject({ OrderRows: [], CancelledAmount: 0 })
  })

  it.each([
    [0, 1014],
    [-1, 1014],
    [30_001, 1014],
    [10_000_000_000_000, 1014],
    ['', 1011],
    ['100', 1011],
    [1.5, 1011],
    [undefined, 1010],
  ])('is refused with %j', async (amount, Code) => {
    const id = await makeOrder()
    const before = await readOrder(id)
    expect((await refusal(await lower(id, amount))).Errors).toMatchObject([
      { Code, Field: 'DeliveredAmount' },
    ])
    expect(await readOrder(id)).toEqual(before)
  })

  it('is refused on an order that is not open', async () => {
    const id = await makeOrder()
    await cancelOrder(id)
    expect(await refusal(await lower(id, 1))).toMatchObject({ Code: 40004 })
  })
})

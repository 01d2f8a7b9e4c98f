import { reset } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { rowAmount } from '../../shared/domain/money/money.ts'
import { order as orderSchema } from '../../shared/domain/order/order.schema.ts'
import { type OpenedShop, shopOrders } from '../../shared/sandbox.ts'
import { callSandbox, readOrder } from '../testing/orders.ts'
import { bodyOf } from '../testing/provider.ts'

const openShop = async () => bodyOf<OpenedShop>(await callSandbox('POST', 'shop'))

beforeEach(reset)

it('opens a shop with an order in every state, each valid and with its own amounts', async () => {
  const { firstId, orders } = await openShop()
  expect(orders).toBe(24)
  const all = await Promise.all(shopOrders.map((_, index) => readOrder(firstId + index)))
  expect(all.map(({ MerchantOrderId }) => MerchantOrderId)).toEqual(
    shopOrders.map(({ MerchantOrderId }) => MerchantOrderId),
  )
  for (const one of all) orderSchema.parse(one)
  const of = (name: string) => all.find(({ MerchantOrderId }) => MerchantOrderId === name)!
  expect(new Set(all.map(({ OrderStatus }) => OrderStatus))).toEqual(
    new Set(['Open', 'Delivered', 'Cancelled', 'Expired', 'Failed']),
  )
  expect(new Set(all.map(({ Currency }) => Currency))).toEqual(new Set(['SEK', 'NOK', 'DKK', 'EUR']))
  expect(of('web-2047')).toMatchObject({ SystemStatus: 'PENDING', SystemStatusMessage: 'High Amount' })
  // 8 × 745,00 + 8 × 119,00 = 6 912,00 delivered, 6 × 695,00 = 4 170,00 left.
  expect(of('b2b-0119').Deliveries).toMatchObject([{ DeliveryAmount: 691_200, Status: 'Sent' }])
  expect(of('b2b-0119').OrderRows.map(rowAmount)).toEqual([417_000])
  // 3 × 189,50 = 568,50, all of it credited.
  expect(of('b2b-0121').Deliveries).toMatchObject([{ Status: 'Credited', CreditedAmount: 56_850 }])
  expect(of('web-2044').OrderStatus).toBe('Open')
})

it('opens a new set of orders each time', async () => {
  const first = await openShop()
  const second = await openShop()
  expect(second.firstId).toBe(first.firstId + first.orders)
  expect((await readOrder(second.firstId + 4)).Deliveries[0]!.Id).not.toBe(
    (await readOrder(first.firstId + 4)).Deliveries[0]!.Id,
  )
})

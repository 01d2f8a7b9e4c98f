/** Orders as a checkout, a customer or a collector would make and change them. */
import { ok, refuse } from '../../shared/domain/values/result.ts'
import { shopOrders } from '../../shared/sandbox.ts'
import { isWorld } from '../auth/accounts.ts'
import type { Call } from '../http/call.ts'
import { registerOrder, reservationsOf } from '../merchant/directory-stubs.ts'
import {
  generatedOrders,
  generation,
  madeOrder,
  newDeliveryStatus,
  newOrder,
  newSystemStatus,
} from '../simulation/inputs.ts'
import { commandEndpoint } from './endpoint.ts'

export const ordersEndpoints = [
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/orders',
    summary: 'Makes an order, as a checkout would',
    body: newOrder,
    status: 201,
    answers: madeOrder,
    refusals: ['credit-refused', 'order-amount-too-large', 'order-id-taken'],
    command: 'createOrder',
    input: async ({ call, merchantId, body }) => {
      if (isWorld(call.get('config'), merchantId)) return ok(body)
      if (body.Id === undefined)
        return ok({ ...body, Id: await reservationsOf(call.env).claim(merchantId, 1) })
      const isFree = await registerOrder(call.env, body.Id, merchantId)
      return isFree ? ok({ ...body, Id: body.Id }) : refuse({ code: 'order-id-taken' })
    },
  }),
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/orders/{CheckoutOrderId}/deliveries/{DeliveryId}/status',
    summary: "Sets a delivery's status, as a customer or a collector would",
    body: newDeliveryStatus,
    status: 204,
    refusals: ['order-unknown', 'order-forbidden', 'delivery-not-found'],
    command: 'changeDeliveryStatus',
    input: ({ ids, body }) =>
      ok({ ...body, orderId: ids['CheckoutOrderId']!, deliveryId: ids['DeliveryId']! }),
  }),
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/orders/{CheckoutOrderId}/expire',
    summary: 'Lets an open order expire now, without moving the clock',
    status: 204,
    refusals: ['order-unknown', 'order-forbidden', 'order-not-open', 'order-does-not-expire'],
    command: 'expireOrder',
    input: ({ ids }) => ok({ orderId: ids['CheckoutOrderId']! }),
  }),
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/orders/{CheckoutOrderId}/status',
    summary: 'Releases a pending order, or lets its payment fail',
    body: newSystemStatus,
    status: 204,
    refusals: ['order-unknown', 'order-forbidden'],
    command: 'decidePending',
    input: ({ ids, body }) => ok({ ...body, orderId: ids['CheckoutOrderId']! }),
  }),
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/shop',
    summary: "Makes a set of the demo shop's orders, one in each state",
    status: 201,
    answers: generatedOrders,
    command: 'openShop',
    input: async ({ call, merchantId }) =>
      ok({ firstId: await claimed(call, merchantId, shopOrders.length) }),
  }),
  commandEndpoint({
    method: 'POST',
    path: '/sandbox/generate',
    summary: 'Makes many orders of every payment type and state',
    body: generation,
    status: 201,
    answers: generatedOrders,
    command: 'generateOrders',
    input: async ({ call, merchantId, body }) => {
      const orders = Number(body.orders)
      return ok({ firstId: await claimed(call, merchantId, orders), orders })
    },
  }),
]

/** The first of ids that no other merchant has. A world numbers its own orders, so that every world counts alike. */
async function claimed(call: Call, merchantId: string, count: number): Promise<number | undefined> {
  if (isWorld(call.get('config'), merchantId)) return undefined
  return reservationsOf(call.env).claim(merchantId, count)
}

/**
 * The doors of the sandbox: what stands in for a checkout, a warehouse, customers and time. Each is a row
 * here; what it does to the merchant's object is a move (`moves.ts`). All of them are off unless SANDBOX is on.
 */
import * as z from 'zod/mini'
import type { Long } from '../../shared/domain/long.ts'
import type { Call } from '../http/call.ts'
import { directoryOf } from '../merchant/order-directory.ts'
import {
  amountToCancel,
  clockMove,
  generation,
  newCredit,
  newDeliveryStatus,
  newFault,
  newOrder,
  rowsToDeliver,
} from '../simulation/inputs.ts'
import type { MoveInput, MoveName } from '../simulation/moves.ts'

/** What a door is asked: the ids of its path and its body. */
export interface Asked<Body> {
  call: Call
  merchantId: string
  ids: Record<string, Long>
  body: Body
}

export interface Door {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/sandbox/${string}`
  body: z.ZodMiniType
  /** 204 where the move answers nothing. */
  status: 200 | 201 | 204
  move: MoveName
  /** What the move is given; null when another merchant has the order's id. */
  input(asked: Asked<unknown>): unknown
}

type Given<Name extends MoveName> = MoveInput<Name> | null

function door<Body extends z.ZodMiniType, Name extends MoveName>(row: {
  method: Door['method']
  path: Door['path']
  body?: Body
  status: Door['status']
  move: Name
  input: (asked: Asked<z.output<Body>>) => Given<Name> | Promise<Given<Name>>
}): Door {
  return { body: z.object({}), ...row } as Door
}

const ORDER = '/sandbox/orders/{CheckoutOrderId}'
const DELIVERY = `${ORDER}/deliveries/{DeliveryId}` as const

export const doors: readonly Door[] = [
  door({
    method: 'POST',
    path: '/sandbox/orders',
    body: newOrder,
    status: 201,
    move: 'createOrder',
    input: async ({ call, merchantId, body }) => {
      const directory = directoryOf(call.env)
      const Id = body.Id ?? (await directory.claim(merchantId, 1))
      return (await directory.register(Id, merchantId)) ? { ...body, Id } : null
    },
  }),
  door({
    method: 'POST',
    path: `${ORDER}/deliver`,
    body: rowsToDeliver,
    status: 201,
    move: 'deliverOrder',
    input: ({ ids, body }) => ({ ...body, orderId: ids['CheckoutOrderId']! }),
  }),
  door({
    method: 'POST',
    path: `${ORDER}/cancel`,
    status: 204,
    move: 'cancelOrder',
    input: ({ ids }) => ({ orderId: ids['CheckoutOrderId']! }),
  }),
  door({
    method: 'POST',
    path: `${ORDER}/cancel-amount`,
    body: amountToCancel,
    status: 204,
    move: 'cancelAmount',
    input: ({ ids, body }) => ({ ...body, orderId: ids['CheckoutOrderId']! }),
  }),
  door({
    method: 'POST',
    path: `${ORDER}/rows/{OrderRowId}/cancel`,
    status: 204,
    move: 'cancelOrderRow',
    input: ({ ids }) => ({ orderId: ids['CheckoutOrderId']!, OrderRowId: ids['OrderRowId']! }),
  }),
  door({
    method: 'POST',
    path: `${DELIVERY}/credit`,
    body: newCredit,
    status: 201,
    move: 'creditDelivery',
    input: ({ ids, body }) => ({
      ...body,
      orderId: ids['CheckoutOrderId']!,
      deliveryId: ids['DeliveryId']!,
    }),
  }),
  door({
    method: 'POST',
    path: `${DELIVERY}/status`,
    body: newDeliveryStatus,
    status: 204,
    move: 'changeDeliveryStatus',
    input: ({ ids, body }) => ({
      ...body,
      orderId: ids['CheckoutOrderId']!,
      deliveryId: ids['DeliveryId']!,
    }),
  }),
  door({
    method: 'GET',
    path: '/sandbox/clock',
    status: 200,
    move: 'readClock',
    input: () => undefined,
  }),
  door({
    method: 'POST',
    path: '/sandbox/clock',
    body: clockMove,
    status: 200,
    move: 'moveClock',
    input: ({ body }) => body,
  }),
  door({
    method: 'POST',
    path: '/sandbox/generate',
    body: generation,
    status: 201,
    move: 'generateOrders',
    input: async ({ call, merchantId, body }) => {
      const orders = Number(body.orders)
      return { firstId: await directoryOf(call.env).claim(merchantId, orders), orders }
    },
  }),
  door({
    method: 'POST',
    path: '/sandbox/faults',
    body: newFault,
    status: 204,
    move: 'addFault',
    input: ({ body }) => body as MoveInput<'addFault'>,
  }),
  door({
    method: 'DELETE',
    path: '/sandbox/faults',
    status: 204,
    move: 'clearFaults',
    input: () => undefined,
  }),
]

/**
 * The endpoints of the sandbox, which simulate a checkout, customers, collectors and time. Each is a row here and runs
 * one command (`simulation/commands.ts`) on the merchant's object. They exist only if SANDBOX is on.
 */
import * as z from 'zod/mini'
import type { Long } from '../../shared/domain/values/long.ts'
import { shopOrders } from '../../shared/sandbox.ts'
import type { Call } from '../http/call.ts'
import { registerOrder, reservationsOf } from '../merchant/directory-stubs.ts'
import {
  clockMove,
  faultsToClear,
  generation,
  newDeliveryStatus,
  newFault,
  newOrder,
} from '../simulation/inputs.ts'
import type { CommandInput, CommandName } from '../simulation/commands.ts'

/** A request to an endpoint: the ids of its path and its body. */
export interface SandboxRequest<Body> {
  call: Call
  merchantId: string
  ids: Record<string, Long>
  body: Body
}

export interface SandboxEndpoint {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/sandbox/${string}`
  body: z.ZodMiniType
  /** 204 if the command answers nothing. */
  status: 200 | 201 | 204
  command: CommandName
  /** The command's input; null if another merchant has the order's id. */
  input(request: SandboxRequest<unknown>): unknown
}

type Input<Name extends CommandName> = CommandInput<Name> | null

function endpoint<Body extends z.ZodMiniType, Name extends CommandName>(row: {
  method: SandboxEndpoint['method']
  path: SandboxEndpoint['path']
  body?: Body
  status: SandboxEndpoint['status']
  command: Name
  input: (request: SandboxRequest<z.output<Body>>) => Input<Name> | Promise<Input<Name>>
}): SandboxEndpoint {
  return { body: z.object({}), ...row } as SandboxEndpoint
}

export const sandboxEndpoints: readonly SandboxEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/sandbox/orders',
    body: newOrder,
    status: 201,
    command: 'createOrder',
    input: async ({ call, merchantId, body }) => {
      if (body.Id === undefined) return { ...body, Id: await reservationsOf(call.env).claim(merchantId, 1) }
      return (await registerOrder(call.env, body.Id, merchantId)) ? { ...body, Id: body.Id } : null
    },
  }),
  endpoint({
    method: 'POST',
    path: '/sandbox/orders/{CheckoutOrderId}/deliveries/{DeliveryId}/status',
    body: newDeliveryStatus,
    status: 204,
    command: 'changeDeliveryStatus',
    input: ({ ids, body }) => ({
      ...body,
      orderId: ids['CheckoutOrderId']!,
      deliveryId: ids['DeliveryId']!,
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/sandbox/clock',
    status: 200,
    command: 'readClock',
    input: () => undefined,
  }),
  endpoint({
    method: 'POST',
    path: '/sandbox/clock',
    body: clockMove,
    status: 200,
    command: 'moveClock',
    input: ({ body }) => body,
  }),
  endpoint({
    method: 'DELETE',
    path: '/sandbox/clock',
    status: 200,
    command: 'resetClock',
    input: () => undefined,
  }),
  endpoint({
    method: 'POST',
    path: '/sandbox/shop',
    status: 201,
    command: 'openShop',
    input: async ({ call, merchantId }) => ({
      firstId: await reservationsOf(call.env).claim(merchantId, shopOrders.length),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/sandbox/generate',
    body: generation,
    status: 201,
    command: 'generateOrders',
    input: async ({ call, merchantId, body }) => {
      const orders = Number(body.orders)
      return { firstId: await reservationsOf(call.env).claim(merchantId, orders), orders }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/sandbox/faults',
    body: newFault,
    status: 204,
    command: 'addFault',
    input: ({ body }) => body as CommandInput<'addFault'>,
  }),
  endpoint({
    method: 'GET',
    path: '/sandbox/faults',
    status: 200,
    command: 'readFaults',
    input: () => undefined,
  }),
  endpoint({
    method: 'DELETE',
    path: '/sandbox/faults',
    body: faultsToClear,
    status: 204,
    command: 'clearFaults',
    input: ({ body }) => body,
  }),
]

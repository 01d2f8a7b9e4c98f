/** Common calls of tests: orders through sandbox endpoints, and JSON requests to the API. */
import { expect } from 'vitest'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { MerchantAccount } from '../config.ts'
import type { ErrorBody } from '../http/errors.ts'
import { bodyOf, call, JSON_TYPE, merchantAccount, orderPath, send } from './provider.ts'
import { rowToAdd } from './row.ts'

/** The seeds with a certain status, limit or id (README, "Sandbox"). */
export const seeds = {
  open: 8906810,
  limited: 8906811,
  partlyDelivered: 8906814,
  expired: 8906815,
  delivered: 8906816,
  others: 8906900,
} as const

/** Sends an authorized request with a JSON body. */
export function sendJson(
  method: string,
  path: string,
  body: unknown,
  merchant?: MerchantAccount,
): Promise<Response> {
  const text = typeof body === 'string' ? body : stringifyJson(body)
  return call(path, { method, headers: JSON_TYPE, body: text }, merchant)
}

export async function readOrder(id: Long, merchant?: MerchantAccount): Promise<Order> {
  const response = await call(orderPath(id), {}, merchant)
  expect(response.status).toBe(200)
  return bodyOf<Order>(response)
}

/** The body of a refusal; its status must be 400 by default. */
export async function refusal(response: Response, status = 400): Promise<ErrorBody> {
  expect(response.status).toBe(status)
  return bodyOf<ErrorBody>(response)
}

/** Calls a sandbox endpoint with the merchant's client credentials. */
export function callSandbox(
  method: string,
  path: string,
  body?: unknown,
  { ClientId, ClientSecret } = merchantAccount(),
): Promise<Response> {
  return send(`/sandbox/${path}`, {
    method,
    headers: { Authorization: `Basic ${btoa(`${ClientId}:${ClientSecret}`)}` },
    ...(body !== undefined && { body: stringifyJson(body) }),
  })
}

/** Creates an order through the sandbox: one row of 300,00 by default. */
export async function makeOrder(changes: Record<string, unknown> = {}): Promise<Long> {
  const response = await callSandbox('POST', 'orders', { OrderRows: [rowToAdd()], ...changes })
  expect(response.status).toBe(201)
  return (await bodyOf<{ Id: Long }>(response)).Id
}

/** Delivers an order, or rows of it. @returns the delivery's id */
export async function deliver(id: Long, OrderRowIds: Long[] = [], merchant?: MerchantAccount): Promise<Long> {
  const response = await sendJson('POST', `${orderPath(id)}/deliveries`, { OrderRowIds }, merchant)
  expect(response.status).toBe(202)
  return (await bodyOf<{ DeliveryId: Long }>(response)).DeliveryId
}

/** Cancels the rest of an order. */
export function cancelOrder(id: Long): Promise<Response> {
  return sendJson('PATCH', orderPath(id), { IsCancelled: true })
}

/** Credits rows of a delivery. */
export function creditRows(
  id: Long,
  delivery: Long,
  OrderRowIds: Long[],
  merchant?: MerchantAccount,
): Promise<Response> {
  return sendJson('POST', `${orderPath(id)}/deliveries/${delivery}/credits`, { OrderRowIds }, merchant)
}

/** Credits a delivery up to a total. */
export function creditAmount(
  id: Long,
  delivery: Long,
  CreditedAmount: Long,
  merchant?: MerchantAccount,
): Promise<Response> {
  return sendJson('PATCH', `${orderPath(id)}/deliveries/${delivery}`, { CreditedAmount }, merchant)
}

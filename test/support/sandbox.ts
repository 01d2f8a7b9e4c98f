/** Calls the provider directly, without the edge: its sandbox endpoints, its faults, and the order as stored. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { sandboxHeaders, providerToken } from './client.ts'

export interface OrderOptions {
  OrderRows: OrderRowInput[]
  MerchantOrderId?: string
  TestCustomer?: string
  Metadata?: { Key: string; Value: string }[]
  /** The last day, `YYYY-MM-DD`. */
  ExpirationDate?: string
}

/** A fault, as provider/sandbox/README.md describes it. */
export interface Fault {
  path: string
  method?: string
  phase?: 'before' | 'after'
  status?: number
  reset?: boolean
  latencyMs?: number
  times?: number
}

/** Creates an order for one test. @returns its id, in digits */
export async function createOrder(addresses: Addresses, order: OrderOptions): Promise<string> {
  const { Id } = (await callSandbox(addresses, 'orders', order)) as { Id: Long }
  return String(Id)
}

/** Calls a sandbox endpoint, such as `orders/1/cancel`. */
export async function callSandbox(
  { provider }: Addresses,
  path: string,
  body: unknown = {},
  method: 'GET' | 'POST' | 'DELETE' = 'POST',
): Promise<unknown> {
  const response = await fetch(`${provider}/sandbox/${path}`, {
    method,
    headers: sandboxHeaders(),
    ...(method === 'POST' && { body: stringifyJson(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return text === '' ? undefined : parseJson(text)
}

/** Injects a fault into the next requests that match it. */
export async function fault(addresses: Addresses, options: Fault): Promise<void> {
  await callSandbox(addresses, 'faults', options)
}

/** Reads the order from the provider, without the edge. */
export async function orderAtProvider(addresses: Addresses, id: string): Promise<Order> {
  const response = await fetch(`${addresses.provider}/api/v1/orders/${id}`, {
    headers: {
      Authorization: `Bearer ${await providerToken(addresses)}`,
      Timestamp: new Date().toISOString(),
    },
  })
  if (response.status !== 200) throw new Error(`no order: ${response.status} ${await response.text()}`)
  return parseJson(await response.text()) as Order
}

/** Delivers every row of an order at the provider, without the edge. @returns the order afterwards */
export async function deliverAtProvider(addresses: Addresses, id: string): Promise<Order> {
  const response = await fetch(`${addresses.provider}/api/v1/orders/${id}/deliveries`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await providerToken(addresses)}`,
      Timestamp: new Date().toISOString(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ OrderRowIds: [] }),
  })
  if (response.status !== 202) throw new Error(`not delivered: ${response.status} ${await response.text()}`)
  return orderAtProvider(addresses, id)
}

/** Calls the provider directly, without the edge: its sandbox endpoints, its faults, its API, and the order as stored. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { providerToken, sandboxHeaders, signedHeaders } from './client.ts'

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

/** Calls a sandbox endpoint, such as `clock`. */
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

/** Delivers an order at the provider, or rows of it, as another system of the merchant would. @returns the delivery's id */
export async function deliverAtProvider(
  addresses: Addresses,
  id: Long | string,
  OrderRowIds: Long[] = [],
): Promise<Long> {
  const answer = await atProvider(addresses, 'POST', `orders/${id}/deliveries`, { OrderRowIds })
  return (answer as { DeliveryId: Long }).DeliveryId
}

/** Cancels an order at the provider, or rows of it. */
export async function cancelAtProvider(
  addresses: Addresses,
  id: Long | string,
  OrderRowIds?: Long[],
): Promise<void> {
  if (OrderRowIds) await atProvider(addresses, 'PATCH', `orders/${id}/rows/cancelOrderRows`, { OrderRowIds })
  else await atProvider(addresses, 'PATCH', `orders/${id}`, { IsCancelled: true })
}

/** Sends a signed request to the provider's API, which must accept it. @returns the body of the answer */
async function atProvider(
  { provider }: Addresses,
  method: string,
  path: string,
  body: unknown,
): Promise<unknown> {
  const text = stringifyJson(body)
  const headers = { ...signedHeaders(text), 'Content-Type': 'application/json' }
  const response = await fetch(`${provider}/api/v1/${path}`, { method, headers, body: text })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`)
  return answer === '' ? undefined : parseJson(answer)
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

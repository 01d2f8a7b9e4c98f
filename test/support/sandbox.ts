/** What a test does at the provider itself, past the edge: its doors, its faults, and the order as it has it. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { doorHeaders, providerToken } from './client.ts'

export interface OrderWish {
  OrderRows: OrderRowInput[]
  MerchantOrderId?: string
  TestCustomer?: string
  Metadata?: { Key: string; Value: string }[]
  /** The last day, `YYYY-MM-DD`. */
  ExpirationDate?: string
}

/** As provider/sandbox/README.md has it. */
export interface Fault {
  path: string
  method?: string
  phase?: 'before' | 'after'
  status?: number
  reset?: boolean
  latencyMs?: number
  times?: number
}

/** An order of the test's own. @returns its id, in digits */
export async function createOrder(addresses: Addresses, order: OrderWish): Promise<string> {
  const { Id } = (await door(addresses, 'orders', order)) as { Id: Long }
  return String(Id)
}

/** Asks for something at a door of the sandbox, such as `orders/1/cancel`. */
export async function door(
  { provider }: Addresses,
  path: string,
  body: unknown = {},
  method: 'GET' | 'POST' | 'DELETE' = 'POST',
): Promise<unknown> {
  const response = await fetch(`${provider}/sandbox/${path}`, {
    method,
    headers: doorHeaders(),
    ...(method === 'POST' && { body: stringifyJson(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return text === '' ? undefined : parseJson(text)
}

/** The next requests that it fits meet the fault. */
export async function fault(addresses: Addresses, wish: Fault): Promise<void> {
  await door(addresses, 'faults', wish)
}

/** The order, asked at the provider itself. */
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

/** Calls the provider directly, without the edge: its sandbox endpoints, its faults, and the order as stored. */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { PaymentType } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { providerToken, sandboxHeaders, signedHeaders } from './client.ts'

export interface OrderOptions {
  OrderRows: OrderRowInput[]
  MerchantOrderId?: string
  TestCustomer?: string
  /** By default `Invoice`. */
  PaymentType?: PaymentType
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

/** A write at the provider, without the edge. */
export interface ProviderWrite {
  method: 'POST' | 'PATCH'
  /** The path below the order's. */
  path: string
  body: object
}

/** Changes an order at the provider, as another system of the merchant does. @returns the body of the answer */
export async function writeAtProvider(
  { provider }: Pick<Addresses, 'provider'>,
  id: Long | string,
  { method, path, body }: ProviderWrite,
): Promise<unknown> {
  const text = stringifyJson(body)
  const headers = { ...signedHeaders(text), 'Content-Type': 'application/json' }
  const response = await fetch(`${provider}/api/v1/orders/${id}/${path}`, { method, headers, body: text })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${path || method}: ${response.status} ${answer}`)
  return answer === '' ? undefined : parseJson(answer)
}

/** Delivers rows of an order at the provider, or every row. */
export async function deliver(
  addresses: Pick<Addresses, 'provider'>,
  id: Long | string,
  OrderRowIds: readonly Long[] = [],
): Promise<void> {
  await writeAtProvider(addresses, id, { method: 'POST', path: 'deliveries', body: { OrderRowIds } })
}

/** Credits all rows of an order's first delivery at the provider. */
export async function credit(addresses: Addresses, id: string): Promise<void> {
  const [delivery] = (await orderAtProvider(addresses, id)).Deliveries
  const OrderRowIds = delivery!.OrderRows.map(({ OrderRowId }) => OrderRowId)
  await writeAtProvider(addresses, id, {
    method: 'POST',
    path: `deliveries/${delivery!.Id}/credits`,
    body: { OrderRowIds },
  })
}

/** Cancels an order at the provider. */
export async function cancel(addresses: Pick<Addresses, 'provider'>, id: Long | string): Promise<void> {
  await writeAtProvider(addresses, id, { method: 'PATCH', path: '', body: { IsCancelled: true } })
}

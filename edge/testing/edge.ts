/** Helpers of the tests of the whole edge, which runs in workerd with the real provider's bundle behind it. */
import { env as bindings, exports } from 'cloudflare:workers'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { HistoryRow } from '../../shared/domain/order/history.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { type IssuedSession } from '../../shared/domain/session/session.ts'
import { type Capability, capabilities } from '../../shared/domain/session/capabilities.ts'
import type { Env } from '../config/env.ts'
import type { Journal } from '../journal/journal.ts'
import type { JournalHead } from '../journal/journal-head.ts'
import type { MerchantDirectory } from '../registry/merchant-directory.ts'
import type { MerchantRecord } from '../registry/merchant-record.ts'
import type { EdgeState } from '../state/edge-state.ts'
import type { RateWindows } from '../limits/rate-windows.ts'
import type { Batches } from '../batches/batches.ts'
import type { DayClosings } from '../reports/closings/day-closings.ts'
import type { CreditDesk } from '../credit-desk/credit-desk.ts'
import type { OrderDesk } from '../order-desk/order-desk.ts'
import type { MerchantSessions } from '../sessions/merchant-sessions.ts'
import type { ProviderTokens } from '../upstream/token-keeper.ts'

/** The bindings with the objects' classes, because tests inspect the objects. */
type TestEnv = Omit<
  Env,
  | 'TOKENS'
  | 'SESSIONS'
  | 'DESK'
  | 'CREDIT_DESK'
  | 'CLOSINGS'
  | 'BATCHES'
  | 'RATES'
  | 'JOURNAL'
  | 'JOURNAL_HEAD'
  | 'MERCHANT_RECORD'
  | 'MERCHANT_DIRECTORY'
  | 'STATE'
> & {
  MERCHANT_RECORD: DurableObjectNamespace<MerchantRecord>
  MERCHANT_DIRECTORY: DurableObjectNamespace<MerchantDirectory>
  JOURNAL: DurableObjectNamespace<Journal>
  JOURNAL_HEAD: DurableObjectNamespace<JournalHead>
  TOKENS: DurableObjectNamespace<ProviderTokens>
  SESSIONS: DurableObjectNamespace<MerchantSessions>
  DESK: DurableObjectNamespace<OrderDesk>
  CREDIT_DESK: DurableObjectNamespace<CreditDesk>
  CLOSINGS: DurableObjectNamespace<DayClosings>
  BATCHES: DurableObjectNamespace<Batches>
  RATES: DurableObjectNamespace<RateWindows>
  STATE: DurableObjectNamespace<EdgeState>
}

export const env = bindings as unknown as TestEnv
export const ORIGIN = 'http://demo.test'
export const API_KEY = 'sandbox-api-key-100001'
export const OTHER_API_KEY = 'sandbox-api-key-100002'
const PROVIDER = 'https://provider.test'

const edge = (exports as unknown as { default: Fetcher }).default

/** Sends a request to the edge unchanged. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return edge.fetch(new Request(`http://edge.test${path}`, init))
}

export interface SessionOptions {
  user?: { id: string; name: string }
  capabilities?: readonly Capability[]
  orderId?: Long
  locale?: string
}

/** Opens a session as a merchant's backend does. */
export async function openSession(
  options: SessionOptions = {},
  apiKey: string = API_KEY,
): Promise<Required<IssuedSession>> {
  const body = { origin: ORIGIN, user: { id: 'u1', name: 'A clerk' }, capabilities, ...options }
  const response = await ask('/sessions', {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: stringifyJson(body),
  })
  if (response.status !== 201) throw new Error(`no session: ${response.status} ${await response.text()}`)
  return response.json()
}

/** A request of a page under a session. */
export function asPage(path: string, token: string, init: RequestInit = {}): Promise<Response> {
  return ask(path, {
    ...init,
    headers: { Origin: ORIGIN, Authorization: `Bearer ${token}`, ...init.headers },
  })
}

/** A request of the merchant's own server. */
export function asServer(path: string, init: RequestInit = {}, apiKey: string = API_KEY): Promise<Response> {
  return ask(path, { ...init, headers: { Authorization: `Bearer ${apiKey}`, ...init.headers } })
}

export function orderPath(id: Long): string {
  return `/api/v1/orders/${id}`
}

/** A body with its type. */
export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : stringifyJson(body)
  return { method, body: text, headers: { 'Content-Type': 'application/json', ...headers } }
}

/** The current order with its tag, read as the merchant's server. */
export async function orderNow(id: Long): Promise<{ order: Order; etag: string }> {
  const response = await asServer(orderPath(id))
  if (response.status !== 200) throw new Error(`no order: ${response.status} ${await response.text()}`)
  return { order: (await bodyOf(response)) as Order, etag: response.headers.get('ETag')! }
}

export interface HistoryAnswer {
  entries: {
    who: { kind: string; id: string; name: string }
    operation: string
    outcome: string
    foundByReading?: true
    code?: string
    before: Record<string, unknown>
    after?: Record<string, unknown>
    save?: string
    rows: Long[]
    changes?: HistoryRow[]
    metadata?: string[]
    requestId: string
    at: string
  }[]
  before?: number
}

export async function historyOf(id: Long): Promise<HistoryAnswer['entries']> {
  return ((await bodyOf(await asServer(`${orderPath(id)}/history`))) as HistoryAnswer).entries
}

export async function bodyOf(response: Response): Promise<unknown> {
  return parseJson(await response.text())
}

/** Calls an endpoint of the provider's sandbox. */
export async function atSandbox(path: string, body: unknown, method = 'POST'): Promise<unknown> {
  const credentials = btoa('sandbox-client-100001:sandbox-client-secret-100001')
  const response = await fetch(`${PROVIDER}/sandbox/${path}`, {
    method,
    headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: stringifyJson(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`the sandbox refused ${path}: ${response.status} ${text}`)
  return text === '' ? undefined : parseJson(text)
}

/** An order of the test's own, with one row. */
export async function newOrder(changes: object = {}): Promise<Long> {
  const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  const { Id } = (await atSandbox('orders', { OrderRows, CreditLimit: 900_000_000, ...changes })) as {
    Id: Long
  }
  return Id
}

/** Makes the provider fail at its next request below the order's path. */
export async function faultAt(id: Long, fault: object): Promise<void> {
  await atSandbox('faults', { path: `${orderPath(id)}/*`, ...fault })
}

/** Adds a row directly at the provider, as another system of the merchant. */
export async function addAtProvider(id: Long, row: object): Promise<void> {
  await writeAtProvider(id, 'rows/', json('POST', row))
}

/** Delivers every row directly at the provider, as another system. @returns the order afterwards */
export async function deliverAtProvider(id: Long): Promise<Order> {
  await writeAtProvider(id, 'deliveries', json('POST', { OrderRowIds: [] }))
  return (await orderNow(id)).order
}

/** A write to an order directly at the provider. @param path below the order's */
export async function writeAtProvider(id: Long, path: string, init: RequestInit): Promise<Response> {
  const token = await fetch(`${PROVIDER}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'sandbox-client-100001',
      client_secret: 'sandbox-client-secret-100001',
      scope: 'salesfinance.order',
    }),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const headers = {
    ...init.headers,
    Authorization: `Bearer ${access_token}`,
    Timestamp: new Date().toISOString(),
  }
  const response = await fetch(`${PROVIDER}${orderPath(id)}/${path}`, { ...init, headers })
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

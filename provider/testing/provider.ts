/** For the tests of the whole worker: the sandbox's environment, and calls with either scheme. */
import { env as bindings, exports } from 'cloudflare:workers'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { sign } from '../../shared/wire/signature.ts'
import { issueToken } from '../auth/access-token.ts'
import { type Config, type Env, readConfig, type MerchantAccount } from '../config.ts'
import type { OrderDirectory } from '../merchant/order-directory.ts'
import type { SandboxMerchant } from '../merchant/sandbox-merchant.ts'
import type { Requests } from '../recording/requests.ts'

/** The sandbox's environment, with the types of its objects. */
export const env = bindings as unknown as Omit<Env, 'MERCHANT' | 'DIRECTORY' | 'REQUEST_RECORDS'> & {
  MERCHANT: DurableObjectNamespace<SandboxMerchant>
  DIRECTORY: DurableObjectNamespace<OrderDirectory>
  REQUEST_RECORDS: DurableObjectNamespace<Requests>
}
export const ORIGIN = 'http://provider.test'
export const JSON_TYPE = { 'Content-Type': 'application/json' }

const worker = (exports as unknown as { default: Fetcher }).default

/** The sandbox's configuration. */
export function testConfig(): Config {
  return readConfig(env)
}

export function merchantAccount(id: string = sandboxMerchants.first): MerchantAccount {
  return testConfig().merchants.find(({ MerchantId }) => MerchantId === id)!
}

/** Sends a request to the worker unchanged; redirects are not followed. */
export function send(path: string, init: RequestInit = {}): Promise<Response> {
  return worker.fetch(`${ORIGIN}${path}`, { redirect: 'manual', ...init })
}

/** The headers of the bearer scheme, as of now. */
export async function bearerHeaders(merchant = merchantAccount()): Promise<Record<string, string>> {
  const now = Date.now()
  const token = await issueToken(merchant, { key: testConfig().tokenSigningKey, issuer: ORIGIN, now })
  return { Authorization: `Bearer ${token}`, Timestamp: new Date(now).toISOString() }
}

/** The headers of the signed scheme, as of now. */
export async function signedHeaders(
  body = '',
  merchant = merchantAccount(),
): Promise<Record<string, string> & { Authorization: string; Timestamp: string }> {
  const timestamp = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const value = await sign(merchant, { body: new TextEncoder().encode(body), timestamp })
  return { Authorization: `Provider ${value}`, Timestamp: timestamp }
}

/** Sends an authorized request, by default of the first merchant. */
export async function call(path: string, init: RequestInit = {}, merchant = merchantAccount()) {
  return send(path, { ...init, headers: { ...(await bearerHeaders(merchant)), ...init.headers } })
}

export function orderPath(id: Long): string {
  return `/api/v1/orders/${id}`
}

/** The body of an answer, with exact Longs. */
export async function bodyOf<Body = unknown>(response: Response): Promise<Body> {
  return parseJson(await response.text()) as Body
}

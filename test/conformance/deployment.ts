/** The subject of the conformance suite: any deployment of the API, reached only with fetch. */
import { createHash } from 'node:crypto'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { RefusalReason } from './refusals.ts'

export interface Deployment {
  /** Its name in the names of the tests. */
  name: string
  /** `{base_url}` of the description, without a trailing slash. */
  baseUrl: string
  /** The operator's name on the wire. */
  operator: string
  /** Headers that authorize a request with exactly this body. */
  authorize(body: string): Promise<Record<string, string>>
  /** The names of the headers that no request may lack. */
  needs: readonly ('Authorization' | 'Timestamp')[]
  /** Checks that an answer is a refusal for this reason, in the deployment's own format. */
  expectRefusal(answer: Answer, reason: RefusalReason): void
  /** Whether a 202 points to its task; an edge may wait for the task itself. */
  tasks: boolean
  /** The token endpoint to test; absent if the deployment has none. */
  token?: TokenEndpoint
  orders: Orders
}

export interface TokenEndpoint {
  /** `{auth_url}` of the description. */
  authUrl: string
  clientId: string
  clientSecret: string
}

/** The source of orders: the suite creates them in a sandbox, or changes a given one. */
export type Orders = ({ sandbox: Sandbox } | { open: Long }) & {
  /** Another merchant's order, for the 403s. */
  foreign?: Long
}

/** A sandbox. Its endpoints take client credentials as HTTP Basic. */
export interface Sandbox {
  /** The address of `/sandbox/…`, without a trailing slash. */
  url: string
  clientId: string
  clientSecret: string
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The body as JSON, Longs exact; undefined when there is none. */
  body: unknown
}

export interface Request {
  method?: string
  body?: string
  headers?: Record<string, string>
  /** How long the deployment may take, in milliseconds. */
  withinMs?: number
}

/** A deployment that takes longer hangs. */
const ANSWER_MS = 30_000

/** Sends a request as it is. */
export async function send(
  address: string,
  { method = 'GET', body, headers, withinMs = ANSWER_MS }: Request = {},
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json') && text !== ''
  const parsed = isJson ? parseJson(text) : undefined
  return { status: response.status, headers: response.headers, text, body: parsed }
}

/** Sends an authorized request; a body that is no text is written as JSON. */
export async function call(
  { baseUrl, authorize }: Deployment,
  path: string,
  { method = 'GET', body, headers }: Omit<Request, 'body'> & { body?: unknown } = {},
): Promise<Answer> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body, writeLong)
  return send(baseUrl + path, {
    method,
    ...(text !== undefined && { body: text }),
    headers: {
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(await authorize(text ?? '')),
      ...headers,
    },
  })
}

const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown }

function writeLong(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? rawJSON(String(value)) : value
}

/** Authorizes with the merchant's API key at the edge. */
export function apiKey(key: string): Deployment['authorize'] {
  return () => Promise.resolve({ Authorization: `Bearer ${key}` })
}

/** Authorizes with a bearer token, which is requested once. */
export function bearer(endpoint: TokenEndpoint): Deployment['authorize'] {
  let token: Promise<string> | undefined
  return async () => {
    token ??= issueToken(endpoint)
    return { Authorization: `Bearer ${await token}`, Timestamp: new Date().toISOString() }
  }
}

async function issueToken({ authUrl, clientId, clientSecret }: TokenEndpoint): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope: 'salesfinance.order',
    response_type: 'token',
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const { status, body } = await send(`${authUrl}/connect/token`, {
    method: 'POST',
    body: form.toString(),
    headers,
  })
  if (status !== 200) throw new Error(`Asking for a token failed with ${status}.`)
  return (body as { access_token: string }).access_token
}

/** Authorizes by a signature over body, secret and time. */
export function signed(merchantId: string, secret: string, operator: string): Deployment['authorize'] {
  return (body) => {
    const timestamp = new Date().toISOString().slice(0, 16).replace('T', ' ')
    const hash = createHash('sha512').update(`${body}${secret}${timestamp}`).digest('hex')
    const value = Buffer.from(`${merchantId}:${hash}`).toString('base64')
    return Promise.resolve({ Authorization: `${operator} ${value}`, Timestamp: timestamp })
  }
}

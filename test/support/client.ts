/** The calls of a merchant's backend and of an integrator's client, only with fetch. */
import { createHash } from 'node:crypto'
import type { IssuedSession, SessionUser } from '../../shared/domain/session/session.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'

const { first } = sandboxMerchants

export interface SessionOptions {
  merchant?: string
  capabilities?: Capability[]
  orderId?: number
  user?: SessionUser
  /** The origin of the page; by default the demo's. */
  origin?: string
}

/** A session of the demo's page, as its backend requests it. */
export async function openSession(
  { edge, demo }: Addresses,
  {
    merchant = first,
    capabilities = ['order.read', 'rows.write'],
    orderId,
    user = { id: 'u1', name: 'Tester' },
    origin = demo,
  }: SessionOptions = {},
): Promise<IssuedSession> {
  const response = await fetch(`${edge}/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer sandbox-api-key-${merchant}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ origin, user, capabilities, orderId }),
  })
  if (response.status !== 201) throw new Error(`no session: ${response.status} ${await response.text()}`)
  return (await response.json()) as IssuedSession
}

/** Ends a session as the merchant; it can write nothing from then on. */
export async function endSession(
  { edge }: Addresses,
  { id }: Pick<IssuedSession, 'id'>,
  merchant: string = first,
): Promise<void> {
  const response = await fetch(`${edge}/sessions/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer sandbox-api-key-${merchant}` },
  })
  if (response.status !== 204) throw new Error(`not ended: ${response.status} ${await response.text()}`)
}

/** A request to the edge as the widget makes it. A write is for any version of the order by default. */
export async function atEdge(
  { edge, demo }: Addresses,
  path: string,
  { token, ...init }: RequestInit & { token?: string } = {},
): Promise<Response> {
  return fetch(edge + path, {
    redirect: 'manual',
    ...init,
    headers: {
      Origin: demo,
      ...(init.method && init.method !== 'GET'
        ? { 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() }
        : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      ...(init.headers as Record<string, string>),
    },
  })
}

/** A bearer token of the provider's own token endpoint. */
export async function providerToken({ provider }: Addresses, merchant: string = first): Promise<string> {
  const response = await fetch(`${provider}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: `sandbox-client-${merchant}`,
      client_secret: `sandbox-client-secret-${merchant}`,
      scope: 'salesfinance.order',
      response_type: 'token',
    }),
  })
  const { access_token } = (await response.json()) as { access_token: string }
  return access_token
}

/** The header that sandbox endpoints require: the merchant's client credentials as HTTP Basic. */
export function sandboxHeaders(merchant: string = first): Record<string, string> {
  const credentials = `sandbox-client-${merchant}:sandbox-client-secret-${merchant}`
  return { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
}

/** The headers of the signed scheme, for a body of exactly these characters. */
export function signedHeaders(body = '', merchant: string = first): Record<string, string> {
  const timestamp = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const hash = createHash('sha512')
    .update(`${body}sandbox-shared-secret-${merchant}${timestamp}`)
    .digest('hex')
  const value = Buffer.from(`${merchant}:${hash}`).toString('base64')
  return { Authorization: `Provider ${value}`, Timestamp: timestamp }
}

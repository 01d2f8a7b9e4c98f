/** A request as an integrator's own program sends it: by either scheme, whole or broken in one way. */
import { sign, signedTimestamp } from '../../shared/wire/signature.ts'
import type { Sandbox } from './sandbox.ts'

export interface Draft {
  method: string
  /** From the origin on: `/api/v1/orders/1`. */
  path: string
  /** Empty for none. */
  body: string
  scheme: 'signed' | 'token'
}

/** Each way in which a signed request goes wrong in practice. */
export const breaks = {
  none: 'Right',
  body: 'Body changed after it was signed',
  secret: 'Signed with another secret',
  old: 'Timestamp two hours old',
  format: 'Timestamp with a T, as in ISO 8601',
  order: 'Secret before the body',
  bare: 'Hash without the merchant’s number',
} as const
export type Break = keyof typeof breaks

export interface SignedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

/** The draft with its headers. @param now milliseconds since 1970 */
export async function signedRequest(
  sandbox: Sandbox,
  { method, path, body, scheme }: Draft,
  broken: Break = 'none',
  now = Date.now(),
): Promise<SignedRequest> {
  const type: Record<string, string> = body === '' ? {} : { 'Content-Type': 'application/json' }
  if (scheme === 'token') {
    const at = new Date(broken === 'old' ? now - 7_200_000 : now).toISOString()
    const token = await sandbox.token()
    return { method, path, body, headers: { Authorization: `Bearer ${token}`, Timestamp: at, ...type } }
  }
  const at = broken === 'old' ? now - 7_200_000 : now
  const timestamp = broken === 'format' ? new Date(at).toISOString().slice(0, 19) : signedTimestamp(at)
  const { MerchantId, SharedSecret } = sandbox.account
  const secret = broken === 'secret' ? `${SharedSecret}-of-another` : SharedSecret
  const encoder = new TextEncoder()
  // A request without a body has none to change: it is signed as if it had one.
  const hashed = broken === 'body' && body === '' ? '{}' : body
  const signed =
    broken === 'order'
      ? await sign({ MerchantId, SharedSecret: hashed }, { body: encoder.encode(secret), timestamp })
      : await sign({ MerchantId, SharedSecret: secret }, { body: encoder.encode(hashed), timestamp })
  const value = broken === 'bare' ? btoa(atob(signed).split(':')[1]!) : signed
  const sent = broken === 'body' ? changed(body) : body
  return {
    method,
    path,
    body: sent,
    headers: {
      Authorization: `${sandbox.facts.operator} ${value}`,
      Timestamp: timestamp,
      ...type,
    },
  }
}

/** The same JSON with one more space, as a program writes it that signs one text and sends another. */
function changed(body: string): string {
  return body.replace(/[{[]/, (bracket) => `${bracket} `)
}

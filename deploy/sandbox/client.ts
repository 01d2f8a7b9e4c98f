/** Requests to the provider: how a merchant signs them, and what an error says. */
import { createHash } from 'node:crypto'

export interface Credentials {
  ClientId: string
  ClientSecret: string
}

export function basicOf({ ClientId, ClientSecret }: Credentials): string {
  return `Basic ${Buffer.from(`${ClientId}:${ClientSecret}`).toString('base64')}`
}

/** The headers of the signed scheme for a request with exactly this body. */
export function signedHeaders(
  { MerchantId, SharedSecret }: { MerchantId: string; SharedSecret: string },
  operator: string,
  body: string,
): Record<string, string> {
  const Timestamp = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const hash = createHash('sha512').update(`${body}${SharedSecret}${Timestamp}`).digest('hex')
  const value = Buffer.from(`${MerchantId}:${hash}`).toString('base64')
  return { Authorization: `${operator} ${value}`, Timestamp }
}

/** The reason that an error's body gives, or its status. */
export function errorOf(status: number, text: string): string {
  try {
    const { Message, Errors = [] } = JSON.parse(text) as {
      Message?: string
      Errors?: { Field?: string; ErrorMessage?: string }[]
    }
    const reasons = [
      Message,
      ...Errors.map(({ Field, ErrorMessage }) => `${Field || 'body'}: ${ErrorMessage}`),
    ]
    return reasons.filter(Boolean).join(' ') || `status ${status}`
  } catch {
    return `status ${status}`
  }
}

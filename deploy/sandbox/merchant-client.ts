/** One merchant's requests to a sandbox. */
import type { MerchantClient, SandboxMerchant, SandboxRequest } from './api.ts'
import { basicOf, errorOf, signedHeaders } from './client.ts'

/** @param operator the operator's name on the wire */
export function merchantClient(address: string, merchant: SandboxMerchant, operator: string): MerchantClient {
  let token: Promise<string> | undefined
  const ask = (): Promise<string> => {
    token ??= issueToken(address, merchant)
    // One that failed is asked for again.
    token.catch(() => (token = undefined))
    return token
  }
  return {
    merchant,
    token: ask,
    async rest(path, { scheme = 'bearer', ...request } = {}) {
      const body = textOf(request.body)
      const authorization =
        scheme === 'signed'
          ? signedHeaders(merchant, operator, body ?? '')
          : { Authorization: `Bearer ${await ask()}`, Timestamp: new Date().toISOString() }
      return fetch(address + path, initOf(request, body, authorization))
    },
    async control(path, request = {}) {
      const body = textOf(request.body)
      const init = initOf(request, body, { Authorization: basicOf(merchant) })
      const answer = await fetch(address + path, init)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${init.method} ${path}: ${errorOf(answer.status, text)}`)
      return text === '' ? undefined : (JSON.parse(text) as unknown)
    },
  }
}

function initOf(
  { method, headers, signal }: SandboxRequest,
  body: string | undefined,
  authorization: Record<string, string>,
): RequestInit & { method: string } {
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    // A task's end is a 303, which a test may want to see.
    redirect: 'manual',
    headers: {
      ...authorization,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }
}

function textOf(body: unknown): string | undefined {
  return body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
}

async function issueToken(address: string, merchant: SandboxMerchant): Promise<string> {
  const answer = await fetch(`${address}/connect/token`, {
    method: 'POST',
    headers: { Authorization: basicOf(merchant) },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'salesfinance.order' }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`POST /connect/token: ${errorOf(answer.status, text)}`)
  return (JSON.parse(text) as { access_token: string }).access_token
}

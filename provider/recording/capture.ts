/** What of a request and its answer is held until its record is made: plain data, nothing of the request's own context. */
import { type AccountConfig, accountOf, accountOfClient, accountOfSoapClient } from '../auth/accounts.ts'
import type { MerchantAccount } from '../config.ts'
import type { Call } from '../http/call.ts'
import { type AnswerNotes, notesOf } from '../http/notes.ts'

export interface Capture {
  /** Milliseconds since 1970. */
  at: number
  ms: number
  method: string
  /** The address as sent. */
  url: string
  /** The pattern of the route; `none` if there is none. */
  route: string
  isSoap: boolean
  operation: string | undefined
  /** The merchant that sent it; undefined if it was not authorized. */
  merchantId: string | undefined
  status: number
  headers: [string, string][]
  answerHeaders: [string, string][]
  sent: Uint8Array | undefined
  notes: AnswerNotes
  follows: 'observed' | undefined
  fault: object | undefined
}

/** Captures an exchange, once it is answered. @param started milliseconds since 1970 */
export function captureOf(call: Call, started: number): Capture {
  const { raw, method } = call.req
  const route = call.get('route')
  return {
    at: started,
    ms: Date.now() - started,
    method,
    url: raw.url,
    route,
    isSoap: route === call.get('config').soap.path,
    operation: call.get('operation'),
    merchantId: call.get('merchantId'),
    status: call.res.status,
    headers: [...raw.headers],
    answerHeaders: [...call.res.headers],
    sent: call.get('sent'),
    notes: notesOf(call.res),
    follows: call.get('follows'),
    fault: call.get('fault'),
  }
}

/** Bytes that a capture holds, about. */
export function heldBy({ sent, notes }: Capture): number {
  return (sent?.byteLength ?? 0) + 2 * (notes.text?.length ?? 0) + 2048
}

/**
 * The account that an unauthorized request names: by its signature, token, client id or SOAP ClientNumber. A world of this
 * account may not be open.
 */
export function namedAccount(
  { headers, sent, isSoap, operation }: Capture,
  config: AccountConfig,
): MerchantAccount | undefined {
  const authorization = headers.find(([name]) => name === 'authorization')?.[1] ?? ''
  const [, scheme = '', value = ''] = /^(\S+) +(\S+)$/.exec(authorization.trim()) ?? []
  const text = () => new TextDecoder().decode(sent?.subarray(0, 16 * 1024))
  if (isSoap) {
    const number = Number(/ClientNumber\s*>\s*(\d{1,10})\s*</.exec(text())?.[1])
    return accountOfSoapClient(config, number)
  }
  const client = (id: string | null) => (id ? accountOfClient(config, id) : undefined)
  if (scheme.toLowerCase() === 'basic') {
    const [id] = decoded(value).split(':')
    return client(decodedForm(id ?? ''))
  }
  if (operation === 'getToken') return client(new URLSearchParams(text()).get('client_id'))
  const named =
    scheme.toLowerCase() === 'bearer'
      ? /"merchant_id":"(\d{1,10})"/.exec(
          decoded((value.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
        )?.[1]
      : /^(\d{1,10}):/.exec(decoded(value))?.[1]
  return named === undefined ? undefined : accountOf(config, named)
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

function decodedForm(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

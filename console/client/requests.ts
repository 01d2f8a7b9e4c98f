/** The requests that the sandbox remembers, as `GET /sandbox/requests` answers them. */

export interface RequestRecord {
  id: number | string
  /** ISO 8601. */
  at: string
  merchantId?: string
  method: string
  path: string
  operation?: string
  status: number
  ms: number
  request: Message
  answer: Message
  reason?: Reason
  follows?: 'description' | 'observed'
  fault?: unknown
}

interface Message {
  headers?: Readonly<Record<string, string>>
  body?: unknown
  /** Why there is no body, or not all of it. */
  note?: string
}

/** Why a request was refused. */
export interface Reason {
  rule: string
  message: string
  /** The heading of the description where the rule stands, and what it says. */
  section?: string
  says?: string
  /** The member, as a JSON pointer. */
  pointer?: string
  given?: unknown
  /** A value or name that would be right. */
  nearest?: unknown
  signature?: { hashed?: unknown; looksLike?: string }
  /** More rules that the request breaks. */
  also?: readonly { rule: string; message: string; pointer?: string }[]
}

/** The body of a message as text; empty without one. */
export function bodyText({ body }: Message): string {
  if (body === undefined || body === null) return ''
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** The value of a header, whatever its case. */
export function headerOf({ headers = {} }: Message, name: string): string | undefined {
  const found = Object.keys(headers).find((each) => each.toLowerCase() === name.toLowerCase())
  return found === undefined ? undefined : headers[found]
}

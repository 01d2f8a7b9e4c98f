/** The record of a request and its answer, as `GET /sandbox/requests` gives it. */

/** One side of an exchange. */
export interface RecordedMessage {
  headers: Record<string, string>
  /** The text, with secrets and national ids as `*****`; at most {@link BODY_KEPT} characters of it. */
  body?: string
  /** The bytes that were sent; absent if they were not read. */
  bytes?: number
  /** Why there is no body, or not all of it. */
  note?: string
}

/** Why an answer refuses. */
export interface Reason {
  /** The rule's id (`shared/wire/rules`). */
  rule: string
  /** The sentence of the answer about it. */
  message: string
  /** The heading of the description where the rule stands, and what it says. */
  section: string
  says: string
  /** The place in the request, as a JSON pointer. */
  pointer?: string
  given?: unknown
  /** The nearest value that would have been taken. */
  nearest?: unknown
  signature?: SignatureReason
  /** More rules that the request breaks. */
  also?: { rule: string; message: string; pointer?: string; given?: unknown; nearest?: unknown }[]
}

export interface SignatureReason {
  /** What was hashed, in order; never the secret. */
  hashed: { body: string; bytes: number; secret: string; timestamp: string }
  /** The usual mistake with which the signature would come out as it was sent. */
  looksLike?: string
}

export interface RequestRecord {
  at: string
  merchantId: string
  method: string
  path: string
  operation?: string
  status: number
  /** Milliseconds from the request to its answer. */
  ms: number
  request: RecordedMessage
  answer: RecordedMessage
  reason?: Reason
  /** Whom the answer follows; absent for requests that are not of the API. */
  follows?: 'description' | 'observed'
  fault?: object
}

/** Characters of a body that are kept. */
export const BODY_KEPT = 64 * 1024
/** What stands in place of a secret or a national id. */
export const REDACTED = '*****'

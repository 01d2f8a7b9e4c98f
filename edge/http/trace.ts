/** A request's place in a trace (W3C Trace Context), and its time at the provider. */
export interface Trace {
  /** 32 hex digits, of the caller's header or else of our request id. */
  traceId: string
  /** The header for the provider; its parent is this request. */
  traceparent: string
  /** Milliseconds spent in calls of the provider. */
  upstreamMs: number
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-|$)/

/** @param header the caller's `traceparent`; only well-formed ids and flags are used */
export function traceOf(header: string | undefined, requestId: string): Trace {
  const own = requestId.replaceAll('-', '')
  const [, traceId = own, flags = '01'] = TRACEPARENT.exec(header ?? '') ?? []
  return { traceId, traceparent: `00-${traceId}-${own.slice(16)}-${flags}`, upstreamMs: 0 }
}

import { SessionError } from './session-error.ts'

/** Where the edge is, and how a merchant's backend calls it. */
export interface EdgeAccess {
  /** The edge's address, such as `https://edge.example`. */
  edge: string | URL
  /** The merchant's API key. Keep it on the server: never in code that a browser loads. */
  apiKey: string | undefined
  /** Ends the call early; it then throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds after which the call fails with `edge-timeout`; 10 000 by default. */
  timeoutMs?: number | undefined
  /** Used instead of the global `fetch`, such as that of a Worker's service binding. */
  fetch?: typeof fetch | undefined
}

export interface EdgeCall {
  /** What is being done, for the error's message: "open a session". */
  action: string
  method: 'POST' | 'DELETE'
  /** Below the edge's address, without a slash in front. */
  path: string
  body?: string
  /** The status of the answer that says it is done. */
  expected: number
}

const TIMEOUT_MS = 10_000

/** An API key may have any visible ASCII character. Another one would make `fetch` throw, and quote it. */
const KEY = /^[\x21-\x7e]+$/

/**
 * Calls the edge with the API key.
 * @returns the text of the answer
 * @throws SessionError if it is not done; the signal's reason if the caller ended it
 */
export async function callEdge(access: EdgeAccess, call: EdgeCall): Promise<string> {
  const { signal, timeoutMs = TIMEOUT_MS, fetch: send = globalThis.fetch } = access
  signal?.throwIfAborted()
  const url = addressOf(access.edge, call)
  const apiKey = keyOf(access.apiKey, call)
  const timeout = AbortSignal.timeout(timeoutMs)
  let answer: Response
  let text: string
  try {
    answer = await send(url, {
      method: call.method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(call.body !== undefined && { body: call.body }),
      // The key must not follow a redirect to another server.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    text = await answer.text()
  } catch (cause) {
    signal?.throwIfAborted()
    if (timeout.aborted) {
      throw failure(call, `${url.origin} did not answer within ${timeoutMs} ms`, { code: 'edge-timeout' })
    }
    throw failure(call, `${url.origin} did not answer`, { code: 'network-failed', cause })
  }
  if (answer.status === call.expected) return text
  throw refusal(call, url, answer, text, apiKey)
}

/** An answer that is no edge's. */
export function notUnderstood(call: EdgeCall, edge: string | URL, status: number): SessionError {
  const { origin } = new URL(edge)
  return failure(call, `${origin} answered ${status}, and not as an edge does: check the address`, {
    code: 'answer-invalid',
    status,
  })
}

function failure(
  { action }: EdgeCall,
  reason: string,
  facts: ConstructorParameters<typeof SessionError>[1],
): SessionError {
  return new SessionError(`Could not ${action}: ${reason}.`, facts)
}

/** A path in the address stays: the edge may be below one. */
function addressOf(edge: string | URL, call: EdgeCall): URL {
  const base = URL.canParse(edge) ? new URL(edge) : undefined
  // `fetch` refuses an address with a password, and quotes it.
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.password) {
    throw failure(call, 'edge must be an address such as https://edge.example', { code: 'edge-url-invalid' })
  }
  return new URL(call.path, `${base.origin}${base.pathname.replace(/\/*$/, '/')}`)
}

function keyOf(apiKey: string | undefined, call: EdgeCall): string {
  const key = apiKey?.trim()
  if (!key) throw failure(call, 'there is no API key', { code: 'api-key-missing' })
  if (KEY.test(key)) return key
  throw failure(call, 'the API key has characters that no key has', { code: 'api-key-invalid' })
}

interface Problem {
  code: string
  title: string
  detail?: string
  pointer?: string
  requestId?: string
}

function refusal(call: EdgeCall, url: URL, answer: Response, text: string, apiKey: string): SessionError {
  // Whatever answers at that address may echo the request.
  const problem = problemIn(text.replaceAll(apiKey, '[the API key]'))
  if (!problem) return notUnderstood(call, url, answer.status)
  const { code, title, detail, pointer, requestId } = problem
  const reason = [`the edge refused it with ${code}: ${title}`, detail].filter(Boolean).join('. ')
  const seconds = Number(answer.headers.get('Retry-After') ?? Number.NaN)
  return failure(call, reason.replace(/\.$/, ''), {
    code,
    status: answer.status,
    pointer,
    requestId,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  })
}

function problemIn(text: string): Problem | undefined {
  try {
    const { code, title } = JSON.parse(text) as Partial<Problem>
    if (typeof code === 'string' && typeof title === 'string') return JSON.parse(text) as Problem
  } catch {
    // No JSON, or no object.
  }
  return undefined
}

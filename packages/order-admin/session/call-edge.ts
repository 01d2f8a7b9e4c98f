import { SessionError } from './session-error.ts'

/** The edge's address, with the options of a merchant's backend for calling it. */
export interface EdgeAccess {
  /** The edge's address, such as `https://edge.example`. */
  edge: string | URL
  /** The merchant's API key. Keep it on the server: never in code that a browser loads. */
  apiKey: string | undefined
  /** Aborts the call, which then throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds after which the call fails with `edge-timeout`; 10 000 by default. */
  timeoutMs?: number | undefined
  /** Replaces the global `fetch`, for example by that of a Worker's service binding. */
  fetch?: typeof fetch | undefined
}

export interface EdgeCall {
  /** The action for the error's message: "open a session". */
  action: string
  method: 'POST' | 'DELETE'
  /** The path below the edge's address, without a leading slash. */
  path: string
  body?: string
  /** The status of success. */
  expected: number
}

const TIMEOUT_MS = 10_000

/** Visible ASCII only, as in API keys: for any other character, `fetch` would throw and quote the key. */
const KEY = /^[\x21-\x7e]+$/

/**
 * Calls the edge with the API key.
 * @returns the text of the answer
 * @throws SessionError if it fails; the signal's reason if the caller aborted it
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

/** The error for an answer that does not come from an edge. */
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

/** Keeps a path in the address, because the edge may be below one. */
function addressOf(edge: string | URL, call: EdgeCall): URL {
  const base = URL.canParse(edge) ? new URL(edge) : undefined
  // For an address with a password, `fetch` would throw and quote it.
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
  // A wrong server at that address may echo the request.
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
    // The text is not a JSON object.
  }
  return undefined
}

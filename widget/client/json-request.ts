/** One JSON call of a desk that loads later, with the session of {@link EdgeClient}. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { bareRequest, type EdgeClient, TIMEOUT_MS } from './edge-client.ts'
import { EdgeError } from './edge-error.ts'
import { jsonOf, problemError } from './read-problem.ts'

interface JsonRequest {
  /** What the call does, for the developer's console: "Closing the day". */
  action: string
  /** With its query. */
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
  idempotencyKey?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * @returns the answer's JSON, with exact Longs
 * @throws EdgeError, or the signal's reason
 */
export function requestJson(client: EdgeClient, request: JsonRequest): Promise<unknown> {
  // A failed fetch does not tell whether it was sent, so without a network nothing is written.
  if (request.method === 'POST' && !navigator.onLine) throw new EdgeError(request.action, { code: 'offline' })
  const { idempotencyKey: key } = request
  const keyed = key === undefined ? request : { ...request, idempotencyKey: client.keyToSend(key) }
  return client.withToken((token, edge) => send(edge, token, keyed))
}

async function send(
  edge: string,
  token: string,
  { action, path, method = 'GET', body, idempotencyKey, headers, signal }: JsonRequest,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const init = bareRequest(token, signal ? AbortSignal.any([signal, timeout]) : timeout)
  try {
    const answer = await fetch(edge + path, {
      ...init,
      method,
      headers: {
        ...init.headers,
        ...headers,
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: stringifyJson(body) }),
    })
    const value = jsonOf(await answer.text())
    if (!answer.ok) throw problemError(action, answer, value)
    if (value === undefined) throw new EdgeError(action, { code: 'answer-invalid', status: answer.status })
    return value
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof EdgeError) throw error
    throw new EdgeError(action, { code: timeout.aborted ? 'edge-timeout' : 'network-failed' })
  }
}

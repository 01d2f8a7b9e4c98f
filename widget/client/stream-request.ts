/** Asks the edge for an answer that is read as it arrives. */
import { bareRequest, type EdgeClient, TIMEOUT_MS } from './edge-client.ts'
import { EdgeError } from './edge-error.ts'
import { jsonOf, problemError } from './read-problem.ts'

interface StreamRequest {
  /** What the call does, for the developer's console: "Reading the report". */
  action: string
  /** With its query. */
  path: string
  /** Also ends the body that is returned. */
  signal: AbortSignal
}

/**
 * A session that is over is renewed once.
 * @returns the answer's bytes, unread
 * @throws EdgeError, or the signal's reason
 */
export function requestStream(
  client: EdgeClient,
  request: StreamRequest,
): Promise<ReadableStream<Uint8Array>> {
  return client.withToken((token, edge) => bodyOf(edge, token, request))
}

async function bodyOf(
  edge: string,
  token: string,
  { action, path, signal }: StreamRequest,
): Promise<ReadableStream<Uint8Array>> {
  // The limit ends when the answer begins. Its body has none: the edge ends one that stalls.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS)
  try {
    const answer = await fetch(edge + path, bareRequest(token, AbortSignal.any([signal, late.signal])))
    if (!answer.ok) throw problemError(action, answer, jsonOf(await answer.text()))
    if (!answer.body) throw new EdgeError(action, { code: 'answer-invalid', status: answer.status })
    return answer.body
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EdgeError) throw error
    throw new EdgeError(action, { code: late.signal.aborted ? 'edge-timeout' : 'network-failed' })
  } finally {
    clearTimeout(timer)
  }
}

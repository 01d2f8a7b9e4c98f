import { BODY_MS } from '../domain/values/limits.ts'
import { ok, refuse, type Result } from '../domain/values/result.ts'

/** Why a request's body was not read: it is above the limit, its sender went away, or it took too long. */
export type UnreadBody = 'too-large' | 'cut-off' | 'late'

/**
 * Reads the body of a request, as {@link readCapped} does. A sender that goes away while it sends, or needs longer than
 * {@link BODY_MS}, is no failure of the service.
 */
export async function readSent(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Result<Uint8Array, UnreadBody>> {
  if (!body) return ok(new Uint8Array())
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), BODY_MS)
  try {
    const bytes = await readCapped(body, limit, late.signal)
    return bytes ? ok(bytes) : refuse('too-large')
  } catch {
    return refuse(late.signal.aborted ? 'late' : 'cut-off')
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads a whole body up to a limit. The sender's Content-Length cannot be trusted, and a compressed body has none.
 * @param signal ends the reading
 * @returns the bytes; undefined when there are more than `limit`
 * @throws what the stream throws when it breaks off; the signal's reason when that ended it
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  // Cancelling ends the stream for its reader.
  signal?.addEventListener('abort', () => void reader.cancel(signal.reason).catch(() => undefined))
  for (;;) {
    const { done, value } = await reader.read()
    signal?.throwIfAborted()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  if (chunks.length === 1) return chunks[0]
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

import { ok, refuse, type Result } from '../domain/result.ts'

/** Why a request's body is not there as a whole: it is above the limit, or its sender went away. */
export type UnreadBody = 'too-large' | 'cut-off'

/**
 * Reads the body of a request, as {@link readCapped} does. A sender that goes away while it sends is no failure of the
 * service.
 */
export async function readSent(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Result<Uint8Array, UnreadBody>> {
  try {
    const bytes = await readCapped(body, limit)
    return bytes ? ok(bytes) : refuse('too-large')
  } catch {
    return refuse('cut-off')
  }
}

/**
 * Reads a whole body up to a limit. The sender's Content-Length cannot be trusted, and a compressed body has none.
 * @returns the bytes; undefined when there are more than `limit`
 * @throws what the stream throws when it breaks off
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
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

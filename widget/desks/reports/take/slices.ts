/** Makes a large file in slices, between which the page stays responsive. */
import { Pace } from '../../../kit/format/pace.ts'

/** Characters or bytes that are gathered before they become a piece of the file. */
const PIECE = 1 << 20

/** Bytes that are hashed at once: a few milliseconds. */
const SLICE = 1 << 18

type Part = string | Uint8Array<ArrayBuffer>

/**
 * Joins the parts of a file.
 * @param parts each quick to make; strings become UTF-8
 * @throws the signal's reason when it is aborted
 */
export async function joined(
  parts: AsyncIterable<Part> | Iterable<Part>,
  type: string,
  signal: AbortSignal,
): Promise<Blob> {
  const pieces: Blob[] = []
  let waiting: Part[] = []
  let size = 0
  const pace = new Pace()
  for await (const part of parts) {
    signal.throwIfAborted()
    waiting.push(part)
    size += part.length
    if (size >= PIECE) {
      pieces.push(new Blob(waiting))
      waiting = []
      size = 0
    }
    if (pace.isTired) await pace.rest()
  }
  signal.throwIfAborted()
  return new Blob([...pieces, ...waiting], { type })
}

/** The browser's own hash takes a whole file at once, which blocks the page for larger ones. */
const AT_ONCE = 4 << 20

/** SHA-256 of a file in lower-case hex; undefined for a small one on a page without a secure connection. */
export async function digestOf(file: Blob): Promise<string | undefined> {
  if (file.size > AT_ONCE) return slicedDigest(file)
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function slicedDigest(file: Blob): Promise<string> {
  const { newSha256 } = await import('../data/sha256.ts')
  const hash = newSha256()
  const pace = new Pace()
  for (let from = 0; from < file.size; from += SLICE) {
    hash.update(new Uint8Array(await file.slice(from, from + SLICE).arrayBuffer()))
    if (pace.isTired) await pace.rest()
  }
  return hash.hex()
}

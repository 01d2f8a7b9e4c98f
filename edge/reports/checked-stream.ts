/** The provider's report as a stream that ends well only if the report was whole. */
import { brokenConnection } from '../upstream/failure.ts'
import { ReportError, type ReportScanner } from './report-scanner.ts'

/** What is read at once, in bytes. */
const PIECE = 64 * 1024
/** Milliseconds that the provider may send nothing. A report as a whole has no time limit. */
export const IDLE_MS = 30_000

export interface ReportSource {
  body: ReadableStream<Uint8Array>
  /** Ends the connection. */
  abort: () => void
}

/**
 * Reads only when the client wants more. When the report turns out to be broken, the stream is aborted and its
 * JSON never ends. `onEnd` gets the failure's code, or undefined for a whole report.
 */
export function checkedStream(
  { body, abort }: ReportSource,
  scanner: ReportScanner,
  onEnd: (failure: string | undefined) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader({ mode: 'byob' })
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      try {
        for (;;) {
          const bytes = await readPiece(reader, scanner.held, abort)
          const pieces = bytes ? scanner.feed(bytes) : [scanner.end()]
          // What is enqueued takes its buffer away from the others. The last one is nearly all of it.
          for (const piece of pieces) controller.enqueue(piece === pieces.at(-1) ? piece : piece.slice())
          if (!bytes) {
            onEnd(undefined)
            controller.close()
            return
          }
          if (pieces.length > 0) return
        }
      } catch (error) {
        onEnd(error instanceof ReportError ? error.code : brokenConnection(error).code)
        abort()
        controller.error(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/**
 * What is held, and the next bytes behind it in one buffer: a second one for each piece would cost as much as all
 * else here. Undefined at the end.
 */
async function readPiece(
  reader: ReadableStreamBYOBReader,
  held: Uint8Array,
  abort: () => void,
): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(held.byteLength + PIECE)
  bytes.set(held)
  const timer = setTimeout(abort, IDLE_MS)
  try {
    const { value } = await reader.readAtLeast(PIECE / 2, bytes.subarray(held.byteLength))
    // At the end there is no value, or one of no bytes.
    if (!value || value.byteLength === 0) return undefined
    return new Uint8Array(value.buffer, 0, value.byteOffset + value.byteLength)
  } finally {
    clearTimeout(timer)
  }
}

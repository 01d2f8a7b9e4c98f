/** The provider's report as a stream that ends well only if the report was whole. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { LAST_RECORD } from '../../shared/domain/report/last-record.ts'
import { brokenConnection, type ProviderFailure } from '../upstream/failure.ts'
import { ReportError, type ReportScanner } from './report-scanner.ts'

/** Bytes of one read. */
const PIECE = 64 * 1024
/** Bytes that are held back at the beginning, so that a report that is wrong by then gets a problem. */
export const HELD_BACK = 64 * 1024
/** The longest time that they are held back, in milliseconds: a slow provider must not delay the head. */
const HELD_BACK_MS = 2_000
/** Milliseconds that the provider may send nothing. The whole report has no time limit. */
const IDLE_MS = 30_000

export interface ReportSource {
  body: ReadableStream<Uint8Array>
  /** Ends the connection. */
  abort: () => void
}

interface StreamEnd {
  /** Gets the failure's code, or undefined for a whole report. */
  onEnd: (failure: string | undefined) => void
  /** The problem as JSON, for a client that has the beginning of the report already. */
  problemText: (failure: ProviderFailure) => string
}

/** The pieces of a report that may be sent. @throws ReportError, or the error of a broken connection */
export async function* readPieces(source: ReportSource, scanner: ReportScanner): AsyncGenerator<Uint8Array> {
  const reader = source.body.getReader({ mode: 'byob' })
  for (;;) {
    const bytes = await readPiece(reader, scanner.held, source.abort)
    yield* bytes ? scanner.feed(bytes) : [scanner.end()]
    if (!bytes) return
  }
}

/**
 * Reads only when the client wants more. A report that is wrong within its first bytes is refused. One that is wrong
 * later never completes its JSON, and a last record has the reason ({@link LAST_RECORD}). A cut report is sent until
 * the cut, without a last record, and its stream is aborted.
 */
export async function checkedStream(
  source: ReportSource,
  scanner: ReportScanner,
  { onEnd, problemText }: StreamEnd,
): Promise<Result<ReadableStream<Uint8Array>, ProviderFailure>> {
  const { abort } = source
  const reader = source.body.getReader({ mode: 'byob' })
  let hasEnded = false

  /** The next pieces that may be sent, each with its own buffer; undefined after the last. */
  async function next(): Promise<Uint8Array[] | undefined> {
    while (!hasEnded) {
      const bytes = await readPiece(reader, scanner.held, abort)
      hasEnded = !bytes
      const pieces = bytes ? scanner.feed(bytes) : [scanner.end()]
      // Enqueuing a piece transfers its buffer, so all but the last, which is the largest, are copied.
      if (pieces.length > 0) return pieces.map((piece) => (piece === pieces.at(-1) ? piece : piece.slice()))
    }
    return undefined
  }

  const first: Uint8Array[] = []
  /** The read under way while the answer begins. */
  let pending: ReturnType<typeof next> | undefined
  let failure: Failed | undefined
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), HELD_BACK_MS)
  try {
    for (let held = 0; held < HELD_BACK && !hasEnded;) {
      pending = next()
      const pieces = await Promise.race([pending, late.promise])
      if (pieces === 'late') break
      pending = undefined
      first.push(...(pieces ?? []))
      for (const { byteLength } of pieces ?? []) held += byteLength
    }
  } catch (error) {
    failure = failureOf(error)
    if (!failure.isCut || first.length === 0) {
      abort()
      onEnd(failure.reason.code)
      return refuse(failure.reason)
    }
  } finally {
    clearTimeout(timer)
  }
  // The stream's own read reports its failure.
  pending?.catch(() => {})

  return ok(
    new ReadableStream({
      type: 'bytes',
      async pull(controller) {
        try {
          if (first.length > 0) {
            for (const piece of first.splice(0)) controller.enqueue(piece as Uint8Array<ArrayBuffer>)
            return
          }
          if (failure) {
            onEnd(failure.reason.code)
            abort()
            // An abort here would drop the head and these pieces too.
            controller.close()
            return
          }
          const reading = pending ?? next()
          pending = undefined
          const pieces = await reading
          for (const piece of pieces ?? []) controller.enqueue(piece as Uint8Array<ArrayBuffer>)
          if (pieces) return
          onEnd(undefined)
          controller.close()
        } catch (error) {
          const { reason, isCut } = failureOf(error)
          onEnd(reason.code)
          abort()
          if (isCut) {
            controller.error(error)
            return
          }
          controller.enqueue(lastRecord(problemText(reason)))
          controller.close()
        }
      },
      cancel: (reason) => reader.cancel(reason),
    }),
  )
}

interface Failed {
  reason: ProviderFailure
  /** Whether the connection ended before the report. */
  isCut: boolean
}

/** The failure behind an error of reading. */
export function failureOf(error: unknown): Failed {
  if (!(error instanceof ReportError)) return { reason: brokenConnection(error), isCut: true }
  const { code, message, isCut } = error
  return { reason: { code, detail: `The answer is refused: ${message}.` }, isCut }
}

function lastRecord(text: string) {
  return new TextEncoder().encode(`${String.fromCharCode(LAST_RECORD)}${text}\n`)
}

/**
 * The held bytes and the next ones in one buffer: a second buffer for each piece would double the cost. Undefined at
 * the end.
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
    // At the end there is no value, or an empty one.
    if (!value || value.byteLength === 0) return undefined
    return new Uint8Array(value.buffer, 0, value.byteOffset + value.byteLength)
  } finally {
    clearTimeout(timer)
  }
}

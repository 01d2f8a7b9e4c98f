/** The provider's report as a stream that ends well only if the report was whole. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { LAST_RECORD } from '../../shared/domain/report/last-record.ts'
import { brokenConnection, type ProviderFailure } from '../upstream/failure.ts'
import { ReportError, type ReportScanner } from './report-scanner.ts'

/** What is read at once, in bytes. */
const PIECE = 64 * 1024
/** What is held back at the beginning, in bytes: a report that is wrong by then is answered with a problem. */
export const HELD_BACK = 64 * 1024
/** Milliseconds for which it is held back: whoever asks a slow provider waits for the head no longer. */
const HELD_BACK_MS = 2_000
/** Milliseconds that the provider may send nothing. A report as a whole has no time limit. */
const IDLE_MS = 30_000

export interface ReportSource {
  body: ReadableStream<Uint8Array>
  /** Ends the connection. */
  abort: () => void
}

interface StreamEnd {
  /** Gets the failure's code, or undefined for a whole report. */
  onEnd: (failure: string | undefined) => void
  /** The problem as JSON, for whoever has the beginning of the report already. */
  problemText: (failure: ProviderFailure) => string
}

/** The pieces of a report that may go out. @throws ReportError, or that of a broken connection */
export async function* readPieces(source: ReportSource, scanner: ReportScanner): AsyncGenerator<Uint8Array> {
  const reader = source.body.getReader({ mode: 'byob' })
  for (;;) {
    const bytes = await readPiece(reader, scanner.held, source.abort)
    yield* bytes ? scanner.feed(bytes) : [scanner.end()]
    if (!bytes) return
  }
}

/**
 * Reads only when the client wants more. A report that turns out to be wrong within its first bytes is refused; later,
 * its JSON never ends, and a last record says why ({@link LAST_RECORD}). One that is cut is sent as far as it came, has
 * no last record, and its stream is aborted.
 */
export async function checkedStream(
  source: ReportSource,
  scanner: ReportScanner,
  { onEnd, problemText }: StreamEnd,
): Promise<Result<ReadableStream<Uint8Array>, ProviderFailure>> {
  const { abort } = source
  const reader = source.body.getReader({ mode: 'byob' })
  let hasEnded = false

  /** The next pieces that may go out, each with a buffer of its own; undefined behind the last. */
  async function next(): Promise<Uint8Array[] | undefined> {
    while (!hasEnded) {
      const bytes = await readPiece(reader, scanner.held, abort)
      hasEnded = !bytes
      const pieces = bytes ? scanner.feed(bytes) : [scanner.end()]
      // What is enqueued takes its buffer away from the others. The last one is nearly all of it.
      if (pieces.length > 0) return pieces.map((piece) => (piece === pieces.at(-1) ? piece : piece.slice()))
    }
    return undefined
  }

  const first: Uint8Array[] = []
  /** What is read while the answer begins. */
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
  // The stream's own reading tells of its failure.
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
            // An abort at once would take the head and these pieces along.
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
  /** Did the connection end before the report did? */
  isCut: boolean
}

/** What a failed reading is to whoever asked. */
export function failureOf(error: unknown): Failed {
  if (!(error instanceof ReportError)) return { reason: brokenConnection(error), isCut: true }
  const { code, message, isCut } = error
  return { reason: { code, detail: `The answer is refused: ${message}.` }, isCut }
}

function lastRecord(text: string) {
  return new TextEncoder().encode(`${String.fromCharCode(LAST_RECORD)}${text}\n`)
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

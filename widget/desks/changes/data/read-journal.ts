/** Reads the lines of a journal as their bytes arrive. */
import type { JournalEnd, JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import { parseJson } from '../../../../shared/domain/values/json.ts'
import { JournalBook } from './journal-book.ts'
import type { JournalReading, Period } from './journal-data.ts'

/** Milliseconds between two readings for the screen. */
const TOLD_MS = 100

type Line = JournalEntry | JournalEnd

/**
 * Reads a journal to its end. Without its last line, or with another count in it, it was cut off.
 * @param onReading called with everything read so far: with the first entries, and at most ten times a second
 * @throws the signal's reason
 */
export async function readJournal(
  period: Period,
  body: ReadableStream<Uint8Array>,
  onReading: (reading: JournalReading) => void,
  signal: AbortSignal,
): Promise<JournalReading> {
  const book = new JournalBook()
  let toldAt = -Infinity
  let end: JournalEnd | undefined
  try {
    for await (const line of linesOf(body, signal)) {
      const read = readLine(line)
      // Anything behind the last line, or in between, is no journal.
      if (!read || end) return readingOf(book, period, 'cut-off')
      if ('end' in read) end = read
      else book.add(read)
      if (performance.now() - toldAt < TOLD_MS) continue
      toldAt = performance.now()
      onReading(readingOf(book, period, 'reading'))
    }
  } catch {
    signal.throwIfAborted()
  }
  return readingOf(book, period, end?.entries === book.entries.length ? 'whole' : 'cut-off')
}

/** The lines of a text, of which the last one may have no end. */
async function* linesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader()
  // Without this, an abort would wait for a body that sends nothing.
  const free = () => void reader.cancel(signal.reason).catch(() => {})
  signal.addEventListener('abort', free)
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      signal.throwIfAborted()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : lines.pop()!
      for (const line of lines) if (line.trim() !== '') yield line
      if (done) return
    }
  } finally {
    signal.removeEventListener('abort', free)
    free()
  }
}

/** The edge has checked each entry: this only tells an entry from another text. Undefined for such a text. */
function readLine(line: string): Line | undefined {
  let value: Partial<JournalEntry & JournalEnd> | null
  try {
    value = parseJson(line) as Partial<JournalEntry & JournalEnd> | null
  } catch {
    return undefined
  }
  if (value?.end === true) return { end: true, entries: Number(value.entries) }
  const { at, kind, outcome, requestId, subject, who, changes } = value ?? {}
  const texts = [at, kind, outcome, requestId, subject?.kind, who?.id]
  const isEntry = texts.every((text) => typeof text === 'string') && !Number.isNaN(Date.parse(at!))
  return isEntry ? { ...(value as JournalEntry), changes: changes ?? [] } : undefined
}

function readingOf(
  { entries, unsettled }: JournalBook,
  period: Period,
  is: JournalReading['is'],
): JournalReading {
  return { is, period, entries, count: entries.length, unsettled: [...unsettled] }
}

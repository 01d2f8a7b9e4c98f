/** Reads a day's report in slices, as its bytes arrive. */
import { DayWalk } from '../../../../shared/domain/report/report-reading/day-walk.ts'
import { PartScanner } from '../../../../shared/domain/report/report-reading/part-scanner.ts'
import { notAReport, ReadError } from '../../../../shared/domain/report/report-reading/read-error.ts'
import type { ProblemCode } from '../../../../shared/problems.ts'
import { ClientRows } from './client-rows.ts'
import { DayQueries } from './day-queries.ts'
import { Pace } from '../../../kit/format/pace.ts'
import type { DayReading, DayReport } from './report-data.ts'
import type { NewHash } from './sha256.ts'

/** Milliseconds between two readings for the screen. */
const TOLD_MS = 100

/**
 * Reads a day's answer to its end. The rows stay readable when the reading fails half way.
 * @param onReading called with everything read so far: with the first rows, at most ten times a second, and at the end
 * @returns as soon as the first rows can be queried
 * @throws ReadError, the signal's reason, or a TypeError where the hash could not be loaded; after the first rows,
 *   through `whole`
 */
export async function readDay(
  date: string,
  body: ReadableStream<Uint8Array>,
  onReading: (reading: DayReading) => void,
  signal: AbortSignal,
): Promise<DayReport & { readonly whole: Promise<DayReading> }> {
  const day = new DayInReading(date, onReading)
  const ended = AbortSignal.any([signal, day.closed])
  const whole = day.read(body, ended)
  // A caller that does not await the whole day must not cause an unhandled rejection.
  whole.catch(() => {})
  await Promise.race([day.started, whole])
  return {
    get reading() {
      return day.reading
    },
    whole,
    facets: (client) => day.queries.facets(client),
    query: (query) => day.queries.query(query),
    explain: (client) => day.queries.explain(client),
    close: () => day.close(),
  }
}

/** Loads the hash that a reading needs. Called while the report is awaited, it costs the reading no time. */
export async function loadHash(): Promise<NewHash> {
  return (await import('./sha256.ts')).newSha256
}

class DayInReading {
  readonly #date: string
  readonly #onReading: (reading: DayReading) => void
  readonly #scanner = new PartScanner()
  readonly #pace = new Pace()
  readonly #closing = new AbortController()
  readonly #start = Promise.withResolvers<void>()
  #walk: DayWalk<ClientRows> | undefined
  #isWhole = false
  #isStarted = false
  #toldAt = -Infinity
  #late: ReturnType<typeof setTimeout> | undefined
  #reading: DayReading
  readonly queries = new DayQueries(() => this.#clients, this.#closing.signal)

  constructor(date: string, onReading: (reading: DayReading) => void) {
    this.#date = date
    this.#onReading = onReading
    this.#reading = this.#readingNow()
  }

  get reading(): DayReading {
    return this.#reading
  }

  get closed(): AbortSignal {
    return this.#closing.signal
  }

  /** Resolves when rows can be queried. */
  get started(): Promise<void> {
    return this.#start.promise
  }

  close(): void {
    this.#closing.abort()
    this.#walk = undefined
  }

  get #clients(): readonly ClientRows[] {
    return this.#walk?.clients ?? []
  }

  async read(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<DayReading> {
    const reader = body.getReader()
    // Without this, an abort would wait for a body that sends nothing.
    const free = () => void reader.cancel(signal.reason).catch(() => {})
    signal.addEventListener('abort', free)
    try {
      if (signal.aborted) free()
      const newHash = await loadHash()
      const walk = new DayWalk((path) => new ClientRows({ date: this.#date, path, newHash }))
      this.#walk = walk
      for (;;) {
        const chunk = await this.#next(reader)
        signal.throwIfAborted()
        if (!chunk) break
        await this.#feed(chunk, walk, signal)
      }
      this.#end(walk)
    } catch (error) {
      free()
      if (error instanceof ReadError && this.#clients[0]?.head) this.#tell()
      throw error
    } finally {
      this.#tellNoLater()
      signal.removeEventListener('abort', free)
    }
    return this.#tell()
  }

  /** The next bytes; undefined at the end. A broken connection ends the report. */
  async #next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    try {
      const { value } = await reader.read()
      return value
    } catch {
      return undefined
    }
  }

  async #feed(chunk: Uint8Array, walk: DayWalk<ClientRows>, signal: AbortSignal): Promise<void> {
    for (const part of this.#scanner.feed(chunk)) {
      for (const _ of walk.take(part)) {
        if (!this.#pace.isTired) continue
        await this.#pace.rest()
        signal.throwIfAborted()
      }
      this.#tellProgress()
    }
    // The next bytes may take a while.
    if (this.#clients[0]?.head) this.#late ??= setTimeout(() => this.#tell(), TOLD_MS)
  }

  /** Reports rows as soon as there are any, even if the rest is slow. */
  #tellProgress(): void {
    const [first] = this.#clients
    if (!first?.head) return
    const areFirst = (this.#walk?.rowsRead ?? 0) > 0 && !this.#isStarted
    if (areFirst || performance.now() - this.#toldAt >= TOLD_MS) this.#tell()
    if (areFirst) {
      this.#isStarted = true
      this.#start.resolve()
    }
  }

  #end(walk: DayWalk<ClientRows>): void {
    const { rowsRead, rowsStated } = this.#readingNow()
    const { record, isWhole } = this.#scanner
    if (record !== undefined) throw refusedByEdge(record)
    if (!isWhole) throw new ReadError({ code: 'cut-off', rowsRead, rowsStated })
    walk.end()
    this.#isWhole = true
  }

  #tell(): DayReading {
    this.#tellNoLater()
    this.#toldAt = performance.now()
    this.#reading = this.#readingNow()
    this.#onReading(this.#reading)
    return this.#reading
  }

  #tellNoLater(): void {
    clearTimeout(this.#late)
    this.#late = undefined
  }

  /** The clients that can be shown. A client that is not ready also holds back those after it. */
  #listed(): readonly ClientRows[] {
    const unknown = this.#clients.findIndex(({ head }) => !head)
    return unknown === -1 ? this.#clients : this.#clients.slice(0, unknown)
  }

  #readingNow(): DayReading {
    return {
      date: this.#date,
      isWhole: this.#isWhole,
      rowsRead: this.#walk?.rowsRead ?? 0,
      rowsStated: this.#walk?.announced,
      clients: this.#listed().map((client) => client.reading()),
    }
  }
}

/** The content of the edge's last record; an unreadable one counts as no report. */
function refusedByEdge(record: string): ReadError {
  try {
    const { code } = JSON.parse(record) as { code?: unknown }
    if (code === ('report-other-day' satisfies ProblemCode)) return new ReadError({ code: 'other-day' })
  } catch {
    // The record was cut off.
  }
  return notAReport()
}

/** Reads a day's report in slices, as its bytes arrive. */
import type { Long } from '../../../shared/domain/long.ts'
import { ClientRows } from './client-rows.ts'
import { DayQueries } from './day-queries.ts'
import { readAnnounced, readClient, readHead, readOuter } from './frame-reader.ts'
import { Pace } from './pace.ts'
import { ReadError, refusedByEdge, wrongType } from './read-error.ts'
import type { DayReading, DayReport } from './report-data.ts'
import { type ReportPart, ReportScanner } from './report-scanner.ts'
import type { NewHash } from './sha256.ts'

/** Milliseconds between two readings that a person sees. */
const TOLD_MS = 100

/**
 * Reads a day's answer to its end. The rows stay readable when the reading fails half way.
 * @param onReading called with what has been read: with the first rows, at most ten times a second, and at the end
 * @returns as soon as the first rows can be asked for
 * @throws ReadError, the signal's reason, or a TypeError where the hash could not be loaded; once the first rows were
 *   there, by `whole`
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
  // Whoever does not ask for the whole day has been told by the first rows.
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

/** Loads the hash that a reading needs. Called while the report is waited for, it costs the reading no time. */
export async function loadHash(): Promise<NewHash> {
  return (await import('./sha256.ts')).newSha256
}

class DayInReading {
  readonly #date: string
  readonly #onReading: (reading: DayReading) => void
  readonly #scanner = new ReportScanner()
  readonly #pace = new Pace()
  readonly #closing = new AbortController()
  readonly #start = Promise.withResolvers<void>()
  #clients: ClientRows[] = []
  #announced: Long | undefined
  #rowsRead = 0
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

  /** Resolves when rows can be asked for. */
  get started(): Promise<void> {
    return this.#start.promise
  }

  close(): void {
    this.#closing.abort()
    this.#clients = []
  }

  async read(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<DayReading> {
    const reader = body.getReader()
    // A body that sends nothing would be waited for without an end.
    const free = () => void reader.cancel(signal.reason).catch(() => {})
    signal.addEventListener('abort', free)
    try {
      if (signal.aborted) free()
      const newHash = await loadHash()
      for (;;) {
        const chunk = await this.#next(reader)
        signal.throwIfAborted()
        if (!chunk) break
        await this.#feed(chunk, newHash, signal)
      }
      this.#end()
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

  /** The next bytes; undefined at the end. A connection that breaks ends the report. */
  async #next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    try {
      const { value } = await reader.read()
      return value
    } catch {
      return undefined
    }
  }

  async #feed(chunk: Uint8Array, newHash: NewHash, signal: AbortSignal): Promise<void> {
    for (const part of this.#scanner.feed(chunk)) {
      for (const _ of this.#take(part, newHash)) {
        if (!this.#pace.isTired) continue
        await this.#pace.rest()
        signal.throwIfAborted()
      }
      this.#tellProgress()
    }
    // Nothing more may come for a while.
    if (this.#clients[0]?.head) this.#late ??= setTimeout(() => this.#tell(), TOLD_MS)
  }

  /** Rows are told as soon as there are any, however slow the rest is. */
  #tellProgress(): void {
    const [first] = this.#clients
    if (!first?.head) return
    const areFirst = this.#rowsRead > 0 && !this.#isStarted
    if (areFirst || performance.now() - this.#toldAt >= TOLD_MS) this.#tell()
    if (areFirst) {
      this.#isStarted = true
      this.#start.resolve()
    }
  }

  /** Takes a part of the report; yields where the work may be interrupted. */
  *#take(part: ReportPart, newHash: NewHash): Generator<void> {
    const path = `clientReports/${this.#clients.length - 1}`
    const client = this.#clients.at(-1)
    switch (part.kind) {
      case 'end':
        this.#announced = readOuter(part.text, this.#clients.length)
        return
      case 'begin':
        if (!client) this.#announced = readAnnounced(part.text)
        this.#clients.push(new ClientRows(this.#date, `clientReports/${this.#clients.length}`, newHash))
        return
      case 'head':
        client!.begin(readHead(part.text, path))
        return
      case 'rows':
        for (const _ of client!.read(part.text)) {
          this.#rowsRead += 1
          yield
        }
        return
      case 'client':
        yield* client!.end(readClient(part.text, path, part.rowLists), this.#clients.slice(0, -1))
    }
  }

  #end(): void {
    const { rowsRead, rowsStated } = this.#readingNow()
    const { record, isWhole } = this.#scanner
    if (record !== undefined) throw refusedByEdge(record)
    if (!isWhole) throw new ReadError({ code: 'cut-off', rowsRead, rowsStated })
    // Where a client's own number differs, its verdict says so. Otherwise those of all do.
    if (rowsRead !== rowsStated && !this.#clients.some((client) => client.deniesItsRows)) {
      if (this.#clients.length === 0) throw wrongType('totalNrOfRows')
      for (const client of this.#clients) client.judgeTotal({ stated: rowsStated!, computed: rowsRead })
    }
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

  /** The clients of which enough is known. Those that follow one of which it is not have to wait for it. */
  #listed(): ClientRows[] {
    const unknown = this.#clients.findIndex(({ head }) => !head)
    return unknown === -1 ? this.#clients : this.#clients.slice(0, unknown)
  }

  #readingNow(): DayReading {
    return {
      date: this.#date,
      isWhole: this.#isWhole,
      rowsRead: this.#rowsRead,
      rowsStated: this.#announced,
      clients: this.#listed().map((client) => client.reading()),
    }
  }
}

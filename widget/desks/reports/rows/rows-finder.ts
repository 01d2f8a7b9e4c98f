import type { DayReport, RowsChoice } from '../data/report-data.ts'
import { LoadedRows } from './loaded-rows.ts'

export type Facets = Awaited<ReturnType<DayReport['facets']>>

/** The result of a query, with its first needed rows. */
export interface FoundRows {
  choice: RowsChoice
  rows: LoadedRows
  facets: Facets
}

/** Sends the queries for one client's rows, one at a time: of the waiting ones, only the last is sent. */
export class RowsFinder {
  readonly day: DayReport
  readonly client: number
  readonly #onChange: () => void
  readonly #onRows: () => void
  #found: FoundRows | undefined
  #wanted: { choice: RowsChoice; from: number; to: number } | undefined
  #facets: { rowCount: number | undefined; values: Facets } | undefined
  #isBusy = false
  #isStopped = false
  #hasFailed = false

  /**
   * @param onChange called when a query was answered or has failed
   * @param onRows called when more rows of the answer have arrived
   */
  constructor(day: DayReport, client: number, onChange: () => void, onRows: () => void) {
    this.day = day
    this.client = client
    this.#onChange = onChange
    this.#onRows = onRows
  }

  /** The last answer; it stays until the next one. */
  get found(): FoundRows | undefined {
    return this.#found
  }

  get hasFailed(): boolean {
    return this.#hasFailed
  }

  /** @param from the place of the first row that is needed at once, up to the one before `to` */
  find(choice: RowsChoice, from: number, to: number): void {
    this.#wanted = { choice, from, to }
    if (!this.#isBusy) void this.#run()
  }

  stop(): void {
    this.#isStopped = true
    this.#found?.rows.release()
  }

  async #run(): Promise<void> {
    this.#isBusy = true
    while (this.#wanted && !this.#isStopped) {
      const { choice, from, to } = this.#wanted
      this.#wanted = undefined
      const found = await this.#ask(choice, from, to)
      if (this.#isStopped) return found?.rows.release()
      this.#hasFailed = found === undefined
      if (found) {
        this.#found?.rows.release()
        this.#found = found
      }
      this.#onChange()
    }
    this.#isBusy = false
  }

  /** The values to filter by: a search does not change them, but they grow with the report. */
  async #facetsNow(): Promise<Facets> {
    const rowCount = this.day.reading.clients[this.client]?.rowCount
    if (this.#facets && this.#facets.rowCount === rowCount) return this.#facets.values
    const values = await this.day.facets(this.client)
    this.#facets = { rowCount, values }
    return values
  }

  /** Undefined if the query fails: the day was closed, or its worker ended. */
  async #ask(choice: RowsChoice, from: number, to: number): Promise<FoundRows | undefined> {
    try {
      const query = { ...choice, client: this.client }
      const [view, facets] = await Promise.all([this.day.query(query), this.#facetsNow()])
      const rows = new LoadedRows(view, this.#onRows)
      await rows.load(from, to)
      return { choice, rows, facets }
    } catch {
      return undefined
    }
  }
}

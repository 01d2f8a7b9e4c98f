/** The history table of a desk: entries are appended, read, and deleted when they expire. */
import type { Tables } from './tables.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { HistoryEntry } from '../../shared/domain/order/history.ts'
import { HISTORY_PAGE, historyLimits } from '../../shared/domain/values/limits.ts'

export interface StoredPage {
  /** JSON of each entry, newest first. */
  entries: string[]
  /** The `before` of the next page; absent if there is nothing older. */
  before?: number
}

export class History {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  append(entry: Pick<HistoryEntry, 'at'>): void {
    const at = Date.parse(entry.at)
    const sql = this.#tables.made()
    sql.exec('INSERT INTO history (at, entry) VALUES (?, ?)', at, stringifyJson(entry))
  }

  /** Adds an entry of another desk, unless it has been added. @param entry its JSON */
  adopt(entry: string): void {
    const at = Date.parse((JSON.parse(entry) as Pick<HistoryEntry, 'at'>).at)
    const insert =
      'INSERT INTO history (at, entry) SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM history WHERE entry = ?2)'
    this.#tables.made().exec(insert, at, entry)
  }

  /** @param before only entries older than this one */
  page(before?: number): StoredPage {
    const { sql } = this.#tables
    if (!sql) return { entries: [] }
    const rows = sql
      .exec<{ seq: number; entry: string }>(
        'SELECT seq, entry FROM history WHERE seq < ? ORDER BY seq DESC LIMIT ?',
        before ?? Number.MAX_SAFE_INTEGER,
        HISTORY_PAGE + 1,
      )
      .toArray()
    let bytes = 0
    // The first entry is on the page at any size: otherwise a client could not page past it.
    const fits = ({ entry }: { entry: string }, index: number) =>
      (bytes += utf8Length(entry)) <= historyLimits.pageBytes || index === 0
    const end = rows.findIndex((row, index) => index === HISTORY_PAGE || !fits(row, index))
    const shown = end === -1 ? rows : rows.slice(0, end)
    const entries = shown.map(({ entry }) => entry)
    return rows.length > shown.length ? { entries, before: shown.at(-1)!.seq } : { entries }
  }

  /** Deletes the entries up to this instant, in milliseconds since 1970. */
  forget(upTo: number): void {
    this.#tables.sql?.exec('DELETE FROM history WHERE at <= ?', upTo)
  }

  /** When the oldest entry was written. */
  oldest(): number | undefined {
    const oldest = this.#tables.sql?.exec<{ at: number | null }>('SELECT min(at) AS at FROM history').one()
    return oldest?.at ?? undefined
  }
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}

/** The version of what a desk writes to: a text that each done write changes. Its sockets tell it to pages. */
import type { Tables } from '../../storage/tables.ts'
import { LOST_MS } from '../times.ts'
import { NOTHING } from './write-log.ts'

export class LogVersion {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** Remembers a done write without a key for {@link LOST_MS}: its own row may go at once. */
  noteUnkeyed(now: number): void {
    this.#tables.made().exec(
      `INSERT INTO write_log (content, at, lost_until, answer, wrapped, only_sets)
       VALUES ('', ?, ?, '${NOTHING}', '', 0)`,
      now,
      now + LOST_MS,
    )
  }

  /**
   * Empty while nothing is remembered. It holds for {@link LOST_MS}: a row that goes later changes it too, and so does a
   * refused write that is kept under its key.
   */
  get text(): string {
    const query = `SELECT count(*) AS count, min(at) AS first, max(at) AS last FROM write_log
      WHERE intent IS NULL AND (key IS NOT NULL OR (answer = '${NOTHING}' AND lost_until IS NOT NULL))`
    const row = this.#tables.sql?.exec<{ count: number; first: number; last: number }>(query).one()
    return row && row.count > 0 ? `${row.count}.${row.first}.${row.last}` : ''
  }
}

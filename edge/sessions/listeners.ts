/** Which desks have sockets of which sessions, so that those of an ended one can be closed. Pure SQL. */

/** Rows that a merchant may have. */
export const LISTENERS = 10_000

/** A session with a socket at a desk. */
export interface Listener extends Record<string, SqlStorageValue> {
  desk: string
  session: string
}

export class Listeners {
  readonly #sql: SqlStorage

  /** To be called within a transaction. */
  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS listeners (
         desk TEXT NOT NULL,
         session TEXT NOT NULL,
         -- When the session expires, in seconds since 1970: the desk itself closes it then.
         until INTEGER NOT NULL,
         -- Was the session ended, and its desk not told yet?
         ended INTEGER NOT NULL DEFAULT 0,
         PRIMARY KEY (desk, session)
       ) STRICT;
       CREATE INDEX IF NOT EXISTS listeners_until ON listeners (until);
       CREATE INDEX IF NOT EXISTS listeners_session ON listeners (session);
       CREATE INDEX IF NOT EXISTS listeners_ended ON listeners (desk) WHERE ended = 1;`,
    )
  }

  /** False when there is no room. */
  add({ desk, session }: Listener, until: number): boolean {
    this.forgetExpired()
    const { count } = this.#sql.exec<{ count: number }>('SELECT count(*) AS count FROM listeners').one()
    if (count >= LISTENERS) return false
    this.#sql.exec(
      'INSERT OR REPLACE INTO listeners (desk, session, until) VALUES (?, ?, ?)',
      desk,
      session,
      until,
    )
    return true
  }

  end(session: string): void {
    this.#sql.exec('UPDATE listeners SET ended = 1 WHERE session = ?', session)
  }

  endAll(): void {
    this.#sql.exec('UPDATE listeners SET ended = 1')
  }

  /** Ended ones whose desks have not been told. */
  untold(limit: number): Listener[] {
    const query = 'SELECT desk, session FROM listeners WHERE ended = 1 ORDER BY desk LIMIT ?'
    return this.#sql.exec<Listener>(query, limit).toArray()
  }

  told({ desk, session }: Listener): void {
    this.#sql.exec('DELETE FROM listeners WHERE desk = ? AND session = ?', desk, session)
  }

  forgetExpired(): void {
    this.#sql.exec('DELETE FROM listeners WHERE until <= ?', Date.now() / 1000)
  }
}

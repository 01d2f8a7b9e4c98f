/** The sockets of each session at its desks, so that those of an ended session can be closed. Pure SQL. */

/**
 * Sockets that one object lists: with 16 shards, 160 000 of a merchant. Users spread evenly, so that 100 000 fit; an end of
 * all sessions closes those of each shard in a hundred rounds.
 */
export const LISTENERS = 10_000
/** Sockets that one session may have, at all of the merchant's desks together. */
export const LISTENERS_PER_SESSION = 50

/** A socket of a session at a desk. */
export interface Listener {
  /** The socket's id. */
  id: string
  desk: string
  session: string
  /** The id of the session's user. */
  user: string
}

/** A notice to a desk: close all sockets of the session. */
export type EndedAtDesk = Pick<Listener, 'desk' | 'session'>

export class Listeners {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** How many are listed. The table keeps the number itself, so that nothing counts by reading all. */
  get count(): number {
    return this.#sql.exec<{ count: number }>('SELECT count FROM live_socket_count').one().count
  }

  /** @returns false if the object or the session has its limit of sockets */
  add({ id, desk, session, user }: Listener, until: number): boolean {
    // The session's sockets are a short range of the primary key.
    const query =
      'SELECT (SELECT count FROM live_socket_count) AS total, count(*) AS own FROM live_sockets WHERE session = ?'
    const { total, own } = this.#sql.exec<{ total: number; own: number }>(query, session).one()
    if (own >= LISTENERS_PER_SESSION) return false
    if (total >= LISTENERS) {
      this.forgetExpired()
      if (this.count >= LISTENERS) return false
    }
    this.#sql.exec(
      // A call that is repeated after a reset finds its own row.
      'INSERT OR IGNORE INTO live_sockets (id, desk, session, user, until) VALUES (?, ?, ?, ?, ?)',
      id,
      desk,
      session,
      user,
      until,
    )
    return true
  }

  /** Removes a closed socket. @param session the id of its session: without it, all rows are read */
  remove(id: string, session?: string): void {
    if (session === undefined) this.#sql.exec('DELETE FROM live_sockets WHERE id = ?', id)
    else this.#sql.exec('DELETE FROM live_sockets WHERE session = ? AND id = ?', session, id)
  }

  end(session: string): void {
    this.#sql.exec('UPDATE live_sockets SET ended = 1 WHERE session = ?', session)
  }

  /** Ends the sockets of all sessions of a user. It reads all rows: an index would be written at each socket. */
  endUser(user: string): void {
    this.#sql.exec('UPDATE live_sockets SET ended = 1 WHERE user = ?', user)
  }

  endAll(): void {
    this.#sql.exec('UPDATE live_sockets SET ended = 1')
  }

  /** Ended sockets whose desks have not been notified. */
  unnotified(limit: number): EndedAtDesk[] {
    const query = 'SELECT DISTINCT desk, session FROM live_sockets WHERE ended = 1 ORDER BY desk LIMIT ?'
    return this.#sql.exec<{ desk: string; session: string }>(query, limit).toArray()
  }

  notified({ desk, session }: EndedAtDesk): void {
    this.#sql.exec('DELETE FROM live_sockets WHERE desk = ? AND session = ? AND ended = 1', desk, session)
  }

  /** Reads all rows. */
  forgetExpired(): void {
    this.#sql.exec('DELETE FROM live_sockets WHERE until <= ?', Date.now() / 1000)
  }
}

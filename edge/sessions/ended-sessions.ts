/** Sessions of a merchant that were ended before they expired, kept until their tokens expire. Pure SQL. */
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import type { Session } from './session-token.ts'

/** Ids and users that one answer may list. */
export const LISTED = 1_000

/** The members that decide whether a session was ended. */
export type SessionMark = Pick<Session, 'id' | 'issuedAt'> & { user: Pick<Session['user'], 'id'> }

/** The copy that an isolate keeps for a few seconds for its reads. Instants are seconds since 1970. */
export interface EndedList {
  ids: string[]
  /** Users, each with the instant up to which its sessions were ended. */
  users: { id: string; upTo: number }[]
  /** All sessions that were issued up to this instant were ended. */
  upTo: number
  /** False if there are more than {@link LISTED}: then `ids` and `users` are empty, and each session is looked up. */
  isWhole: boolean
  /** The object passes on to the shards what the former release ends there. That of the former release does not. */
  passesOn?: true
}

export class EndedSessionTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  end(id: string): void {
    this.#forgetOld()
    this.#sql.exec('INSERT OR IGNORE INTO ended (id, at) VALUES (?, ?)', id, Date.now())
  }

  /** Ends all sessions issued to the user until now. */
  endUser(id: string): void {
    this.#forgetOld()
    this.#sql.exec('INSERT OR REPLACE INTO ended_users (id, at) VALUES (?, ?)', id, Date.now())
  }

  /** @param againAt when all are to be ended once more, in milliseconds since 1970; null if they are not */
  endAll(againAt: number | null = this.againAt ?? null): void {
    const replace = 'INSERT OR REPLACE INTO ended_all (one, at, again_at) VALUES (1, ?, ?)'
    this.#sql.exec(replace, Date.now(), againAt)
  }

  /** When all are to be ended once more; undefined if that is done. */
  get againAt(): number | undefined {
    const [row] = this.#sql.exec<{ again_at: number | null }>('SELECT again_at FROM ended_all').toArray()
    return row?.again_at ?? undefined
  }

  has(session: SessionMark): boolean {
    const { id, issuedAt, user } = session
    const [row] = this.#sql
      .exec<{ ended: number; isLater: number }>(
        `SELECT EXISTS (SELECT 1 FROM ended WHERE id = ?1)
             OR EXISTS (SELECT 1 FROM ended_users WHERE id = ?2 AND at >= ?3)
             OR EXISTS (SELECT 1 FROM ended_all WHERE at >= ?3) AS ended,
           EXISTS (SELECT 1 FROM ended_users WHERE at > ?4)
             OR EXISTS (SELECT 1 FROM ended_all WHERE at > ?4) AS isLater`,
        id,
        user.id,
        milliseconds(issuedAt),
        Date.now(),
      )
      .toArray()
    if (row?.isLater !== 1) return row?.ended === 1
    this.#endNoneLater()
    return this.has(session)
  }

  list(): EndedList {
    this.#forgetOld()
    this.#endNoneLater()
    const ids = this.#sql.exec<{ id: string }>('SELECT id FROM ended LIMIT ?', LISTED + 1).toArray()
    const users = this.#sql
      .exec<{ id: string; at: number }>('SELECT id, at FROM ended_users LIMIT ?', LISTED + 1)
      .toArray()
    const [all] = this.#sql.exec<{ at: number }>('SELECT at FROM ended_all').toArray()
    const isWhole = ids.length + users.length <= LISTED
    return {
      ids: isWhole ? ids.map(({ id }) => id) : [],
      users: isWhole ? users.map(({ id, at }) => ({ id, upTo: at / 1000 })) : [],
      upTo: (all?.at ?? 0) / 1000,
      isWhole,
    }
  }

  /**
   * A clock that was ahead has ended sessions up to an instant that is still to come. After it was set back, that would
   * end each new session until then: the users could not come back. So the end is now.
   */
  #endNoneLater(): void {
    const now = Date.now()
    this.#sql.exec('UPDATE ended_users SET at = ?1 WHERE at > ?1', now)
    this.#sql.exec('UPDATE ended_all SET at = ?1 WHERE at > ?1', now)
  }

  /** Deletes ended sessions whose tokens have expired. */
  #forgetOld(): void {
    const before = Date.now() - SESSION_SECONDS * 1000
    this.#sql.exec('DELETE FROM ended WHERE at < ?', before)
    this.#sql.exec('DELETE FROM ended_users WHERE at < ?', before)
  }
}

/** Tokens have seconds with decimals; rounding restores the exact milliseconds of the issue. */
function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000)
}

import { DurableObject } from 'cloudflare:workers'
import { SESSION_SECONDS } from '../../shared/domain/session.ts'
import type { Env } from '../env.ts'
import { type Listener, Listeners } from './listeners.ts'
import type { Session } from './session-token.ts'

/** Which of a merchant's sessions it has ended before they expired. */
export interface EndedSessions {
  ids: string[]
  /** All that were issued up to this instant, in seconds since 1970. */
  upTo: number
}

/** Sockets that are closed in one go; the alarm goes on with the others. */
export const CLOSED_AT_ONCE = 100
/** Milliseconds until a desk that could not be told is told again. */
const RETRY_MS = 1_000

/**
 * One object for each merchant: remembers which sessions were ended, for as long as their tokens would live, and
 * has the sockets closed that they have open. There is no list of sessions that are open; a token says itself what
 * it allows.
 */
export class MerchantSessions extends DurableObject<Env> {
  readonly #sql: SqlStorage
  readonly #listeners: Listeners

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#listeners = state.storage.transactionSync(() => {
      this.#sql.exec('CREATE TABLE IF NOT EXISTS ended (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
      this.#sql.exec(
        'CREATE TABLE IF NOT EXISTS ended_all (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT',
      )
      return new Listeners(this.#sql)
    })
  }

  /** Resolves when the sockets of the session are closed, as far as they are no more than {@link CLOSED_AT_ONCE}. */
  async end(id: string): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.#forgetOld()
      this.#sql.exec('INSERT OR IGNORE INTO ended (id, at) VALUES (?, ?)', id, Date.now())
      this.#listeners.end(id)
    })
    await this.#closeSockets()
  }

  async endAll(): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec('INSERT OR REPLACE INTO ended_all (one, at) VALUES (1, ?)', Date.now())
      this.#listeners.endAll()
    })
    await this.#closeSockets()
  }

  ended(): EndedSessions {
    const ids = this.#sql.exec<{ id: string }>('SELECT id FROM ended').toArray()
    const [all] = this.#sql.exec<{ at: number }>('SELECT at FROM ended_all').toArray()
    return { ids: ids.map(({ id }) => id), upTo: (all?.at ?? 0) / 1000 }
  }

  /**
   * The session has a socket at the desk, which hears when the session is ended: to be called when the socket is
   * there, so that none slips through between the two.
   */
  listen(
    { id, issuedAt, expiresAt }: Pick<Session, 'id' | 'issuedAt' | 'expiresAt'>,
    desk: string,
  ): 'heard' | 'ended' | 'full' {
    const { ids, upTo } = this.ended()
    if (issuedAt <= upTo || ids.includes(id)) return 'ended'
    return this.#listeners.add({ desk, session: id }, expiresAt) ? 'heard' : 'full'
  }

  override async alarm(): Promise<void> {
    this.#listeners.forgetExpired()
    await this.#closeSockets()
  }

  /** Has the desks close what is ended; one that fails is told again, until the session would have expired. */
  async #closeSockets(): Promise<void> {
    const untold = this.#listeners.untold(CLOSED_AT_ONCE)
    if (untold.length === 0) return
    // First of all, so that it goes on whatever becomes of this object meanwhile.
    await this.ctx.storage.setAlarm(Date.now() + RETRY_MS)
    const told = await Promise.all(untold.map((listener) => this.#tell(listener)))
    const isMore = untold.length === CLOSED_AT_ONCE && !told.includes(false)
    if (isMore) await this.ctx.storage.setAlarm(Date.now())
  }

  async #tell(listener: Listener): Promise<boolean> {
    try {
      await this.env.DESK.getByName(listener.desk).endSession(listener.session)
    } catch {
      return false
    }
    this.#listeners.told(listener)
    return true
  }

  /** A session that was ended has expired by now all the same. */
  #forgetOld(): void {
    this.#sql.exec('DELETE FROM ended WHERE at < ?', Date.now() - SESSION_SECONDS * 1000)
  }
}

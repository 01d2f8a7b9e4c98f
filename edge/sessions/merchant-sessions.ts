import { DurableObject } from 'cloudflare:workers'
import { migrate } from '../../shared/storage/migrate.ts'
import type { Env } from '../config/env.ts'
import { objectStub } from '../config/object-stub.ts'
import { type EndedList, EndedSessionTable, type SessionMark } from './ended-sessions.ts'
import { type EndedAtDesk, type Listener, Listeners } from './listeners.ts'
import { sessionMigrations } from './schema.ts'
import type { Session } from './session-token.ts'

/** Sockets that are closed in one go; the alarm goes on with the others. */
export const CLOSED_AT_ONCE = 100
/** Milliseconds until a desk that could not be notified is notified again. */
const RETRY_MS = 1_000

/** What this object asks of a desk, whose own folder is a layer above. */
interface SocketHolder {
  endSession(session: string): void
}

/**
 * One object for each merchant: remembers which sessions were ended, for as long as their tokens would live, and
 * has the sockets closed that they have open. There is no list of sessions that are open; a token says itself what
 * it allows.
 */
export class MerchantSessions extends DurableObject<Env> {
  readonly #ended: EndedSessionTable
  readonly #listeners: Listeners

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { storage } = state
    storage.transactionSync(() => migrate(storage.sql, sessionMigrations))
    this.#ended = new EndedSessionTable(storage.sql)
    this.#listeners = new Listeners(storage.sql)
  }

  /** Resolves when the sockets of the session are closed, as far as they are no more than {@link CLOSED_AT_ONCE}. */
  async end(id: string): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.#ended.end(id)
      this.#listeners.end(id)
    })
    await this.#closeSockets()
  }

  /** Ends all sessions that were issued to the user until now. */
  async endUser(user: string): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.#ended.endUser(user)
      this.#listeners.endUser(user)
    })
    await this.#closeSockets()
  }

  async endAll(): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      this.#ended.endAll()
      this.#listeners.endAll()
    })
    await this.#closeSockets()
  }

  /** Was this session ended? What a write asks: the answer is as short for one ended session as for thousands. */
  isEnded(session: SessionMark): boolean {
    return this.#ended.has(session)
  }

  /** Those that were ended, as far as there are not too many to tell; for reads, which remember it. */
  ended(): EndedList {
    return this.#ended.list()
  }

  /**
   * The session has a socket at the desk, which hears when the session is ended: to be called when the socket is
   * there, so that none slips through between the two.
   */
  listen(
    session: SessionMark & Pick<Session, 'expiresAt'>,
    { id, desk }: Pick<Listener, 'id' | 'desk'>,
  ): 'heard' | 'ended' | 'full' {
    if (this.#ended.has(session)) return 'ended'
    const listener = { id, desk, session: session.id, user: session.user.id }
    return this.#listeners.add(listener, session.expiresAt) ? 'heard' : 'full'
  }

  /** The socket is closed. */
  unlisten(id: string): void {
    this.#listeners.remove(id)
  }

  override async alarm(): Promise<void> {
    this.#listeners.forgetExpired()
    await this.#closeSockets()
  }

  /** Has the desks close what is ended; one that fails is notified again, until the session would have expired. */
  async #closeSockets(): Promise<void> {
    const unnotified = this.#listeners.unnotified(CLOSED_AT_ONCE)
    if (unnotified.length === 0) return
    // First of all, so that it goes on whatever becomes of this object meanwhile.
    await this.ctx.storage.setAlarm(Date.now() + RETRY_MS)
    const notified = await Promise.all(unnotified.map((ended) => this.#notify(ended)))
    const isMore = unnotified.length === CLOSED_AT_ONCE && !notified.includes(false)
    if (isMore) await this.ctx.storage.setAlarm(Date.now())
  }

  async #notify(ended: EndedAtDesk): Promise<boolean> {
    try {
      await objectStub<SocketHolder>(this.env.DESK, ended.desk).endSession(ended.session)
    } catch {
      return false
    }
    this.#listeners.notified(ended)
    return true
  }
}

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
/** Milliseconds until another attempt to notify a desk. */
const RETRY_MS = 1_000

/** What this object asks of a desk, whose own folder is a layer above. */
interface SocketHolder {
  endSession(session: string): void
}

/**
 * One object for each merchant: remembers which sessions were ended until their tokens expire, and has their sockets
 * closed. There is no list of open sessions: a token itself says what it allows.
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

  /** Whether the session was ended. Writes ask this: the answer is short however many sessions were ended. */
  isEnded(session: SessionMark): boolean {
    return this.#ended.has(session)
  }

  /** The ended sessions, unless there are too many to list; for reads, which remember the list. */
  ended(): EndedList {
    return this.#ended.list()
  }

  /**
   * Lists a session's socket, so that its desk is notified when the session ends. Call it when the socket is open:
   * otherwise one that opens meanwhile would be missed.
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

  /** Has the desks close ended sockets. A desk that fails is notified again, until the session expires. */
  async #closeSockets(): Promise<void> {
    const unnotified = this.#listeners.unnotified(CLOSED_AT_ONCE)
    if (unnotified.length === 0) return
    // Set first, so that it goes on even if this object is evicted meanwhile.
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

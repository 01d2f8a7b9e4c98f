import { DurableObject } from 'cloudflare:workers'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import { migrate } from '../../shared/storage/migrate.ts'
import type { Env } from '../config/env.ts'
import { objectStub, type Repeats } from '../config/object-stub.ts'
import { type EndedList, EndedSessionTable, type SessionMark } from './ended-sessions.ts'
import { endAtShards, type Ending } from './ending.ts'
import { type EndedAtDesk, type Listener, Listeners } from './listeners.ts'
import type { SessionAct } from '../../shared/domain/journal/journal.enums.ts'
import { Courier } from '../journal/courier.ts'
import { actLetter, type Doer, sessionSubject } from '../journal/letter.ts'
import { Outbox } from '../journal/outbox.ts'
import { isStopped } from '../registry/find-merchant.ts'
import { sessionMigrations } from './schema.ts'
import { merchantOfSessions, type SessionMethods } from './sessions-of.ts'
import type { Session } from './session-token.ts'

/** Sockets that are closed at once; the alarm closes the others. */
export const CLOSED_AT_ONCE = 100
/** Milliseconds until the next attempt to notify a desk. */
const RETRY_MS = 1_000

/** Milliseconds until letters that the journal could not take are sent again. */
const DELIVER_AGAIN_MS = 30_000

/**
 * Milliseconds after which the sessions of a stopped merchant are ended once more: by then each isolate has heard that it
 * is stopped, and opens none.
 */
const END_AGAIN_MS = 6_000
/** Milliseconds for which a merchant that was found to be served counts as that: what it opens in them is ended once more. */
const SERVED_MS = 3_000

/** The methods of a desk that this object calls. The desk's folder is a layer above. */
interface SocketHolder {
  endSession(session: string): void
}

const repeats: Repeats<SocketHolder> = { endSession: 'again' }

/**
 * Stores ended sessions until their tokens expire, and closes their sockets. Open sessions are not stored: a token itself
 * contains its rights. A merchant has an object for each shard of its users, and one of its own, which has every end: it
 * tells the journal, and serves sessions and edges of the former release, which know no other.
 */
export class MerchantSessions extends DurableObject<Env> implements SessionMethods {
  readonly #ended: EndedSessionTable
  readonly #listeners: Listeners
  readonly #outbox: Outbox
  readonly #courier: Courier
  /** Whether this instance knows that an alarm is set. */
  #willForget = false
  /** When the merchant's record was last asked whether it is served, and the answer. */
  #asked: { at: number; isStopped: Promise<boolean> } | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { storage } = state
    storage.transactionSync(() => migrate(storage.sql, sessionMigrations))
    this.#ended = new EndedSessionTable(storage.sql)
    this.#listeners = new Listeners(storage.sql)
    this.#outbox = new Outbox(() => storage.sql)
    this.#courier = new Courier(env, this.#outbox, state.id.toString())
  }

  /**
   * Resolves when up to {@link CLOSED_AT_ONCE} sockets of the session are closed.
   * @param doer who ends it, if this object shall tell the journal
   * @param isAtShards false from an edge of the former release: then it is passed on to the shard first
   */
  async end(id: string, doer?: Doer, isAtShards = false): Promise<void> {
    if (!isAtShards) await this.#passOn({ kind: 'one', id })
    await this.#end(doer, () => {
      this.#ended.end(id)
      this.#listeners.end(id)
      this.#tell('endSession', id, doer)
    })
  }

  /** Ends all sessions that were issued to the user until now. The parameters are those of {@link end}. */
  async endUser(user: string, doer?: Doer, isAtShards = false): Promise<void> {
    if (!isAtShards) await this.#passOn({ kind: 'user', id: user })
    await this.#end(doer, () => {
      this.#ended.endUser(user)
      this.#listeners.endUser(user)
      this.#tell('endUserSessions', user, doer)
    })
  }

  /**
   * Ends all sessions that were issued until now. The first parameters are those of {@link end}.
   * @param isStopped whether the merchant is not served any more. An isolate that has not heard of it may open sessions
   *   for some seconds: they end too, after {@link END_AGAIN_MS}
   */
  async endAll(doer?: Doer, isAtShards = false, isStopped = false): Promise<void> {
    if (isStopped) {
      const againAt = Date.now() + END_AGAIN_MS
      this.#ended.endAll(againAt)
      // In the same turn: all are ended again also if this call goes no further.
      void this.ctx.storage.setAlarm(againAt)
    }
    if (!isAtShards) await this.#passOn({ kind: 'all' })
    await this.#end(doer, () => {
      this.#ended.endAll()
      this.#listeners.endAll()
      this.#tell('endAllSessions', '', doer)
    })
  }

  /** Whether the merchant's record says that it is stopped. All pages that come back at once ask the record once. */
  async #isStopped(): Promise<boolean> {
    const passed = Date.now() - (this.#asked?.at ?? -Infinity)
    if (passed < 0 || passed >= SERVED_MS || (await this.#asked!.isStopped)) {
      this.#asked = { at: Date.now(), isStopped: isStopped(this.env, merchantOfSessions(this.ctx.id.name!)) }
    }
    return this.#asked!.isStopped
  }

  /** Ends what was opened since, if that is due. @returns milliseconds until it is to be tried; undefined if it is done */
  async #endAgain(): Promise<number | undefined> {
    const due = this.#ended.againAt
    if (due === undefined) return undefined
    const left = due - Date.now()
    // More can be left only if the clock was set back.
    if (left > 0 && left <= END_AGAIN_MS) return left
    try {
      await this.#passOn({ kind: 'all' })
    } catch {
      return RETRY_MS
    }
    return this.ctx.storage.transactionSync(() => {
      const { againAt } = this.#ended
      // The merchant may have been stopped again meanwhile.
      const isDone = againAt === due
      this.#ended.endAll(isDone ? null : againAt)
      this.#listeners.endAll()
      return isDone || againAt === undefined ? undefined : Math.max(0, againAt - Date.now())
    })
  }

  /** The former release calls the merchant's own object, whose name is the merchant's id. */
  #passOn(ending: Ending): Promise<void> {
    return endAtShards(this.env, this.ctx.id.name!, ending)
  }

  async #end(doer: Doer | undefined, work: () => void): Promise<void> {
    this.ctx.storage.transactionSync(work)
    // In the same turn: if this object is evicted before its letter is taken, nobody else wakes it.
    if (doer) void this.ctx.storage.setAlarm(Date.now() + RETRY_MS)
    await this.#closeSockets()
    this.ctx.waitUntil(this.#deliver())
  }

  #tell(operation: SessionAct, id: string, doer: Doer | undefined): void {
    if (!doer) return
    const subject = sessionSubject(id)
    const act = { merchantId: this.ctx.id.name!, subject, operation, at: Date.now() }
    this.#outbox.add(actLetter(doer, act))
  }

  async #deliver(): Promise<void> {
    if (!(await this.#courier.deliver())) await this.#wakeWithin(DELIVER_AGAIN_MS)
  }

  /** Sets the alarm, unless it is set for as soon. */
  async #wakeWithin(milliseconds: number): Promise<void> {
    const { storage } = this.ctx
    const at = Date.now() + milliseconds
    if (((await storage.getAlarm()) ?? Infinity) > at) await storage.setAlarm(at)
  }

  /** Whether the session was ended. For writes: the answer stays short for many ended sessions. */
  isEnded(session: SessionMark): boolean {
    return this.#ended.has(session)
  }

  /** The ended sessions, unless there are too many to list. For reads, which cache the list. */
  ended(): EndedList {
    return { ...this.#ended.list(), passesOn: true }
  }

  /**
   * Lists a session's socket, so that its desk is notified when the session ends. Call it after the socket has opened:
   * otherwise an end in between would miss it. A merchant that is stopped gets none: nothing would close it, if an isolate
   * opened the session that had not heard of the stop when the others were ended once more.
   */
  async listen(
    session: SessionMark & Pick<Session, 'expiresAt'>,
    { id, desk }: Pick<Listener, 'id' | 'desk'>,
  ): Promise<'heard' | 'ended' | 'full'> {
    const isOfStopped = await this.#isStopped()
    // Asked last: an end during the question has ended it.
    if (isOfStopped || this.#ended.has(session)) return 'ended'
    const listener = { id, desk, session: session.id, user: session.user.id }
    if (!this.#listeners.add(listener, session.expiresAt)) return 'full'
    if (!this.#willForget) await this.#forgetLater()
    return 'heard'
  }

  /**
   * Removes a closed socket.
   * @param session the id of its session; a desk of the former release does not say it
   */
  unlisten(id: string, session?: string): void {
    this.#listeners.remove(id, session)
  }

  override async alarm(): Promise<void> {
    this.#willForget = false
    this.#listeners.forgetExpired()
    const left = await this.#endAgain()
    await this.#closeSockets()
    await this.#deliver()
    if (left !== undefined) await this.#wakeWithin(left)
    if (this.#listeners.count > 0) await this.#forgetLater()
  }

  /** Sockets of sessions that expired are forgotten by the alarm: a look at each new one would cost rows. */
  async #forgetLater(): Promise<void> {
    await this.#wakeWithin(SESSION_SECONDS * 1000)
    this.#willForget = true
  }

  /** Notifies desks to close ended sockets. A desk that fails is notified again until the session expires. */
  async #closeSockets(): Promise<void> {
    const unnotified = this.#listeners.unnotified(CLOSED_AT_ONCE)
    if (unnotified.length === 0) return
    // Set first, so that the work continues even if this object is evicted meanwhile.
    await this.ctx.storage.setAlarm(Date.now() + RETRY_MS)
    const notified = await Promise.all(unnotified.map((ended) => this.#notify(ended)))
    const isMore = unnotified.length === CLOSED_AT_ONCE && !notified.includes(false)
    if (isMore) await this.ctx.storage.setAlarm(Date.now())
  }

  async #notify(ended: EndedAtDesk): Promise<boolean> {
    try {
      await objectStub<SocketHolder>('OrderDesk', this.env.DESK, ended.desk, repeats).endSession(
        ended.session,
      )
    } catch {
      return false
    }
    this.#listeners.notified(ended)
    return true
  }
}

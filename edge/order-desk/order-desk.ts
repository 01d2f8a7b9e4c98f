import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import type { TimedAnswer } from '../desk/desk-answer.ts'
import { REPLAYED } from '../http/replayed.ts'
import { DeskWrites } from '../desk/desk-writes.ts'
import { LogVersion } from '../desk/write-once/log-version.ts'
import { freshWriteTable } from '../desk/write-once/write-table.ts'
import { orderSubject } from '../journal/letter.ts'
import type { StoredPage } from '../journal/subject-history.ts'
import { Tables } from '../storage/tables.ts'
import { type DeskRequest, namedInDesk } from './desk-request.ts'
import type { EntryFacts } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { Live } from './live.ts'
import { orderWrites } from './order-writes.ts'
import { oldOrderWrites, orderDeskMigrations } from './schema.ts'

/**
 * The desk of one order of one merchant: it does the order's writes one at a time, each of them once, and records them
 * in its history. Reads do not come here. Public methods are its RPC surface.
 */
export class OrderDesk extends DurableObject<Env> {
  readonly #writes: DeskWrites<DeskRequest, Intent, EntryFacts>
  readonly #live: Live
  readonly #underWay = new Set<Promise<TimedAnswer>>()
  /** The tag of the order as the last write of this desk left it. */
  #ownTag: string | undefined
  /** The tag of the order as it was last changed at the provider, as far as pages were told. */
  #toldTag: string | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    // An alarm may wake the desk without its name.
    const named = state.id.name === undefined ? undefined : namedInDesk(state.id.name)
    const tables = new Tables(state.storage, orderDeskMigrations, freshWriteTable)
    const version = new LogVersion(tables)
    const told = () => this.#toldTag ?? ''
    this.#live = new Live(state, env, {
      get text() {
        return version.text + told()
      },
    })
    this.#writes = new DeskWrites(state, env, {
      kind: 'order',
      tables,
      oldWrites: oldOrderWrites,
      policy: (tools) =>
        orderWrites(tools, (merchantId, record, isKeyed) => {
          if (!isKeyed) version.noteUnkeyed(Date.now())
          return this.#live.changed(merchantId, record)
        }),
      subject: named && orderSubject(named.orderId),
      merchantId: named?.merchantId,
      waitsForJournal: false,
      address: (_, { subject }) => Promise.resolve({ to: [{ subject }] }),
    })
  }

  /** See {@link DeskWrites.write}. */
  async write(request: DeskRequest, spentMs: number): Promise<TimedAnswer> {
    const work = this.#write(request, spentMs)
    this.#underWay.add(work)
    try {
      return await work
    } finally {
      this.#underWay.delete(work)
    }
  }

  async #write(request: DeskRequest, spentMs: number): Promise<TimedAnswer> {
    const done = await this.#writes.write(request, spentMs)
    const { problem, headers } = done.answer
    // A refusal has the tag that somebody else has made, and a repeated answer an old one.
    if (!problem && headers[REPLAYED] === undefined) this.#ownTag = headers['ETag'] ?? this.#ownTag
    if (request.returnsOrder) return done
    const { order: _, ...answer } = done.answer
    return { ...done, answer }
  }

  /**
   * Hears what the order is now, after the provider said that it was changed. Pages are told unless it is as this desk's
   * own last write left it, because the provider tells of that one too, or as they were told before. Nothing of this is
   * stored: a page that is told too often sees by the tag that it shows the order so already.
   */
  async sawOrder(etag: string): Promise<void> {
    // What a write of this desk did may have been seen before the write has its answer.
    await Promise.allSettled(this.#underWay)
    if (etag === this.#ownTag || etag === this.#toldTag) return
    this.#toldTag = etag
    this.#live.changedAtProvider(etag)
  }

  /** See {@link DeskWrites.handedOver}. */
  handedOver(requestId: string, isHeard: boolean): Promise<void> {
    return this.#writes.handedOver(requestId, isHeard)
  }

  /** The writes to the order that went through the edge, newest first. */
  history(before?: number): Promise<StoredPage> {
    return this.#writes.history(namedInDesk(this.ctx.id.name!), before)
  }

  /** Adds a WebSocket of a user who has the order open. */
  override fetch(request: Request): Response {
    return this.#live.join(request)
  }

  /** Closes the sockets of a session that the merchant has ended. */
  endSession(session: string): void {
    this.#live.closeEnded(session)
  }

  /** Closes all sockets before the process ends. @param within seconds within which their pages come back */
  closeSockets(within: number): void {
    this.#live.closeAll(within)
  }

  /**
   * Ends the connections of the sockets, once the writes under way are done: workerd waits ten seconds for the end of one
   * whose page has answered the close, and for ever for one whose page never does. A reset of this object ends both.
   */
  async endConnections(): Promise<void> {
    await this.#live.forgetAll()
    await this.#writes.idle()
    await this.ctx.storage.sync()
    this.ctx.abort('The process ends.')
  }

  override webSocketMessage(socket: WebSocket): void {
    this.#live.said(socket)
  }

  override webSocketClose(socket: WebSocket, code: number): Promise<void> {
    return this.#live.closed(socket, code)
  }

  override webSocketError(socket: WebSocket): Promise<void> {
    return this.#live.left(socket)
  }

  override async alarm(): Promise<void> {
    this.#live.closeExpired()
    await this.#writes.wake()
  }
}

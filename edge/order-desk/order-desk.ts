import { DurableObject } from 'cloudflare:workers'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { TimedAnswer } from '../desk/desk-answer.ts'
import { deskTools } from '../desk/desk-tools.ts'
import { HandOvers } from '../desk/hand-overs.ts'
import type { HistoryPage } from '../desk/history.ts'
import { Tables } from '../desk/tables.ts'
import { WriteQueue } from '../desk/write-queue.ts'
import { type DeskRequest, refusedAnswer } from './desk-request.ts'
import type { OrderTools } from './order-tools.ts'
import { doWrite } from './do-write.ts'
import { Live } from './live.ts'
import { orderDeskMigrations } from './schema.ts'
import { resolveOpenWrites } from './resolve-write.ts'
import { WriteLog } from './write-log.ts'

/**
 * The desk of one order of one merchant: it does the order's writes one at a time, each of them once, and writes
 * down what they did. Reads do not come here. Public methods are its RPC surface.
 */
export class OrderDesk extends DurableObject<Env> {
  readonly #queue: WriteQueue
  readonly #tools: OrderTools
  readonly #live: Live

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { storage } = state
    const tables = new Tables(storage, orderDeskMigrations)
    const writes: OrderTools['writes'] = new WriteLog(tables)
    this.#queue = new WriteQueue(state, tables, writes)
    this.#live = new Live(state, env)
    this.#tools = {
      ...deskTools(env, storage, this.#queue),
      writes,
      handOvers: new HandOvers(),
      changed: (entry) => this.#live.changed(entry),
    }
  }

  /**
   * Does a write when its turn comes. It waits for one budget of a call at most, and is answered within two: an
   * outcome that is not known by then is found later.
   * @param spentMs milliseconds that went by before the request came here
   */
  write(request: DeskRequest, spentMs: number): Promise<TimedAnswer> {
    const until = Date.now() + 2 * config.budgetMs - spentMs
    return this.#queue.write(
      () => doWrite(this.#tools, request, until),
      request.trace,
      (reason) => refusedAnswer(reason, request.requestId),
    )
  }

  /**
   * Says whether the client of a request without a key was there to take its answer. If it was not, or if nobody says,
   * it asks for that answer when it sends the same again.
   */
  async handedOver(requestId: string, isHeard: boolean): Promise<void> {
    this.#tools.writes.handedOver(requestId, isHeard)
    this.#tools.handOvers.end(requestId, isHeard)
    await this.#queue.tidy()
  }

  /** What happened to the order through the edge, newest first. */
  history(before?: number): HistoryPage {
    return this.#queue.history.page(before)
  }

  /** Adds a WebSocket of a user who has the order open. */
  override fetch(request: Request): Response {
    return this.#live.join(request)
  }

  /** Closes the sockets of a session that the merchant has ended. */
  endSession(session: string): void {
    this.#live.closeEnded(session)
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
    await this.#queue.wake(() => resolveOpenWrites(this.#tools, Date.now() + config.budgetMs))
  }
}

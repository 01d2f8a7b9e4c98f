import { DurableObject } from 'cloudflare:workers'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { History, type HistoryPage } from '../desk/history.ts'
import { Live } from './live.ts'
import { type DeskRequest, refusedAnswer, type TimedAnswer } from './desk-request.ts'
import type { Desk } from './desk-tools.ts'
import { doWrite } from './do-write.ts'
import { orderDeskMigrations, Tables } from '../desk/tables.ts'
import { settleAll } from './settle.ts'
import { settleMs } from '../desk/settle-time.ts'
import { type NoTurn, Turns } from '../desk/turns.ts'
import { WriteLog } from './write-log.ts'

/** Writes that may wait for their turn; each takes some calls of the provider. */
export const QUEUE_LENGTH = 64
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The desk of one order of one merchant: its writes go through here one at a time, each of them once, and
 * what they did is written down. Reads do not come here. Public methods are its RPC surface.
 */
export class OrderDesk extends DurableObject<Env> {
  readonly #tables: Tables
  readonly #desk: Desk
  readonly #live: Live
  readonly #turns = new Turns(QUEUE_LENGTH)
  /** What the alarm is set to, as far as this instance knows. */
  #alarmAt: number | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { storage } = state
    this.#tables = new Tables(storage, orderDeskMigrations)
    this.#live = new Live(state, env)
    this.#desk = {
      writes: new WriteLog(this.#tables),
      history: new History(this.#tables),
      get settleMs() {
        return settleMs(config)
      },
      callerFor: ({ merchantId, trace }, until) => ({
        env,
        config,
        merchantId,
        trace,
        until,
        inObject: true,
      }),
      changed: (entry) => this.#live.changed(entry),
      transact: (work) => storage.transactionSync(work),
      sync: async () => {
        this.#schedule()
        await storage.sync()
      },
      now: () => Date.now(),
    }
  }

  /**
   * Does a write when its turn has come. It waits one budget of a call at most, and is answered within two: what is
   * not known by then is found out later.
   * @param spentMs milliseconds that went by before it came here
   */
  async write(request: DeskRequest, spentMs: number): Promise<TimedAnswer> {
    const until = this.#desk.now() + 2 * config.budgetMs - spentMs
    const answer = await this.#inTurn(() => doWrite(this.#desk, request, until), config.budgetMs)
    if (answer !== 'full' && answer !== 'late') {
      return { answer, upstreamMs: request.trace?.upstreamMs ?? 0 }
    }
    const reason = { code: 'desk-busy', detail: 'Nothing was sent.', retryAfter: 2 } as const
    return { answer: refusedAnswer(reason, request.requestId), upstreamMs: 0 }
  }

  /** What happened to the order through the edge, newest first. */
  history(before?: number): HistoryPage {
    return this.#desk.history.page(before)
  }

  /** Takes in one more of those who have the order open. */
  override fetch(request: Request): Response {
    return this.#live.join(request)
  }

  /** Sends those away whose session the merchant has ended. */
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

  /** Finds out what became of open writes, and forgets what has been kept long enough. */
  override async alarm(): Promise<void> {
    this.#alarmAt = undefined
    this.#live.closeExpired()
    await this.#inTurn(async () => {
      const { writes, history } = this.#desk
      const now = this.#desk.now()
      await settleAll(this.#desk, now + config.budgetMs)
      writes.dropOld(now)
      history.forget(now - this.#historyMs)
      if (writes.isEmpty() && history.oldest() === undefined) await this.#tables.deleteAll()
    })
  }

  /** The work goes on when its client has left. */
  #inTurn<Value>(work: () => Promise<Value>, waitMs?: number): Promise<Value | NoTurn> {
    const turn = this.#turns.take(() => work().finally(() => this.#schedule()), waitMs)
    this.ctx.waitUntil(this.#turns.idle)
    return turn
  }

  get #historyMs(): number {
    return config.historyDays * DAY_MS
  }

  /** Sets the alarm to the next thing that is due. */
  #schedule(): void {
    const { writes, history, settleMs } = this.#desk
    const now = this.#desk.now()
    const oldest = history.oldest()
    const due = [
      // An open write is looked at again and again, ever more rarely.
      ...writes.unresolved().map(({ at }) => (now < at + settleMs ? at + settleMs : now + (now - at))),
      writes.nextDrop(),
      oldest === undefined ? undefined : oldest + this.#historyMs,
    ].filter((time) => time !== undefined)
    if (due.length === 0) return
    const alarmAt = Math.min(...due)
    if (alarmAt === this.#alarmAt) return
    this.#alarmAt = alarmAt
    void this.ctx.storage.setAlarm(alarmAt)
  }
}

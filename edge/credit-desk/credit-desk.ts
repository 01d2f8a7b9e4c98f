import { DurableObject } from 'cloudflare:workers'
import { config } from '../config/configured.ts'
import type { TimedAnswer } from '../order-desk/desk-request.ts'
import { Tables } from '../desk/tables.ts'
import { settleMs } from '../desk/settle-time.ts'
import { type NoTurn, Turns } from '../desk/turns.ts'
import type { Env } from '../config/env.ts'
import { History, type HistoryPage } from '../desk/history.ts'
import { refusedAnswer } from './credit-answer.ts'
import { CreditLog } from './credit-log.ts'
import type { CreditRequest } from './credit-request.ts'
import type { Tools } from './desk-tools.ts'
import { doCreditWrite } from './do-credit-write.ts'
import { creditDeskMigrations } from './schema.ts'
import { settleAll } from './settle.ts'

/** Writes that may wait for their turn; each takes some calls of the provider. */
const QUEUE_LENGTH = 64
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The desk of one subject of the SOAP service, of one merchant: what creates, changes or books goes through here one
 * at a time, each of it once. Reads do not come here. An object that remembers nothing has no tables and no alarm.
 * Public methods are its RPC surface.
 */
export class CreditDesk extends DurableObject<Env> {
  readonly #tables: Tables
  readonly #tools: Tools
  readonly #turns = new Turns(QUEUE_LENGTH)
  /** What the alarm is set to, as far as this instance knows. */
  #alarmAt: number | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { storage } = state
    this.#tables = new Tables(storage, creditDeskMigrations)
    this.#tools = {
      config,
      log: new CreditLog(this.#tables),
      history: new History(this.#tables),
      callerFor: ({ merchantId, trace }, until) => ({
        env,
        config,
        merchantId,
        trace,
        until,
        inObject: true,
      }),
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
   */
  async write(request: CreditRequest): Promise<TimedAnswer> {
    const until = this.#tools.now() + 2 * config.budgetMs
    const answer = await this.#inTurn(() => doCreditWrite(this.#tools, request, until), config.budgetMs)
    if (answer !== 'full' && answer !== 'late') {
      return { answer, upstreamMs: request.trace?.upstreamMs ?? 0 }
    }
    const reason = { code: 'desk-busy', detail: 'Nothing was sent.', retryAfter: 2 } as const
    return { answer: refusedAnswer(request, reason), upstreamMs: 0 }
  }

  /** What was done through the edge, newest first. */
  history(before?: number): HistoryPage {
    return this.#tools.history.page(before)
  }

  /** Finds out what became of open writes, and forgets what has been kept long enough. */
  override async alarm(): Promise<void> {
    this.#alarmAt = undefined
    await this.#inTurn(async () => {
      await settleAll(this.#tools, Infinity)
      const now = this.#tools.now()
      this.#tools.log.dropOld(now)
      this.#tools.history.forget(now - this.#historyMs)
    })
  }

  /** The work goes on when its client has left. */
  #inTurn<Value>(work: () => Promise<Value>, waitMs?: number): Promise<Value | NoTurn> {
    const turn = this.#turns.take(() => work().finally(() => this.#tidy()), waitMs)
    this.ctx.waitUntil(this.#turns.idle)
    return turn
  }

  get #historyMs(): number {
    return config.historyDays * DAY_MS
  }

  /** Sets the alarm to what is due next; with nothing due nothing is remembered, and everything is deleted. */
  async #tidy(): Promise<void> {
    if (this.#schedule()) return
    this.#alarmAt = undefined
    if (this.#tables.sql) await this.#tables.deleteAll()
  }

  /** @returns whether there is anything to wake up for */
  #schedule(): boolean {
    const { log, history, now: clock } = this.#tools
    const now = clock()
    const settled = settleMs(config)
    const oldest = history.oldest()
    const due = [
      // An open write is looked at again and again, ever more rarely.
      ...log.unresolved().map(({ at }) => (now < at + settled ? at + settled : now + (now - at))),
      log.nextDrop(),
      oldest === undefined ? undefined : oldest + this.#historyMs,
    ].filter((time) => time !== undefined)
    if (due.length === 0) return false
    const alarmAt = Math.min(...due)
    if (alarmAt !== this.#alarmAt) {
      this.#alarmAt = alarmAt
      void this.ctx.storage.setAlarm(alarmAt)
    }
    return true
  }
}

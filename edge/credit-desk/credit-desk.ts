import { DurableObject } from 'cloudflare:workers'
import { config } from '../configured.ts'
import type { TimedAnswer } from '../desk/desk-request.ts'
import { migrate } from '../desk/schema.ts'
import { type NoTurn, Turns } from '../desk/turns.ts'
import type { Env } from '../env.ts'
import { History, type HistoryPage } from '../history/history.ts'
import { refusedAnswer } from './credit-answer.ts'
import { CreditLog } from './credit-log.ts'
import type { CreditRequest } from './credit-request.ts'
import { settleMs, type Tools } from './desk-tools.ts'
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
  readonly #tools: Tools
  readonly #turns = new Turns(QUEUE_LENGTH)
  #hasTables = false
  /** What the alarm is set to, as far as this instance knows. */
  #alarmAt: number | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const { storage } = state
    this.#tools = {
      config,
      log: new CreditLog(storage.sql),
      history: new History(storage.sql),
      callerFor: ({ merchantId, trace }) => ({ env, config, merchantId, trace, inObject: true }),
      transact: (work) => storage.transactionSync(work),
      sync: async () => {
        this.#schedule()
        await storage.sync()
      },
      now: () => Date.now(),
    }
  }

  /** Does a write when its turn has come, which it waits for no longer than a call of the provider may take. */
  async write(request: CreditRequest): Promise<TimedAnswer> {
    const answer = await this.#inTurn(() => doCreditWrite(this.#tools, request), config.budgetMs)
    if (answer !== 'full' && answer !== 'late') {
      return { answer, upstreamMs: request.trace?.upstreamMs ?? 0 }
    }
    const reason = { code: 'desk-busy', detail: 'Nothing was sent.', retryAfter: 2 } as const
    return { answer: refusedAnswer(request, reason), upstreamMs: 0 }
  }

  /** What was done through the edge, newest first. Asking makes nothing: what is stored has an alarm. */
  async history(before?: number): Promise<HistoryPage> {
    if (!this.#hasTables && (await this.ctx.storage.getAlarm()) === null) return { entries: [] }
    this.#makeTables()
    return this.#tools.history.page(before)
  }

  /** Finds out what became of open writes, and forgets what has been kept long enough. */
  override async alarm(): Promise<void> {
    this.#alarmAt = undefined
    await this.#inTurn(async () => {
      await settleAll(this.#tools)
      const now = this.#tools.now()
      this.#tools.log.dropOld(now)
      this.#tools.history.forget(now - this.#historyMs)
    })
  }

  /** The work goes on when its client has left. */
  #inTurn<Value>(work: () => Promise<Value>, waitMs?: number): Promise<Value | NoTurn> {
    const whole = async () => {
      this.#makeTables()
      try {
        return await work()
      } finally {
        await this.#tidy()
      }
    }
    const turn = this.#turns.take(whole, waitMs)
    this.ctx.waitUntil(this.#turns.idle)
    return turn
  }

  #makeTables(): void {
    if (this.#hasTables) return
    const { storage } = this.ctx
    storage.transactionSync(() => migrate(storage.sql, creditDeskMigrations))
    this.#hasTables = true
  }

  get #historyMs(): number {
    return config.historyDays * DAY_MS
  }

  /** Sets the alarm to what is due next; with nothing due nothing is remembered, and everything is deleted. */
  async #tidy(): Promise<void> {
    if (this.#schedule()) return
    this.#hasTables = false
    this.#alarmAt = undefined
    await this.ctx.storage.deleteAll()
  }

  /** @returns whether there is anything to wake up for */
  #schedule(): boolean {
    const { log, history, now: clock } = this.#tools
    const now = clock()
    const settled = settleMs(this.#tools)
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

import { config } from '../config/configured.ts'
import type { Trace } from '../http/trace.ts'
import type { DeskAnswer, TimedAnswer } from './desk-answer.ts'
import type { OldHistory } from './old-history.ts'
import type { Tables } from '../storage/tables.ts'
import { inFlightMs, KEY_MS } from './times.ts'
import { type NoTurn, Turns } from './turns.ts'

/** Writes that may wait for their turn; each takes some calls of the provider. */
export const QUEUE_LENGTH = 64
const DAY_MS = 24 * 60 * 60 * 1000

/** The times of a desk's write log, for its alarm. Instants are milliseconds since 1970. */
export interface WriteTimes {
  /** The writes whose outcome is not known, and the letters that wait. */
  unresolved(): readonly { at: number }[]
  /** When the next answer expires. */
  nextDrop(): number | undefined
  dropOld(now: number): void
}

/**
 * The work of one desk: one write at a time, and an alarm for what is due later. A desk that has nothing left to
 * remember deletes its tables and its alarm.
 */
export class WriteQueue {
  readonly #ctx: DurableObjectState
  readonly #tables: Tables
  readonly #writes: WriteTimes
  readonly #oldHistory: OldHistory
  readonly #turns = new Turns(QUEUE_LENGTH)
  /** Whether this instance has done a write. */
  #hasDone = false
  /** The alarm's time, as far as this instance knows. */
  #alarmAt: number | undefined

  constructor(ctx: DurableObjectState, tables: Tables, writes: WriteTimes, oldHistory: OldHistory) {
    this.#ctx = ctx
    this.#tables = tables
    this.#writes = writes
    this.#oldHistory = oldHistory
  }

  /**
   * Does a write when its turn comes. It waits for at most one call budget.
   * @param noTurn the answer if its turn does not come
   */
  async write(
    work: () => Promise<DeskAnswer>,
    trace: Trace | undefined,
    noTurn: () => Promise<DeskAnswer>,
  ): Promise<TimedAnswer> {
    const noticed = async () => {
      const made = await work()
      if (made.problem === undefined) this.#hasDone = true
      return made
    }
    const answer = await this.#inTurn(noticed, config.budgetMs)
    if (answer !== 'full' && answer !== 'late') return { answer, upstreamMs: trace?.upstreamMs ?? 0 }
    return { answer: await noTurn(), upstreamMs: 0 }
  }

  /** The alarm handler: finds the outcomes of open writes, then deletes expired data. */
  async wake(findOutcomes: () => Promise<unknown>): Promise<void> {
    this.#alarmAt = undefined
    await this.#inTurn(async () => {
      await findOutcomes()
      const now = Date.now()
      this.#writes.dropOld(now)
      this.#oldHistory.forget(now - historyMs())
    })
  }

  /** Sets the alarm to the next due instant. @returns whether anything is due */
  schedule(): boolean {
    const now = Date.now()
    const inFlight = inFlightMs(config)
    const oldest = this.#oldHistory.oldest()
    const due = [
      ...this.#writes.unresolved().map(({ at }) => {
        // The older an open write is, the longer the pause before the next look at it. The look at the end of its day gives it
        // up, and one that began before that does not.
        const [settled, givenUp, pause] = [at + inFlight, at + KEY_MS, now - at]
        if (now < settled) return settled
        const isOfDay = now < givenUp + inFlight
        return isOfDay ? Math.min(now + pause, Math.max(givenUp, now + inFlight)) : now + pause
      }),
      this.#writes.nextDrop(),
      oldest === undefined ? undefined : oldest + historyMs(),
    ].filter((time) => time !== undefined)
    if (due.length === 0) return false
    const alarmAt = Math.min(...due)
    if (alarmAt !== this.#alarmAt) {
      this.#alarmAt = alarmAt
      void this.#ctx.storage.setAlarm(alarmAt)
    }
    return true
  }

  /** Does other work between two writes, and deletes expired data. */
  async between(work: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.#inTurn(work)
  }

  /** Resolves when no work is under way. */
  async idle(): Promise<void> {
    await this.#turns.idle
  }

  /** The work continues after its client has left. */
  #inTurn<Value>(work: () => Promise<Value>, waitMs?: number): Promise<Value | NoTurn> {
    const turn = this.#turns.take(() => work().finally(() => this.#tidy()), waitMs)
    this.#ctx.waitUntil(this.#turns.idle)
    return turn
  }

  async #tidy(): Promise<void> {
    if (this.schedule()) return
    // The next alarm deletes the tables: an order is often written to again soon, and to make them anew costs more than a
    // write. A refused write leaves nothing: its number may be anything.
    if (this.#hasDone && this.#alarmAt !== undefined) return
    this.#alarmAt = undefined
    if (this.#tables.sql) await this.#tables.deleteAll()
  }
}

function historyMs(): number {
  return config.historyDays * DAY_MS
}

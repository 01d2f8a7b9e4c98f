import type { ReactiveController, ReactiveElement } from 'lit'
import { chainDays, type DayChain } from '../../../../shared/domain/report/payout/chain-days.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'
import { utcDay } from '../../../kit/format/days.ts'
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import { chainDay, type MonthDay, readMonthDay } from './month-day.ts'
import { daysOfMonth } from './months.ts'

/** The state of a month. */
export interface MonthState {
  month: string
  days: readonly MonthDay[]
  /** The day that is read now; undefined while nothing is read. */
  reading: string | undefined
  /** Why the reading stopped before its end. */
  error: EdgeError | undefined
  /** How the days fit together, as far as they are read. */
  chain: DayChain | undefined
}

/** Reads the days of a month one after another, and keeps the days read so far when it is stopped. */
export class MonthController implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #onEnd: () => void
  #state: MonthState = { month: '', days: [], reading: undefined, error: undefined, chain: undefined }
  #reading: AbortController | undefined

  /** @param onEnd called when the last day is read, or the reading has failed */
  constructor(host: ReactiveElement, onEnd: () => void) {
    this.#host = host
    this.#onEnd = onEnd
    host.addController(this)
  }

  get state(): MonthState {
    return this.#state
  }

  hostDisconnected(): void {
    this.stop()
  }

  /**
   * Shows another month, of which nothing is read yet. @param shown a day that is read even if it seems to be in the
   * future
   */
  choose(month: string, shown: string, now = new Date()): void {
    this.stop()
    const today = utcDay(now)
    // The provider's clock may be ahead of this one: the day that is open has begun.
    const last = shown > today ? shown : today
    this.#state = {
      month,
      days: daysOfMonth(month).map((date) => ({ date, is: date <= last ? 'unread' : 'ahead' })),
      reading: undefined,
      error: undefined,
      chain: undefined,
    }
    this.#host.requestUpdate()
  }

  /** Reads the days that are not read yet, or could not be read. Never rejects. */
  async read(client: EdgeClient): Promise<void> {
    this.stop()
    const { signal } = (this.#reading = new AbortController())
    const pace = new Pace()
    const days = this.#state.days.map((day): MonthDay =>
      day.is === 'failed' ? { date: day.date, is: 'unread' } : day,
    )
    this.#set({ error: undefined, days })
    try {
      for (const { date, is } of this.#state.days) {
        if (is !== 'unread') continue
        this.#set({ reading: date })
        const day = await readOrFail(client, date, signal)
        const days = this.#state.days.map((other) => (other.date === date ? day : other))
        this.#set({ days, chain: await inSlices(chainDays(days.map(chainDay)), pace, signal) })
      }
    } catch (error) {
      if (signal.aborted) return
      this.#set({ error: asEdgeError(error) })
    }
    this.#set({ reading: undefined })
    this.#onEnd()
  }

  /** Stops the reading. Days that were read stay. */
  stop(): void {
    this.#reading?.abort()
    this.#reading = undefined
    if (this.#state.reading !== undefined) this.#set({ reading: undefined })
  }

  #set(changes: Partial<MonthState>): void {
    this.#state = { ...this.#state, ...changes }
    this.#host.requestUpdate()
  }
}

/** A failure of the session, the connection or the merchant would repeat on every day. */
const OF_EVERY_DAY: ReadonlySet<string> = new Set([
  'session',
  'shop',
  'origin',
  'setup',
  'capability',
  'forbidden',
  'network',
  'limited',
])

/** @throws EdgeError that every other day would meet as well, or the signal's reason */
async function readOrFail(client: EdgeClient, date: string, signal: AbortSignal): Promise<MonthDay> {
  try {
    return await readMonthDay(client, date, signal)
  } catch (error) {
    signal.throwIfAborted()
    const failure = asEdgeError(error)
    const kind = problemKind(failure)
    if ((kind && OF_EVERY_DAY.has(kind)) || failure.code === 'reports-not-activated') throw error
    return { date, is: 'failed' }
  }
}

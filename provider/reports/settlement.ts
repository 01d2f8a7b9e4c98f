import { DAY, startOfDay } from '../clock.ts'
import { earliestUnsettled } from '../storage/unsettled.ts'
import type { Database } from '../storage/database.ts'
import { settleSlice } from './settle.ts'

/**
 * The pause between two slices. A call takes several turns of the event loop, in the worker and here. Without a pause, it
 * would wait for a slice at each of them.
 */
const PAUSE_MS = 5

/** The slices of an alarm, which has callbacks to send too: less than a second. */
const SLICES_AT_ONCE = 50

/** What a settlement runs on: a merchant's database, and its transactions. */
export interface SettlementStore {
  db: Database
  transaction: <T>(work: () => T) => T
}

/** When the day of the earliest unsettled delivery or credit is over, by the merchant's clock. */
export function nextSettlement(db: Database): number | undefined {
  const earliest = earliestUnsettled(db)
  return earliest === undefined ? undefined : startOfDay(earliest) + DAY
}

/**
 * The settlement of a merchant, in slices of one transaction each. Other calls run between two slices. Reports that are
 * requested meanwhile take part in it: however many wait, one slice runs at a time.
 */
export class Settlement {
  readonly #store: SettlementStore
  /** The slice that runs, and the pause after it. */
  #slice: Promise<void> | undefined

  constructor(store: SettlementStore) {
    this.#store = store
  }

  /**
   * Settles all deliveries and credits before an instant. If it is interrupted, the next call goes on.
   * @param isCurrent whether the instant still counts: after a restore, its day may be one that is not over
   */
  async settleBefore(instant: number, isCurrent = () => true): Promise<void> {
    await this.#settle(instant, isCurrent, Infinity)
  }

  /** Settles some of what is before an instant; {@link nextSettlement} tells when there is more. */
  async settleSome(instant: number, isCurrent: () => boolean): Promise<void> {
    await this.#settle(instant, isCurrent, SLICES_AT_ONCE)
  }

  async #settle(instant: number, isCurrent: () => boolean, slices: number): Promise<void> {
    for (let count = 0; count < slices && isCurrent() && this.#isDue(instant); count += 1) {
      this.#slice ??= this.#settleSlice(instant).finally(() => (this.#slice = undefined))
      await this.#slice
    }
  }

  #isDue(instant: number): boolean {
    return (earliestUnsettled(this.#store.db) ?? Infinity) < instant
  }

  async #settleSlice(instant: number): Promise<void> {
    const store = this.#store
    store.transaction(() => settleSlice(store.db, instant))
    await scheduler.wait(PAUSE_MS)
  }
}

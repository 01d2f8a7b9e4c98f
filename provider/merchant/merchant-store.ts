import { nextDelivery } from '../callbacks/deliver.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { ActionsMode } from '../../shared/domain/order/actions.rules.ts'
import type { Result } from '../../shared/domain/values/result.ts'
import { nextDueCreditOrder } from '../credit/orders/due-orders.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import { nextSettlement } from '../reports/settlement.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { nextExpiry } from '../storage/order-changes.ts'
import { merchantMigrations } from '../storage/schema.ts'

/** The latest alarm: the runtime's nanoseconds end in the year 2262. The alarm is set again when it fires. */
const LATEST_ALARM = Date.UTC(2200, 0)
/** The earliest one. It fires at once: a clock that runs years ahead makes something due years ago. */
const EARLIEST_ALARM = 1

/** Thrown to roll back a transaction whose outcome is a refusal. */
class RolledBack extends Error {
  readonly code = 'rolled-back'
}

export interface StoreOptions {
  /** The configuration's table of actions, read when needed. */
  actionsOf: () => ActionsMode
  /** The merchant's clock; the system's clock by default. */
  clockOf?: (db: Database) => Clock
  /** Fills the database of a new object, in the transaction that creates its tables. */
  seed?: (db: Database) => void
  /** When the object ends, in milliseconds since 1970, by the system's clock: its alarm is not set later. */
  endsAt?: () => number | undefined
  /** Another instant of the merchant's clock at which the alarm must fire; undefined if there is none. */
  dueOf?: (db: Database) => number | undefined
}

/** A merchant's database and clock, and the transactions that run on them. */
export class MerchantStore {
  readonly db: Database
  readonly #storage: DurableObjectStorage
  readonly #clock: Clock
  readonly #actionsOf: () => ActionsMode
  readonly #endsAt: () => number | undefined
  readonly #dueOf: StoreOptions['dueOf']
  /** The alarm's time; undefined if this instance has not set it. */
  #alarmAt: number | undefined
  #generation = 0

  constructor(
    storage: DurableObjectStorage,
    { actionsOf, clockOf = () => systemClock, seed, endsAt = () => undefined, dueOf }: StoreOptions,
  ) {
    this.#storage = storage
    this.#actionsOf = actionsOf
    this.#endsAt = endsAt
    this.#dueOf = dueOf
    this.db = openDatabase(storage.sql)
    this.#clock = clockOf(this.db)
    const isNew = this.transaction(() => {
      const isNew = this.db.migrate(merchantMigrations)
      if (isNew) seed?.(this.db)
      return isNew
    })
    // An alarm that was interrupted may not come back by itself soon.
    if (isNew || nextDelivery(this.db) !== undefined) this.schedule()
  }

  /** Milliseconds since 1970, by the merchant's clock. */
  now(): number {
    return this.#clock.now()
  }

  transaction<T>(work: () => T): T {
    return this.#storage.transactionSync(work)
  }

  /** Runs an operation in one transaction, at one instant. A refusal rolls it back. */
  transact<Outcome extends Result<unknown, Refused>>(work: (context: RestContext) => Outcome): Outcome {
    return this.transactIf(
      ({ ok }) => ok,
      () => work(this.context()),
    )
  }

  /** What a handler works on, at this instant. */
  context(): RestContext {
    return { db: this.db, now: this.now(), actions: this.#actionsOf() }
  }

  /** Runs the work in one transaction and rolls it back unless its outcome is kept. */
  transactIf<Outcome>(isKept: (outcome: Outcome) => boolean, work: () => Outcome): Outcome {
    let outcome: Outcome | undefined
    try {
      this.transaction(() => {
        outcome = work()
        if (!isKept(outcome)) throw new RolledBack()
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
    }
    return outcome!
  }

  /**
   * Sets the alarm, of which an object has one: to the next callback that is due, to the object's end, or to the next expiry
   * of an order or task that is due or the end of a day with something to settle, which come sooner if the clock runs ahead.
   * @param settles false after a settlement that failed: it is tried again after the next write
   */
  schedule({ settles = true } = {}): void {
    const next = Math.min(
      ...[
        nextExpiry(this.db),
        nextDueCreditOrder(this.db),
        settles ? nextSettlement(this.db) : undefined,
        this.#dueOf?.(this.db),
      ].map((at) => at ?? Infinity),
    )
    const nextAt = next === Infinity ? Infinity : next - (this.now() - systemClock.now())
    const due = Math.min(nextDelivery(this.db) ?? Infinity, nextAt, this.#endsAt() ?? Infinity)
    if (due === Infinity) return
    const alarmAt = Math.max(EARLIEST_ALARM, Math.min(due, LATEST_ALARM))
    if (alarmAt === this.#alarmAt) return
    this.#alarmAt = alarmAt
    // Not awaited: no answer leaves before it and the transaction are stored.
    void this.#storage.setAlarm(alarmAt)
  }

  /** Another number each time that a restore has replaced all rows. Who waited meanwhile must begin again or give up. */
  get generation(): number {
    return this.#generation
  }

  /** Call it when all rows have been replaced. */
  replaced(): void {
    this.#generation++
    this.#alarmAt = undefined
    void this.#storage.deleteAlarm()
  }

  /** Call it when the alarm fires: it is then no longer set. */
  alarmFired(): void {
    this.#alarmAt = undefined
  }
}

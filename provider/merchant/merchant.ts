import { DurableObject } from 'cloudflare:workers'
import type { Result } from '../../shared/domain/result.ts'
import { operations, type RestInput } from '../../shared/wire/operations.ts'
import { type Clock, movedClock, systemClock } from '../clock.ts'
import { type MerchantAccount, readConfig } from '../config.ts'
import type { CreditInput, CreditName, CreditOutput } from '../credit/credit-handler.ts'
import { creditHandlers } from '../credit/credit-handlers.ts'
import { type LinkedPdf, readLinkedPdf } from '../credit/pdf/documents.ts'
import type { PdfKind } from '../credit/pdf/pdf-link.ts'
import type { Env } from '../env.ts'
import {
  type RestContext,
  type RestOutcome,
  restHandlers,
  type TransactedName,
} from '../operations/handlers.ts'
import type { Refused } from '../refused.ts'
import { insertBulkRows } from '../reports/bulk-rows.ts'
import { openReport, type ReportOutcome, type ReportWish } from '../reports/merchant-report.ts'
import { type Fault, type FaultableRequest, takeFault } from '../simulation/faults.ts'
import { type MoveInput, type MoveName, type MoveOutcome, moves } from '../simulation/moves.ts'
import type { FaultyOutcome } from '../faults/with-faults.ts'
import { sandboxOrdersOf } from '../simulation/sandbox-orders.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { migrate } from '../storage/migrate.ts'
import { expireDueOrders, nextExpiry } from '../storage/order-state.ts'
import { merchantMigrations } from '../storage/schema.ts'
import { readSetting } from '../storage/settings.ts'
import { saveNewOrder } from '../storage/stored-order.ts'
import { findTask, type TaskRecord } from '../storage/tasks.ts'

/** The runtime counts an alarm's time in nanoseconds, which end in the year 2262. It is set again when it rings. */
const LATEST_ALARM = Date.UTC(2200, 0)

/** Undoes a transaction whose outcome is a refusal. */
class RolledBack extends Error {
  readonly code = 'rolled-back'
}

/**
 * A merchant's orders: one object for each MerchantId, named by it. Its public methods are what the worker
 * may ask; they take and give plain data.
 */
export class Merchant extends DurableObject<Env> {
  readonly #db: Database
  readonly #clock: Clock
  /** What the alarm is set to, as far as this instance knows. */
  #alarmAt: number | undefined
  /** Are there faults to meet? Undefined until somebody looked. */
  #hasFaults: boolean | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#db = openDatabase(state.storage.sql)
    this.#clock = movedClock(systemClock, () => readSetting(this.#db, 'clockOffset') ?? 0)
    const isNew = state.storage.transactionSync(() => {
      const isNew = migrate(this.#db, merchantMigrations)
      if (isNew && readConfig(env).sandbox) {
        const orders = sandboxOrdersOf(state.id.name ?? '', systemClock.now())
        for (const order of orders) saveNewOrder(this.#db, order)
      }
      return isNew
    })
    if (isNew) this.#scheduleExpiry()
  }

  /** Does a REST operation. */
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): RestOutcome<Name> {
    const outcome = this.#transact((context) => restHandlers[name](context, input))
    if (operations[name].method !== 'GET') this.#scheduleExpiry()
    return outcome
  }

  /** Does a SOAP operation; an answer that is not Accepted leaves nothing behind. */
  soap<Name extends CreditName>(name: Name, input: CreditInput<Name>, origin: string): CreditOutput<Name> {
    const context = { db: this.#db, merchant: this.#account(), now: this.#clock.now(), origin }
    return this.#undoUnless(
      ({ Accepted }) => Accepted,
      () => creditHandlers[name](context, input),
    )
  }

  /** Sandbox: does an operation, unless a fault is to be met before it. */
  callWithFaults<Name extends TransactedName>(
    request: FaultableRequest,
    name: Name,
    input: RestInput<Name>,
  ): FaultyOutcome<Name> {
    const fault = this.takeFault(request)
    return fault?.phase === 'before' ? { fault } : { fault, outcome: this.call(name, input) }
  }

  /** Sandbox: the fault that a request is to meet, which has then one time less. */
  takeFault(request: FaultableRequest): Fault | undefined {
    // Almost always there is none: that must cost nothing.
    this.#hasFaults ??= (readSetting(this.#db, 'faults') ?? []).length > 0
    if (!this.#hasFaults) return undefined
    return this.ctx.storage.transactionSync(() => takeFault(this.#db, request))
  }

  /** Sandbox: what only a sandbox can do. */
  move<Name extends MoveName>(name: Name, input: MoveInput<Name>): MoveOutcome<Name> {
    const make = moves[name] as (context: RestContext, input: MoveInput<Name>) => MoveOutcome<Name>
    const outcome = this.#transact((context) => make(context, input))
    this.#hasFaults = undefined
    this.#scheduleExpiry()
    return outcome
  }

  /** An order's time has come. */
  override alarm(): void {
    this.#alarmAt = undefined
    this.ctx.storage.transactionSync(() => expireDueOrders(this.#db, this.#clock.now()))
    this.#scheduleExpiry()
  }

  /** #9: a day's report, its bytes written while they are read. */
  report(wish: ReportWish): ReportOutcome {
    const transaction = <T>(work: () => T) => this.ctx.storage.transactionSync(work)
    return openReport({ db: this.#db, now: this.#clock.now(), transaction }, wish)
  }

  /** Sandbox: adds report rows to a day, in one transaction that the caller keeps small. */
  addReportRows(date: string, from: number, count: number): void {
    this.ctx.storage.transactionSync(() => insertBulkRows(this.#db, date, from, count))
  }

  /** The document behind a link; undefined when there is none. */
  readPdf(kind: PdfKind, token: string): LinkedPdf | undefined {
    return readLinkedPdf({ db: this.#db, merchant: this.#account(), now: this.#clock.now() }, kind, token)
  }

  /** The task behind a 202; undefined when the merchant has none with this id. */
  task(id: string): TaskRecord | undefined {
    return findTask(this.#db, id)
  }

  /** Whose object this is: a merchant of the configuration, since nobody else's is ever asked for. */
  #account(): MerchantAccount {
    const id = this.ctx.id.name
    const account = readConfig(this.env).merchants.find(({ MerchantId }) => MerchantId === id)
    if (!account) throw new Error('The object belongs to no merchant of the configuration.')
    return account
  }

  /** Does something in one transaction, at one instant: a refusal leaves nothing behind. */
  #transact<Outcome extends Result<unknown, Refused>>(work: (context: RestContext) => Outcome): Outcome {
    return this.#undoUnless(
      ({ ok }) => ok,
      () => work({ db: this.#db, now: this.#clock.now() }),
    )
  }

  /** Does something in one transaction, and keeps what it wrote only if its outcome is such. */
  #undoUnless<Outcome>(isKept: (outcome: Outcome) => boolean, work: () => Outcome): Outcome {
    let outcome: Outcome | undefined
    try {
      this.ctx.storage.transactionSync(() => {
        outcome = work()
        if (!isKept(outcome)) throw new RolledBack()
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
    }
    return outcome!
  }

  /** Sets the alarm to when the next order expires; a clock that runs ahead makes that sooner. */
  #scheduleExpiry(): void {
    const expiry = nextExpiry(this.#db)
    if (expiry === undefined) return
    const alarmAt = Math.min(expiry - (this.#clock.now() - systemClock.now()), LATEST_ALARM)
    if (alarmAt === this.#alarmAt) return
    this.#alarmAt = alarmAt
    // Not awaited: it is written with the transaction before it, and nothing is answered before both are.
    void this.ctx.storage.setAlarm(alarmAt)
  }
}

/** {@link Merchant.call} from the worker: Durable Object RPC loses the types of a generic method. */
export function callMerchant<Name extends TransactedName>(
  env: Env,
  merchantId: string,
  name: Name,
  input: RestInput<Name>,
): Promise<RestOutcome<Name>> {
  const stub = env.MERCHANT.getByName(merchantId) as unknown as {
    call(name: Name, input: RestInput<Name>): Promise<RestOutcome<Name>>
  }
  return stub.call(name, input)
}

/** {@link Merchant.soap} from the worker, likewise. */
export function askMerchant<Name extends CreditName>(
  env: Env,
  merchantId: string,
  { name, input, origin }: { name: Name; input: CreditInput<Name>; origin: string },
): Promise<CreditOutput<Name>> {
  const stub = env.MERCHANT.getByName(merchantId) as unknown as {
    soap(name: Name, input: CreditInput<Name>, origin: string): Promise<CreditOutput<Name>>
  }
  return stub.soap(name, input, origin)
}

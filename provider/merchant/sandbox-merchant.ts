import type { Result } from '../../shared/domain/values/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { movedClock, systemClock } from '../clock.ts'
import type { Env } from '../config.ts'
import type { RestContext, RestOutcome, TransactedName } from '../operations/handler.ts'
import type { ListContext } from '../lists/context.ts'
import { type ListInput, type ListName, type ListOutcome, lists } from '../lists/lists.ts'
import { hasBulkRows, insertBulkRows } from '../reports/bulk-rows.ts'
import type { Refused } from '../refused.ts'
import { leaveOutOfTotals, payDebtsBefore } from '../reports/unbalance.ts'
import {
  type CommandInput,
  type CommandName,
  type CommandOutcome,
  commands,
  replacing,
} from '../simulation/commands.ts'
import { type FaultableRequest, takeFault } from '../simulation/faults.ts'
import { seedOrders } from '../simulation/sandbox-orders.ts'
import { type Fault, readSetting } from '../storage/settings.ts'
import { Merchant } from './merchant.ts'
import { exportMerchant, type Imported, importMerchant } from './transfer.ts'

/** The outcome of a call with a possible fault; without an outcome, the fault prevented the call. */
export interface FaultyOutcome<Name extends TransactedName> {
  fault?: Fault | undefined
  outcome?: RestOutcome<Name>
}

/** A merchant of a sandbox: its database starts with orders, its clock can be moved, and its calls can have faults. */
export class SandboxMerchant extends Merchant {
  /** Whether any fault waits; undefined until it is read. */
  #hasFaults: boolean | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env, {
      clockOf: (db) => movedClock(systemClock, () => readSetting(db, 'clockOffset') ?? 0),
      seed: (db) => seedOrders(db, state.id.name ?? ''),
    })
  }

  /** Runs a REST operation, unless a fault prevents it. */
  callWithFaults<Name extends TransactedName>(
    request: FaultableRequest,
    name: Name,
    input: RestInput<Name>,
  ): FaultyOutcome<Name> {
    const fault = this.takeFault(request)
    return fault?.phase === 'before' ? { fault } : { fault, outcome: this.call(name, input) }
  }

  /** The fault of a request, if any. Taking it lowers its number of times by one. */
  takeFault(request: FaultableRequest): Fault | undefined {
    // There is almost never a fault, so the check must cost nothing.
    this.#hasFaults ??= (readSetting(this.store.db, 'faults') ?? []).length > 0
    if (!this.#hasFaults) return undefined
    return this.store.transaction(() => takeFault(this.store.db, request))
  }

  /** Runs a command of the sandbox. */
  command<Name extends CommandName>(name: Name, input: CommandInput<Name>): CommandOutcome<Name> {
    const run = commands[name] as (context: RestContext, input: CommandInput<Name>) => CommandOutcome<Name>
    const outcome = this.store.transact((context) => run(context, input))
    this.#hasFaults = undefined
    if (outcome.ok && replacing.has(name)) this.#replaced()
    this.store.scheduleExpiry()
    return outcome
  }

  /** All rows are others: nothing that is known of the former ones counts any longer. */
  #replaced(): void {
    this.#hasFaults = undefined
    this.store.replaced()
    this.store.scheduleExpiry()
  }

  /** The merchant as a file, as it is now. */
  exportFile(): Result<ReadableStream<Uint8Array>, Refused> {
    return exportMerchant(this.store, this.#merchantId)
  }

  /** Replaces the merchant by a file: by all of it, or it stays as it is. */
  async importFile(body: ReadableStream<Uint8Array>): Promise<Result<Imported, Refused>> {
    const outcome = await importMerchant(
      { store: this.store, env: this.env, merchantId: this.#merchantId },
      body,
    )
    if (outcome.ok) this.#replaced()
    return outcome
  }

  get #merchantId(): string {
    return this.ctx.id.name ?? ''
  }

  /** A page of a list. */
  list<Name extends ListName>(name: Name, input: ListInput<Name>): ListOutcome<Name> {
    const read = lists[name] as (context: ListContext, input: ListInput<Name>) => ListOutcome<Name>
    const catalog = this.catalog()
    return this.store.transact(({ db, now }) => read({ db, now, catalog }, input))
  }

  /** Adds report rows to a day, in one transaction. The caller keeps the count small. */
  addReportRows(date: string, from: number, count: number): void {
    this.store.transaction(() => insertBulkRows(this.store.db, date, from, count))
  }

  /** Adds a day with an unbalanced report, unless the day has rows in bulk. Earlier debts are paid first. */
  async addUnbalancedReport(date: string, from: number, count: number): Promise<void> {
    await this.settlement.settleBefore(Date.parse(date))
    this.store.transaction(() => {
      payDebtsBefore(this.store.db, date)
      if (hasBulkRows(this.store.db, date)) return
      insertBulkRows(this.store.db, date, from, count)
      leaveOutOfTotals(this.store.db, date)
    })
  }
}

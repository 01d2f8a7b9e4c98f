import type { RestInput } from '../../shared/wire/operations.ts'
import { movedClock, systemClock } from '../clock.ts'
import type { Env } from '../config.ts'
import type { RestContext, RestOutcome, TransactedName } from '../operations/handler.ts'
import { hasBulkRows, insertBulkRows } from '../reports/bulk-rows.ts'
import { leaveOutOfTotals, payDebtsBefore } from '../reports/unbalance.ts'
import { type CommandInput, type CommandName, type CommandOutcome, commands } from '../simulation/commands.ts'
import { type FaultableRequest, takeFault } from '../simulation/faults.ts'
import { sandboxOrdersOf } from '../simulation/sandbox-orders.ts'
import { type Fault, readSetting } from '../storage/settings.ts'
import { saveNewOrder } from '../storage/stored-order.ts'
import { Merchant } from './merchant.ts'

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
      seed(db) {
        const orders = sandboxOrdersOf(state.id.name ?? '', systemClock.now())
        for (const order of orders) saveNewOrder(db, order)
      },
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
    this.store.scheduleExpiry()
    return outcome
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

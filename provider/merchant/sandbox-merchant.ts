import type { Result } from '../../shared/domain/values/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { localDateTimeOf, movedClock, systemClock } from '../clock.ts'
import { worldNumberOf } from '../world-id.ts'
import { type Env, type MerchantAccount, readConfig, type SandboxData } from '../config.ts'
import type { RestContext, RestOutcome, TransactedName } from '../operations/handler.ts'
import type { ListContext } from '../lists/context.ts'
import { type ListInput, type ListName, type ListOutcome, lists } from '../lists/lists.ts'
import { hasBulkRows, insertBulkRows } from '../reports/bulk-rows.ts'
import type { Refused } from '../refused.ts'
import type { Unbalance } from '../../shared/domain/report/unbalances.ts'
import { payDebtsBefore, unbalance } from '../reports/unbalance.ts'
import {
  type CommandInput,
  type CommandName,
  type CommandOutcome,
  commands,
  replacing,
} from '../simulation/commands.ts'
import { expireDue } from '../simulation/clock.ts'
import { type FaultableRequest, takeFault } from '../simulation/faults.ts'
import { seedOrders } from '../simulation/sandbox-orders.ts'
import type { Database } from '../storage/database.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { ReportOutcome, ReportRequest } from '../reports/merchant-report.ts'
import { nextDueTask } from '../storage/pending-tasks.ts'
import type { TaskRecord } from '../storage/tasks.ts'
import { type Fault, readSetting } from '../storage/settings.ts'
import { dataOfWorld, seedWorld, type World } from '../simulation/worlds.ts'
import { clearTables } from '../storage/snapshot-rows.ts'
import { forgetRequests } from './forget-requests.ts'
import { LateTasks } from './late-tasks.ts'
import { Merchant } from './merchant.ts'
import type { MerchantStore } from './merchant-store.ts'
import { exportMerchant, type Imported, importMerchant } from './transfer.ts'
import { worldEnded } from './world-ended.ts'

/** The outcome of a call with a possible fault; without an outcome, the fault prevented the call. */
export interface FaultyOutcome<Name extends TransactedName> {
  fault?: Fault | undefined
  outcome?: RestOutcome<Name>
}

/** The key of a world beside the tables, which a snapshot or a reset replaces. */
const WORLD = 'world'

/**
 * A merchant of a sandbox: its database starts with orders, its clock can be moved, and its calls can have faults.
 *
 * The object of a world is closed, and stores nothing, until `openWorld`. It ends by its alarm or by `endWorld`, and
 * then stores nothing again.
 */
export class SandboxMerchant extends Merchant {
  /** Whether any fault waits; undefined until it is read. */
  #hasFaults: boolean | undefined
  /** The world that is open; an object, because the store asks for it before this instance is complete. */
  readonly #own: { world: World | undefined }
  readonly #isWorld: boolean
  /** Fills empty tables with what the merchant begins with. */
  readonly #seed: (db: Database) => void
  /** The data of the world, made once: the catalog is kept by it. */
  #data: SandboxData | undefined
  readonly #tasks = new LateTasks(() => this.store)

  constructor(state: DurableObjectState, env: Env) {
    const name = state.id.name ?? ''
    const isWorld = worldNumberOf(name) !== undefined
    const own = { world: isWorld ? state.storage.kv.get<World>(WORLD) : undefined }
    const seed = (db: Database) =>
      own.world ? seedWorld(db, own.world, systemClock.now()) : seedOrders(db, name)
    super(state, env, {
      isClosed: isWorld && own.world === undefined,
      actionsOf: () => own.world?.actions ?? readConfig(env).actions,
      clockOf: (db) => movedClock(systemClock, () => readSetting(db, 'clockOffset') ?? 0),
      endsAt: () => own.world?.until,
      seed,
      dueOf: nextDueTask,
    })
    this.#seed = seed
    this.#own = own
    this.#isWorld = isWorld
  }

  /** Opens the world of this object's number, with tables of its own. @returns its account; undefined if it is open */
  openWorld(world: World): MerchantAccount | undefined {
    if (!this.#isWorld || this.#own.world) return undefined
    const { kv } = this.ctx.storage
    kv.put(WORLD, world)
    this.#own.world = world
    try {
      this.open()
    } catch (error) {
      kv.delete(WORLD)
      this.#own.world = undefined
      throw error
    }
    return this.account()
  }

  /**
   * Ends the world and deletes what it stores.
   * @param by the MerchantId of who asks: the world itself, or who opened it
   * @returns whether there was such a world of theirs
   */
  async endWorld(by: string): Promise<boolean> {
    const world = this.#openWorld
    if (!world || (by !== this.ctx.id.name && by !== world.openedBy)) return false
    await this.#end()
    return true
  }

  /** The account of this object's merchant; undefined for a world that is not open. */
  openAccount(): MerchantAccount | undefined {
    return this.#isWorld && !this.#openWorld ? undefined : this.account()
  }

  override async alarm(): Promise<void> {
    const { world } = this.#own
    if (world && world.until <= systemClock.now()) {
      try {
        await forgetRequests(this.env, this.#merchantId)
      } finally {
        // Requests that could not be deleted go by an alarm of their own.
        await this.#end()
      }
    } else if (world || !this.#isWorld) {
      this.#tasks.finish()
      await super.alarm()
    }
  }

  protected override get store(): MerchantStore {
    if (this.#isWorld && !this.#openWorld) throw worldEnded()
    return super.store
  }

  protected override data(): SandboxData {
    const every = super.data()
    const { world } = this.#own
    return (this.#data ??= world ? dataOfWorld(world, every) : every)
  }

  protected override account(): MerchantAccount {
    const account = super.account()
    const { world } = this.#own
    if (!world) return account
    const { name, reports, actions } = world
    return { ...account, Name: name ?? account.Name, Reports: reports, ...(actions && { actions }) }
  }

  /** The world, unless it has ended. Its alarm may come later than its end. */
  get #openWorld(): World | undefined {
    const { world } = this.#own
    return world && world.until > systemClock.now() ? world : undefined
  }

  async #end(): Promise<void> {
    // Closed first: other calls run while the storage is deleted.
    this.#own.world = undefined
    this.close()
    this.#tasks.forget()
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Runs a REST operation, or stores it if its task finishes later. */
  override call<Name extends TransactedName>(name: Name, input: RestInput<Name>): RestOutcome<Name> {
    if (!this.#tasks.isOn) return super.call(name, input)
    const outcome = this.#tasks.call(name, input)
    this.store.schedule()
    return outcome
  }

  override task(id: Long): TaskRecord | undefined {
    this.#tasks.finish()
    return super.task(id)
  }

  override report(request: ReportRequest): Promise<ReportOutcome> {
    this.#tasks.finish()
    return super.report(request)
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
    if (this.#isWorld && !this.#openWorld) return undefined
    // There is almost never a fault, so the check must cost nothing.
    this.#hasFaults ??= (readSetting(this.store.db, 'faults') ?? []).length > 0
    if (!this.#hasFaults) return undefined
    return this.store.transaction(() => takeFault(this.store.db, request))
  }

  /** Runs a command of the sandbox. */
  command<Name extends CommandName>(name: Name, input: CommandInput<Name>): CommandOutcome<Name> {
    const run = commands[name] as (context: RestContext, input: CommandInput<Name>) => CommandOutcome<Name>
    this.#tasks.finish()
    const outcome = this.store.transact((context) => run({ ...context, ...this.#tasks.kept() }, input))
    this.#hasFaults = undefined
    if (outcome.ok && replacing.has(name)) this.#replaced()
    // The clock may have moved, or the setting may be another.
    this.#tasks.forget()
    this.#tasks.finish()
    this.store.schedule()
    return outcome
  }

  /** All rows are others: nothing that is known of the former ones counts any longer. */
  #replaced(): void {
    this.#hasFaults = undefined
    this.#tasks.forget()
    this.store.replaced()
    this.store.schedule()
  }

  /** Brings the merchant back to how it began. Its snapshots stay. */
  reset(): void {
    const { store } = this
    store.transaction(() => {
      clearTables(store.db)
      this.#seed(store.db)
    })
    this.#replaced()
  }

  /** The merchant as a file, as it is now. */
  exportFile(): Result<ReadableStream<Uint8Array>, Refused> {
    return exportMerchant(this.store, this.#merchantId)
  }

  /** Replaces the merchant by a file: by all of it, or it stays as it is. */
  async importFile(body: ReadableStream<Uint8Array>): Promise<Result<Imported, Refused>> {
    const outcome = await importMerchant(
      { store: this.store, env: this.env, merchantId: this.#merchantId, isWorld: this.#isWorld },
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
    this.#tasks.finish()
    const { store } = this
    store.transaction(() => expireDue(store.context()))
    store.schedule()
    return store.transact(({ db, now }) => read({ db, now, catalog }, input))
  }

  /** Adds report rows to a day, in one transaction. The caller keeps the count small. */
  addReportRows(date: string, from: number, count: number): void {
    this.store.transaction(() => insertBulkRows(this.store.db, date, from, count))
  }

  /** Adds a day with an unbalanced report, unless the day has rows in bulk. Debts of days that are over are paid first. */
  async addUnbalancedReport(date: string, from: number, count: number, kind: Unbalance): Promise<void> {
    const over = await this.#settledBefore(date)
    this.store.transaction(() => {
      payDebtsBefore(this.store.db, over)
      if (hasBulkRows(this.store.db, date)) return
      insertBulkRows(this.store.db, date, from, count)
      unbalance(this.store.db, date, kind)
    })
  }

  /** Settles the days before a date that are over. It begins again if a restore changes which these are. @returns their end */
  async #settledBefore(date: string): Promise<string> {
    for (;;) {
      const { store, settlement } = this
      const { generation } = store
      const isCurrent = () => store.generation === generation
      const today = localDateTimeOf(store.now()).slice(0, 10)
      const over = date < today ? date : today
      await settlement.settleBefore(Date.parse(over), isCurrent)
      if (isCurrent()) return over
    }
  }
}

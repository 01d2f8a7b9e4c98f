import { DurableObject } from 'cloudflare:workers'
import type { Long } from '../../shared/domain/values/long.ts'
import { operations, type RestInput } from '../../shared/wire/operations.ts'
import { accountOf } from '../auth/accounts.ts'
import { startOfDay } from '../clock.ts'
import { deliverDue, type Delivering } from '../callbacks/deliver.ts'
import {
  subscriptionHandlers,
  type SubscriptionInput,
  type SubscriptionOutcome,
  type TransactedSubscriptionName,
  verifySubscription,
} from '../callbacks/subscriptions.ts'
import { type Env, type MerchantAccount, readConfig, type SandboxData } from '../config.ts'
import { type Catalog, catalogOf } from '../credit/catalog.ts'
import type { CreditInput, CreditName, CreditOutput } from '../credit/credit-handler.ts'
import { creditHandlers } from '../credit/credit-handlers.ts'
import { changeDueCreditOrders } from '../credit/orders/due-orders.ts'
import { type LinkedPdf, readLinkedPdf } from '../credit/pdf/documents.ts'
import type { RestOutcome, TransactedName } from '../operations/handler.ts'
import { raiseClosed, runOperation } from '../operations/run-operation.ts'
import { openReport, type ReportOutcome, type ReportRequest } from '../reports/merchant-report.ts'
import { Settlement } from '../reports/settlement.ts'
import type { PdfKind } from '../storage/credit/pdf-links.ts'
import { expireDueOrders } from '../storage/order-changes.ts'
import { findTask, type TaskRecord } from '../storage/tasks.ts'
import { MerchantStore, type StoreOptions } from './merchant-store.ts'
import { worldEnded } from './world-ended.ts'

/** How a sandbox differs from production. */
export interface MerchantOptions extends Partial<StoreOptions> {
  /** Whether the object starts without tables. */
  isClosed?: boolean
}

/**
 * A merchant's orders: one object for each MerchantId, named by it. The worker calls its public methods over
 * RPC, through `stubs.ts`; they take and return plain data.
 */
export class Merchant extends DurableObject<Env> {
  readonly #options: MerchantOptions
  /** Undefined while the merchant is closed: it then has no tables. */
  #opened: { store: MerchantStore; settlement: Settlement } | undefined

  constructor(state: DurableObjectState, env: Env, { isClosed = false, ...options }: MerchantOptions = {}) {
    super(state, env)
    this.#options = options
    if (!isClosed) this.open()
  }

  /** Opens the store, and fills it if it is new. */
  protected open(): void {
    const store = new MerchantStore(this.ctx.storage, {
      actionsOf: () => readConfig(this.env).actions,
      ...this.#options,
    })
    this.#opened = { store, settlement: new Settlement(store) }
  }

  /** Lets all that is under way in the merchant fail: its tables are deleted next. */
  protected close(): void {
    this.#opened?.store.db.end(worldEnded())
    this.#opened = undefined
  }

  /** @throws Error if the merchant is closed, which only a world of a sandbox can be */
  protected get store(): MerchantStore {
    return this.#parts.store
  }

  protected get settlement(): Settlement {
    return this.#parts.settlement
  }

  get #parts() {
    if (!this.#opened) throw worldEnded()
    return this.#opened
  }

  /** Runs a REST operation. */
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): RestOutcome<Name> {
    const { store } = this
    // A read writes nothing that a refusal would have to undo, and nothing comes between its statements.
    if (operations[name].method === 'GET') return runOperation(store.context(), name, input)
    const outcome = store.transact((context) => runOperation(context, name, input))
    store.schedule()
    return outcome
  }

  /** Runs a SOAP operation. Its writes are undone if its answer is not Accepted. */
  soap<Name extends CreditName>(name: Name, input: CreditInput<Name>, origin: string): CreditOutput<Name> {
    const { store } = this
    const context = {
      db: store.db,
      merchant: this.account(),
      catalog: this.catalog(),
      mode: store.context().actions,
      now: store.now(),
      origin,
    }
    const output = store.transactIf(
      ({ Accepted }) => Accepted,
      () => creditHandlers[name](context, input),
    )
    store.schedule()
    return output
  }

  /** Does what is due of orders, sends the callbacks that are due, and settles days that are over. */
  override async alarm(): Promise<void> {
    const { store } = this
    store.alarmFired()
    store.transaction(() => {
      const now = store.now()
      raiseClosed({ db: store.db, now }, expireDueOrders(store.db, now))
      changeDueCreditOrders({ db: store.db, now })
    })
    await deliverDue(this.#outbox())
    const settles = await this.#settleDays()
    if (this.#opened?.store === store) store.schedule({ settles })
  }

  /** @returns whether that is possible */
  async #settleDays(): Promise<boolean> {
    const opened = this.#opened
    if (!opened) return true
    const { store, settlement } = opened
    const { generation } = store
    try {
      const isCurrent = () => this.#opened === opened && store.generation === generation
      await settlement.settleSome(startOfDay(store.now()), isCurrent)
      return true
    } catch (error) {
      console.log(JSON.stringify({ module: 'provider', event: 'not-settled', error: (error as Error).name }))
      return false
    }
  }

  /** Runs an operation on the merchant's subscriptions to callbacks. */
  changeSubscriptions(name: TransactedSubscriptionName, input: SubscriptionInput): SubscriptionOutcome {
    return this.store.transact((context) => subscriptionHandlers[name](context, input))
  }

  /** Calls the address of a subscription, to find out whether it takes events. */
  async verifySubscription(id: string): Promise<SubscriptionOutcome> {
    const outcome = await verifySubscription({ ...this.#outbox(), now: this.store.now() }, id)
    this.store.schedule()
    return outcome
  }

  /** #9: a day's report, streamed. It begins again if a restore replaces everything before its first row. */
  async report(request: ReportRequest): Promise<ReportOutcome> {
    const { store, settlement } = this
    const transaction = <T>(work: () => T) => store.transaction(work)
    for (;;) {
      const { generation } = store
      const isCurrent = () => store.generation === generation
      const context = { db: store.db, now: store.now(), transaction, settlement, isCurrent }
      const outcome = await openReport(context, request)
      if (isCurrent()) return outcome
    }
  }

  /** The document of a link; undefined if there is none. */
  readPdf(kind: PdfKind, token: string): LinkedPdf | undefined {
    const { store } = this
    return readLinkedPdf(
      { db: store.db, merchant: this.account(), catalog: this.catalog(), now: store.now() },
      kind,
      token,
    )
  }

  /** The task behind a 202; undefined if the merchant has none with this id. */
  task(id: Long): TaskRecord | undefined {
    return findTask(this.store.db, id)
  }

  protected catalog(): Catalog {
    return catalogOf(this.data())
  }

  #outbox(): Delivering {
    const { store } = this
    const { generation } = store
    const config = readConfig(this.env)
    const account = accountOf(config, this.ctx.id.name ?? '')
    return {
      db: store.db,
      transaction: (work) => store.transaction(work),
      // A restore brings other callbacks under the same ids.
      isOpen: () => this.#opened?.store === store && store.generation === generation,
      sending: {
        // A merchant that is no longer configured calls nobody.
        targets: account ? config.callbackTargets : [],
        secret: account?.CallbackSecret,
      },
    }
  }

  /** The customers and campaigns that the configuration adds. */
  protected data(): SandboxData {
    return readConfig(this.env).sandboxData
  }

  /** The account of this object's merchant. The worker calls only objects of accounts. */
  protected account(): MerchantAccount {
    const account = accountOf(readConfig(this.env), this.ctx.id.name ?? '')
    if (!account) throw new Error('The object belongs to no account.')
    return account
  }
}

import { DurableObject } from 'cloudflare:workers'
import type { RestInput, RestName } from '../shared/wire/operations.ts'
import { type Clock, movedClock, systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'
import { type RestOutcome, restHandlers } from './handlers.ts'
import { sandboxOrdersOf } from './seed/sandbox-orders.ts'
import { type Database, openDatabase } from './storage/database.ts'
import { migrate } from './storage/migrate.ts'
import { merchantMigrations } from './storage/schema.ts'
import { readSetting } from './storage/settings.ts'
import { saveNewOrder } from './storage/stored-order.ts'
import { findTask, type TaskRecord } from './storage/tasks.ts'

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

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#db = openDatabase(state.storage.sql)
    state.storage.transactionSync(() => {
      const isNew = migrate(this.#db, merchantMigrations)
      if (isNew && readConfig(env).sandbox) {
        const orders = sandboxOrdersOf(state.id.name ?? '', systemClock.now())
        for (const order of orders) saveNewOrder(this.#db, order)
      }
    })
    this.#clock = movedClock(systemClock, () => readSetting(this.#db, 'clockOffset') ?? 0)
  }

  /** Does a REST operation in one transaction: a refusal leaves nothing behind. */
  call<Name extends RestName>(name: Name, input: RestInput<Name>): RestOutcome<Name> {
    let outcome: RestOutcome<Name> | undefined
    try {
      this.ctx.storage.transactionSync(() => {
        outcome = restHandlers[name]({ db: this.#db, now: this.#clock.now() }, input)
        if (!outcome.ok) throw new RolledBack()
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
    }
    return outcome!
  }

  /** The task behind a 202; undefined when the merchant has none with this id. */
  task(id: string): TaskRecord | undefined {
    return findTask(this.#db, id)
  }
}

/** {@link Merchant.call} from the worker: Durable Object RPC loses the types of a generic method. */
export function callMerchant<Name extends RestName>(
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

import { DurableObject } from 'cloudflare:workers'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxOrders } from '../../shared/sandbox.ts'
import { migrate } from '../../shared/storage/migrate.ts'
import { type Env, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { addOwner, claimOwners, findOwner } from '../storage/owners.ts'
import { directoryMigrations } from '../storage/schema.ts'

/**
 * The owners of all orders, in a single object. It is called only if a merchant's own object does not have an order, to
 * tell another merchant's order (403) from one that does not exist (404 or 400).
 */
export class OrderDirectory extends DurableObject<Env> {
  readonly #db: Database

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#db = openDatabase(state.storage.sql)
    state.storage.transactionSync(() => {
      migrate(state.storage.sql, directoryMigrations)
      const config = readConfig(env)
      if (!config.sandbox) return
      // The seeded orders of a merchant are known before its own object first runs.
      const merchants = new Set(config.merchants.map(({ MerchantId }) => MerchantId))
      for (const { Id, MerchantId } of sandboxOrders) {
        if (merchants.has(MerchantId)) addOwner(this.#db, Id, MerchantId)
      }
    })
  }

  /** The MerchantId of the order's owner; undefined if there is no such order. */
  ownerOf(orderId: Long): string | undefined {
    return findOwner(this.#db, orderId)
  }

  /**
   * Records the owner of a new order, before the owner's object stores it.
   * @returns whether the id was free or already belongs to this merchant
   */
  register(orderId: Long, merchantId: string): boolean {
    addOwner(this.#db, orderId, merchantId)
    return findOwner(this.#db, orderId) === merchantId
  }

  /** Reserves ids for the merchant's new orders.
   * @returns the first id; the others follow it */
  claim(merchantId: string, count: number): number {
    return claimOwners(this.#db, merchantId, count)
  }
}

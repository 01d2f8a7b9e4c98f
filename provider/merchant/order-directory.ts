import { DurableObject } from 'cloudflare:workers'
import type { Long } from '../../shared/domain/long.ts'
import { sandboxOrders } from '../../shared/sandbox.ts'
import { readConfig } from '../config.ts'
import type { Env } from '../env.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { migrate } from '../storage/migrate.ts'
import { addOwner, claimOwners, findOwner } from '../storage/owners.ts'
import { directoryMigrations } from '../storage/schema.ts'

/**
 * Which merchant owns which order: a single object. It is asked only when a merchant's own object does not
 * know an order, to tell "another merchant's" (403) from "nobody's" (404, or 400).
 */
export class OrderDirectory extends DurableObject<Env> {
  readonly #db: Database

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#db = openDatabase(state.storage.sql)
    state.storage.transactionSync(() => {
      migrate(this.#db, directoryMigrations)
      const config = readConfig(env)
      if (!config.sandbox) return
      // Another merchant's seeds are known before its own object ever woke.
      const merchants = new Set(config.merchants.map(({ MerchantId }) => MerchantId))
      for (const { Id, MerchantId } of sandboxOrders) {
        if (merchants.has(MerchantId)) addOwner(this.#db, Id, MerchantId)
      }
    })
  }

  /** The MerchantId of the order's owner; undefined when nobody has such an order. */
  ownerOf(orderId: Long): string | undefined {
    return findOwner(this.#db, orderId)
  }

  /**
   * Records whose a new order is, before the owner's object stores it.
   * @returns whether the id was free, or is the same merchant's already
   */
  register(orderId: Long, merchantId: string): boolean {
    addOwner(this.#db, orderId, merchantId)
    return findOwner(this.#db, orderId) === merchantId
  }

  /** Gives the merchant ids for so many new orders: the first of them, the others follow it. */
  claim(merchantId: string, count: number): number {
    return claimOwners(this.#db, merchantId, count)
  }
}

/** The one directory. */
export function directoryOf(env: Env): DurableObjectStub<OrderDirectory> {
  return env.DIRECTORY.getByName('orders')
}

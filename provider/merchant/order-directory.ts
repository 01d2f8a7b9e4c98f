import { DurableObject } from 'cloudflare:workers'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxOrders } from '../../shared/sandbox.ts'
import { migrate } from '../../shared/storage/migrate.ts'
import { type Env, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import {
  addOwners,
  findOthers,
  findOwner,
  hasFormerOwners,
  type Owner,
  ownersOfShard,
  reserveIds,
  setFormerOwners,
  shardOfOrder,
  skipId,
  useConsoleKey,
} from '../storage/owners.ts'
import { directoryMigrations } from '../storage/schema.ts'
import { addWorld, hasWorld, openWorlds, removeWorld } from '../storage/worlds.ts'
import { systemClock } from '../clock.ts'
import {
  type DirectoryMethods,
  directoryOf,
  registerOrder,
  reservationsOf,
  SHARD_NAME,
} from './directory-stubs.ts'

/** The owners that a shard copies at once. */
const PAGE = 10_000

/**
 * The owners of all orders, in shards by the order's id. A shard is called only if a merchant's own object does not have
 * an order, to tell another merchant's order (403) from one that does not exist (404 or 400).
 *
 * One more object reserves ids, and has the worlds that are open. Before there were shards it kept all owners: a shard copies its own from there before
 * its first answer, and never asks for them again. A worker of that version, which may run beside this one for some
 * minutes, calls this object only, so it passes on to the shards.
 */
export class OrderDirectory extends DurableObject<Env> implements DirectoryMethods {
  readonly #db: Database
  /** Undefined for the object that reserves ids. */
  readonly #shard: number | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const [, shard] = SHARD_NAME.exec(state.id.name ?? '') ?? []
    this.#shard = shard === undefined ? undefined : Number(shard)
    this.#db = openDatabase(state.storage.sql)
    state.storage.transactionSync(() => {
      migrate(state.storage.sql, directoryMigrations)
      addOwners(this.#db, this.#seeds())
    })
    if (this.#shard !== undefined && !hasFormerOwners(this.#db)) {
      void state.blockConcurrencyWhile(() => this.#copyFormer(this.#shard!))
    }
  }

  /** The MerchantId of the order's owner; undefined if there is no such order. */
  async ownerOf(orderId: Long): Promise<string | undefined> {
    if (this.#shard === undefined) return directoryOf(this.env, orderId).ownerOf(orderId)
    return findOwner(this.#db, orderId)
  }

  /**
   * Records the owner of a new order, before the owner's object stores it.
   * @returns whether the id was free or already belongs to this merchant
   */
  async register(orderId: Long, merchantId: string): Promise<boolean> {
    if (this.#shard === undefined) return registerOrder(this.env, orderId, merchantId)
    addOwners(this.#db, [{ orderId, merchantId }])
    return findOwner(this.#db, orderId) === merchantId
  }

  /** Records the owners of reserved ids of this shard. @returns whether all were free */
  take(owners: readonly Owner[]): boolean {
    return addOwners(this.#db, owners)
  }

  /** One of the orders of this shard that another merchant has; undefined if there is none. */
  othersOf(orderIds: readonly Long[], merchantId: string): Long | undefined {
    return findOthers(this.#db, orderIds, merchantId)
  }

  /** Records the owner of imported orders of this shard, unless another merchant has one, which it returns. */
  registerAll(orderIds: readonly Long[], merchantId: string): Long | undefined {
    const others = findOthers(this.#db, orderIds, merchantId)
    if (others === undefined) {
      addOwners(
        this.#db,
        orderIds.map((orderId) => ({ orderId, merchantId })),
      )
    }
    return others
  }

  /** Reserves ids for the merchant's new orders, and registers them.
   * @returns the first id; the others follow it */
  async claim(merchantId: string, count: number): Promise<number> {
    for (;;) {
      const first = reserveIds(this.#db, count)
      const owners = Array.from({ length: count }, (_, index) => ({ orderId: first + index, merchantId }))
      const shards = Map.groupBy(owners, ({ orderId }) => shardOfOrder(orderId)).values()
      const taken = await Promise.all(
        [...shards].map((some) => directoryOf(this.env, some[0]!.orderId).take(some)),
      )
      // Someone may have registered one of them in between: then the next range.
      if (taken.every(Boolean)) return first
    }
  }

  /** Reserves the id of an order that is registered by its id, so that no claim has it. */
  skip(orderId: Long): void {
    skipId(this.#db, orderId)
  }

  /** Records a world that is about to open. @param until milliseconds since 1970 */
  addWorld(number: number, until: number): 'added' | 'taken' | 'full' {
    return this.ctx.storage.transactionSync(() =>
      addWorld(this.#db, { number, until, now: systemClock.now() }),
    )
  }

  hasWorld(number: number): boolean {
    return hasWorld(this.#db, number, systemClock.now())
  }

  openWorlds(): { number: number; until: number }[] {
    return openWorlds(this.#db, systemClock.now())
  }

  removeWorld(number: number): void {
    removeWorld(this.#db, number)
  }

  /** Records that the key of the console's link was used. @returns whether it was not used before */
  useConsoleKey(digest: string): boolean {
    return useConsoleKey(this.#db, digest)
  }

  /** The owners that a version without shards registered, of one shard, after an id. */
  formerOwners(shard: number, after: Long | null): Owner[] {
    return ownersOfShard(this.#db, { shard, after, limit: PAGE })
  }

  /** It can be interrupted: who is copied twice is there once. */
  async #copyFormer(shard: number): Promise<void> {
    const former = reservationsOf(this.env)
    let after: Long | null = null
    for (let isWhole = false; !isWhole;) {
      const owners: Owner[] = await former.formerOwners(shard, after)
      addOwners(this.#db, owners)
      after = owners.at(-1)?.orderId ?? null
      isWhole = owners.length < PAGE
    }
    setFormerOwners(this.#db)
  }

  /** A merchant's seeded orders of this shard, which are known before the merchant's own object first runs. */
  #seeds(): Owner[] {
    const config = readConfig(this.env)
    if (!config.sandbox) return []
    const merchants = new Set(config.merchants.map(({ MerchantId }) => MerchantId))
    return sandboxOrders
      .filter(({ Id, MerchantId }) => shardOfOrder(Id) === this.#shard && merchants.has(MerchantId))
      .map(({ Id, MerchantId }) => ({ orderId: Id, merchantId: MerchantId }))
  }
}

/** The stubs of the directory's objects: the shards, and the object that reserves ids. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Env } from '../config.ts'
import { isReserved, type Owner, shardOfOrder } from '../storage/owners.ts'

/** The name of a shard's object. */
export const SHARD_NAME = /^owners-(\d+)$/

/** The methods of `order-directory.ts`. */
export interface DirectoryMethods {
  ownerOf(orderId: Long): Promise<string | undefined>
  register(orderId: Long, merchantId: string): Promise<boolean>
  take(owners: readonly Owner[]): boolean
  othersOf(orderIds: readonly Long[], merchantId: string): Long | undefined
  registerAll(orderIds: readonly Long[], merchantId: string): Long | undefined
  claim(merchantId: string, count: number): Promise<number>
  skip(orderId: Long): void
  formerOwners(shard: number, after: Long | null): Owner[]
  addWorld(number: number, until: number): 'added' | 'taken' | 'full'
  hasWorld(number: number): boolean
  /** The one that ends last first. */
  openWorlds(): { number: number; until: number }[]
  removeWorld(number: number): void
  useConsoleKey(digest: string): boolean
}

type Stub<Name extends keyof DirectoryMethods> = {
  [Method in Name]: (
    ...input: Parameters<DirectoryMethods[Method]>
  ) => Promise<Awaited<ReturnType<DirectoryMethods[Method]>>>
}

/** The shard that has the order's owner. */
export function directoryOf(
  env: Env,
  orderId: Long,
): Stub<'ownerOf' | 'register' | 'take' | 'othersOf' | 'registerAll'> {
  return env.DIRECTORY.getByName(`owners-${shardOfOrder(orderId)}`) as never
}

/** The object that reserves ids of orders. Its name is that of the one directory of former versions. */
export function reservationsOf(env: Env): Stub<'claim' | 'skip' | 'formerOwners' | 'useConsoleKey'> {
  return env.DIRECTORY.getByName('orders') as never
}

/** The list of open worlds, which the same object has. */
export function worldsOf(env: Env): Stub<'addWorld' | 'hasWorld' | 'openWorlds' | 'removeWorld'> {
  return env.DIRECTORY.getByName('orders') as never
}

/**
 * Records the owner of a new order whose id was not claimed.
 * @returns whether the id was free or already belongs to this merchant
 */
export async function registerOrder(env: Env, orderId: Long, merchantId: string): Promise<boolean> {
  await reservationsOf(env).skip(orderId)
  return directoryOf(env, orderId).register(orderId, merchantId)
}

/**
 * Records the owner of many orders whose ids were not claimed: of all, or of none.
 * @returns one that belongs to another merchant; undefined if they are registered
 */
export async function registerOrders(
  env: Env,
  orderIds: readonly Long[],
  merchantId: string,
): Promise<Long | undefined> {
  const shards = [...Map.groupBy(orderIds, shardOfOrder).values()]
  const oneOf = async (method: 'othersOf' | 'registerAll') => {
    const found = await Promise.all(shards.map((ids) => directoryOf(env, ids[0]!)[method](ids, merchantId)))
    return found.find((id) => id !== undefined)
  }
  const others = await oneOf('othersOf')
  if (others !== undefined) return others
  const reserved = orderIds.filter(isReserved)
  if (reserved.length > 0) {
    await reservationsOf(env).skip(reserved.reduce((last, id) => (id > last ? id : last)))
  }
  // Another merchant may take one in this moment. Then a few ids stay registered without an order, which harms no one.
  return oneOf('registerAll')
}

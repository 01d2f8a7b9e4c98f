/** The stubs of the directory's objects: the shards, and the object that reserves ids. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Env } from '../config.ts'
import { type Owner, shardOfOrder } from '../storage/owners.ts'

/** The name of a shard's object. */
export const SHARD_NAME = /^owners-(\d+)$/

/** The methods of `order-directory.ts`. */
export interface DirectoryMethods {
  ownerOf(orderId: Long): Promise<string | undefined>
  register(orderId: Long, merchantId: string): Promise<boolean>
  take(owners: readonly Owner[]): boolean
  claim(merchantId: string, count: number): Promise<number>
  skip(orderId: Long): void
  formerOwners(shard: number, after: Long | null): Owner[]
  addWorld(number: number, until: number): 'added' | 'taken' | 'full'
  hasWorld(number: number): boolean
  removeWorld(number: number): void
}

type Stub<Name extends keyof DirectoryMethods> = {
  [Method in Name]: (
    ...input: Parameters<DirectoryMethods[Method]>
  ) => Promise<Awaited<ReturnType<DirectoryMethods[Method]>>>
}

/** The shard that has the order's owner. */
export function directoryOf(env: Env, orderId: Long): Stub<'ownerOf' | 'register' | 'take'> {
  return env.DIRECTORY.getByName(`owners-${shardOfOrder(orderId)}`) as never
}

/** The object that reserves ids of orders. Its name is that of the one directory of former versions. */
export function reservationsOf(env: Env): Stub<'claim' | 'skip' | 'formerOwners'> {
  return env.DIRECTORY.getByName('orders') as never
}

/** The list of open worlds, which the same object has. */
export function worldsOf(env: Env): Stub<'addWorld' | 'hasWorld' | 'removeWorld'> {
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

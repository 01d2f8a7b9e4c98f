/** Reads and writes the index of orders over its shards. */
import type { IndexedOrder, ViewCounts } from '../../shared/domain/order-index/order-index.ts'
import type { OrderView } from '../../shared/domain/order-index/order-views.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Env } from '../config/env.ts'
import { journalOf } from '../journal/journal-of.ts'
import { orderSubject } from '../journal/letter.ts'
import { chunkFor, fromPart, mergedRows, type Position } from '../journal/merged-rows.ts'
import { keptName, namesOf } from '../journal/names.ts'
import {
  INDEX_SHARDS,
  indexedOrderOf,
  type OrderNews,
  type OrderRow,
  type Viewer,
} from '../journal/order-index.ts'
import { shardOf } from '../journal/shards.ts'
import type { IndexQuery } from './index-query.ts'

const SHARDS = Array.from({ length: INDEX_SHARDS }, (_, shard) => shard)

/** Whose orders are read, for whom. */
export interface Looker {
  merchantId: string
  viewer: Viewer
}

/**
 * Groups of orders, those with the latest news first.
 * @throws PartFailure if a shard does not answer
 */
export function orderRows(
  env: Env,
  { merchantId, viewer }: Looker,
  { query, view }: IndexQuery,
  { after, wanted }: { after?: Position | undefined; wanted: number },
): AsyncGenerator<(OrderRow & Position)[]> {
  const chunk = chunkFor(wanted, SHARDS.length)
  return mergedRows(
    SHARDS,
    (shard, before) => journalOf(env, merchantId, shard).orders({ before, query, view, viewer }, chunk),
    { before: Number.MAX_SAFE_INTEGER, after },
  )
}

/** @throws PartFailure if a shard does not answer */
export async function countViews(
  env: Env,
  { merchantId, viewer }: Looker,
  views: readonly OrderView[],
): Promise<ViewCounts['counts']> {
  const parts = await Promise.all(
    SHARDS.map((shard) => fromPart(shard, () => journalOf(env, merchantId, shard).counts(views, viewer))),
  )
  const sums = views.map((view, at) => [view, parts.reduce((sum, part) => sum + part[at]!, 0)])
  return Object.fromEntries(sums) as ViewCounts['counts']
}

/** @throws PartFailure if a shard does not answer */
export async function tellIndex(env: Env, merchantId: string, news: readonly OrderNews[]): Promise<void> {
  await overShards(
    news.map((one) => [one.id, one] as const),
    (shard, some) => journalOf(env, merchantId, shard).take([], some),
  )
}

/** @throws PartFailure if a shard does not answer */
export async function knownOrders(env: Env, merchantId: string, ids: readonly Long[]): Promise<OrderRow[]> {
  const parts = await overShards(
    ids.map((id) => [id, String(id)] as const),
    (shard, some) => journalOf(env, merchantId, shard).known(some),
  )
  return parts.flat()
}

/** The orders with the names of who wrote last. */
export async function namedOrders(
  env: Env,
  merchantId: string,
  rows: readonly OrderRow[],
): Promise<IndexedOrder[]> {
  const orders = rows.map(indexedOrderOf)
  const writers = orders.flatMap(({ lastWrite }) => (lastWrite ? [lastWrite.who] : []))
  const names = await namesOf(env, merchantId, writers)
  return orders.map((order) => {
    const { lastWrite } = order
    const name = lastWrite && keptName(lastWrite.who, names)
    return name === undefined
      ? order
      : { ...order, lastWrite: { ...lastWrite!, who: { ...lastWrite!.who, name } } }
  })
}

/** Hands each value to the shard of its order. */
async function overShards<Value, Answer>(
  values: readonly (readonly [Long, Value])[],
  work: (shard: number, some: Value[]) => Promise<Answer>,
): Promise<Answer[]> {
  const groups = Map.groupBy(values, ([id]) => shardOf(orderSubject(id), INDEX_SHARDS))
  return Promise.all(
    [...groups].map(([shard, some]) =>
      fromPart(shard, () =>
        work(
          shard,
          some.map(([, value]) => value),
        ),
      ),
    ),
  )
}

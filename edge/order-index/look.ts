/** Reads orders at the provider now, and tells the index what was seen. */
import type { LookedOrders } from '../../shared/domain/order-index/order-index.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Env } from '../config/env.ts'
import { readOrder } from '../order-desk/order-snapshot.ts'
import { sightOf } from '../order-desk/order-sight.ts'
import type { OrderNews } from '../journal/order-index.ts'
import type { Caller } from '../upstream/caller.ts'
import { knownOrders, namedOrders, tellIndex } from './index-reader.ts'

/** Calls of the provider at once: a look must not starve a clerk's save. */
const AT_ONCE = 4

/** @throws PartFailure if a shard of the index does not answer */
export async function lookAtOrders(env: Env, caller: Caller, ids: readonly Long[]): Promise<LookedOrders> {
  const { merchantId } = caller
  const news: OrderNews[] = []
  const codes = new Map<Long, LookedOrders['failed'][number]['code']>()
  const left = [...ids]
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const read = await readOrder(caller, id)
      // A merchant is not told which numbers are orders of others.
      const code = read.ok || read.reason.code !== 'provider-forbids' ? undefined : 'order-not-found'
      if (read.ok) news.push({ id, ...sightOf(read.value.order, Date.now()) })
      else codes.set(id, code ?? read.reason.code)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await tellIndex(env, merchantId, news)
  const seen = new Set(news.map(({ id }) => String(id)))
  const rows = (await knownOrders(env, merchantId, ids)).filter(({ id }) => seen.has(id))
  // In the order in which they were asked for, and not in which they were answered.
  const failed = ids.flatMap((id) => (codes.has(id) ? [{ id, code: codes.get(id)! }] : []))
  return { orders: await namedOrders(env, merchantId, rows), failed }
}

/**
 * What the edge does when it hears that an order was changed: it reads the order once, tells the index what it saw, and
 * tells the desk, which tells the pages that have the order open. So what an event says is never believed.
 */
import type { Long } from '../../shared/domain/values/long.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { errorFacts } from '../http/error-facts.ts'
import { log } from '../http/log.ts'
import type { Trace } from '../http/trace.ts'
import { journalOf } from '../journal/journal-of.ts'
import { orderSubject } from '../journal/letter.ts'
import { INDEX_SHARDS } from '../journal/order-index.ts'
import { shardOf } from '../journal/shards.ts'
import { deskOf } from '../order-desk/desk-of.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { readOrder } from '../order-desk/order-snapshot.ts'
import { sightOf } from '../order-desk/order-sight.ts'

interface Hearing {
  env: Env
  merchantId: string
  trace: Trace
}

/** Milliseconds after which the platform ends what a request began: such a look never says that it is over. */
const LOOK_MS = 30_000

interface Look {
  /** Whether the order was heard of since it was read. */
  isStale: boolean
  /** When the look is over in any case, in milliseconds since 1970. */
  until: number
}

/** The orders that are being read. */
const reading = new Map<string, Look>()

/**
 * Reads the order and tells what was seen. However many events come while it is read, it is read once more. Never
 * rejects: the next look at the order sees the change too.
 */
export async function heardOf(hearing: Hearing, orderId: Long, requestId: string): Promise<void> {
  const name = deskName(hearing.merchantId, orderId)
  const known = reading.get(name)
  const now = Date.now()
  // More than a look's time can be left only if the clock was set back.
  if (known && known.until > now && known.until <= now + LOOK_MS) {
    known.isStale = true
    return
  }
  const one: Look = { isStale: true, until: now + LOOK_MS }
  reading.set(name, one)
  try {
    while (one.isStale) {
      one.isStale = false
      await look(hearing, orderId)
    }
  } catch (error) {
    log('error', { event: 'callback-not-followed', requestId, ...errorFacts(error as Error) })
  } finally {
    if (reading.get(name) === one) reading.delete(name)
  }
}

async function look({ env, merchantId, trace }: Hearing, orderId: Long): Promise<void> {
  const read = await readOrder({ env, config, merchantId, trace }, orderId)
  // Another merchant's order, one that is not there, or a provider that does not answer: nothing is known now.
  if (!read.ok) return
  const { order, etag } = read.value
  const shard = shardOf(orderSubject(orderId), INDEX_SHARDS)
  await Promise.all([
    journalOf(env, merchantId, shard).take([], [{ id: orderId, ...sightOf(order, Date.now()) }]),
    deskOf(env, merchantId, orderId).sawOrder(etag),
  ])
}

/** Somebody who reads the order through the edge. */
import type { Env } from '../../../edge/config/env.ts'
import { readOrder } from '../../../edge/order-desk/order-snapshot.ts'
import { callerInObject } from '../../../edge/upstream/caller.ts'
import { pause } from '../platform/globals.ts'

/** The order as the edge reads it now; undefined if it cannot. */
export async function orderNow(
  env: Env,
  { merchantId, orderId }: { merchantId: string; orderId: number },
): Promise<{ text: string; etag: string } | undefined> {
  try {
    const read = await readOrder(callerInObject(env, { merchantId }, Infinity), orderId)
    return read.ok ? { text: new TextDecoder().decode(read.value.bytes), etag: read.value.etag } : undefined
  } catch {
    // The object with the token was reset again and again; a route answers 503.
    return undefined
  }
}

export interface Read {
  /** When it was asked and answered, by the steady clock. */
  from: number
  to: number
  /** Undefined if the edge could not read it. */
  text: string | undefined
}

interface Reading {
  merchantId: string
  orderId: number
  /** Milliseconds after the beginning of the run. */
  at: number
  now: () => number
}

export async function readNow(env: Env, { merchantId, orderId, at, now }: Reading): Promise<Read> {
  await pause(at)
  const from = now()
  const read = await orderNow(env, { merchantId, orderId })
  return { from, to: now(), text: read?.text }
}

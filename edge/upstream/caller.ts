import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import type { Trace } from '../http/trace.ts'

/** The caller of the provider. */
export interface Caller {
  env: Env
  config: Config
  merchantId: string
  /** Whether to clear each timer: a Durable Object stays awake, and costs money, while one runs. */
  inObject?: boolean
  /** The trace of the request that this call is part of, if any. */
  trace?: Trace | undefined
  /** No call continues after this instant, in milliseconds since 1970. */
  until?: number
  /** Where each call records whether it may have been done. */
  sendState?: SendState
}

export interface SendState {
  /** True once a request was sent; false again after a 401 or 429, which did nothing. */
  mayBeDone: boolean
}

/**
 * The caller of a Durable Object, for a request that it works on.
 * @param until no call continues after this instant, in milliseconds since 1970
 */
export function callerInObject(
  env: Env,
  { merchantId, trace }: Pick<Caller, 'merchantId' | 'trace'>,
  until: number,
): Caller {
  return { env, config, merchantId, trace, until, inObject: true }
}

/** The caller for a request with a known requester. */
export function callerOf(c: Context<EdgeContext>): Caller {
  return { env: c.env, config, merchantId: c.get('session').merchantId, trace: c.get('trace') }
}

import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import type { Trace } from '../http/trace.ts'

/** For whom, and with what, the provider is called. */
export interface Caller {
  env: Env
  config: Config
  merchantId: string
  /** Clears each timer: a Durable Object stays awake, and costs money, while one runs. */
  inObject?: boolean
  /** The request that this call is part of, where there is one. */
  trace?: Trace | undefined
  /** No call goes on beyond this instant, in milliseconds since 1970. */
  until?: number
  /** Each call notes here whether it may have been done. */
  sendState?: SendState
}

export interface SendState {
  /** True once a request was sent; false again after a 401 or 429, which did nothing. */
  mayBeDone: boolean
}

/** The caller of a request, once it is known who makes it. */
export function callerOf(c: Context<EdgeContext>): Caller {
  return { env: c.env, config, merchantId: c.get('session').merchantId, trace: c.get('trace') }
}

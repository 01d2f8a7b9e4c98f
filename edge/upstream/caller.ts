import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import type { Env } from '../config/env.ts'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import type { Trace } from '../http/trace.ts'

/** On whose behalf, and with what, the provider is called. */
export interface Caller {
  env: Env
  config: Config
  merchantId: string
  /** A Durable Object stays awake, and is paid for, while a timer of its own runs: it clears each of them. */
  inObject?: boolean
  /** The request that this call is part of, where there is one. */
  trace?: Trace | undefined
  /** No call goes on beyond this instant, in milliseconds since 1970. */
  until?: number
  /** Where the calls note whether the last one may have been done. */
  sendState?: SendState
}

export interface SendState {
  /** True from the moment a request leaves; false again when it is answered 401, which did nothing. */
  mayBeDone: boolean
}

/** The caller of a request, once it is known who makes it. */
export function callerOf(c: Context<EdgeContext>): Caller {
  return { env: c.env, config, merchantId: c.get('session').merchantId, trace: c.get('trace') }
}

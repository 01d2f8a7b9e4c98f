import type { Config } from '../config.ts'
import type { Env } from '../env.ts'
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
}

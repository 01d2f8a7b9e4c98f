import type { Config } from '../config/config.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { Trace } from '../http/trace.ts'
import { type Caller, callerInObject } from '../upstream/caller.ts'
import { inFlightMs } from './times.ts'
import type { WriteQueue } from './write-queue.ts'

/** The tools of every desk. */
export interface DeskTools {
  config: Config
  /** @param until no call continues after this instant, in milliseconds since 1970 */
  callerFor(request: { merchantId: string; trace?: Trace }, until: number): Caller
  /** Does the work in one transaction. */
  transact<Value>(work: () => Value): Value
  /** Resolves when all writes and the alarm are on disk. */
  sync(): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
}

export function deskTools(env: Env, storage: DurableObjectStorage, queue: WriteQueue): DeskTools {
  return {
    config,
    callerFor: (request, until) => callerInObject(env, request, until),
    transact: (work) => storage.transactionSync(work),
    sync: async () => {
      queue.schedule()
      await storage.sync()
    },
    now: () => Date.now(),
  }
}

/** Seconds until the outcome of an open write can be known; at least 1. */
export function secondsToOutcome(
  { config, now }: Pick<DeskTools, 'config' | 'now'>,
  { at }: { at: number },
): number {
  return Math.max(1, Math.ceil((at + inFlightMs(config) - now()) / 1000))
}

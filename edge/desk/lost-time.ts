/**
 * After a restore, the outcomes since the backup are lost: a write that the edge does not know may be a repeated one. Only
 * a key that begins with the mark of the present epoch is certainly newer, because nobody knew that mark before. No clock
 * of a client is believed. Pure.
 */
import type { ProblemReason } from '../http/problem.ts'
import type { StateView } from '../state/state-view.ts'
import { KEY_MS, LOST_MS } from './times.ts'

/** What a request that may be of the lost time is told, if its desk does not know it. Plain data, as RPC requires. */
export interface LostTime {
  /** When the backup was restored, in milliseconds since 1970. */
  restoredAt: number
  keyMark: string
  /** Seconds after which the same request is a new one; only without a key. */
  retryAfter?: number
}

/**
 * @param key of the request; undefined for one without a key, which nobody repeats after {@link LOST_MS}
 * @returns undefined if the request is certainly newer than the restore
 */
export function lostTime(
  { restoredAt, keyMark }: Pick<StateView, 'restoredAt' | 'keyMark'>,
  key: string | undefined,
  now: number,
): LostTime | undefined {
  if (restoredAt === undefined || key?.startsWith(`${keyMark}.`)) return undefined
  const left = restoredAt + (key === undefined ? LOST_MS : KEY_MS) - now
  if (left <= 0) return undefined
  return { restoredAt, keyMark, ...(key === undefined && { retryAfter: Math.ceil(left / 1000) }) }
}

/** @param looks what a person looks at: `at the order` */
export function lostReason({ restoredAt, keyMark, retryAfter }: LostTime, looks: string): ProblemReason {
  const why = `The edge was restored from a backup at ${new Date(restoredAt).toISOString()}, and does not know whether this was done before. Nothing was sent.`
  const todo =
    retryAfter === undefined
      ? `Look ${looks}: what is missing can be sent with a new Idempotency-Key that begins with "${keyMark}.".`
      : `Look ${looks}: after Retry-After, the same request is a new one.`
  return {
    code: 'outcome-unknown',
    detail: `${why} ${todo}`,
    keyMark,
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

import type { Config } from '../config/config.ts'

/** Milliseconds for which an answer is kept under its key. */
export const KEY_MS = 24 * 60 * 60 * 1000
/** Milliseconds for which the same content without a key is not sent again after a lost answer. */
export const LOST_MS = 10 * 60 * 1000
/** Milliseconds within which most outcomes are known. */
export const SOON_MS = 60_000
/** Milliseconds within which the platform repeats a request whose desk was reset. */
export const REPEATED_MS = 60_000
const IN_FLIGHT_MS = 30_000

/**
 * Milliseconds after which a sent write can no longer arrive: a write that is not done by then never will be.
 * Three times one call's limit, because a proxy on the way may hold a request for longer than we wait.
 */
export function inFlightMs({ callMs }: Pick<Config, 'callMs'>): number {
  return Math.max(IN_FLIGHT_MS, 3 * callMs)
}

/** The longest that one call may take, in milliseconds. A write is sent only if there is time for one. */
export function longestCall({ callMs, budgetMs }: Pick<Config, 'callMs' | 'budgetMs'>): number {
  return Math.min(callMs, budgetMs)
}

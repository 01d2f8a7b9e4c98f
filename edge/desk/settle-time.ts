import type { Config } from '../config/config.ts'

const SETTLE_MS = 30_000

/**
 * Milliseconds after which a write that was sent is no longer on its way: what does not show it then never will.
 * Three times what one call may take, because something between us and the provider may hold it for longer.
 */
export function settleMs({ callMs }: Pick<Config, 'callMs'>): number {
  return Math.max(SETTLE_MS, 3 * callMs)
}

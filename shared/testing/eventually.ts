import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** Repeats a check until it does not throw, and resolves with what it returns. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE_MS })
}

import type { Long } from '../../shared/domain/values/long.ts'

/**
 * Whether the order's amount may change from `current` to `next`. A higher amount must be within the customer's limit; a
 * lower or equal one is never checked (the design, "Credit check"). Minor units.
 */
export function passesCreditCheck(current: Long, next: Long, limit: Long): boolean {
  return next <= current || next <= limit
}

import type { Long } from '../../shared/domain/long.ts'

/**
 * May the order's amount change so? A higher amount must stay within the customer's limit; a lower or equal
 * one is never checked (the design, "Credit check"). Minor units.
 */
export function passesCreditCheck(current: Long, next: Long, limit: Long): boolean {
  return next <= current || next <= limit
}

import type { EdgeError } from './edge-error.ts'

/** Answers given before the edge looks for an earlier try; undefined stands for a write that was never sent. */
const notConsidered = new Set([undefined, 401, 403, 429, 503])

/**
 * Whether the edge looked at the write itself. Otherwise the answer says nothing about an earlier try with the same
 * key, which may have been done.
 */
export function wasConsidered({ status }: EdgeError): boolean {
  return !notConsidered.has(status)
}

import type { EdgeError } from './edge-error.ts'

/** Answers given before the edge looks for an earlier try; undefined is what was never sent. */
const notConsidered = new Set([undefined, 401, 403, 429, 503])

/**
 * Did anything look at the write itself? Otherwise the answer tells nothing of an earlier try with the same
 * key, which may have been done.
 */
export function wasConsidered({ status }: EdgeError): boolean {
  return !notConsidered.has(status)
}

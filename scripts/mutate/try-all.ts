import type { Verdict } from './tester.ts'

export type Tried<Fault> = Fault & { verdict: Verdict }

/** How faults are tried out. */
export interface Trial<Fault> {
  tryOut: (fault: Fault) => Promise<Verdict>
  /** Hears all results after each one: a run may be ended from outside. */
  keep: (results: readonly Tried<Fault>[]) => void
  /** When the run must have ended, as `now` counts. */
  end: number
  /** Milliseconds. */
  now: () => number
}

/**
 * Tries faults one after the other, while there is time for one that takes as long as the longest so far.
 * @returns those that were tried
 */
export async function tryAll<Fault>(
  faults: readonly Fault[],
  { tryOut, keep, end, now }: Trial<Fault>,
): Promise<Tried<Fault>[]> {
  const results: Tried<Fault>[] = []
  let longest = 0
  for (const fault of faults) {
    const start = now()
    if (start + longest > end) break
    results.push({ ...fault, verdict: await tryOut(fault) })
    longest = Math.max(longest, now() - start)
    keep(results)
  }
  return results
}

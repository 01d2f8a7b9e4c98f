/** Every way in which something can go: each run is asked for its choices, and is repeated until all were made. */
export type Choose = <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice

/**
 * Runs something once for every combination of its choices. What it does may depend on nothing else.
 * @returns how many runs that were
 */
export function tryAll(run: (choose: Choose) => void): number {
  // The choices of the run, by their place, each with how many there were.
  let path: { taken: number; of: number }[] = []
  for (let runs = 1; ; runs++) {
    let depth = 0
    run((choices) => {
      const step = (path[depth] ??= { taken: 0, of: choices.length })
      depth++
      return choices[step.taken]!
    })
    // The last choice that can still be made otherwise is; those after it begin anew.
    path = path.slice(0, path.findLastIndex(({ taken, of }) => taken + 1 < of) + 1)
    const last = path.at(-1)
    if (!last) return runs
    last.taken++
  }
}

/** Runs a function for every combination of its choices. */
export type Choose = <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice

/**
 * Runs the function once for every combination of its choices. It must depend on nothing else.
 * @returns the number of runs
 */
export function tryAll(run: (choose: Choose) => void): number {
  // The choices of the run by position, each with its number of options.
  let path: { taken: number; of: number }[] = []
  for (let runs = 1; ; runs++) {
    let depth = 0
    run((choices) => {
      const step = (path[depth] ??= { taken: 0, of: choices.length })
      depth++
      return choices[step.taken]!
    })
    // Moves the last choice that has another option to that option, and drops those after it.
    path = path.slice(0, path.findLastIndex(({ taken, of }) => taken + 1 < of) + 1)
    const last = path.at(-1)
    if (!last) return runs
    last.taken++
  }
}

/** The number of uninterrupted steps between two looks at the clock. */
const STEPS = 1_000

/**
 * Sorts places, stable, and yields now and then: the browser's own sort of a hundred thousand rows is one long task.
 * @param isAfter whether the first place comes after the second one
 */
export function* mergeSort(
  places: Uint32Array,
  isAfter: (one: number, other: number) => boolean,
): Generator<void, Uint32Array> {
  let from: Uint32Array = places
  let to: Uint32Array = new Uint32Array(places.length)
  let steps = 0
  for (let width = 1; width < places.length; width *= 2) {
    for (let start = 0; start < places.length; start += 2 * width) {
      const middle = Math.min(start + width, places.length)
      const end = Math.min(start + 2 * width, places.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at += 1) {
        const takesRight = left >= middle || (right < end && isAfter(from[left]!, from[right]!))
        to[at] = takesRight ? from[right++]! : from[left++]!
        if (++steps % STEPS === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** The value in the middle; of an even number the higher one. @throws RangeError if there is none */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new RangeError('no values')
  return middle
}

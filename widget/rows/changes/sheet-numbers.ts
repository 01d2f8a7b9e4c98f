/** How the numbers of a spreadsheet are written. Pure. */

/**
 * The thousands separator that a sheet's other numbers imply, on a page in any language: in a sheet with "12,5",
 * "10,005" is not ten thousand. Undefined if they imply none.
 */
export function groupSignOf(numbers: readonly string[]): ',' | '.' | undefined {
  const says = (decimals: RegExp) => numbers.some((text) => decimals.test(text))
  const hasCommas = says(/\d,\d{1,2}(?!\d)/)
  const hasPoints = says(/\d\.\d{1,2}(?!\d)/)
  if (hasCommas === hasPoints) return undefined
  return hasCommas ? '.' : ','
}

/** Whether a number can be read in one way only: no thousands, sign in brackets, unit or currency. */
export function isPlainNumber(text: string): boolean {
  return /^[-\u2212]?\d+(?:[.,]\d{1,2})?(?:\s?%)?$/.test(text.trim())
}

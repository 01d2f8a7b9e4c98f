/** A term for each listed value; a value outside the list is its own term. */
export function words<Listed extends string>(terms: Record<Listed, string>): (value: string) => string {
  return (value) => (Object.hasOwn(terms, value) ? terms[value as Listed] : value)
}

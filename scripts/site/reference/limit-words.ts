/** Limits as a person says them. */

/** The limits of a JSON Schema, and those of `shared/domain/values/limits.ts`, which have the same names. */
export type Limits = Readonly<Record<string, unknown>>

const ranges = [
  ['minLength', 'maxLength', ' characters'],
  ['minimum', 'maximum', ''],
  ['minItems', 'maxItems', ' items'],
  ['minBytes', 'maxBytes', ' bytes'],
] as const

/** What a value may be: `1 to 40 characters`. */
export function limitWords(limits: Limits): string[] {
  return ranges.flatMap(([least, most, unit]) => {
    const [from, to] = [limits[least], limits[most]]
    if (typeof from === 'number' && typeof to === 'number')
      return [`${grouped(from)} to ${grouped(to)}${unit}`]
    if (typeof to === 'number') return [`at most ${grouped(to)}${unit}`]
    return typeof from === 'number' ? [`at least ${grouped(from)}${unit}`] : []
  })
}

/** The digits in groups of three, with a real minus. */
export function grouped(number: number): string {
  return number.toLocaleString('en').replaceAll(',', '\u202f').replace('-', '−')
}

/** The signs of a language's numbers. */
export interface NumberSigns {
  /** A comma or a point. */
  decimal: ',' | '.'
  /** Matches one thousands separator; spaces separate thousands in every language. */
  group: RegExp
}

const known = new Map<string, NumberSigns>()

/** @param lang BCP 47 */
export function numberSigns(lang: string): NumberSigns {
  const found = known.get(lang)
  if (found) return found
  const parts = new Intl.NumberFormat(lang).formatToParts(1_234_567.5)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const group = sign('group')
  const signs: NumberSigns = {
    decimal: sign('decimal') === ',' ? ',' : '.',
    group: new RegExp(group === ',' || group === '.' ? `[\\s${group}]` : "[\\s\u2019']"),
  }
  known.set(lang, signs)
  return signs
}

/**
 * Keys that sort as the language sorts texts, by plain comparison: comparing a hundred thousand texts by the rules of a
 * language would take a second. Case and accents count as in the language, and `A2` comes before `A10`.
 */

const UNITS = 0x1_0000
/** The number of significant characters of a text. */
const LONGEST = 200
const ZERO = 0x30
const NINE = 0x39

/** @param lang BCP 47; the browser's own where it is undefined */
export function* textKeys(texts: readonly string[], lang: string | undefined): Generator<void, string[]> {
  const weights = new Uint16Array(UNITS)
  weights[ZERO] = 1
  const composed: string[] = []
  for (const text of texts) {
    const one = text.slice(0, LONGEST).normalize('NFC')
    for (let at = 0; at < one.length; at += 1) weights[one.charCodeAt(at)] = 1
    if (composed.push(one) % 500 === 0) yield
  }
  weigh(weights, new Intl.Collator(lang, { sensitivity: 'base' }))
  const keys: string[] = []
  const units: number[] = []
  for (const text of composed) {
    if (keys.push(keyOf(text, weights, units)) % 500 === 0) yield
  }
  return keys
}

/** Gives each unit its rank in the language; letters that differ by case or accent share one. */
function weigh(weights: Uint16Array, { compare }: Intl.Collator): void {
  const units: string[] = []
  for (let unit = 0; unit < UNITS; unit += 1) {
    if (weights[unit]) units.push(String.fromCharCode(unit))
  }
  let weight = 0
  let before: string | undefined
  for (const unit of units.toSorted(compare)) {
    if (before === undefined || compare(before, unit) !== 0) weight += 1
    weights[unit.charCodeAt(0)] = weight
    before = unit
  }
}

function keyOf(text: string, weights: Uint16Array, units: number[]): string {
  units.length = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    units.push(weights[isDigit(unit) ? ZERO : unit]!)
    if (!isDigit(unit)) continue
    // A number sorts where digits do, by its length and then by its digits.
    while (text.charCodeAt(at) === ZERO && isDigit(text.charCodeAt(at + 1))) at += 1
    const length = units.push(0)
    for (; isDigit(text.charCodeAt(at)); at += 1) units.push(text.charCodeAt(at))
    at -= 1
    units[length - 1] = units.length - length
  }
  return String.fromCharCode(...units)
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE
}

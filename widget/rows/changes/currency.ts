/** Tells which currency a typed amount names. Pure. */

/** Common names of currencies besides their ISO 4217 codes. */
const symbols: readonly { currencies: readonly string[]; written: readonly string[] }[] = [
  { currencies: ['SEK'], written: ['skr'] },
  { currencies: ['NOK'], written: ['nkr'] },
  { currencies: ['DKK'], written: ['dkr'] },
  { currencies: ['SEK', 'NOK', 'DKK', 'ISK'], written: ['kr'] },
  { currencies: ['EUR'], written: ['€', 'euro', 'euros'] },
  { currencies: ['GBP'], written: ['£'] },
  { currencies: ['CHF'], written: ['fr', 'sfr'] },
  { currencies: ['PLN'], written: ['zł'] },
  { currencies: ['CZK'], written: ['kč'] },
  { currencies: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'], written: ['$'] },
  { currencies: ['JPY', 'CNY'], written: ['¥'] },
]

const codes = new Set(Intl.supportedValuesOf('currency'))

interface Amount {
  /** The text without the name of a currency. */
  bare: string
  /** Whether the text names the order's own currency. */
  isNamed: boolean
  /** The other currency that the text names: its code if that is certain, otherwise the name as written. */
  other: string | undefined
}

/** A name is read whole, and only white space of the number may be beside it: otherwise blanks could be split in many ways. */
const AMOUNT =
  /^(?<sign>[-\u2212\u2013]?)(?:\s*(?<before>[\p{L}\p{Sc}]+)(?![\p{L}\p{Sc}])(?<point>\.?))?(?<number>[^\p{L}\p{Sc}]*)(?:(?<after>[\p{L}\p{Sc}]+)\.?)?$/u

/**
 * Splits "49.00 SEK", "kr 49,00" or "-€49". Text that names no known currency stays as it is.
 * @param currency the order's own; if empty, any named currency counts as it
 */
export function splitAmount(text: string, currency: string): Amount {
  const unnamed = { bare: text.trim(), isNamed: false, other: undefined }
  const {
    sign = '',
    before = '',
    point = '',
    number = '',
    after = '',
  } = AMOUNT.exec(text.trim())?.groups ?? {}
  const names = [before, after].filter((name) => name !== '')
  const found = names.map((name) => currenciesNamed(name, currency))
  if (names.length === 0 || found.some((named) => named.length === 0)) return unnamed
  const at = currency === '' ? -1 : found.findIndex((named) => !named.includes(currency))
  // `kr.` is a short form. A sign or a code has none: `$.50` is half a dollar.
  const isDecimal = point !== '' && /^[\u061c\u200e\u200f]*\d/.test(number) && !isShortForm(before)
  const bare = sign + (isDecimal ? point : '') + number.trim()
  if (at === -1) return { bare, isNamed: true, other: undefined }
  const [first, ...more] = found[at]!
  return { bare, isNamed: false, other: first && more.length === 0 ? first : names[at] }
}

/** Whether a name can end with a point, as `kr.` does. */
function isShortForm(name: string): boolean {
  return !/\p{Sc}/u.test(name) && !codes.has(name.toUpperCase())
}

/**
 * The other currency that a name stands for: its code if that is certain, otherwise the name as written; undefined for
 * the own one. An unknown name stands for itself.
 */
export function otherCurrency(name: string, own: string): string | undefined {
  const named = currenciesNamed(name.replace(/\.$/, ''), own)
  if (named.includes(own)) return undefined
  const [first, ...more] = named
  return first && more.length === 0 ? first : name
}

/** Whether a text is the code of a currency. */
export function isCurrencyCode(text: string): boolean {
  return codes.has(text)
}

/** The currency that a column's head names, such as `EUR` in "Price (EUR)" or `kr` in "Rabatt kr". */
export function currencyInHead(head: string): string | undefined {
  const words = head.match(/\p{Sc}|\p{L}+/gu) ?? []
  return words.find((word) => {
    if (/\p{Sc}/u.test(word) || codes.has(word)) return true
    // In lower case it may be an ordinary word: `all` is not the Albanian lek.
    const lower = word.toLowerCase()
    return symbols.some(
      ({ currencies, written }) =>
        written.includes(lower) || currencies.some((code) => code.toLowerCase() === lower),
    )
  })
}

/** The currencies that a name stands for. A sign that is not in the list stands for itself. */
function currenciesNamed(name: string, own: string): readonly string[] {
  const upper = name.toUpperCase()
  if (upper === own || codes.has(upper)) return [upper]
  const lower = name.toLowerCase()
  const known = symbols.find(({ written }) => written.includes(lower))
  if (known) return known.currencies
  return /^\p{Sc}$/u.test(name) ? [name] : []
}

/** Folds text for a search that ignores case and accents. Pure. */

// Letters that Unicode does not take apart into a letter and an accent.
const whole: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ø: 'o',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ı: 'i',
    '\u2212': '-',
  }),
)
const ACCENTS = /\p{M}/gu
// Marks that formatters put into right-to-left numbers.
const SILENT = /[\u061c\u200b-\u200f\u2066-\u2069]/gu
const PLAIN = /^[\n\u0020-\u007e]*$/

/** The text in lower case, without accents, with plain spaces. Line breaks stay. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(ACCENTS, '').replace(SILENT, '').toLowerCase()
  return bare.replace(/[øæœßđðþłı\u2212]/g, (letter) => whole.get(letter) ?? letter).replace(/[^\S\n]/g, ' ')
}

/** The words of a search; all of them must be found. Words in quotes are one. */
export function searchWords(text: string): string[] {
  const parts =
    fold(text)
      .replace(/[\u201c-\u201e\u00ab\u00bb]/g, '"')
      .match(/"[^"]*"?|\S+/g) ?? []
  const words = parts.map((part) => (part.startsWith('"') ? part.replaceAll('"', '').trim() : part))
  return [...new Set(words.filter(Boolean))]
}

/** From a position in a text to the one after its end, in UTF-16 units. */
export interface Found {
  from: number
  to: number
}

/**
 * Where words occur in a text as it is written.
 * @param skipped characters that a word may leave out, such as the thousands separators of a number
 */
export function findWords(text: string, words: readonly string[], skipped?: RegExp): Found[] {
  const written = places(text)
  const bare = skipped && places(text, skipped)
  return words.flatMap((word) => {
    const found = findWord(written, word)
    return found.length > 0 || !bare ? found : findWord(bare, word)
  })
}

interface Folded {
  text: string
  /** For each folded character the character that it comes from. */
  places: Found[]
}

function places(text: string, skipped?: RegExp): Folded {
  let folded = ''
  const found: Found[] = []
  let from = 0
  for (const letter of text) {
    const to = from + letter.length
    const own = skipped?.test(letter) ? '' : fold(letter)
    folded += own
    for (const _ of own.split('')) found.push({ from, to })
    from = to
  }
  return { text: folded, places: found }
}

function findWord({ text, places }: Folded, word: string): Found[] {
  const found: Found[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    found.push({ from: places[at]!.from, to: places[at + word.length - 1]!.to })
  }
  return found
}

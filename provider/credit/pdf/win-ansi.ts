/**
 * WinAnsiEncoding of PDF's standard fonts: Latin-1, with these characters at 0x80 to 0x9F. (Not every runtime's
 * TextDecoder has them.)
 */
const FROM_0X80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

const codes = new Map(
  [...FROM_0X80].flatMap((character, at) => (character === '\0' ? [] : [[character, 0x80 + at]])),
)

/**
 * The text's bytes, one character for each. A letter that the encoding lacks loses its accents or becomes a
 * question mark; line breaks and other controls become spaces.
 */
export function winAnsi(text: string): string {
  return Array.from(text.normalize('NFC'), encoded).join('')
}

function encoded(character: string): string {
  const code = codeOf(character)
  if (code !== undefined) return String.fromCharCode(code)
  const bare = codeOf(character.normalize('NFKD')[0]!)
  return bare === undefined ? '?' : String.fromCharCode(bare)
}

function codeOf(character: string): number | undefined {
  const known = codes.get(character)
  if (known !== undefined) return known
  const point = character.codePointAt(0)!
  if (point < 0x20 || (point >= 0x7f && point < 0xa0)) return 0x20
  return point < 0x100 ? point : undefined
}

/**
 * Character sets of one byte, for files whose format allows no other. Letters are never lost: they are respelled or
 * refused.
 */
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'

/** The byte of each character. */
export type Charset = ReadonlyMap<string, number>

/** A character without a byte in the set and without a spelling. */
export interface LackedLetter {
  code: 'letter'
  letter: string
  /** The text that contains it. */
  text: string
}

// The bytes from 0x80 on. 0xFF is a space that does not break; the encoder writes every blank as 0x20.
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■'

const ascii = Array.from({ length: 95 }, (_, index): [string, number] => [
  String.fromCharCode(32 + index),
  32 + index,
])

/** Code page 437 ("PC8"), the only one that SIE knows. */
export const cp437: Charset = new Map([
  ...ascii,
  ...[...UPPER].map((char, index): [string, number] => [char, 128 + index]),
])

/** ISO 8859-1. */
export const latin1: Charset = new Map([
  ...ascii,
  ...Array.from({ length: 95 }, (_, index): [string, number] => [
    String.fromCharCode(161 + index),
    161 + index,
  ]),
])

// Letters that Unicode does not decompose into a plain letter and an accent.
const spellings = new Map(
  [
    ['‐‑‒–—―−', '-'],
    ['‘’‚‛′', "'"],
    ['“”„‟″', '"'],
    ['€', 'EUR'],
    ['ø', 'ö'],
    ['Ø', 'Ö'],
    ['œ', 'oe'],
    ['Œ', 'OE'],
    ['ðđ', 'd'],
    ['ÐĐ', 'D'],
    ['þ', 'th'],
    ['Þ', 'Th'],
    ['ł', 'l'],
    ['Ł', 'L'],
    ['ħ', 'h'],
    ['Ħ', 'H'],
    ['ı', 'i'],
    ['ŋ', 'n'],
    ['Ŋ', 'N'],
    ['ẞ', 'SS'],
    ['•', '·'],
    ['×', 'x'],
    ['©', '(C)'],
    ['®', '(R)'],
  ].flatMap(([letters, spelling]) => [...letters!].map((letter) => [letter, spelling!] as const)),
)

// Characters without width and marks of direction are no letters.
const BLANK = /[\s\p{Cc}]+/gu
const SILENT = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0e|\ufe0f/g

/** The text in letters of the set, on one line: `Kř—1 €` becomes `Kr-1 EUR`. */
export function spell(text: string, charset: Charset): Result<string, LackedLetter> {
  // Most texts are plain, and there may be a hundred thousand.
  if (/^[ -~]*$/.test(text)) return ok(text)
  let spelled = ''
  for (const letter of text.normalize('NFC').replace(SILENT, '').replace(BLANK, ' ')) {
    const own = charset.has(letter) ? letter : respell(letter, charset)
    if (own === undefined) return refuse({ code: 'letter', letter, text })
    spelled += own
  }
  return ok(spelled)
}

function respell(letter: string, charset: Charset): string | undefined {
  const plain = spellings.get(letter) ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
  const known = [...plain].map((part) => (charset.has(part) ? part : spellings.get(part)))
  return plain === '' || known.some((part) => part === undefined) ? undefined : known.join('')
}

/** The bytes of a text that {@link spell} has returned; CR and LF stay unchanged. */
export function bytesOf(text: string, charset: Charset): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) {
    bytes[index] = charset.get(text[index]!) ?? text.charCodeAt(index)
  }
  return bytes
}

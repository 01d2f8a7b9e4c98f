/** The header `Prefer` (RFC 7240). A preference is never an error: a header that cannot be read has none. */

/** A longer header is ignored. */
const LONGEST = 1_000
/** A token, a quoted text, or a separator. Each begins where the last one ended. */
const PIECE = /[ \t]*(?:([!#$%&'*+.^_`|~\w-]+)|"((?:[^"\\]|\\.)*)"|([,;=]))[ \t]*/gy

/**
 * The value of a preference, without its parameters. The first of several with that name counts.
 * @param name in lower case
 * @returns undefined if the header has no such preference, and '' if it has no value
 */
export function preferenceIn(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > LONGEST) return undefined
  const pieces = [...header.matchAll(PIECE)]
  const isReadable = pieces.reduce((length, [text]) => length + text.length, 0) === header.length
  if (!isReadable) return undefined
  let place = 0
  for (const [index, [, token]] of pieces.entries()) {
    if (place === 0 && token?.toLowerCase() === name) return valueIn(pieces.slice(index + 1, index + 3))
    place = pieces[index]![3] === ',' ? 0 : place + 1
  }
  return undefined
}

function valueIn([equals, value]: RegExpExecArray[]): string {
  return equals?.[3] === '=' ? (value?.[1] ?? value?.[2] ?? '') : ''
}

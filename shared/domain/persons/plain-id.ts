/** A Swedish number with its century, or 16 for a company, before the ten digits. */
const SWEDISH_TWELVE = /^(?:16|18|19|20)(\d{10})$/

/**
 * A national id or company number without the differences of its spellings: blanks, signs, small letters, and the
 * century of a Swedish one. Two people whose centuries differ can have equal texts.
 */
export function plainId(id: string): string {
  const plain = id.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return SWEDISH_TWELVE.exec(plain)?.[1] ?? plain
}

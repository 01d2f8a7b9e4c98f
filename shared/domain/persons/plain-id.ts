/** What stands for a century before the ten digits of a Swedish number, and for a company. */
const SWEDISH_TWELVE = /^(?:16|18|19|20)(\d{10})$/

/**
 * A national id or company number without what its spellings differ in: blanks, signs, small letters, and the
 * century of a Swedish one. Two that are equal need not be of one person, whose century may differ.
 */
export function plainId(id: string): string {
  const plain = id.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return SWEDISH_TWELVE.exec(plain)?.[1] ?? plain
}

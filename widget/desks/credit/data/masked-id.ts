/** The character that replaces a masked one. */
const HIDDEN = '•'
/** The number of last letters and digits that are masked. */
const LAST = 4

/** A national id with its last four letters and digits masked: `19851332-••••`. */
export function maskedId(id: string): string {
  const characters = [...id]
  let left = LAST
  for (let at = characters.length - 1; at >= 0 && left > 0; at -= 1) {
    if (!/[\p{L}\p{N}]/u.test(characters[at]!)) continue
    characters[at] = HIDDEN
    left -= 1
  }
  return characters.join('')
}

/** Whether a member is a national id, by its name in the contract. */
export function isIdMember(name: string): boolean {
  return /^(SecurityNumber|NationalIdNumber)/.test(name)
}

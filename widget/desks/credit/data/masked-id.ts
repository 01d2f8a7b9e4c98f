/** What hides a character. */
const HIDDEN = '•'
/** How many of the last letters and digits are hidden. */
const LAST = 4

/** A national id with its last four letters and digits hidden: `19851332-••••`. */
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

/** Is the member a national id, by its name in the contract? */
export function isIdMember(name: string): boolean {
  return /^(SecurityNumber|NationalIdNumber)/.test(name)
}

/** What keys are called on the keyboard in front of the clerk. */

/** Whether the keyboard has Cmd, where others have Ctrl. There Ctrl+K cuts the rest of a line. */
export function isMac(): boolean {
  return /^(?:mac|ip)/i.test(navigator.platform)
}

const signs = new Map([
  ['Ctrl', '⌘'],
  ['Shift', '⇧'],
  ['Enter', '↩'],
])

/** @param keys such as `Ctrl+Shift+Z`: on a Mac, `⇧⌘Z` */
export function keyName(keys: string): string {
  if (!isMac()) return keys
  const [last, ...held] = keys.split('+').toReversed()
  return [...held, last!].map((key) => signs.get(key) ?? key).join('')
}

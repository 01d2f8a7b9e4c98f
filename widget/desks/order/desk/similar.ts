/** The beginning that similar numbers share with one: `web-2041-2` leads to `web-2041-`, and `web-2041` to `web-20`. Pure. */
export function beginningOf(number: string): string {
  const head = number.replace(/\d+$/, '')
  // A number with parts: what is left still tells one order from others.
  if (/\d/.test(head)) return head
  return number.slice(0, Math.max(1, number.length - 2))
}

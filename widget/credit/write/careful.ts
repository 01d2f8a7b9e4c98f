/** What keeps a slip from sending. */

/** The second click of two may be on a button that has taken the place of the first one's. */
export function once(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/** Enter in the field of a reason does not send the form around it. */
export function stayInReason(event: KeyboardEvent): void {
  const { key, target } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && target.closest('.why-fields')) {
    event.preventDefault()
  }
}

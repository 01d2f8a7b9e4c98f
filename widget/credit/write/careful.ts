/** The second click of two may be on a button that has taken the place of the first one's. */
export function once(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

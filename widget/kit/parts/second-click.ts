/**
 * Whether an event is the second click of a double click, which would press a button that the clerk has not read yet.
 */
export function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1
}

/** For a button that submits a form. */
export function once(event: MouseEvent): void {
  if (isSecondClick(event)) event.preventDefault()
}

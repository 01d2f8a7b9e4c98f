/** Whether it is the second click of two: it may meet what has taken the place of the first one's, which nobody has read. */
export function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1
}

/** For a button that submits a form. */
export function once(event: MouseEvent): void {
  if (isSecondClick(event)) event.preventDefault()
}

/** Leaving a page whose desks have unsaved changes: the page asks once, before it does anything. */

type Desk = HTMLElement & { changeCount?: number }

function desks(): Desk[] {
  return [...document.querySelectorAll<Desk>('order-admin')]
}

/** The number of unsaved changes in all desks. */
export function unsavedChanges(): number {
  return desks().reduce((all, { changeCount = 0 }) => all + changeCount, 0)
}

/** Whether the page may be left. @param why the visitor's request, as a sentence */
export function mayLeave(why: string): boolean {
  return unsavedChanges() === 0 || confirm(`${why} Drop your unsaved changes?`)
}

/** Leaves the page after {@link mayLeave}, so that no desk asks again. @param go navigates */
export function leave(go: () => void): void {
  for (const desk of desks()) desk.remove()
  go()
}

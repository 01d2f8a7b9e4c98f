/** Finds a place for an element that floats at the end of the window. */

/** The margin around the floating element, in CSS pixels. */
const GAP = 8

const FIGURES = '.figure, td.number'

/**
 * Moves a fixed element up from the dock until it covers no figure, at most to the middle of the window.
 * @param root of the desk; its parts have their own roots
 */
export function placeClear(floating: HTMLElement, root: ParentNode): void {
  const { height, left, right } = floating.getBoundingClientRect()
  const dock = root.querySelector('.dock')?.getBoundingClientRect()
  const isDocked = dock && dock.height > 0 && dock.top < innerHeight && dock.bottom > innerHeight - 2 * GAP
  const lowest = (isDocked ? dock.top : innerHeight) - 2 * GAP
  const figures = figuresIn(root)
    .map((figure) => figure.getBoundingClientRect())
    .filter((figure) => figure.height > 0 && figure.right > left - GAP && figure.left < right + GAP)
    .toSorted((a, b) => b.bottom - a.bottom)
  let end = lowest
  for (const figure of figures) {
    const isCovered = figure.top < end + GAP && figure.bottom > end - height - GAP
    if (isCovered) end = figure.top - GAP
  }
  if (end - height < innerHeight / 2) end = lowest
  floating.style.insetBlockEnd = `${innerHeight - end}px`
}

function figuresIn(root: ParentNode): Element[] {
  const parts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [root, ...parts].flatMap((one) => [...one.querySelectorAll(FIGURES)])
}

/** How a test finds an element of a page: in the page itself, and through shadow roots. */

/** An element: all that is given must hold, and the first one counts. */
export interface Place {
  /** A selector, which must match within one shadow root. */
  css: string
  /** Text that it has. */
  text?: string
  /** Its name, or all of its text if it has none. */
  name?: string
  /** Whether it must have the focus. */
  hasFocus?: true
  /** An element around it, across shadow roots. */
  inside?: { css: string; text?: string }
}

export interface Search {
  place: Place
  /** Whether it must be seen, also have nothing above it, only be in the page, or not be there. */
  until: 'seen' | 'free' | 'there' | 'gone'
  /** In milliseconds. */
  patience: number
}

export interface Seen {
  isThere: boolean
  /** In one line; of the whole page if the place is not as it must be. */
  text: string
  /** The middle of the place, in pixels of the window. */
  x: number
  y: number
}

/** An element on the page, in pixels of the window. */
export interface Box {
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

/** The code of a search, for the page: it waits as long as it may. @returns a {@link Seen} */
export function lookCode(search: Search): string {
  return codeOf(`look(${JSON.stringify(search)})`)
}

/** The code that finds all such elements that are to be seen. @returns a {@link Box} of each */
export function boxesCode(place: Place): string {
  return codeOf(`boxes(${JSON.stringify(place)})`)
}

function codeOf(expression: string): string {
  return `(() => { ${inPage.map(String).join('\n')}; return ${expression} })()`
}

/** All that runs in the page: these functions use nothing but each other. */
const inPage = [
  look,
  boxes,
  found,
  focused,
  isInside,
  isSeen,
  isFree,
  isAtRest,
  middle,
  nameOf,
  textOf,
  oneLine,
  within,
  above,
]

async function look({ place, until, patience }: Search): Promise<Seen> {
  const end = performance.now() + patience
  for (;;) {
    const all = found(place)
    if (until === 'there' ? all.length > 0 : until === 'gone' && all.length === 0)
      return { isThere: true, text: '', x: 0, y: 0 }
    const seen = all.find(isSeen)
    if (seen && (until === 'seen' || (until === 'free' && isFree(seen) && (await isAtRest(seen)))))
      return { isThere: true, text: textOf(seen), ...middle(seen) }
    if (performance.now() > end) {
      const page = within(document).filter((element) => element.matches('h1, h2, h3, p, button'))
      const shown = page.filter(isSeen).map(nameOf).join(' | ')
      const focus = focused()
      const text = `The focus is on ${focus?.localName} ${focus && nameOf(focus).slice(0, 99)}. The page: ${shown}`
      return { isThere: false, text, x: 0, y: 0 }
    }
    await new Promise((resume) => setTimeout(resume, 30))
  }
}

function boxes(place: Place): Box[] {
  return found(place)
    .filter(isSeen)
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { text: textOf(element), left, top, right, bottom }
    })
}

function found(place: Place): Element[] {
  return within(document).filter(
    (element) =>
      element.matches(place.css) &&
      isInside(element, place) &&
      (!place.hasFocus || element === focused()) &&
      (place.text === undefined || textOf(element).includes(place.text)) &&
      (place.name === undefined || nameOf(element) === place.name),
  )
}

/** The focused element, whether or not its window is the active one. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

function isInside(element: Element, { inside }: Place): boolean {
  if (!inside) return true
  for (let outer = above(element); outer; outer = above(outer)) {
    if (outer.matches(inside.css) && textOf(outer).includes(inside.text ?? '')) return true
  }
  return false
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** Scrolls there. */
function isFree(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { x, y } = middle(element)
  let hit = document.elementFromPoint(x, y)
  for (let inner = hit; inner;) {
    hit = inner
    inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null
    if (inner === hit) break
  }
  for (let outer = hit ?? undefined; outer; outer = above(outer)) if (outer === element) return true
  return false
}

/** Whether it stays where it is for a while: a part that loads may move it. */
async function isAtRest(element: Element): Promise<boolean> {
  const before = middle(element)
  await new Promise((resume) => setTimeout(resume, 50))
  const { x, y } = middle(element)
  return x === before.x && y === before.y && isFree(element)
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  return oneLine(element.getAttribute('aria-label') ?? label ?? textOf(element))
}

function textOf(element: Element): string {
  return oneLine(element instanceof HTMLElement ? element.innerText : '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function within(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element],
  )
}

/** The element around it, also if that is the host of its shadow root. */
function above(element: Element): Element | undefined {
  const root = element.getRootNode()
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined)
}

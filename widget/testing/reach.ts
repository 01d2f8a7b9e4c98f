/** A clerk's actions on a desk, as the events that a browser fires. Needs no test runner, so a page can use it too. */

/** How often, and how long apart, a state is looked for: six seconds at least. */
const TURNS = 600
const TURN_MS = 10

/**
 * Waits until `find` finds something, and returns it.
 * @throws Error if it does not come
 */
export async function reached<Found>(find: () => Found | undefined | null | false): Promise<Found> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const found = find()
    if (found !== undefined && found !== null && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  }
  throw new Error(`it did not come: ${String(find)}`)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Writes into a field, or chooses in a list by value. */
export function fill(field: Element | null | undefined, text: string): void {
  const target = field as Field
  target.focus()
  target.value = text
  target.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  target.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Presses a key where the focus is. */
export function pressKey(key: string): void {
  focused().dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  )
}

/** The focused element, at any depth of shadow roots. */
export function focused(): Element {
  let element = document.activeElement ?? document.body
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** The first match in the element's shadow root and those below, in document order. */
export function findWithin<Found extends HTMLElement = HTMLElement>(
  host: Element | ShadowRoot,
  selector: string,
): Found | undefined {
  for (const root of rootsWithin(host)) {
    const found = root.querySelector<Found>(selector)
    if (found) return found
  }
  return undefined
}

/** The shadow roots of an element and of everything in it, in document order. */
function rootsWithin(host: Element | ShadowRoot): ShadowRoot[] {
  const own = host instanceof ShadowRoot ? host : host.shadowRoot
  const below = (place: ParentNode) =>
    [...place.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? rootsWithin(each) : []))
  const inside = own ? [own, ...below(own)] : []
  return host instanceof ShadowRoot ? inside : [...inside, ...below(host)]
}

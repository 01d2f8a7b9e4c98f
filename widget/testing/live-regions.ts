/** Records what live regions say, as a screen reader would, through all shadow roots. */
const REGION = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'

export class LiveRegions {
  readonly #say: (words: string) => void
  readonly #observer = new MutationObserver((records) => this.#heard(records))
  readonly #watched = new WeakSet<Node>()
  /** The last text of each region. */
  readonly #said = new WeakMap<Element, string>()

  constructor(say: (words: string) => void) {
    this.#say = say
    this.#watch(document)
  }

  stop(): void {
    this.#observer.disconnect()
  }

  #watch(root: Document | ShadowRoot): void {
    if (!this.#watched.has(root)) {
      this.#watched.add(root)
      const what = { childList: true, characterData: true, subtree: true, attributes: true }
      this.#observer.observe(root, what)
    }
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(REGION) && !this.#said.has(element)) this.#meet(element)
      if (element.shadowRoot) this.#watch(element.shadowRoot)
    }
  }

  /** Only an alert is read when it is inserted with its text; a status has to exist before its text. */
  #meet(region: Element): void {
    if (region.matches('[role=alert]')) this.#said.set(region, '')
    else this.#said.set(region, spoken(region))
  }

  #heard(records: MutationRecord[]): void {
    this.#watch(document)
    const regions = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const around = regionAround(target)
      if (around) regions.add(around)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const region of [node, ...node.querySelectorAll(REGION)]) {
          if (region.matches('[role=alert]')) regions.add(region)
        }
      }
    }
    for (const region of regions) this.#read(region)
  }

  #read(region: Element): void {
    if (!region.isConnected || !canBeHeard(region)) return
    const words = spoken(region)
    if (words === (this.#said.get(region) ?? '')) return
    this.#said.set(region, words)
    if (words !== '') this.#say(words)
  }
}

function parentOf(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)
}

function regionAround(node: Node): Element | undefined {
  for (let at: Node | null = node; at; at = parentOf(at)) {
    if (at instanceof Element && at.matches(REGION)) return at
  }
  return undefined
}

/** Content behind an open dialog, or not rendered, is not read. */
function canBeHeard(region: Element): boolean {
  if (!region.checkVisibility()) return false
  const modal = openModal(document)
  if (!modal) return true
  for (let at: Node | null = region; at; at = parentOf(at)) if (at === modal) return true
  return false
}

function openModal(root: Document | ShadowRoot): Element | undefined {
  const own = root.querySelector('dialog:modal')
  if (own) return own
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const found = shadowRoot && openModal(shadowRoot)
    if (found) return found
  }
  return undefined
}

/** The text of a region as it is read. */
function spoken(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim()
}

function rawText(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) && !(node instanceof ShadowRoot)) return ''
  if (node instanceof Element) {
    if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
  }
  const text = [...node.childNodes].map(rawText).join('')
  const isInline = node instanceof Element && getComputedStyle(node).display.startsWith('inline')
  return isInline ? text : ` ${text} `
}

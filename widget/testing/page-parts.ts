/** Checks that a page's style sheet reaches every part that it should be able to style. */

/** Elements that must have one of the parts, at any depth. */
const MUST: readonly [selector: string, parts: readonly string[]][] = [
  ['button', ['button', 'quiet-button', 'tab', 'menu-item']],
  ['input', ['field', 'cell-field', 'checkbox', 'radio']],
  ['textarea', ['field']],
  ['select', ['select']],
  ['label, legend', ['label']],
  ['dialog', ['dialog']],
  ['dialog > header > :first-child', ['dialog-title']],
  ['table, [role=table], [role=grid], [role=treegrid]', ['table']],
  ['[role=columnheader], th[scope=col]', ['table-head']],
  ['td, tbody th', ['table-cell']],
  ['[role=tablist]', ['tabs']],
  ['[role=tab]', ['tab']],
  ['[role=menu]', ['menu']],
  ['[role=tooltip]', ['tooltip']],
  ['.note', ['notice']],
  ['.chip', ['chip']],
  ['.badge', ['badge']],
  ['a[href]', ['link']],
  ['.frame-bar', ['frame']],
  ['h1, h2, h3, h4, h5, h6, [role=heading]', ['heading']],
]

/**
 * Elements without any of the parts, or whose part does not reach the page. @returns a sentence for each, without
 * repetition
 */
export function unreachedParts(element: Element): string[] {
  const found = new Set<string>()
  for (const root of rootsIn(element)) {
    for (const [selector, parts] of MUST) {
      for (const each of root.querySelectorAll(selector)) {
        const part = parts.find((name) => each.part.contains(name))
        if (!part) found.add(`no part: ${each.outerHTML.slice(0, 120)}`)
        else if (!isExported(part, root)) found.add(`the part ${part} ends at ${root.host.localName}`)
      }
    }
    for (const button of root.querySelectorAll('[part~=button]')) {
      const style = getComputedStyle(button)
      const { borderTopStyle, borderTopColor } = style
      // The page's background would show its box. Some tests show a part without the widget's tokens.
      if (!style.getPropertyValue('--_edge')) continue
      if (borderTopStyle === 'none' || borderTopColor === 'rgba(0, 0, 0, 0)')
        found.add(`a button without a box: ${button.outerHTML.slice(0, 120)}`)
    }
  }
  return [...found]
}

/** Secondary text inside secondary text, which would be too pale. @returns a sentence for each */
export function palePlaces(element: Element): string[] {
  const pale = rootsIn(element).flatMap((root) => [...root.querySelectorAll('*')].filter(isPale))
  return [
    ...new Set(pale.map((each) => `pale: ${each.parentElement?.className} > ${each.outerHTML.slice(0, 80)}`)),
  ]
}

function isPale(element: Element): boolean {
  const [, alpha = '1'] = /\/ ([\d.]+)\)$/.exec(getComputedStyle(element).color) ?? []
  return Number(alpha) < 0.7
}

/** Each host on the way to the page forwards the part, up to the one that the page itself contains. */
function isExported(part: string, root: ShadowRoot): boolean {
  for (let host = root.host; ;) {
    const outer = host.getRootNode()
    if (!(outer instanceof ShadowRoot)) return true
    if (!host.getAttribute('exportparts')?.split(/,\s*/).includes(part)) return false
    host = outer.host
  }
}

export function rootsIn(element: Element | ShadowRoot): ShadowRoot[] {
  const own = element instanceof Element && element.shadowRoot ? rootsIn(element.shadowRoot) : []
  const nested = [...element.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? rootsIn(shadowRoot) : [],
  )
  return [...(element instanceof ShadowRoot ? [element] : []), ...own, ...nested]
}

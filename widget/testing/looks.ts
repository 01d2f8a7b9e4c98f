import axe from 'axe-core'
import { page } from 'vitest/browser'
import type { Desk } from './desk.ts'
import { palePlaces, unreachedParts } from './page-parts.ts'

export type Look = readonly [scheme: 'light' | 'dark', width: 390 | 1200, dir: 'ltr' | 'rtl']

/** Gives the page this look. */
export async function wear(...[scheme, width, dir]: Look): Promise<void> {
  const { documentElement: root, body } = document
  await page.viewport(width, 900)
  Object.assign(root, { lang: 'en', dir })
  root.style.colorScheme = scheme
  root.style.background = scheme === 'dark' ? '#111' : '#fff'
  body.style.margin = '0'
  document.title = 'Order'
}

/** Resets the page; for `afterEach`. */
export function undress(): void {
  const { documentElement: root } = document
  root.removeAttribute('dir')
  root.style.colorScheme = ''
  root.style.background = ''
}

const axeOptions: axe.RunOptions = {
  rules: {
    // The page around the desk is not under test.
    region: { enabled: false },
    // Part of WCAG 2.2, and off in axe unless asked for.
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
  preload: false,
  elementRef: true,
}

/** The findings of axe in the element and its shadow roots. */
export async function violationsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, axeOptions)
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const wrong = id === 'target-size' ? await smallTargets(nodes) : nodes
    if (wrong.length > 0) found.push(`${id}: ${wrong.map(({ html }) => html).join(' ')}`)
  }
  return found
}

/** Those that are still small after they are scrolled to: elsewhere a floating element covers them in part. */
async function smallTargets(nodes: axe.NodeResult[]): Promise<axe.NodeResult[]> {
  const { scrollX, scrollY } = window
  const small: axe.NodeResult[] = []
  for (const node of nodes) {
    node.element!.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await axe.run(node.element!, { ...axeOptions, runOnly: ['target-size'] })
    if (violations.length > 0) small.push(node)
  }
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return small
}

/**
 * The findings of axe in a desk, and its overflow beyond the page; empty if all is well.
 * @param part an open dialog: the content behind it was checked without it
 */
export function findings({ element }: Desk, part?: Element): Promise<string[]> {
  return faultsIn(part ?? element.parentElement!)
}

/** The findings of axe in the element, and its overflow beyond its place. */
export async function faultsIn(element: Element): Promise<string[]> {
  const found = await violationsIn(element)
  const excess = document.documentElement.scrollWidth - innerWidth
  if (excess > 0) found.push(`${excess} px wider than the page`)
  for (const body of allIn(element, '.dialog-body')) {
    if (body.scrollWidth > body.clientWidth) found.push('a dialog scrolls sideways')
  }
  found.push(...unreachedParts(element), ...palePlaces(element))
  if (allIn(element, 'dialog [style], dialog style').length > 0) found.push('an inline style')
  return found
}

/** Every match in the element and its shadow roots. */
function allIn(root: Element | ShadowRoot, selector: string): Element[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? allIn(shadowRoot, selector) : [],
  )
  return [...root.querySelectorAll(selector), ...inside]
}

/** Strings that a host page puts in the place of the widget's own, for one widget of the page. */
import { update } from '@shoelace-style/localize'
import type { Words } from './en.ts'

/** Any term of the widget's words: a text, or for a term with parts a function of the same parts. */
export type Strings = { [Term in keyof Omit<Words, `$${string}`>]?: Words[Term] | string }

const strings = new WeakMap<Element, Strings>()

/** @param widget the public element */
export function overrideStrings(widget: Element, own: Strings | undefined): void {
  if (own) strings.set(widget, own)
  else strings.delete(widget)
  update()
}

/** The strings of the widget that an element is a part of. */
export function stringsAround(element: Element): Strings | undefined {
  for (let at: Element | undefined = element; at; at = hostOf(at)) {
    const own = strings.get(at)
    if (own) return own
  }
  return undefined
}

/** The element in whose shadow this one stands. */
export function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : undefined
}

/** Strings with which a host page replaces the widget's own, for one widget on the page. */
import { update } from '@shoelace-style/localize'
import type { Words } from './en.ts'

/** Any of the widget's terms: a text, or for a term with arguments a function of the same arguments. */
export type Strings = { [Term in keyof Omit<Words, `$${string}`>]?: Words[Term] | string }

const strings = new WeakMap<Element, Strings>()

/** @param widget the public element */
export function overrideStrings(widget: Element, own: Strings | undefined): void {
  if (own) strings.set(widget, own)
  else strings.delete(widget)
  update()
}

/** The strings of the widget that contains an element. */
export function stringsAround(element: Element): Strings | undefined {
  return settingAround(element, strings)
}

/** What is set for the widget that contains an element. */
export function settingAround<Setting>(
  element: Element,
  settings: WeakMap<Element, Setting>,
): Setting | undefined {
  for (let at: Element | undefined = element; at; at = hostOf(at)) {
    const own = settings.get(at)
    if (own) return own
  }
  return undefined
}

/** The host of the shadow tree that contains an element. */
export function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : undefined
}

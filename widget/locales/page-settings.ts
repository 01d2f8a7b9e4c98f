/** What a host page has set on one widget, for all that is inside. */
import { update } from '@shoelace-style/localize'
import type { Words } from './en.ts'
import type { Reasons } from './reasons.ts'

/** Any of the widget's terms: a text, or for a term with arguments a function of the same arguments. */
export type Strings = { [Term in keyof Omit<Words, `$${string}`>]?: Words[Term] | string }

/** The properties of the public element that its parts read by themselves. */
export interface PageSettings {
  readonly strings?: Strings | undefined
  readonly headingLevel?: number | null | undefined
  readonly customerLinks?: boolean
  readonly reasons?: Reasons | undefined
  readonly requireReason?: string | null | undefined
}

const widgets = new WeakMap<Element, PageSettings>()

/** Lets the parts of a widget read its settings, and render them. @param widget the public element */
export function passDown(widget: Element & PageSettings): void {
  widgets.set(widget, widget)
  update()
}

/** The settings of the widget that contains an element; undefined if it has none. */
export function settingsAround(element: Element): PageSettings | undefined {
  for (let at: Element | undefined = element; at; at = hostOf(at)) {
    const own = widgets.get(at)
    if (own) return own
  }
  return undefined
}

/** The host of the shadow tree that contains an element. */
export function hostOf(element: Element): Element | undefined {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : undefined
}

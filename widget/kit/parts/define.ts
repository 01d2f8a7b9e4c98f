import type { ReactiveElement } from 'lit'
import { nameParts } from './css-parts.ts'

/** Elements by tag. */
export type Elements = Readonly<Record<string, typeof ReactiveElement & CustomElementConstructor>>

/**
 * Defines elements, once each.
 * @throws Error if an element is of another copy of the widget: two copies do not know each other's private parts
 */
export function define(elements: Elements): void {
  for (const [tag, element] of Object.entries(elements)) {
    const first = customElements.get(tag)
    if (first === element) continue
    if (first) throw new Error(`<${tag}> is of another copy of <order-admin>.`)
    element.addInitializer(nameParts)
    customElements.define(tag, element)
  }
}

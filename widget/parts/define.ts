/** Elements by tag. */
export type Elements = Readonly<Record<string, CustomElementConstructor>>

/**
 * Defines elements, once each.
 * @throws Error if an element is of another copy of the widget: two copies do not know each other's private parts
 */
export function define(elements: Elements): void {
  for (const [tag, element] of Object.entries(elements)) {
    const first = customElements.get(tag)
    if (!first) customElements.define(tag, element)
    else if (first !== element) throw new Error(`<${tag}> is of another copy of <order-admin>.`)
  }
}

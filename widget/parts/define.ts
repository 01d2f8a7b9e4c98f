/** Elements by tag. */
export type Elements = Readonly<Record<string, CustomElementConstructor>>

/** Defines elements. If two versions of the widget are on a page, the elements of the first one stay. */
export function define(elements: Elements): void {
  for (const [tag, element] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element)
  }
}

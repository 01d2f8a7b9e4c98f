/** Elements by tag. */
export type Elements = Readonly<Record<string, CustomElementConstructor>>

/** Makes elements known to the page. Of two versions of the widget on one page, the first one's elements stay. */
export function define(elements: Elements): void {
  for (const [tag, element] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, element)
  }
}

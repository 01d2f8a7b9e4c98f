import type { CSSResult, LitElement } from 'lit'

/** Adds the styles of an element that renders into the root that it stands in. */
export function adoptStyles(element: LitElement, { styleSheet }: CSSResult): void {
  const root = element.getRootNode()
  if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet]
}

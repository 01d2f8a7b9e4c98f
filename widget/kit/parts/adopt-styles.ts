import type { CSSResult } from 'lit'

/** Adds styles to those of a shadow tree, once. Elsewhere, as in a test without one, there is nothing to add them to. */
export function adoptStyles(root: Node, styles: readonly CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? [])
  const missing = sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
}

import { viewedTableStyles } from './viewed-table.styles.ts'

/** Gives the tree of a table the styles of what a view adds to it, once: heads that sort, and marks of what was found. */
export function dressTable(root: Node): void {
  const { styleSheet } = viewedTableStyles
  if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet]
}

/** The text of a root, with white space collapsed. */
export function textOf(root: ParentNode): string {
  return (root.textContent ?? '').replace(/\s+/g, ' ')
}

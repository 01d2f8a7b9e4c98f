/** Finds elements by their local names, whatever namespace they are in. */

/** The text of the first element at a path, such as `Id/IBAN`; empty without one. */
export function textAt(parent: Element | undefined, path: string): string {
  return (parent && elementsAt(parent, path)[0]?.textContent?.trim()) ?? ''
}

/** Every text below the named children, each once. */
export function textsAt(parent: Element, names: readonly string[]): string[] {
  const leaves = names
    .flatMap((name) => childrenOf([parent], name))
    .flatMap((child) => [child, ...child.querySelectorAll('*')])
    .filter((element) => element.children.length === 0)
  return [...new Set(leaves.map((leaf) => leaf.textContent?.trim() ?? ''))].filter(Boolean)
}

/** The elements at a path. */
export function elementsAt(parent: Element, path: string): Element[] {
  return path.split('/').reduce<Element[]>((found, name) => childrenOf(found, name), [parent])
}

/** The children of that local name. */
export function childrenOf(parents: readonly Element[], name: string): Element[] {
  return parents.flatMap((parent) => [...parent.children].filter(({ localName }) => localName === name))
}

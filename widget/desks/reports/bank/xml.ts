/** Finds elements by their local names, in any namespace. */
import type { XmlElement } from './xml-reader.ts'

/** The text of the first element at a path, such as `Id/IBAN`; empty without one. */
export function textAt(parent: XmlElement | undefined, path: string): string {
  return textOf(parent && elementsAt(parent, path)[0])
}

/** The text of an element and its descendants, trimmed; empty without one. */
export function textOf(element: XmlElement | undefined): string {
  return element ? joined(element).trim() : ''
}

/** Every text below the named children, each once. */
export function textsAt(parent: XmlElement, names: readonly string[]): string[] {
  const leaves = names
    .flatMap((name) => childrenOf([parent], name))
    .flatMap(withDescendants)
    .filter((element) => !element.content.some((part) => typeof part !== 'string'))
  return [...new Set(leaves.map(textOf))].filter(Boolean)
}

/** The elements at a path. */
export function elementsAt(parent: XmlElement, path: string): XmlElement[] {
  return path.split('/').reduce<XmlElement[]>((found, name) => childrenOf(found, name), [parent])
}

/** The children with that local name. */
export function childrenOf(parents: readonly XmlElement[], name: string): XmlElement[] {
  return parents.flatMap((parent) => elementsIn(parent).filter(({ localName }) => localName === name))
}

function elementsIn({ content }: XmlElement): XmlElement[] {
  return content.filter((part) => typeof part !== 'string')
}

function withDescendants(element: XmlElement): XmlElement[] {
  return [element, ...elementsIn(element).flatMap(withDescendants)]
}

function joined({ content }: XmlElement): string {
  return content.map((part) => (typeof part === 'string' ? part : joined(part))).join('')
}

/**
 * Resolves prefixes by the rules of Namespaces in XML 1.0. saxes can do it, but makes tables for each element, with
 * prefixes or without: reading a message takes a tenth longer. A test compares the rules with those of saxes.
 */
import type { SaxesAttributePlain } from 'saxes'

/** A name without its prefix, and the namespace of the prefix: the empty text if there is none. */
interface ResolvedName {
  local: string
  uri: string
}

export interface XmlAttribute extends ResolvedName {
  value: string
}

/** A start tag. `attributes` has no declarations of namespaces. */
export interface XmlTag extends ResolvedName {
  attributes: readonly XmlAttribute[]
}

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'
const NO_ATTRIBUTES: readonly XmlAttribute[] = []

/** What a declaration hides until its element ends. */
interface Hidden {
  prefix: string
  uri: string | undefined
  /** How many elements are open, with that of the declaration. */
  depth: number
}

/** The namespaces at a place of a document. */
export class Namespaces {
  /** The namespace of elements without prefix. */
  #default = ''
  readonly #prefixed = new Map([
    ['xml', XML],
    ['xmlns', XMLNS],
  ])
  readonly #hidden: Hidden[] = []
  #depth = 0
  /** The depth of the last declaration that counts. */
  #declaredDepth = 0

  /**
   * An element begins.
   * @param attributes each with another name
   * @returns its tag; undefined if a name or a declaration breaks the rules
   */
  enter(name: string, attributes: readonly SaxesAttributePlain[]): XmlTag | undefined {
    this.#depth++
    const others = attributes.length === 0 ? NO_ATTRIBUTES : this.#declareAndResolve(attributes)
    if (others === undefined) return undefined
    const colon = name.indexOf(':')
    if (colon === -1) return { local: name, uri: this.#default, attributes: others }
    const local = localOf(name, colon)
    const uri = this.#prefixed.get(name.slice(0, colon))
    return local === undefined || uri === undefined || uri === XMLNS
      ? undefined
      : { local, uri, attributes: others }
  }

  /** An element has ended. */
  leave(): void {
    if (this.#depth === this.#declaredDepth) this.#restore()
    this.#depth--
  }

  #restore(): void {
    let last = this.#hidden.pop()
    for (; last?.depth === this.#depth; last = this.#hidden.pop()) {
      const { prefix, uri } = last
      if (prefix === '') this.#default = uri!
      else if (uri === undefined) this.#prefixed.delete(prefix)
      else this.#prefixed.set(prefix, uri)
    }
    if (last) this.#hidden.push(last)
    this.#declaredDepth = last?.depth ?? 0
  }

  /** The attributes that are no declarations; undefined if two are the same, or one breaks the rules. */
  #declareAndResolve(attributes: readonly SaxesAttributePlain[]): readonly XmlAttribute[] | undefined {
    for (const { name, value } of attributes) {
      if (name.startsWith('xmlns') && !this.#declare(name, value.trim())) return undefined
    }
    const others: XmlAttribute[] = []
    const seen = attributes.length > 1 ? new Set<string>() : undefined
    for (const { name, value } of attributes) {
      const colon = name.indexOf(':')
      if (colon === -1) {
        // The default namespace is that of elements alone.
        if (name !== 'xmlns') others.push({ local: name, uri: '', value })
        continue
      }
      const local = localOf(name, colon)
      const uri = this.#prefixed.get(name.slice(0, colon))
      if (local === undefined || uri === undefined) return undefined
      if (uri === XMLNS) continue
      if (seen && seen.size === seen.add(`${uri} ${local}`).size) return undefined
      others.push({ local, uri, value })
    }
    return others
  }

  /** Declares a namespace if the attribute is a declaration. Returns whether it keeps the rules. */
  #declare(name: string, uri: string): boolean {
    if (name === 'xmlns') {
      if (uri === XML || uri === XMLNS) return false
      this.#hide('', this.#default)
      this.#default = uri
    } else if (name.startsWith('xmlns:')) {
      const prefix = name.slice('xmlns:'.length)
      if (prefix === 'xmlns' || uri === '' || uri === XMLNS || (uri === XML) !== (prefix === 'xml'))
        return false
      this.#hide(prefix, this.#prefixed.get(prefix))
      this.#prefixed.set(prefix, uri)
    }
    return true
  }

  #hide(prefix: string, uri: string | undefined): void {
    this.#hidden.push({ prefix, uri, depth: this.#depth })
    this.#declaredDepth = this.#depth
  }
}

/** The part of a name after its colon; undefined if there is none, or a second colon. No prefix is empty. */
function localOf(name: string, colon: number): string | undefined {
  const local = name.slice(colon + 1)
  return local === '' || local.includes(':') ? undefined : local
}

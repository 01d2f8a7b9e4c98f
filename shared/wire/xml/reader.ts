/**
 * XML bytes to a tree of elements. Well-formedness and namespaces are saxes' business; what a document may
 * cost is ours: no DTD (and so no entity beyond the five), and a cap on everything that can grow.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { BODY_LIMIT } from '../../domain/limits.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { decodeUtf8 } from '../utf8.ts'

/** An attribute that declares no namespace. */
export interface XmlAttribute {
  /** The local name, without prefix. */
  name: string
  namespace: string
  value: string
}

export interface XmlElement {
  /** The local name, without prefix. */
  name: string
  namespace: string
  attributes: readonly XmlAttribute[]
  /** Has it `xsi:nil`? */
  nil: boolean
  children: XmlElement[]
  /** The character data directly within the element. */
  text: string
}

/** How much a document may be; `request` is for what anybody sends, `answer` for what the provider says. */
export const xmlSizes = {
  request: { bytes: BODY_LIMIT, elements: 50_000 },
  answer: { bytes: 16 * BODY_LIMIT, elements: 800_000 },
} as const
export type XmlSize = keyof typeof xmlSizes
/** `tag` is the characters of one tag: it bounds what the parser builds before its attributes are counted. */
export const xmlLimits = { depth: 64, attributes: 64, asides: 64, tag: 8192 } as const
const XMLNS = 'http://www.w3.org/2000/xmlns/'
const NO_ATTRIBUTES: readonly XmlAttribute[] = []
/** The namespace of `xsi:nil`. */
export const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

class XmlError extends Error {
  readonly code = 'xml-refused'
}

/** The document's root, or why it is refused, in words that quote nothing of it. */
export function readXml(bytes: Uint8Array, size: XmlSize = 'request'): Result<XmlElement, string> {
  const maximum = xmlSizes[size]
  if (bytes.byteLength > maximum.bytes) return refuse(`The message is larger than ${maximum.bytes} bytes.`)
  const text = decodeUtf8(bytes)
  if (text === undefined) return refuse('The message is not valid UTF-8.')
  try {
    // Old clients put line breaks before the declaration, which XML forbids and nobody is hurt by.
    return ok(parse(text.replace(/^[\t\n\r ]+/, ''), maximum.elements))
  } catch (error) {
    if (error instanceof XmlError) return refuse(error.message)
    throw error
  }
}

/**
 * What is refused before anything is parsed: a DTD, comments and processing instructions without end, a long
 * tag, another encoding, a second byte order mark, which the parser would skip. Within a CDATA section these marks would be harmless, and are refused all the same.
 *
 * They are looked for here and not by the parser's events, because it stores handlers in a way that makes V8
 * give up on the parser's fast shape beyond a handful: four times the time for every message.
 */
function checkMarks(text: string): void {
  if (text.startsWith('\uFEFF')) throw new XmlError('The message is not well-formed XML.')
  let asides = 0
  for (const [mark] of text.matchAll(/<!DOCTYPE|<!--|<\?/g)) {
    if (mark === '<!DOCTYPE') throw new XmlError('A document type declaration is not allowed.')
    if (++asides > xmlLimits.asides) throw new XmlError('The message has too many comments or instructions.')
  }
  const [, , encoding = 'utf-8'] = DECLARED_ENCODING.exec(text) ?? []
  if (encoding.toLowerCase() !== 'utf-8') throw new XmlError('The encoding must be UTF-8.')
  checkTags(text)
}

/** No tag has a `<` within it, so that only a long way from one `<` to the next can hold a long tag. */
function checkTags(text: string): void {
  for (let at = text.indexOf('<'); at !== -1;) {
    const next = text.indexOf('<', at + 1)
    if ((next === -1 ? text.length : next) - at > xmlLimits.tag) {
      const start = text.slice(at, at + xmlLimits.tag)
      if (!SHORT_TAG.test(start)) throw new XmlError('A tag is too long.')
    }
    at = next
  }
}

/** A tag to its end, past each `>` in a quoted value; or no tag of an element. */
const SHORT_TAG = /^<(?:[!?]|[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>)/

const DECLARED_ENCODING = /^<\?xml\s[^>]{0,200}?\sencoding\s*=\s*(["'])([^"'>]{0,40})\1/

function parse(text: string, maximum: number): XmlElement {
  checkMarks(text)
  const parser = new SaxesParser({ xmlns: true, position: false })
  const outer: XmlElement[] = []
  let root: XmlElement | undefined
  let current: XmlElement | undefined
  let elements = 0

  parser.on('error', () => {
    throw new XmlError('The message is not well-formed XML.')
  })
  parser.on('opentag', (tag) => {
    if (++elements > maximum) throw new XmlError('The message has too many elements.')
    const element = elementOf(tag)
    if (current) {
      current.children.push(element)
      outer.push(current)
    } else root = element
    current = element
    if (outer.length >= xmlLimits.depth) throw new XmlError('The message is nested too deeply.')
  })
  const characters = (data: string) => {
    if (current) current.text += data
  }
  parser.on('text', characters)
  parser.on('cdata', characters)
  parser.on('closetag', () => {
    current = outer.pop()
  })
  parser.write(text).close()
  if (!root) throw new XmlError('The message is empty.')
  return root
}

function elementOf(tag: SaxesTagNS): XmlElement {
  let count = 0
  let nil = false
  let attributes: XmlAttribute[] | undefined
  for (const key in tag.attributes) {
    if (++count > xmlLimits.attributes) throw new XmlError('An element has too many attributes.')
    const { local, uri, value } = tag.attributes[key]!
    if (uri === XMLNS) continue
    if (local === 'nil' && uri === XSI) nil = value === 'true' || value === '1'
    attributes ??= []
    attributes.push({ name: local, namespace: uri, value })
  }
  return {
    name: tag.local,
    namespace: tag.uri,
    attributes: attributes ?? NO_ATTRIBUTES,
    nil,
    children: [],
    text: '',
  }
}

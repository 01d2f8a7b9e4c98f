/**
 * Reads XML bytes into a tree of elements. saxes checks well-formedness and namespaces; this file limits what a
 * document may cost: it refuses a DTD (and with it entities beyond the five) and caps everything that can grow.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { BODY_LIMIT } from '../../domain/values/limits.ts'
import { ok, refuse, type Result } from '../../domain/values/result.ts'
import { decodeUtf8 } from '../utf8.ts'

/** An attribute, except the declarations of namespaces. */
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
  /** Whether it has `xsi:nil`. */
  nil: boolean
  children: XmlElement[]
  /** The character data directly within the element. */
  text: string
}

/** Limits of a document: `request` for requests, `answer` for answers of the provider. */
export const xmlSizes = {
  request: { bytes: BODY_LIMIT, elements: 50_000 },
  answer: { bytes: 16 * BODY_LIMIT, elements: 800_000 },
} as const
export type XmlSize = keyof typeof xmlSizes
/** `tag`: characters of one tag. It bounds what the parser builds before it counts attributes. */
export const xmlLimits = { depth: 64, attributes: 64, asides: 64, tag: 8192 } as const
const XMLNS = 'http://www.w3.org/2000/xmlns/'
const NO_ATTRIBUTES: readonly XmlAttribute[] = []
/** The namespace of `xsi:nil`. */
export const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** XML 1.1 has other characters, which no other part of the service expects. A message that declares it is read as 1.0. */
const XML_1_0 = { xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const

class XmlError extends Error {
  readonly code = 'xml-refused'
}

/** The document's root, or why it is refused, in words that do not quote the document. */
export function readXml(bytes: Uint8Array, size: XmlSize = 'request'): Result<XmlElement, string> {
  const maximum = xmlSizes[size]
  if (bytes.byteLength > maximum.bytes) return refuse(`The message is larger than ${maximum.bytes} bytes.`)
  const text = decodeUtf8(bytes)
  if (text === undefined) return refuse('The message is not valid UTF-8.')
  try {
    // Old clients put line breaks before the declaration. XML forbids it, but it is harmless.
    return ok(parse(text.replace(/^[\t\n\r ]+/, ''), maximum.elements))
  } catch (error) {
    if (error instanceof XmlError) return refuse(error.message)
    throw error
  }
}

/**
 * Refuses documents before they are parsed: with a DTD, an unclosed comment or processing instruction, a long tag,
 * another encoding, or a second byte order mark, which the parser would skip. It refuses them within CDATA too.
 *
 * It does not use the parser's events for this: with more than a few handlers V8 stops optimizing the parser,
 * and every message takes four times as long.
 */
function checkMarks(text: string): void {
  if (text.startsWith('\uFEFF')) throw new XmlError('The message is not well-formed XML.')
  let asides = 0
  for (const [mark] of text.matchAll(/<!DOCTYPE|<!--|<\?/g)) {
    if (mark === '<!DOCTYPE') throw new XmlError('A document type declaration is not allowed.')
    if (++asides > xmlLimits.asides) throw new XmlError('The message has too many comments or instructions.')
  }
  const [, , encoding] = DECLARED_ENCODING.exec(text.slice(0, text.indexOf('?>') + 1)) ?? []
  if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') {
    throw new XmlError('The message declares another encoding than UTF-8.')
  }
  checkTags(text)
}

/** A tag contains no `<`, so a long tag needs a long distance from one `<` to the next. */
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

/** Matches a whole tag, past each `>` in a quoted value, or something other than a tag. */
const SHORT_TAG = /^<(?:[!?]|[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>)/

/** In the declaration's text, of any length: an encoding that is not found would be ignored. */
const DECLARED_ENCODING = /^<\?xml\s[^]*?\sencoding\s*=\s*(["'])([^]*?)\1/

function parse(text: string, maximum: number): XmlElement {
  checkMarks(text)
  const parser = new SaxesParser(XML_1_0)
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

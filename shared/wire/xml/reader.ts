/**
 * XML bytes to a tree of elements. Well-formedness and namespaces are saxes' business; what a document may
 * cost is ours: no DTD (and so no entity beyond the five), and a cap on everything that can grow.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { BODY_LIMIT } from '../../domain/limits.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { decodeUtf8 } from '../utf8.ts'

export interface XmlElement {
  /** The local name, without prefix. */
  name: string
  namespace: string
  /** Has it `xsi:nil`? */
  nil: boolean
  children: XmlElement[]
  /** The character data directly within the element. */
  text: string
}

export const xmlLimits = { depth: 64, attributes: 64, elements: 100_000, asides: 64 } as const
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

class XmlError extends Error {
  readonly code = 'xml-refused'
}

/** The document's root, or why it is refused, in words that quote nothing of it. */
export function readXml(bytes: Uint8Array): Result<XmlElement, string> {
  if (bytes.byteLength > BODY_LIMIT) return refuse(`The message is larger than ${BODY_LIMIT} bytes.`)
  const text = decodeUtf8(bytes)
  if (text === undefined) return refuse('The message is not valid UTF-8.')
  try {
    // Old clients put line breaks before the declaration, which XML forbids and nobody is hurt by.
    return ok(parse(text.trimStart()))
  } catch (error) {
    if (error instanceof XmlError) return refuse(error.message)
    throw error
  }
}

function parse(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  let asides = 0

  const aside = () => {
    if (++asides > xmlLimits.asides) throw new XmlError('The message has too many comments or instructions.')
  }
  parser.on('error', () => {
    throw new XmlError('The message is not well-formed XML.')
  })
  parser.on('doctype', () => {
    throw new XmlError('A document type declaration is not allowed.')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8') throw new XmlError('The encoding must be UTF-8.')
  })
  parser.on('processinginstruction', aside)
  parser.on('comment', aside)
  parser.on('opentag', (tag) => {
    if (++elements > xmlLimits.elements) throw new XmlError('The message has too many elements.')
    const element = elementOf(tag)
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
    if (open.length > xmlLimits.depth) throw new XmlError('The message is nested too deeply.')
  })
  const characters = (data: string) => {
    const element = open.at(-1)
    if (element) element.text += data
  }
  parser.on('text', characters)
  parser.on('cdata', characters)
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  if (!root) throw new XmlError('The message is empty.')
  return root
}

function elementOf(tag: SaxesTagNS): XmlElement {
  const attributes = Object.values(tag.attributes)
  if (attributes.length > xmlLimits.attributes) throw new XmlError('An element has too many attributes.')
  const nil = attributes.some(
    ({ uri, local, value }) => uri === XSI && local === 'nil' && (value === 'true' || value === '1'),
  )
  return { name: tag.local, namespace: tag.uri, nil, children: [], text: '' }
}

/**
 * Reads XML bytes, and tells a reader of each element what is in it; no part of the document is kept. saxes checks
 * well-formedness and namespaces; this file limits what a document may cost.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { ok, refuse, type Result } from '../../domain/values/result.ts'
import { decodeUtf8 } from '../utf8.ts'
import { refusedMark } from './marks.ts'
import { xmlLimits, type XmlSize, xmlSizes } from './xml-limits.ts'

/** A start tag: `local` is its name without prefix, `uri` its namespace. The same for each of its attributes. */
export type XmlTag = Pick<SaxesTagNS, 'local' | 'uri' | 'attributes'>

/** Reads one element: it hears what is in it, in the document's order. */
export interface ElementReader {
  /**
   * A child begins.
   * @param isNil whether it has `xsi:nil`
   * @returns the reader of the child; without one, everything in the child is ignored
   */
  open(tag: XmlTag, isNil: boolean): ElementReader | undefined
  /** Characters directly in the element. A comment or a child between them makes two pieces. */
  text(data: string): void
  /** The element has ended. */
  close(): void
}

/** The namespace of `xsi:nil`. */
export const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** XML 1.1 has other characters, which no other part of the service expects. A message that declares it is read as 1.0. */
const XML_1_0 = { xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const

class XmlError extends Error {
  readonly code = 'xml-refused'
}

/**
 * Reads a document; the reason of a refusal does not quote it. What the readers have heard counts only if it is not
 * refused: the error can be at its end.
 * @param openRoot gives the reader of the root; without one, the document is only checked
 */
export function readXml(
  bytes: Uint8Array,
  size: XmlSize = 'request',
  openRoot: (root: XmlTag) => ElementReader | undefined = () => undefined,
): Result<undefined, string> {
  const maximum = xmlSizes[size]
  if (bytes.byteLength > maximum.bytes) return refuse(`The message is larger than ${maximum.bytes} bytes.`)
  const decoded = decodeUtf8(bytes)
  if (decoded === undefined) return refuse('The message is not valid UTF-8.')
  // Old clients put line breaks before the declaration. XML forbids it, but it is harmless.
  const text = decoded.replace(/^[\t\n\r ]+/, '')
  const refused = refusedMark(text)
  if (refused !== undefined) return refuse(refused)
  try {
    parse(text, maximum.elements, openRoot)
    return ok(undefined)
  } catch (error) {
    if (error instanceof XmlError) return refuse(error.message)
    throw error
  }
}

function parse(text: string, maximum: number, openRoot: (root: XmlTag) => ElementReader | undefined): void {
  const parser = new SaxesParser(XML_1_0)
  /** The readers around the current one, from that of the document. */
  const outer: (ElementReader | undefined)[] = []
  let current: ElementReader | undefined = { open: openRoot, text: () => undefined, close: () => undefined }
  let elements = 0
  /** Attributes of the tag that is being read, and the names of those that can be `xsi:nil`. */
  let attributes = 0
  const nils: string[] = []

  parser.on('error', () => {
    throw new XmlError('The message is not well-formed XML.')
  })
  parser.on('attribute', ({ name, local }) => {
    attributes++
    if (local === 'nil') nils.push(name)
  })
  parser.on('opentag', (tag) => {
    if (++elements > maximum) throw new XmlError('The message has too many elements.')
    let isNil = false
    // A look into the table of attributes costs as much as reading a tag.
    if (attributes > 0) {
      if (attributes > xmlLimits.attributes) throw new XmlError('An element has too many attributes.')
      attributes = 0
      while (nils.length > 0) if (isTrueNil(tag.attributes[nils.pop()!]!)) isNil = true
    }
    if (outer.push(current) > xmlLimits.depth) throw new XmlError('The message is nested too deeply.')
    if (current !== undefined) current = current.open(tag, isNil)
  })
  const characters = (data: string) => {
    if (current !== undefined) current.text(data)
  }
  parser.on('text', characters)
  parser.on('cdata', characters)
  parser.on('closetag', () => {
    if (current !== undefined) current.close()
    current = outer.pop()
  })
  parser.write(text).close()
}

function isTrueNil({ uri, value }: XmlTag['attributes'][string]): boolean {
  return uri === XSI && (value === 'true' || value === '1')
}

/**
 * Reads XML bytes, and tells a reader of each element what is in it; no part of the document is kept. saxes checks
 * that it is well-formed, and `Namespaces` its prefixes; this file limits what a document may cost.
 */
import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import { ok, refuse, type Result } from '../../domain/values/result.ts'
import { decodeUtf8 } from '../utf8.ts'
import { refusedMark } from './marks.ts'
import { Namespaces, type XmlAttribute, type XmlTag } from './namespaces.ts'
import { xmlLimits, type XmlSize, xmlSizes } from './xml-limits.ts'

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
const XML_1_0 = { xmlns: false, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const

const MALFORMED = 'The message is not well-formed XML.'

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
  const namespaces = new Namespaces()
  let elements = 0
  /** The attributes of the tag that is being read. */
  let attributes: SaxesAttributePlain[] = []

  parser.on('error', () => {
    throw new XmlError(MALFORMED)
  })
  parser.on('attribute', (attribute) => {
    attributes.push(attribute)
  })
  parser.on('opentag', ({ name }) => {
    const tag = namespaces.enter(name, attributes)
    if (tag === undefined) throw new XmlError(MALFORMED)
    if (++elements > maximum) throw new XmlError('The message has too many elements.')
    let isNil = false
    if (attributes.length > 0) {
      if (attributes.length > xmlLimits.attributes) throw new XmlError('An element has too many attributes.')
      attributes = []
      for (const attribute of tag.attributes) if (isTrueNil(attribute)) isNil = true
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
    namespaces.leave()
  })
  // saxes itself refuses a colon in the name of an instruction only if it resolves prefixes, and never a `?`.
  if (mayHaveInstruction(text)) {
    parser.on('processinginstruction', ({ target, body }) => {
      // It takes the `?` for the end of the name. Nothing but the text tells whether a blank was between them.
      const [line] = `<?${target}${body}?>`.split('\n', 1)
      if (target.includes(':') || (body.startsWith('?') && text.includes(line!)))
        throw new XmlError(MALFORMED)
    })
  }
  parser.write(text).close()
}

/** Whether there is a `?` after the declaration. A handler that is never called would make saxes slower. */
function mayHaveInstruction(text: string): boolean {
  return text.includes('?', /^<\?xml\s/.test(text) ? text.indexOf('?>') + 2 : 0)
}

function isTrueNil({ local, uri, value }: XmlAttribute): boolean {
  return local === 'nil' && uri === XSI && (value === 'true' || value === '1')
}

/**
 * Reads XML without the browser's parser, which a page with Trusted Types forbids. It supports no document types, and
 * therefore only the five predefined entities. With saxes, which the edge uses, this module would be 8.5 kB gzip
 * instead of 1.1, and the chunk of the bank twice as large.
 */

export interface XmlElement {
  /** Without its prefix. */
  localName: string
  /** By their names as written. */
  attributes: ReadonlyMap<string, string>
  /** Texts and elements, in their order. */
  content: readonly (string | XmlElement)[]
}

interface Open extends XmlElement {
  name: string
  content: (string | XmlElement)[]
}

/** The limit of nested elements: a bank's file has about ten. */
const DEEPEST = 100

/** White space of XML, which has fewer characters than `\s`. Line ends are all `\n` by then. */
const S = '[ \\t\\n]'
/** Letters, marks and digits, except those of Latin-1 that XML has in no name. */
const NAME = '(?![ªµº])[\\p{L}_:](?:(?![ªµº])[\\p{L}\\p{M}\\p{Nd}_:.·-])*'
const VALUE = `"[^"<]*"|'[^'<]*'`
const EQUALS = `${S}*=${S}*`
const attribute = new RegExp(`(${NAME})${EQUALS}(${VALUE})`, 'gu')
const opening = new RegExp(`<(${NAME})((?:${S}+${NAME}${EQUALS}(?:${VALUE}))*)${S}*(/?)>`, 'uy')
const closing = new RegExp(`</(${NAME})${S}*>`, 'uy')
/** An instruction without its content. `xml`, in any case, is no name of one. */
const instruction = new RegExp(`<\\?(?![xX][mM][lL](?:${S}|\\?))${NAME}(?=${S}|\\?>)`, 'uy')
/** Stands only at the beginning of a document. */
const declaration = new RegExp(
  `<\\?xml${S}+version${EQUALS}(["'])1\\.\\d+\\1(?:${S}+encoding${EQUALS}(["'])[A-Za-z][\\w.-]*\\2)?` +
    `(?:${S}+standalone${EQUALS}(["'])(?:yes|no)\\3)?${S}*\\?>`,
  'y',
)
/** Characters that XML forbids; the surrogates are only those without their other half. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0B\x0C\x0E-\x1F\uD800-\uDFFF\uFFFE\uFFFF]/u
/** Characters outside of the root that are no white space. */
const outside = /[^ \t\n]/

/** @returns the first element; undefined if the text is no well-formed XML, has a document type or is nested too deeply */
export function readXml(text: string): XmlElement | undefined {
  if (forbidden.test(text)) return undefined
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const open: Open[] = []
  let root: XmlElement | undefined
  let at = 0

  /** Adds a text that is in the innermost element. Outside of the root there is only white space, as written. */
  const addText = (part: string): boolean => {
    const parent = open.at(-1)
    const text = parent ? unescaped(part) : part
    if (parent && text) parent.content.push(text)
    return parent ? text !== undefined && !part.includes(']]>') : !outside.test(part)
  }
  /** Advances past `end`. @returns the text before it; undefined if the input ends first */
  const upTo = (start: string, end: string): string | undefined => {
    const from = at + start.length
    const found = source.indexOf(end, from)
    if (found === -1) return undefined
    at = found + end.length
    return source.slice(from, found)
  }
  const matched = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    at += found?.[0].length ?? 0
    return found
  }

  matched(declaration)
  while (at < source.length) {
    if (source[at] !== '<') {
      const next = source.indexOf('<', at)
      const end = next === -1 ? source.length : next
      if (!addText(source.slice(at, end))) return undefined
      at = end
    } else if (source.startsWith('<!--', at)) {
      // Two hyphens within a comment are its end.
      if (upTo('<!--', '--') === undefined || source[at++] !== '>') return undefined
    } else if (source.startsWith('<?', at)) {
      if (!matched(instruction) || upTo('', '?>') === undefined) return undefined
    } else if (source.startsWith('<![CDATA[', at)) {
      const text = upTo('<![CDATA[', ']]>')
      if (open.length === 0 || text === undefined) return undefined
      if (text) open.at(-1)!.content.push(text)
    } else if (source.startsWith('</', at)) {
      const name = matched(closing)?.[1]
      if (name === undefined || open.pop()?.name !== name) return undefined
    } else {
      const [, name, written, isEmpty] = matched(opening) ?? []
      const attributes = written === undefined ? undefined : attributesOf(written)
      if (!name || !attributes || (open.length === 0 && root) || open.length >= DEEPEST) return undefined
      const element: Open = { name, localName: name.slice(name.indexOf(':') + 1), attributes, content: [] }
      open.at(-1)?.content.push(element)
      root ??= element
      if (!isEmpty) open.push(element)
    }
  }
  return open.length === 0 ? root : undefined
}

function attributesOf(written: string): Map<string, string> | undefined {
  const attributes = new Map<string, string>()
  for (const [, name, quoted] of written.matchAll(attribute)) {
    const value = unescaped(quoted!.slice(1, -1))
    if (value === undefined || attributes.has(name!)) return undefined
    attributes.set(name!, value)
  }
  return attributes
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** @returns undefined for an unknown entity, or an ampersand that begins none */
function unescaped(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const read = text.replace(
    /&(?:#0*(\d{1,7})|#x0*([\dA-Fa-f]{1,6})|(\w{1,8}));|&/g,
    (_, decimal, hex, name) => {
      const point = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined
      const found =
        point === undefined ? entities.get(name) : point <= 0x10ffff ? String.fromCodePoint(point) : undefined
      if (found === undefined || forbidden.test(found)) isKnown = false
      return found ?? ''
    },
  )
  return isKnown ? read : undefined
}

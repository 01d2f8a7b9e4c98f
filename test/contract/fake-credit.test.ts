/** The fake edge of the credit desk's tests answers as the real edge and provider do. */
import { describe, expect, inject, it } from 'vitest'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { testPersons } from '../../shared/test-persons.ts'
import type { SoapName } from '../../shared/domain/credit/soap/operations.ts'
import { FakeCredit } from '../../widget/testing/fake-credit.ts'
import { openSession } from '../support/client.ts'

const addresses = inject('addresses')

interface Asked {
  name: SoapName
  input: unknown
  key?: string
  capabilities?: readonly Capability[]
  /** The query, as text. */
  query?: string
}

const both: readonly Capability[] = ['credit.read', 'credit.write']

async function askReal({ name, input, key, capabilities = both, query = '' }: Asked): Promise<Response> {
  const session = await openSession(addresses, { capabilities: [...capabilities] })
  return fetch(`${addresses.edge}/api/soap/${name}?${query}`, {
    method: 'POST',
    headers: {
      Origin: addresses.demo,
      Authorization: `Bearer ${session.token}`,
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: stringifyJson(input),
  })
}

/** Statuses, headers and bodies of some calls, one after the other, at both sides. */
async function atBoth(asked: readonly Asked[]) {
  const real = []
  for (const each of asked) real.push(await observe(await askReal(each)))
  const fake = new FakeCredit()
  fake.restore()
  const faked = []
  for (const [index, { name, input, key, capabilities = both, query }] of asked.entries()) {
    fake.capabilities = capabilities
    // The provider's own texts are not compared.
    const { body } = real[index]!
    const said = body as Record<string, unknown>
    const rejected = { Accepted: false, RejectionCode: said['rejection'], ResultCode: said['ResultCode'] }
    const more = { ErrorMessage: said['providerMessage'], ...(said['result'] as object | undefined) }
    const none = query && { Accepted: false, RejectionCode: 'OrderDoesNotExist' }
    fake.answer(name, (none || (real[index]!.status === 200 ? body : { ...rejected, ...more })) as never)
    const headers = new Headers(key === undefined ? {} : { 'Idempotency-Key': key })
    const answer = fake.respond(name, {
      headers,
      body: stringifyJson(input),
      query: new URLSearchParams(query),
    })
    faked.push(await observe(answer as Response))
  }
  return { real, faked }
}

async function observe(response: Response) {
  const body = parseJson(await response.text())
  if (typeof body === 'object' && body !== null && 'requestId' in body) {
    body.requestId = 'any'
    // A sentence may change, except those about members, which are the contract's.
    if ('detail' in body && !('errors' in body)) body.detail = 'any'
  }
  const names = ['Content-Type', 'Cache-Control', 'Retry-After', 'ETag']
  const headers = Object.fromEntries(names.map((name) => [name, response.headers.get(name)]))
  return { status: response.status, headers, body, hasId: response.headers.has('X-Request-Id') }
}

const anyAddress = (id: string): Asked => ({
  name: 'GetAddresses',
  input: { IsCompany: false, CountryCode: 'SE', SecurityNumber: id },
})
const block = (reason: string, key?: string): Asked => ({
  name: 'AddToBlockList',
  input: { SecurityNumber: '19000101-0000', IsCompany: false, ReasonForBlock: reason },
  ...(key !== undefined && { key }),
})
const noOrder: Asked = {
  name: 'GetOrders',
  input: {
    ClientOrderNr: 'nobody-has-this',
    ClientOrderNrIncluded: true,
    ProviderOrderNr: 0,
    ProviderOrderNrIncluded: false,
  },
}
const key = () => crypto.randomUUID()

describe('the fake edge of the credit desk', () => {
  const reused = key()
  it.each<[string, readonly Asked[], number]>([
    ['success', [anyAddress(testPersons.tess.NationalId)], 200],
    ['a text as the whole answer', [{ name: 'Ping', input: {} }], 200],
    ['a search that finds no order', [noOrder], 422],
    ['the same, asked for as an empty list', [{ ...noOrder, query: 'none=empty' }], 200],
    ['a rejection with a RejectionCode', [anyAddress('19000101-0000')], 422],
    [
      'a rejection with a ResultCode',
      [{ name: 'CloseOrderEu', input: { CloseOrderInformation: { ProviderOrderId: 1 } }, key: key() }],
      422,
    ],
    ['refused members', [{ name: 'GetAddresses', input: { IsCompany: 'yes', CountryCode: 7 } }], 400],
    ['a missing member', [{ name: 'GetPaymentPlanStatus', input: {} }], 400],
    ['a missing capability', [{ ...block('x', key()), capabilities: ['credit.read'] }], 403],
    ['no key', [block('x')], 428],
    ['a key reused for other content', [block('first', reused), block('second', reused)], 200],
    ['the same key and content', [block('again', 'same-key-1'), block('again', 'same-key-1')], 200],
  ])('answers as the real one to %s', async (_, asked, status) => {
    const { real, faked } = await atBoth(asked)
    expect(real[0]!.status).toBe(status)
    expect(faked).toEqual(real)
  })
})

/** How a lookup reads the provider's answers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EdgeClient } from '../../../client/edge-client.ts'
import { EDGE, FakeEdge, TOKEN } from '../../../testing/fake-edge.ts'
import type { AddressQuery } from '../data/find-addresses.ts'
import { lookUp } from './look-up.ts'

const query: AddressQuery = {
  CountryCode: 'SE',
  CustomerType: 'Individual',
  NationalIdNumber: '19851332-0000',
  ZipCode: '',
}

describe('a lookup', () => {
  let edge: FakeEdge
  /** By operation. */
  let answers: Record<string, object>
  const asked = () =>
    edge.calls.map(({ path, body }) => [path.split('/').at(-1), JSON.parse(body) as unknown])
  const run = (more: Partial<AddressQuery> = {}) => {
    const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
    return lookUp(client, { ...query, ...more }, new AbortController().signal)
  }

  beforeEach(() => {
    edge = new FakeEdge()
    edge.intercept = ({ path }) => {
      const answer = answers[path.split('/').at(-1)!]
      const status = answer && 'code' in answer ? 422 : 200
      return answer ? new Response(JSON.stringify(answer), { status }) : new Error('cut')
    }
  })
  afterEach(() => edge.restore())

  const eu = (...Addresses: object[]) => ({
    GetAddressesEu: { Accepted: true, ResultCode: 0, GetAddressesResult: { Addresses } },
  })

  it('takes the selector of each address from its AddressId, and asks nothing more', async () => {
    const at = { FullName: 'Tess Testsson', Street: 'Provgatan', HouseNumber: '12', ZipCode: '11455' }
    answers = eu({
      AddressId: 'TESTSSON-1',
      Address: { ...at, CoAddress: 'c/o Exempelsson', Locality: 'Stockholm' },
    })
    expect(await run()).toEqual({
      is: 'found',
      addresses: [
        {
          selector: 'TESTSSON-1',
          name: 'Tess Testsson',
          lines: ['c/o Exempelsson', 'Provgatan 12', '11455 Stockholm'],
        },
      ],
    })
    const { ZipCode: _, ...sent } = query
    expect(asked()).toEqual([['GetAddressesEu', { GetAddressesInformation: sent }]])
  })

  it('asks GetAddresses for the selectors that the first answer lacks, of the postcode that was asked for', async () => {
    const address = { LegalName: 'Nils', AddressLine2: 'Testgata 5', Postcode: 5003, BusinessType: 'Person' }
    answers = {
      ...eu({ AddressId: 'A' }, {}),
      GetAddresses: {
        Accepted: true,
        RejectionCode: 'Accepted',
        Addresses: [
          { ...address, AddressSelector: 'NORD-1', Zipcode: '0355', Postarea: 'Oslo' },
          { ...address, AddressSelector: 'NORD-2', Zipcode: '50 03', Postarea: 'Bergen' },
        ],
      },
    }
    expect(await run({ ZipCode: '5003' })).toEqual({
      is: 'found',
      addresses: [{ selector: 'NORD-2', name: 'Nils', lines: ['Testgata 5', '50 03 Bergen'] }],
    })
    expect(asked()[1]).toEqual([
      'GetAddresses',
      { IsCompany: false, CountryCode: 'SE', SecurityNumber: '19851332-0000' },
    ])
  })

  it('puts back the zeros that an integer has lost, where the address has no postcode as text', async () => {
    answers = {
      ...eu({}),
      GetAddresses: {
        Accepted: true,
        RejectionCode: 'Accepted',
        Addresses: [{ LegalName: 'Nora', Postcode: 355, Postarea: 'Oslo', BusinessType: 'Person' }],
      },
    }
    expect(await run({ CountryCode: 'NO' })).toMatchObject({ addresses: [{ lines: ['0355 Oslo'] }] })
  })

  it.each([40_000, 40_001, 40_004])('finds nothing where the provider answers %i', async (ResultCode) => {
    const type = 'urn:order-admin:problem:credit-rejected'
    answers = { GetAddressesEu: { type, code: 'credit-rejected', ResultCode } }
    expect(await run()).toEqual({ is: 'none', code: String(ResultCode) })
  })

  it('finds no customer in an empty list', async () => {
    answers = eu()
    expect(await run()).toEqual({ is: 'none', code: '40000' })
  })

  it('fails with the error of any other answer', async () => {
    const type = 'urn:order-admin:problem:credit-rejected'
    answers = { GetAddressesEu: { type, code: 'credit-rejected', ResultCode: 1000 } }
    await expect(run()).rejects.toMatchObject({ code: 'credit-rejected' })
    answers = {}
    await expect(run()).rejects.toMatchObject({ code: 'network-failed' })
  })
})

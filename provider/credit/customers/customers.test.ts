import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { businessTypes, resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { allTestPersons, testPersons } from '../../../shared/test-persons.ts'
import { sandboxMerchants } from '../../../shared/sandbox.ts'
import { merchantAccount } from '../../testing/provider.ts'
import { clientRow } from '../../testing/credit-rows.ts'
import { ask, authOf, createOrder, createOrderEu, orderInfo } from '../../testing/credit-soap.ts'

const { tess, company, dutchCompany } = testPersons
const block = (SecurityNumber: string | undefined, IsCompany = false) =>
  ask('AddToBlockList', { SecurityNumber, IsCompany, ReasonForBlock: 'Returns everything' })

beforeEach(reset)

describe('AddToBlockList', () => {
  it.each(['19851332-0000', '8513320000'])('blocks a customer named %s', async (id) => {
    expect(await block(id)).toEqual({ Accepted: true })
    expect(await block(id)).toEqual({ Accepted: true })
    expect(await createOrder()).toMatchObject({ RejectionCode: 'CustomerAbuseBlock' })
    expect(await createOrderEu()).toMatchObject({ ResultCode: resultCodes.CustomerAbuseBlock })
  })

  it('blocks a company only as a company', async () => {
    await block(company.NationalId)
    expect(await createOrder([clientRow()], company)).toMatchObject({ Accepted: true })
    await block(company.NationalId, true)
    expect(await createOrder([clientRow()], company)).toMatchObject({ RejectionCode: 'CustomerAbuseBlock' })
    expect(await createOrder()).toMatchObject({ Accepted: true })
  })

  it("does not affect another merchant's orders", async () => {
    await block(tess.NationalId)
    const Auth = authOf(merchantAccount(sandboxMerchants.second))
    const order = { Auth, Order: orderInfo(), InvoiceRows: [clientRow()] }
    expect(await ask('CreateOrder', order)).toMatchObject({ Accepted: true })
  })

  it.each([undefined, '', '---'])('refuses %j for a SecurityNumber', async (id) => {
    expect(await block(id)).toMatchObject({ Accepted: false })
  })
})

function check(SecurityNumber: string, Amount: string) {
  return ask('CheckInternalScoring', { CountryCode: 'SE', SecurityNumber, IsCompany: false, Amount })
}

describe('CheckInternalScoring', () => {
  it('answers like CreateOrder, and stores nothing', async () => {
    const { limit, rejected } = testPersons
    expect(await check(limit.NationalId, '10000')).toEqual({ Accepted: true })
    expect(await check(limit.NationalId, '10000.01')).toMatchObject({
      Accepted: false,
      ErrorMessage: "The amount is above the customer's credit limit.",
    })
    expect(await check(rejected.NationalId, '1')).toMatchObject({ Accepted: false })
    expect(await check('nobody', '1')).toMatchObject({ Accepted: false })
    expect(await check(tess.NationalId, '0')).toMatchObject({ Accepted: false })
  })
})

describe('GetAddresses', () => {
  it('answers every address with its selector', async () => {
    const { Addresses } = await ask('GetAddresses', {
      IsCompany: true,
      CountryCode: 'nl',
      SecurityNumber: 'NL 0000.00101 B00',
    })
    expect(Addresses).toEqual([
      {
        LegalName: 'Proefbedrijf B.V.',
        SecurityNumber: dutchCompany.NationalId,
        PhoneNumber: dutchCompany.PhoneNumber,
        AddressLine2: 'Testplein 4',
        Postcode: 3511,
        Zipcode: '3511 AA',
        Postarea: 'Utrecht',
        BusinessType: 'Business',
        AddressSelector: dutchCompany.addresses[0].AddressSelector,
      },
      expect.objectContaining({ AddressLine2: 'Havenweg 21' }),
    ])
  })

  it.each(allTestPersons)('finds $FullName by $NationalId, if the person is registered', async (person) => {
    const { NationalId: SecurityNumber, CountryCode, CustomerType, outcome } = person
    const IsCompany = CustomerType === 'Company'
    const { RejectionCode, Addresses } = await ask('GetAddresses', { IsCompany, CountryCode, SecurityNumber })
    const isKnown = outcome !== 'CustomerCreditNoSuchEntity'
    expect(RejectionCode).toBe(isKnown ? 'Accepted' : 'NoSuchEntity')
    expect(Addresses?.length).toBe(isKnown ? person.addresses.length : undefined)
  })

  it.each(businessTypes)('can answer the BusinessType %s', async (BusinessType) => {
    const person = allTestPersons.find((known) => known.BusinessType === BusinessType)!
    const { Addresses } = await ask('GetAddresses', {
      IsCompany: person.CustomerType === 'Company',
      CountryCode: person.CountryCode,
      SecurityNumber: person.NationalId,
    })
    expect(Addresses?.[0]).toMatchObject({ LegalName: person.FullName, BusinessType })
  })

  it('keeps the zeros of a code that Postcode loses', async () => {
    const { NationalId: SecurityNumber } = testPersons.testi
    const asked = { IsCompany: false, CountryCode: 'FI', SecurityNumber }
    const { Addresses } = await ask('GetAddresses', asked)
    expect(Addresses).toMatchObject([{ Postcode: 530, Zipcode: '00530' }])
  })
})

function look(changes: object = {}) {
  return ask('GetAddressesEu', {
    GetAddressesInformation: {
      CustomerType: 'Individual',
      CountryCode: 'SE',
      NationalIdNumber: tess.NationalId,
      ...changes,
    },
  })
}

async function addressIds(changes: object) {
  return (await look(changes)).GetAddressesResult?.Addresses?.map(({ AddressId }) => AddressId)
}

describe('GetAddressesEu', () => {
  it('answers every address, or those of a ZipCode', async () => {
    expect(await addressIds({})).toEqual(['TESTSSON-1', 'TESTSSON-2'])
    expect(await addressIds({ ZipCode: '760 10' })).toEqual(['TESTSSON-2'])
  })

  it.each([
    ['NoSuchAddress', { ZipCode: '99999' }],
    ['NoSuchCustomer', { CustomerType: 'Company' }],
    ['NoSuchCustomer', { NationalIdNumber: testPersons.unknown.NationalId }],
    ['CountryNotSupported', { CountryCode: 'GB' }],
    ['Error', { NationalIdNumber: '' }],
  ] as const)('answers %s for %o', async (name, changes) => {
    expect(await look(changes)).toMatchObject({ Accepted: false, ResultCode: resultCodes[name] })
  })
})

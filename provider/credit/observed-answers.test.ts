/** ACTIONS=observed: the answers of SOAP operations that clients of the operator see ("Beyond the description", section 4). */
import { reset, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { resultCodes } from '../../shared/domain/credit/credit.enums.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { SandboxMerchant } from '../merchant/sandbox-merchant.ts'
import { authOf, euInformation } from '../testing/credit-soap.ts'
import { euRow } from '../testing/credit-rows.ts'
import { env, ORIGIN } from '../testing/provider.ts'
import type { CreditInput, CreditName, CreditOutput } from './credit-handler.ts'

/** Customers of one's own: a sole trader with and without the century, and a German company with two numbers. */
const own = (NationalId: string, CountryCode = 'SE') => ({
  CountryCode,
  NationalId,
  CustomerType: 'Company',
  FullName: `Firma ${NationalId}`,
  Addresses: [{ AddressSelector: 'A', Street: 'Storgatan 1', ZipCode: '11122', Locality: 'Stockholm' }],
})
const TEST_CUSTOMERS = JSON.stringify([own('4608142222'), own('195512312233'), own('DE123456789', 'DE')])

type Mode = 'described' | 'observed'

/** Runs the operation in the first merchant's object, with the mode. */
function ask<Name extends CreditName>(
  ACTIONS: Mode,
  name: Name,
  input: Partial<CreditInput<Name>>,
): Promise<CreditOutput<Name>> {
  const variables = { ...env, ACTIONS, TEST_CUSTOMERS } as unknown as ConstructorParameters<
    typeof SandboxMerchant
  >[1]
  return runInDurableObject(env.MERCHANT.getByName(sandboxMerchants.first), (_, state) => {
    const request = { Auth: authOf(), ...input } as CreditInput<Name>
    return new SandboxMerchant(state, variables).soap(name, request, ORIGIN) as never
  })
}

beforeEach(reset)

const addresses = (mode: Mode, CountryCode: string, IsCompany: boolean, SecurityNumber = '1') =>
  ask(mode, 'GetAddresses', { CountryCode, IsCompany, SecurityNumber })

const created = (mode: Mode, identity: object) =>
  ask(mode, 'CreateOrderEu', {
    CreateOrderInformation: euInformation({ CustomerIdentity: identity as never }),
  })

describe('V104: GetAddresses outside its countries', () => {
  it.each([
    ['NO', false, 'SE, DK'],
    ['DE', false, 'SE, DK'],
    ['NL', true, 'SE, DK, NO'],
    ['FI', false, 'SE, DK'],
    ['XX', false, 'SE, DK'],
  ])(
    'is not NoSuchEntity but an Error that names them: %s, company %s',
    async (code, isCompany, countries) => {
      expect(await addresses('observed', code, isCompany)).toMatchObject({
        Accepted: false,
        RejectionCode: 'Error',
        ErrorMessage: `Invalid CountryCode: Supported CountryCodes are: ${countries}.`,
      })
    },
  )

  it.each([
    ['SE', false],
    ['DK', false],
    ['NO', true],
  ])('is NoSuchEntity within them: %s, company %s', async (code, isCompany) => {
    expect(await addresses('observed', code, isCompany)).toMatchObject({
      RejectionCode: 'NoSuchEntity',
      ErrorMessage: 'No customer address was found',
    })
  })

  it('has no such limit where the description is followed', async () => {
    expect(await addresses('described', 'FI', false)).toMatchObject({ RejectionCode: 'NoSuchEntity' })
  })
})

describe('V105: LowestAmountToPay of an invoice', () => {
  it.each([
    ['observed', '0'],
    ['described', '125'],
  ] as const)('is not the whole amount where clients see 0: %s', async (mode, LowestAmountToPay) => {
    const OrderRows = [euRow({ PricePerUnit: '125' })]
    const order = await ask(mode, 'CreateOrderEu', { CreateOrderInformation: euInformation({ OrderRows }) })
    const delivered = await ask(mode, 'DeliverOrderEu', {
      DeliverOrderInformation: {
        ProviderOrderId: order.CreateOrderResult!.ProviderOrderId,
        OrderType: 'Invoice',
        DeliverInvoiceDetails: {
          NumberOfCreditDays: 30,
          InvoiceDistributionType: null,
          IsCreditInvoice: false,
          InvoiceIdToCredit: null,
          PrintType: null,
        },
      } as never,
    })
    expect(delivered.DeliverOrderResult).toMatchObject({ InvoiceResultDetails: { LowestAmountToPay } })
  })
})

describe('V106: a Swedish id', () => {
  const { tess } = testPersons

  it('has no dash, and ten digits in GetAddresses and GetAddressesEu', async () => {
    for (const spelling of ['19851332-0000', '198513320000', '8513320000', '851332-0000']) {
      const { Addresses } = await addresses('observed', 'SE', false, spelling)
      expect(Addresses?.map(({ SecurityNumber }) => SecurityNumber)).toEqual(['8513320000', '8513320000'])
    }
    const eu = await ask('observed', 'GetAddressesEu', {
      GetAddressesInformation: {
        CustomerType: 'Individual',
        CountryCode: 'SE',
        NationalIdNumber: tess.NationalId,
      },
    })
    expect(eu.GetAddressesResult?.Addresses?.[0]?.NationalIdNumber).toBe('8513320000')
    expect((await addresses('described', 'SE', false, '8513320000')).Addresses?.[0]?.SecurityNumber).toBe(
      tess.NationalId,
    )
  })

  it('has no dash, and twelve digits in CreateOrderEu', async () => {
    const identity = { CountryCode: 'SE', CustomerType: 'Individual', NationalIdNumber: '8513320000' }
    const { CreateOrderResult } = await created('observed', identity)
    expect(CreateOrderResult?.CustomerIdentity?.NationalIdNumber).toBe('198513320000')
    const described = await created('described', identity)
    expect(described.CreateOrderResult?.CustomerIdentity?.NationalIdNumber).toBe(tess.NationalId)
  })

  it.each(['4608142222', '194608142222', '5512312233', '195512312233'])(
    'of a sole trader is not unknown in one of its forms: %s',
    async (NationalIdNumber) => {
      const identity = { CountryCode: 'SE', CustomerType: 'Company', NationalIdNumber }
      const { ResultCode, CreateOrderResult } = await created('observed', identity)
      expect(ResultCode).toBe(resultCodes.Success)
      expect(CreateOrderResult?.CustomerIdentity?.NationalIdNumber).toBe(`19${NationalIdNumber.slice(-10)}`)
    },
  )

  it('in a German company is not the only number that is looked up', async () => {
    const CompanyIdentity = { CompanyVatNumber: 'DE123456789' }
    const identity = {
      CountryCode: 'DE',
      CustomerType: 'Company',
      NationalIdNumber: '12345',
      CompanyIdentity,
    }
    expect(await created('observed', identity)).toMatchObject({ ResultCode: resultCodes.Success })
    const unknown = { ...identity, CompanyIdentity: { CompanyVatNumber: 'DE1' } }
    expect(await created('observed', unknown)).toMatchObject({
      ResultCode: resultCodes.CustomerCreditNoSuchEntity,
    })
  })
})

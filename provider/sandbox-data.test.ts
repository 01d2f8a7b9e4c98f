import { describe, expect, it } from 'vitest'
import { ConfigError } from '../shared/environment.ts'
import { testPersons } from '../shared/test-persons.ts'
import { readConfig } from './config.ts'
import { catalogOf } from './credit/catalog.ts'
import { env } from './testing/provider.ts'

const address = { AddressSelector: 'A-1', Street: 'Storgatan 1', ZipCode: '11122', Locality: 'Stockholm' }
const customer = {
  CountryCode: 'SE',
  NationalId: '19851332-9999',
  CustomerType: 'Individual',
  FullName: 'Ny Nysson',
  Addresses: [address],
}
const campaign = {
  CampaignCode: 213060,
  Description: 'Ours',
  PaymentPlanType: 'Standard',
  ContractLengthInMonths: 12,
  InitialFee: 100.5,
  NotificationFee: 29,
  InterestRatePercent: 19.95,
  NumberOfInterestFreeMonths: 0,
  NumberOfPaymentFreeMonths: 0,
  FromAmount: 1000,
  ToAmount: 50000,
}
const account = {
  CampaignCode: 213070,
  Description: 'Ours',
  InitialFee: 0,
  LowestAmountToPayPerMonth: 50,
  LowestPercentToPayPerMonth: 3,
  LowestOrderAmount: 10,
  InterestRatePercent: 12.5,
  NotificationFee: 19,
}

const configured = (members: Record<string, unknown>, SANDBOX = 'on') =>
  readConfig({
    ...env,
    SANDBOX,
    ...Object.fromEntries(Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)])),
  })
const catalog = (members: Record<string, unknown>) => catalogOf(configured(members).sandboxData)

describe('the configuration of a sandbox', () => {
  it('has no two customers with one number: an order and its documents name the customer by it', () => {
    const both = [customer, { ...customer, CustomerType: 'Company' }]
    expect(() => configured({ TEST_CUSTOMERS: both })).toThrow('without the same id or code twice')
  })

  it('adds customers with their credit limit in minor units', () => {
    const { persons } = catalog({
      TEST_CUSTOMERS: [{ ...customer, CreditLimit: 1234.56, Outcome: 'CustomerAbuseBlock' }],
    })
    expect(persons).toHaveLength(Object.keys(testPersons).length + 1)
    expect(persons[0]).toMatchObject({
      NationalId: '19851332-9999',
      BusinessType: 'Person',
      addresses: [address],
      outcome: 'CustomerAbuseBlock',
      creditLimit: 123_456,
    })
  })

  it('adds campaigns of both kinds, with amounts in minor units', () => {
    const { campaigns, accountCampaigns } = catalog({
      CAMPAIGNS: [campaign],
      ACCOUNT_CREDIT_CAMPAIGNS: [account],
    })
    expect(campaigns[0]).toEqual({
      CampainCode: 213060,
      Description: 'Ours',
      PaymentPlanType: 'Standard',
      ContractLengthInMonths: 12,
      InitialFee: 10_050,
      NotificationFee: 2_900,
      InterestRatePercent: 1_995,
      NrOfInterestFreeMonths: 0,
      NrOfPaymentFreeMonths: 0,
      FromAmount: 100_000,
      ToAmount: 5_000_000,
    })
    expect(accountCampaigns[0]).toMatchObject({ CampaignCode: 213070, InterestRatePercent: 1_250 })
  })

  it('replaces built-in customers and campaigns with the same id or code', () => {
    // Tess, without separators.
    const { persons, campaigns } = catalog({
      TEST_CUSTOMERS: [{ ...customer, NationalId: '198513320000' }],
      CAMPAIGNS: [{ ...campaign, CampaignCode: 100006 }],
    })
    expect(persons).toHaveLength(Object.keys(testPersons).length)
    expect(persons.find(({ FullName }) => FullName === 'Ny Nysson')).toBeDefined()
    expect(persons.find(({ FullName }) => FullName === 'Tess Testsson')).toBeUndefined()
    expect(campaigns.find(({ CampainCode }) => CampainCode === 100006)!.Description).toBe('Ours')
  })

  it('has its own campaigns before the built-in ones', () => {
    const { campaigns, accountCampaigns } = catalog({
      CAMPAIGNS: [{ ...campaign, CampaignCode: 300024 }, campaign],
      ACCOUNT_CREDIT_CAMPAIGNS: [account],
    })
    expect(campaigns.slice(0, 3).map(({ CampainCode }) => CampainCode)).toEqual([300024, 213060, 100006])
    expect(campaigns).toHaveLength(12)
    expect(accountCampaigns.map(({ CampaignCode }) => CampaignCode)).toEqual([213070, 400001, 400002])
  })

  it('has only its own customers and campaigns with BUILT_IN off', () => {
    const lists = { TEST_CUSTOMERS: [customer], CAMPAIGNS: [campaign], ACCOUNT_CREDIT_CAMPAIGNS: [account] }
    const only = (members: object) =>
      catalogOf(readConfig({ ...env, SANDBOX: 'on', BUILT_IN: 'off', ...members }).sandboxData)
    const texts = Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]),
    )
    const { persons, campaigns, accountCampaigns } = only(texts)
    expect(persons.map(({ FullName }) => FullName)).toEqual(['Ny Nysson'])
    expect(campaigns.map(({ CampainCode }) => CampainCode)).toEqual([213060])
    expect(accountCampaigns.map(({ CampaignCode }) => CampaignCode)).toEqual([213070])
    expect(only({})).toEqual({ persons: [], campaigns: [], accountCampaigns: [] })
  })

  it('is refused with BUILT_IN neither on nor off', () => {
    expect(() => readConfig({ ...env, SANDBOX: 'on', BUILT_IN: 'no' })).toThrow(
      'The configuration member BUILT_IN is missing or not valid. It must be on or off.',
    )
  })

  it.each<[string, string, unknown]>([
    ['no list', 'TEST_CUSTOMERS', customer],
    ['a country that is not served', 'TEST_CUSTOMERS', [{ ...customer, CountryCode: 'GB' }]],
    ['an id without digits or letters', 'TEST_CUSTOMERS', [{ ...customer, NationalId: '-' }]],
    ['no address', 'TEST_CUSTOMERS', [{ ...customer, Addresses: [] }]],
    ['a selector twice', 'TEST_CUSTOMERS', [{ ...customer, Addresses: [address, address] }]],
    ['a customer twice', 'TEST_CUSTOMERS', [customer, { ...customer, NationalId: '198513329999' }]],
    ['a member that is misspelt', 'TEST_CUSTOMERS', [{ ...customer, Adresses: [] }]],
    ['a limit of fractions of a minor unit', 'TEST_CUSTOMERS', [{ ...customer, CreditLimit: 0.001 }]],
    ['a negative limit', 'TEST_CUSTOMERS', [{ ...customer, CreditLimit: -1 }]],
    ['an unknown outcome', 'TEST_CUSTOMERS', [{ ...customer, Outcome: 'No' }]],
    ['a campaign twice', 'CAMPAIGNS', [campaign, campaign]],
    ['no months', 'CAMPAIGNS', [{ ...campaign, ContractLengthInMonths: 0 }]],
    ['too many months', 'CAMPAIGNS', [{ ...campaign, ContractLengthInMonths: 601 }]],
    ['more payment-free months than months', 'CAMPAIGNS', [{ ...campaign, NumberOfPaymentFreeMonths: 13 }]],
    ['amounts in the wrong order', 'CAMPAIGNS', [{ ...campaign, FromAmount: 50001 }]],
    ['interest above 100 %', 'CAMPAIGNS', [{ ...campaign, InterestRatePercent: 100.01 }]],
    ['a code that is no integer', 'CAMPAIGNS', [{ ...campaign, CampaignCode: 1.5 }]],
    ['a text for a number', 'ACCOUNT_CREDIT_CAMPAIGNS', [{ ...account, InitialFee: '0' }]],
    ['a missing member', 'ACCOUNT_CREDIT_CAMPAIGNS', [{ ...account, LowestOrderAmount: undefined }]],
  ])('is refused with %s, by the name of %s', (_, name, value) => {
    expect(() => configured({ [name]: value })).toThrow(ConfigError)
    expect(() => configured({ [name]: value })).toThrow(`The configuration member ${name}`)
  })

  it.each(['TEST_CUSTOMERS', 'CAMPAIGNS', 'ACCOUNT_CREDIT_CAMPAIGNS', 'BUILT_IN'])(
    'has %s only in a sandbox',
    (name) => {
      expect(() => configured({ [name]: [] }, 'off')).toThrow(
        `The configuration member ${name} requires SANDBOX to be on.`,
      )
    },
  )

  it('is refused with broken JSON', () => {
    expect(() => readConfig({ ...env, SANDBOX: 'on', CAMPAIGNS: '[' })).toThrow('CAMPAIGNS')
  })
})

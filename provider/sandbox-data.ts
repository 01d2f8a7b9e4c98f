/**
 * The customers and campaigns that a sandbox's configuration, or a new world, has beside the built-in ones, in the
 * spelling of the SOAP service's answers.
 */
import * as z from 'zod/mini'
import { businessTypes, customerTypes, paymentPlanTypes } from '../shared/domain/credit/credit.enums.ts'
import { creditCountries } from '../shared/domain/credit/credit-countries.ts'
import { plainId, testOutcomes, type TestPerson } from '../shared/test-persons.ts'
import { ConfigError, jsonText, readEnvironment, someText } from '../shared/environment.ts'

/** Twelve digits fit in a double with their two decimals. */
const MAX_AMOUNT = 1e12
const MAX_CODE = 2 ** 53 - 1
const MAX_MONTHS = 600
const TWO_DECIMALS = 'It must be a number with at most two decimals.'
const IMPOSSIBLE =
  'It must be a campaign with FromAmount up to ToAmount, and no more free months than months.'

const amount = z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT), z.refine(hasTwoDecimals, TWO_DECIMALS))
const percent = z.number().check(z.minimum(0), z.maximum(100), z.refine(hasTwoDecimals, TWO_DECIMALS))
const months = (minimum: number) => z.int().check(z.minimum(minimum), z.maximum(MAX_MONTHS))
const code = z.int().check(z.minimum(1), z.maximum(MAX_CODE))

const address = z.strictObject({
  AddressSelector: someText(),
  Street: someText(),
  HouseNumber: z.optional(someText()),
  CoAddress: z.optional(someText()),
  ZipCode: someText(),
  Locality: someText(),
})

const customer = z.strictObject({
  CountryCode: z.enum(creditCountries),
  NationalId: z
    .string()
    .check(z.refine((id) => plainId(id) !== '', 'It must be an id with letters or digits.')),
  CustomerType: z.enum(customerTypes),
  BusinessType: z.optional(z.enum(businessTypes)),
  FullName: someText(),
  FirstName: z.optional(someText()),
  LastName: z.optional(someText()),
  BirthDate: z.optional(z.string().check(z.regex(/^\d{8}$/, 'a date of the form YYYYMMDD'))),
  EmailAddress: z._default(z.string(), ''),
  PhoneNumber: z._default(z.string(), ''),
  Addresses: z
    .array(address)
    .check(z.minLength(1), z.refine(haveOwnSelectors, 'It must be a list without an AddressSelector twice.')),
  Outcome: z._default(z.enum(testOutcomes), 'Accepted'),
  /** The largest order of the customer, as a decimal amount. */
  CreditLimit: z.optional(amount),
})

const planCampaign = z.strictObject({
  CampaignCode: code,
  Description: someText(),
  PaymentPlanType: z.enum(paymentPlanTypes),
  ContractLengthInMonths: months(1),
  /** Ignored, because it is computed; allowed, so that an answer can be pasted. */
  MonthlyAnnuityFactor: z.optional(z.number()),
  InitialFee: amount,
  NotificationFee: amount,
  InterestRatePercent: percent,
  NumberOfInterestFreeMonths: months(0),
  NumberOfPaymentFreeMonths: months(0),
  FromAmount: amount,
  ToAmount: amount,
})

const accountCampaign = z.strictObject({
  CampaignCode: code,
  Description: someText(),
  InitialFee: amount,
  LowestAmountToPayPerMonth: amount,
  LowestPercentToPayPerMonth: percent,
  LowestOrderAmount: amount,
  InterestRatePercent: percent,
  NotificationFee: amount,
})

/** The lists, as the configuration and a new world have them. */
export const customerList = listOf(customer, ({ CountryCode, NationalId }) =>
  [CountryCode, plainId(NationalId)].join(' '),
)
export const campaignList = listOf(
  planCampaign.check(z.refine(isPossible, IMPOSSIBLE)),
  ({ CampaignCode }: { CampaignCode: number }) => CampaignCode,
)
export const accountCampaignList = listOf(accountCampaign, ({ CampaignCode }) => CampaignCode)

/** The members of the environment; each but the last is a JSON list. */
const members = {
  TEST_CUSTOMERS: z._default(jsonText(customerList), []),
  CAMPAIGNS: z._default(jsonText(campaignList), []),
  ACCOUNT_CREDIT_CAMPAIGNS: z._default(jsonText(accountCampaignList), []),
  BUILT_IN: z._default(z.enum(['on', 'off'], 'It must be on or off.'), 'on'),
}

/** Customers and campaigns beside the built-in ones. */
export interface SandboxData {
  customers: readonly TestPerson[]
  campaigns: readonly z.infer<typeof planCampaign>[]
  accountCampaigns: readonly z.infer<typeof accountCampaign>[]
  /** Whether the built-in ones are there too. */
  builtIn: boolean
}

export const sandboxMembers = Object.keys(members) as (keyof typeof members)[]

/** @throws ConfigError naming the first member that is wrong, or that is set outside a sandbox */
export function readSandboxData(
  env: { readonly [Name in keyof typeof members]?: string },
  isSandbox: boolean,
): SandboxData {
  // A test customer in production would go unnoticed.
  const given = isSandbox ? undefined : sandboxMembers.find((name) => env[name] !== undefined)
  if (given) throw new ConfigError(`The configuration member ${given} requires SANDBOX to be on.`)
  const { TEST_CUSTOMERS, CAMPAIGNS, ACCOUNT_CREDIT_CAMPAIGNS, BUILT_IN } = readEnvironment(
    z.object(members),
    env,
  )
  return {
    customers: TEST_CUSTOMERS.map(testPersonOf),
    campaigns: CAMPAIGNS,
    accountCampaigns: ACCOUNT_CREDIT_CAMPAIGNS,
    builtIn: BUILT_IN === 'on',
  }
}

/** A customer of the list in the directory's form. */
export function testPersonOf({
  Addresses,
  Outcome,
  CreditLimit,
  BusinessType,
  ...given
}: z.infer<typeof customer>): TestPerson {
  const [first, ...others] = Addresses
  return {
    ...given,
    BusinessType: BusinessType ?? (given.CustomerType === 'Individual' ? 'Person' : 'Business'),
    addresses: [first!, ...others],
    outcome: Outcome,
    ...(CreditLimit !== undefined && { creditLimit: Math.round(CreditLimit * 100) }),
  }
}

function listOf<Item extends z.ZodMiniType>(item: Item, keyOf: (value: z.output<Item>) => unknown) {
  const isDistinct = (items: z.output<Item>[]) => new Set(items.map(keyOf)).size === items.length
  return z.array(item).check(z.refine(isDistinct, 'It must be a list without the same id or code twice.'))
}

/** Whether the campaign's amounts and months are consistent. If all months are payment-free, it is paid in the last. */
function isPossible(campaign: z.infer<typeof planCampaign>): boolean {
  const { ContractLengthInMonths: all, FromAmount, ToAmount } = campaign
  return (
    FromAmount <= ToAmount &&
    campaign.NumberOfInterestFreeMonths <= all &&
    campaign.NumberOfPaymentFreeMonths <= all
  )
}

function haveOwnSelectors(addresses: readonly { AddressSelector: string }[]): boolean {
  return new Set(addresses.map(({ AddressSelector }) => AddressSelector)).size === addresses.length
}

function hasTwoDecimals(number: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(number))
}

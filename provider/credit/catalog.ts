/** The customers and campaigns of a provider: the built-in ones and those of its configuration. */
import { minorUnits } from '../../shared/domain/money/decimal.ts'
import { allTestPersons, plainId, type TestPerson } from '../../shared/test-persons.ts'
import type { SandboxData } from '../config.ts'
import type { Campaign } from '../storage/credit/plans.ts'
import { type AccountCampaign, accountCampaigns } from './plans/account-campaigns.ts'
import { campaigns } from './plans/campaigns.ts'

export interface Catalog {
  persons: readonly TestPerson[]
  campaigns: readonly Campaign[]
  accountCampaigns: readonly AccountCampaign[]
}

const made = new WeakMap<SandboxData, Catalog>()

/**
 * The data's own customers and campaigns come first, and replace built-in ones with the same id or code: a client's test
 * may take the first of a list.
 */
export function catalogOf(data: SandboxData): Catalog {
  const known = made.get(data)
  if (known) return known
  const catalog = {
    persons: firstOfEach([...data.customers, ...builtIn(data, allTestPersons)], idOf),
    campaigns: firstOfEach(
      [...data.campaigns.map(campaignOf), ...builtIn(data, campaigns)],
      ({ CampainCode }) => CampainCode,
    ),
    accountCampaigns: firstOfEach(
      [...data.accountCampaigns.map(accountCampaignOf), ...builtIn(data, accountCampaigns)],
      ({ CampaignCode }) => CampaignCode,
    ),
  }
  made.set(data, catalog)
  return catalog
}

function builtIn<Item>(data: SandboxData, items: readonly Item[]): readonly Item[] {
  return data.builtIn ? items : []
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const found = new Map<unknown, Item>()
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item)
  return [...found.values()]
}

function idOf({ CountryCode, CustomerType, NationalId }: TestPerson): string {
  return [CountryCode, CustomerType, plainId(NationalId)].join(' ')
}

/** The minor units of a configured number, which is small and has at most two decimals. */
function small(number: number): number {
  return Number(minorUnits(String(number)))
}

function campaignOf(given: SandboxData['campaigns'][number]): Campaign {
  return {
    CampainCode: given.CampaignCode,
    Description: given.Description,
    PaymentPlanType: given.PaymentPlanType,
    ContractLengthInMonths: given.ContractLengthInMonths,
    InitialFee: small(given.InitialFee),
    NotificationFee: small(given.NotificationFee),
    InterestRatePercent: small(given.InterestRatePercent),
    NrOfInterestFreeMonths: given.NumberOfInterestFreeMonths,
    NrOfPaymentFreeMonths: given.NumberOfPaymentFreeMonths,
    FromAmount: small(given.FromAmount),
    ToAmount: small(given.ToAmount),
  }
}

function accountCampaignOf(given: SandboxData['accountCampaigns'][number]): AccountCampaign {
  return {
    CampaignCode: given.CampaignCode,
    Description: given.Description,
    InitialFee: small(given.InitialFee),
    LowestAmountToPayPerMonth: small(given.LowestAmountToPayPerMonth),
    LowestPercentToPayPerMonth: small(given.LowestPercentToPayPerMonth),
    LowestOrderAmount: small(given.LowestOrderAmount),
    InterestRatePercent: small(given.InterestRatePercent),
    NotificationFee: small(given.NotificationFee),
  }
}

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

/** A configured customer or campaign replaces the built-in one with the same id or code. */
export function catalogOf(data: SandboxData): Catalog {
  const known = made.get(data)
  if (known) return known
  const catalog = {
    persons: merged(allTestPersons, data.customers, idOf),
    campaigns: merged(campaigns, data.campaigns.map(campaignOf), ({ CampainCode }) => CampainCode),
    accountCampaigns: merged(
      accountCampaigns,
      data.accountCampaigns.map(accountCampaignOf),
      ({ CampaignCode }) => CampaignCode,
    ),
  }
  made.set(data, catalog)
  return catalog
}

function merged<Item>(builtIn: readonly Item[], added: readonly Item[], keyOf: (item: Item) => unknown) {
  return [...new Map([...builtIn, ...added].map((item) => [keyOf(item), item])).values()]
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

/** The campaigns of payment plans and of account credits as rows. Pure. */
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { CreditAnswer } from '../data/call-credit.ts'

export type PlanCampaign = NonNullable<CreditAnswer<'GetPaymentPlanParamsEu'>['CampaignCodes']>[number]
export type AccountCampaign = NonNullable<
  CreditAnswer<'GetAccountCreditParamsEu'>['AccountCreditCampaignCodes']
>[number]

/** The campaigns of payment plans for an amount in minor units; all of them without one. */
export function plansFor(campaigns: readonly PlanCampaign[], amount: Long | undefined): PlanCampaign[] {
  return campaigns
    .filter(({ FromAmount, ToAmount }) => {
      return amount === undefined || (amount >= minorUnits(FromAmount) && amount <= minorUnits(ToAmount))
    })
    .toSorted((a, b) => a.ContractLengthInMonths - b.ContractLengthInMonths || order(a, b))
}

/** The campaigns of account credits for an amount in minor units; all of them without one. */
export function accountsFor(
  campaigns: readonly AccountCampaign[],
  amount: Long | undefined,
): AccountCampaign[] {
  return campaigns
    .filter(({ LowestOrderAmount }) => amount === undefined || amount >= minorUnits(LowestOrderAmount))
    .toSorted(
      (a, b) => compare(minorUnits(a.LowestOrderAmount), minorUnits(b.LowestOrderAmount)) || order(a, b),
    )
}

/** The nearest amounts, in minor units, for which there is a campaign: above the given one, and below it. */
export interface NearestAmounts {
  from?: Long
  to?: Long
}

/** @param amount minor units; no campaign fits it */
export function nearestAmounts(campaigns: readonly PlanCampaign[], amount: Long): NearestAmounts {
  const from = campaigns.map(({ FromAmount }) => minorUnits(FromAmount)).filter((least) => least > amount)
  const to = campaigns.map(({ ToAmount }) => minorUnits(ToAmount)).filter((most) => most < amount)
  return {
    ...(from.length > 0 && { from: from.toSorted(compare)[0]! }),
    ...(to.length > 0 && { to: to.toSorted(compare).at(-1)! }),
  }
}

function order(a: { CampaignCode: Long }, b: { CampaignCode: Long }): number {
  return compare(a.CampaignCode, b.CampaignCode)
}

function compare(a: Long, b: Long): number {
  return a < b ? -1 : a > b ? 1 : 0
}

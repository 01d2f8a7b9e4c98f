import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import type { Campaign } from '../../storage/credit/plans.ts'
import type { CreditContext, CreditOutput } from '../credit-handler.ts'
import { resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import type { AccountCampaign } from './account-campaigns.ts'
import {
  FACTOR_SCALE,
  monthlyAnnuityFactor,
} from '../../../shared/domain/credit/payment-plan-annuity.rules.ts'

type PlanInfo = NonNullable<CreditOutput<'GetPaymentPlanParamsEu'>['CampaignCodes']>[number]
type AccountInfo = NonNullable<CreditOutput<'GetAccountCreditParamsEu'>['AccountCreditCampaignCodes']>[number]

const accepted = { Accepted: true, ResultCode: resultCodes.Success } as const

/** GetPaymentPlanParamsEu: every campaign of payment plans. */
export function getPaymentPlanParamsEu({ catalog }: CreditContext): CreditOutput<'GetPaymentPlanParamsEu'> {
  return { ...accepted, CampaignCodes: catalog.campaigns.map(planInfo) }
}

/** GetAccountCreditParamsEu: every campaign of account credits. */
export function getAccountCreditParamsEu({
  catalog,
}: CreditContext): CreditOutput<'GetAccountCreditParamsEu'> {
  return { ...accepted, AccountCreditCampaignCodes: catalog.accountCampaigns.map(accountInfo) }
}

function planInfo(campaign: Campaign): PlanInfo {
  return {
    CampaignCode: campaign.CampainCode,
    Description: campaign.Description,
    PaymentPlanType: campaign.PaymentPlanType,
    ContractLengthInMonths: campaign.ContractLengthInMonths,
    MonthlyAnnuityFactor: decimalOf(monthlyAnnuityFactor(campaign), FACTOR_SCALE),
    InitialFee: decimalOf(campaign.InitialFee),
    NotificationFee: decimalOf(campaign.NotificationFee),
    InterestRatePercent: decimalOf(campaign.InterestRatePercent),
    NumberOfInterestFreeMonths: campaign.NrOfInterestFreeMonths,
    NumberOfPaymentFreeMonths: campaign.NrOfPaymentFreeMonths,
    FromAmount: decimalOf(campaign.FromAmount),
    ToAmount: decimalOf(campaign.ToAmount),
  }
}

function accountInfo({ CampaignCode, Description, ...amounts }: AccountCampaign): AccountInfo {
  return {
    CampaignCode,
    Description,
    InitialFee: decimalOf(amounts.InitialFee),
    LowestAmountToPayPerMonth: decimalOf(amounts.LowestAmountToPayPerMonth),
    LowestPercentToPayPerMonth: decimalOf(amounts.LowestPercentToPayPerMonth),
    LowestOrderAmount: decimalOf(amounts.LowestOrderAmount),
    InterestRatePercent: decimalOf(amounts.InterestRatePercent),
    NotificationFee: decimalOf(amounts.NotificationFee),
  }
}

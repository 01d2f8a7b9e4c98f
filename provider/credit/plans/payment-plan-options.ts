import { type Decimal, decimalOf } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { refusedOutput } from '../output.ts'
import {
  FACTOR_SCALE,
  monthlyAnnuity,
  monthlyAnnuityFactor,
} from '../../../shared/domain/credit/payment-plan-annuity.rules.ts'
import type { Campaign } from '../../storage/credit/plans.ts'
import { takesAmount } from './campaigns.ts'
import { planAmount } from './plan-amount.ts'
import { costsOf, scheduleOf } from '../../../shared/domain/credit/payment-plan.rules.ts'

type Option = NonNullable<CreditOutput<'GetPaymentPlanOptions'>['PaymentPlanOptions']>[number]
type Params = NonNullable<CreditOutput<'GetPaymentPlanParams'>['CampainCodes']>[number]

/** GetPaymentPlanOptions: the campaigns for the amount, each with its costs. */
export function getPaymentPlanOptions(
  { catalog }: CreditContext,
  input: CreditInput<'GetPaymentPlanOptions'>,
): CreditOutput<'GetPaymentPlanOptions'> {
  const amount = planAmount(input)
  if (!amount.ok) return { ...refusedOutput('GetPaymentPlanOptions', amount.reason), Amount: input.Amount }
  const fitting = catalog.campaigns.filter((campaign) => takesAmount(campaign, amount.value))
  return {
    Accepted: true,
    PaymentPlanOptions: fitting.map((campaign) => optionOf(campaign, amount.value)),
    Amount: decimalOf(amount.value),
  }
}

/** GetPaymentPlanParams: every campaign. */
export function getPaymentPlanParams({ catalog }: CreditContext): CreditOutput<'GetPaymentPlanParams'> {
  return { Accepted: true, CampainCodes: catalog.campaigns.map(paramsOf) }
}

function optionOf(campaign: Campaign, amount: Long): Option {
  const { EffectiveInterestRatePercent } = costsOf(amount, scheduleOf(campaign, amount))
  return {
    ...commonOf(campaign),
    MonthlyAnnuity: decimalOf(monthlyAnnuity(campaign, amount)),
    EffectiveInterestRatePercent: decimalOf(EffectiveInterestRatePercent),
  }
}

function paramsOf(campaign: Campaign): Params {
  return {
    ...commonOf(campaign),
    MonthlyAnnuityFactor: decimalOf(monthlyAnnuityFactor(campaign), FACTOR_SCALE),
    FromAmount: decimalOf(campaign.FromAmount),
    ToAmount: decimalOf(campaign.ToAmount),
  }
}

type Common = Omit<Option, 'MonthlyAnnuity' | 'EffectiveInterestRatePercent'>

function commonOf(campaign: Campaign): Common {
  const decimals: Record<'InitialFee' | 'NotificationFee' | 'InterestRatePercent', Decimal> = {
    InitialFee: decimalOf(campaign.InitialFee),
    NotificationFee: decimalOf(campaign.NotificationFee),
    InterestRatePercent: decimalOf(campaign.InterestRatePercent),
  }
  return {
    CampainCode: campaign.CampainCode,
    Description: campaign.Description,
    PaymentPlanType: campaign.PaymentPlanType,
    ContractLengthInMonths: campaign.ContractLengthInMonths,
    ...decimals,
    NrOfInterestFreeMonths: campaign.NrOfInterestFreeMonths,
    NrOfPaymentFreeMonths: campaign.NrOfPaymentFreeMonths,
  }
}

/** The campaigns of payment plans and of account credits, and whether an amount fits them. */
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { callCredit } from '../data/call-credit.ts'

/** The types of order that have campaigns. */
export type CampaignType = 'PaymentPlan' | 'AccountCredit'

/** Amounts are minor units, in the currency of the customer's country. */
export interface Campaign {
  code: Long
  name: string
  /** Undefined where a credit has no length. */
  months: number | undefined
  /** Percent times 100. */
  rate: Long
  initialFee: Long
  notificationFee: Long
  from: Long
  /** Undefined where there is no highest amount. */
  to: Long | undefined
}

/** @throws EdgeError */
export async function readCampaigns(
  client: EdgeClient,
  type: CampaignType,
  signal: AbortSignal,
): Promise<Campaign[]> {
  if (type === 'PaymentPlan') {
    const { CampaignCodes = [] } = await callCredit(client, 'GetPaymentPlanParamsEu', {}, { signal })
    return CampaignCodes.map((one) => ({
      ...common(one),
      months: one.ContractLengthInMonths,
      from: minorUnits(one.FromAmount),
      to: minorUnits(one.ToAmount),
    }))
  }
  const { AccountCreditCampaignCodes = [] } = await callCredit(
    client,
    'GetAccountCreditParamsEu',
    {},
    { signal },
  )
  return AccountCreditCampaignCodes.map((one) => ({
    ...common(one),
    months: undefined,
    from: minorUnits(one.LowestOrderAmount),
    to: undefined,
  }))
}

interface CampaignInfo {
  CampaignCode: Long
  Description?: string | undefined
  InterestRatePercent: string
  InitialFee: string
  NotificationFee: string
}

function common(one: CampaignInfo) {
  return {
    code: one.CampaignCode,
    name: one.Description || String(one.CampaignCode),
    rate: minorUnits(one.InterestRatePercent),
    initialFee: minorUnits(one.InitialFee),
    notificationFee: minorUnits(one.NotificationFee),
  }
}

/** Why an amount does not fit: it is below the lowest, or above the highest. Both bounds themselves fit. */
export function misfitOf(
  { from, to }: Pick<Campaign, 'from' | 'to'>,
  amount: Long,
): { term: 'creditNewTooLow' | 'creditNewTooHigh'; bound: Long } | undefined {
  if (amount < from) return { term: 'creditNewTooLow', bound: from }
  return to !== undefined && amount > to ? { term: 'creditNewTooHigh', bound: to } : undefined
}

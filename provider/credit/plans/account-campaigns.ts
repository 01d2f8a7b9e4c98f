/** The account credit campaigns that every merchant can offer. */
import type { Long } from '../../../shared/domain/values/long.ts'

/** Amounts are minor units, percents times 100. */
export interface AccountCampaign {
  CampaignCode: Long
  Description: string
  InitialFee: number
  LowestAmountToPayPerMonth: number
  /** Percent of the debt, times 100. */
  LowestPercentToPayPerMonth: number
  /** The lowest amount of an order. */
  LowestOrderAmount: number
  /** Interest a year, percent times 100. */
  InterestRatePercent: number
  /** Fee for each monthly notice. */
  NotificationFee: number
}

export const accountCampaigns: readonly AccountCampaign[] = [
  {
    CampaignCode: 400001,
    Description: 'Account credit',
    InitialFee: 0,
    LowestAmountToPayPerMonth: 150_00,
    LowestPercentToPayPerMonth: 4_17,
    LowestOrderAmount: 100_00,
    InterestRatePercent: 19_90,
    NotificationFee: 29_00,
  },
  {
    CampaignCode: 400002,
    Description: 'Account credit without fees',
    InitialFee: 0,
    LowestAmountToPayPerMonth: 250_00,
    LowestPercentToPayPerMonth: 8_34,
    LowestOrderAmount: 1_000_00,
    InterestRatePercent: 0,
    NotificationFee: 0,
  },
]

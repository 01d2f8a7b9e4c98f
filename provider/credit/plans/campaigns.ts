/** The payment plan campaigns that every merchant can offer. The README shows the same table. */
import type { PaymentPlanType } from '../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { Campaign } from '../../storage/credit/plans.ts'

type Row = readonly [
  code: number,
  description: string,
  months: number,
  initialFee: number,
  notificationFee: number,
  interestRate: number,
  interestFree: number,
  paymentFree: number,
  from: number,
  to: number,
]

const standard: readonly Row[] = [
  [100006, 'Pay in 6 months', 6, 95_00, 29_00, 9_95, 0, 0, 300_00, 30_000_00],
  [100012, 'Pay in 12 months', 12, 195_00, 29_00, 10_95, 0, 0, 500_00, 60_000_00],
  [100024, 'Pay in 24 months', 24, 295_00, 29_00, 11_95, 0, 0, 1_000_00, 100_000_00],
  [100036, 'Pay in 36 months', 36, 395_00, 29_00, 11_95, 0, 0, 1_500_00, 150_000_00],
  [100060, 'Pay in 60 months', 60, 495_00, 39_00, 12_45, 0, 0, 5_000_00, 250_000_00],
]
const interestFree: readonly Row[] = [
  [200003, 'Pay in 3 months without interest', 3, 0, 29_00, 0, 3, 0, 150_00, 20_000_00],
  [200006, 'Pay in 6 months without interest', 6, 95_00, 29_00, 0, 6, 0, 300_00, 30_000_00],
  [200012, 'Pay in 12 months without interest', 12, 195_00, 29_00, 0, 12, 0, 500_00, 60_000_00],
]
const interestAndAmortizationFree: readonly Row[] = [
  [300003, 'Pay all after 3 months', 3, 95_00, 29_00, 0, 3, 3, 300_00, 30_000_00],
  [300006, 'Pay all after 6 months', 6, 195_00, 29_00, 0, 6, 6, 500_00, 60_000_00],
  [300024, 'Pay nothing for 3 months, then 21 times', 24, 295_00, 29_00, 11_95, 3, 3, 1_000_00, 100_000_00],
]

export const campaigns: readonly Campaign[] = [
  ...standard.map((row) => campaign('Standard', row)),
  ...interestFree.map((row) => campaign('InterestFree', row)),
  ...interestAndAmortizationFree.map((row) => campaign('InterestAndAmortizationFree', row)),
]

function campaign(PaymentPlanType: PaymentPlanType, row: Row): Campaign {
  return {
    CampainCode: row[0],
    Description: row[1],
    PaymentPlanType,
    ContractLengthInMonths: row[2],
    InitialFee: row[3],
    NotificationFee: row[4],
    InterestRatePercent: row[5],
    NrOfInterestFreeMonths: row[6],
    NrOfPaymentFreeMonths: row[7],
    FromAmount: row[8],
    ToAmount: row[9],
  }
}

/** Whether the campaign is for this amount, in minor units. */
export function takesAmount({ FromAmount, ToAmount }: Campaign, amount: Long): boolean {
  return amount >= FromAmount && amount <= ToAmount
}

/** The campaign with this code; undefined if it is not for this amount (`InvalidCampaignCodeAmountCombination`). */
export function campaignFor(known: readonly Campaign[], code: Long, amount: Long): Campaign | undefined {
  const found = known.find(({ CampainCode }) => CampainCode === code)
  return found && takesAmount(found, amount) ? found : undefined
}

import { describe, expect, it } from 'vitest'
import { accountsFor, nearestAmounts, type PlanCampaign, plansFor } from './campaign-list.ts'

function plan(
  CampaignCode: number,
  ContractLengthInMonths: number,
  FromAmount: string,
  ToAmount: string,
): PlanCampaign {
  return {
    CampaignCode,
    ContractLengthInMonths,
    FromAmount,
    ToAmount,
    PaymentPlanType: 'Standard',
    MonthlyAnnuityFactor: '0.1',
    InitialFee: '0',
    NotificationFee: '0',
    InterestRatePercent: '0',
    NumberOfInterestFreeMonths: 0,
    NumberOfPaymentFreeMonths: 0,
  }
}
const plans = [plan(3, 12, '500', '60000'), plan(2, 3, '150', '20000'), plan(1, 12, '1000', '2000')]
const codes = (found: { CampaignCode: number | bigint }[]) => found.map(({ CampaignCode }) => CampaignCode)

describe('the campaigns of payment plans', () => {
  it('are sorted by length, then by code', () => {
    expect(codes(plansFor(plans, undefined))).toEqual([2, 1, 3])
  })

  it.each([
    [149_99, []],
    [150_00, [2]],
    [1_000_00, [2, 1, 3]],
    [20_000_00, [2, 3]],
    [20_000_01, [3]],
    [2n ** 63n - 1n, []],
  ])('has both bounds for %i hundredths', (amount, found) => {
    expect(codes(plansFor(plans, amount))).toEqual(found)
  })

  it.each([
    [0, { from: 150_00 }],
    [60_000_01, { to: 60_000_00 }],
  ])('names those nearest to %i hundredths', (amount, nearest) => {
    expect(nearestAmounts(plans, amount)).toEqual(nearest)
  })

  it('names those on both sides of a gap', () => {
    const apart = [plan(1, 3, '100', '200'), plan(2, 3, '500', '600'), plan(3, 3, '550', '700')]
    expect(nearestAmounts(apart, 300_00)).toEqual({ from: 500_00, to: 200_00 })
    expect(nearestAmounts([], 300_00)).toEqual({})
  })
})

it('the campaigns of account credits are for any amount from their lowest order, the lowest first', () => {
  const account = (CampaignCode: number, LowestOrderAmount: string) => ({
    CampaignCode,
    LowestOrderAmount,
    InitialFee: '0',
    LowestAmountToPayPerMonth: '0',
    LowestPercentToPayPerMonth: '0',
    InterestRatePercent: '0',
    NotificationFee: '0',
  })
  const accounts = [account(1, '1000'), account(2, '100'), account(3, '1000')]
  expect(codes(accountsFor(accounts, undefined))).toEqual([2, 1, 3])
  expect(codes(accountsFor(accounts, 999_99))).toEqual([2])
  expect(codes(accountsFor(accounts, 1_000_00))).toEqual([2, 1, 3])
})

import { describe, expect, it } from 'vitest'
import { planOption, sortedOptions } from './plan-option.ts'

type Offered = Parameters<typeof planOption>[0]

const offered = (changes: Partial<Offered> = {}): Offered => ({
  CampainCode: 100012,
  Description: 'Pay in 12 months',
  PaymentPlanType: 'Standard',
  ContractLengthInMonths: 12,
  MonthlyAnnuity: '1060.3',
  InitialFee: '195',
  NotificationFee: '29',
  InterestRatePercent: '10.95',
  EffectiveInterestRatePercent: '20.98',
  NrOfInterestFreeMonths: 0,
  NrOfPaymentFreeMonths: 0,
  ...changes,
})
/** 1 000.00 in three months at 12 %: a month's interest is 1 %, the fees are 100.00 once and 29.00 each time. */
const threeMonths = offered({
  ContractLengthInMonths: 3,
  MonthlyAnnuity: '340.02',
  InitialFee: '100',
  InterestRatePercent: '12',
})

describe('an option', () => {
  it('costs its fees for 12 000.00 without interest in 12 months', () => {
    const free = { MonthlyAnnuity: '1000', InterestRatePercent: '0', NrOfInterestFreeMonths: 12 }
    const option = planOption(offered(free), 12_000_00)
    // 1 000.00 and 29.00 each month; 12 of them and 195.00 are 12 543.00.
    expect(option).toMatchObject({ monthly: 1_029_00, total: 12_543_00, initialFee: 195_00, rate: 0 })
    expect(option.schedule!.map(({ remaining }) => remaining).slice(0, 3)).toEqual([
      11_000_00, 10_000_00, 9_000_00,
    ])
  })

  it('corrects the roundings in the last payment for 12 000.00 at 10.95 % in 12 months', () => {
    const option = planOption(offered(), 12_000_00)
    // 1 060.30 and 29.00; 12 of them and 195.00 are 13 266.60, and the last payment is 0.01 less.
    expect(option).toMatchObject({ monthly: 1_089_30, total: 13_266_59, effective: 20_98 })
    expect(option.schedule).toHaveLength(12)
  })

  it('has the debt month by month', () => {
    const { schedule, total } = planOption(threeMonths, 1_000_00)
    // 10.00 of 340.02 is interest, then 6.70 (of 669.98), then 3.37 (of 336.66), which 340.03 ends.
    expect(schedule!.map(({ interest, remaining }) => [interest, remaining])).toEqual([
      [10_00, 669_98],
      [6_70, 336_66],
      [3_37, 0],
    ])
    // 469.02, 369.02 and 369.03.
    expect(total).toBe(1_207_07)
  })

  it('has the provider’s figures and no debt where the annuity is computed in another way', () => {
    const option = planOption({ ...threeMonths, MonthlyAnnuity: '341' }, 1_000_00)
    // Three times 370.00, and 100.00.
    expect(option).toMatchObject({ monthly: 370_00, total: 1_210_00 })
    expect(option.schedule).toBeUndefined()
  })

  it('has one payment where it is paid at once', () => {
    const once = { ContractLengthInMonths: 3, NrOfInterestFreeMonths: 3, NrOfPaymentFreeMonths: 3 }
    const option = planOption(
      offered({ ...once, MonthlyAnnuity: '12000', InterestRatePercent: '0', InitialFee: '95' }),
      12_000_00,
    )
    // 12 000.00, 29.00 and 95.00.
    expect(option).toMatchObject({ monthly: 12_029_00, total: 12_124_00 })
  })

  it('is exact beyond 2^53', () => {
    const free = {
      ContractLengthInMonths: 2,
      InterestRatePercent: '0',
      InitialFee: '0',
      NotificationFee: '0',
    }
    const option = planOption(
      offered({ ...free, MonthlyAnnuity: '45035996273704960.5' }),
      9_007_199_254_740_992_100n,
    )
    expect(option.total).toBe(9_007_199_254_740_992_100n)
    expect(option.schedule![0]!.remaining).toBe(4_503_599_627_370_496_050n)
  })

  it.each([
    ['no months', { ContractLengthInMonths: 0 }],
    ['negative months', { ContractLengthInMonths: -3 }],
    ['more months than anybody lives', { ContractLengthInMonths: 2_147_483_647 }],
    ['a negative rate', { InterestRatePercent: '-1' }],
    ['a negative fee', { NotificationFee: '-29' }],
    ['a fee beyond 2^53', { InitialFee: '92233720368547758.07' }],
    ['negative free months', { NrOfPaymentFreeMonths: -1 }],
  ])('has no debt, and its figures at once, with %s', (_, changes) => {
    const option = planOption(offered(changes), 12_000_00)
    expect(option.schedule).toBeUndefined()
    expect(typeof option.total === 'number' || typeof option.total === 'bigint').toBe(true)
  })
})

describe('options', () => {
  const a = planOption(
    offered({ CampainCode: 1, ContractLengthInMonths: 24, EffectiveInterestRatePercent: '3' }),
    1,
  )
  const b = planOption(
    offered({ CampainCode: 2, ContractLengthInMonths: 3, EffectiveInterestRatePercent: '4' }),
    1,
  )
  const c = planOption(
    offered({
      CampainCode: 3,
      ContractLengthInMonths: 12,
      EffectiveInterestRatePercent: '3.5',
      InitialFee: '99999',
    }),
    1,
  )
  it.each([
    ['months', [2, 3, 1]],
    ['effective', [1, 3, 2]],
    // 3 and 24 times 1 089.30, and 12 times that with the large fee.
    ['total', [2, 1, 3]],
  ] as const)('are sorted by %s', (by, codes) => {
    expect(sortedOptions([a, b, c], by).map(({ offered: { CampainCode } }) => CampainCode)).toEqual(codes)
  })
})

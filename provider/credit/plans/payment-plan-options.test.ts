import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, minorUnits } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { paymentPlanTypes } from '../../../shared/domain/credit/credit.enums.ts'
import {
  FACTOR_SCALE,
  monthlyAnnuity,
  monthlyAnnuityFactor,
} from '../../../shared/domain/credit/payment-plan-annuity.rules.ts'
import type { CreditContext } from '../credit-handler.ts'
import { campaigns } from './campaigns.ts'
import { getPaymentPlanOptions, getPaymentPlanParams } from './payment-plan-options.ts'
import { catalogOf } from '../catalog.ts'
import { testConfig } from '../../testing/provider.ts'
import { row } from '../../testing/plan-merchant.ts'

// Neither operation reads a database.
const context = { catalog: catalogOf(testConfig().sandboxData) } as CreditContext
const options = (Amount: string, InvoiceRows = [] as (typeof row)[]) =>
  getPaymentPlanOptions(context, { Amount, InvoiceRows })

/** The codes of the campaigns for an amount in minor units. */
function codes(amount: number): Long[] {
  return options(decimalOf(amount)).PaymentPlanOptions!.map(({ CampainCode }) => CampainCode)
}

describe('the campaigns', () => {
  it('have unique codes, all three types in several lengths, and ascending amounts', () => {
    expect(new Set(campaigns.map(({ CampainCode }) => CampainCode)).size).toBe(campaigns.length)
    for (const type of paymentPlanTypes) {
      const lengths = campaigns.filter(({ PaymentPlanType }) => PaymentPlanType === type)
      expect(
        new Set(lengths.map(({ ContractLengthInMonths }) => ContractLengthInMonths)).size,
      ).toBeGreaterThan(2)
    }
    for (const { FromAmount, ToAmount } of campaigns) expect(FromAmount).toBeLessThan(ToAmount)
  })

  it.each(campaigns)('match their type: $CampainCode', (campaign) => {
    const { NrOfInterestFreeMonths, NrOfPaymentFreeMonths, ContractLengthInMonths } = campaign
    const isInterestFree = NrOfInterestFreeMonths === ContractLengthInMonths && NrOfPaymentFreeMonths === 0
    const isFreeAtFirst = NrOfPaymentFreeMonths > 0 && NrOfInterestFreeMonths === NrOfPaymentFreeMonths
    const type = isInterestFree ? 'InterestFree' : isFreeAtFirst ? 'InterestAndAmortizationFree' : 'Standard'
    expect(campaign.PaymentPlanType).toBe(type)
    expect(type === 'Standard' ? NrOfInterestFreeMonths : 0).toBe(0)
  })
})

describe('a monthly annuity', () => {
  it.each(campaigns)('is the amount times the factor of campaign $CampainCode', (campaign) => {
    const factor = BigInt(monthlyAnnuityFactor(campaign))
    const amounts = fc.integer({ min: campaign.FromAmount, max: campaign.ToAmount })
    fc.assert(
      fc.property(amounts, (amount) => {
        const product = Number(factor * BigInt(amount)) / 10 ** FACTOR_SCALE
        expect(Math.abs(product - Number(monthlyAnnuity(campaign, amount)))).toBeLessThan(0.51)
      }),
    )
  })
})

describe('GetPaymentPlanParams', () => {
  it('lists every campaign, amounts as decimals', () => {
    const output = getPaymentPlanParams(context)
    expect(output.Accepted).toBe(true)
    expect(output.CampainCodes).toHaveLength(campaigns.length)
    expect(output.CampainCodes![1]).toEqual({
      CampainCode: 100012,
      Description: 'Pay in 12 months',
      PaymentPlanType: 'Standard',
      ContractLengthInMonths: 12,
      MonthlyAnnuityFactor: '0.0883583377',
      InitialFee: '195',
      NotificationFee: '29',
      InterestRatePercent: '10.95',
      NrOfInterestFreeMonths: 0,
      NrOfPaymentFreeMonths: 0,
      FromAmount: '500',
      ToAmount: '60000',
    })
  })
})

describe('GetPaymentPlanOptions', () => {
  it.each(campaigns)('offers campaign $CampainCode from its lowest amount to its highest', (campaign) => {
    const { CampainCode, FromAmount, ToAmount } = campaign
    expect(codes(FromAmount - 1)).not.toContain(CampainCode)
    expect(codes(FromAmount)).toContain(CampainCode)
    expect(codes(ToAmount)).toContain(CampainCode)
    expect(codes(ToAmount + 1)).not.toContain(CampainCode)
  })

  it('returns the cost of each campaign', () => {
    const option = options('12045.50').PaymentPlanOptions!.find(({ CampainCode }) => CampainCode === 100012)
    expect(option).toEqual({
      CampainCode: 100012,
      Description: 'Pay in 12 months',
      PaymentPlanType: 'Standard',
      ContractLengthInMonths: 12,
      MonthlyAnnuity: '1064.32',
      InitialFee: '195',
      NotificationFee: '29',
      InterestRatePercent: '10.95',
      EffectiveInterestRatePercent: '20.94',
      NrOfInterestFreeMonths: 0,
      NrOfPaymentFreeMonths: 0,
    })
  })

  it('uses the amount of the rows if Amount is 0', () => {
    const output = options('0', [row, { ...row, NrOfUnits: '0.5' }])
    expect(output).toMatchObject({ Accepted: true, Amount: '15000' })
    expect(output.PaymentPlanOptions).toEqual(options('15000').PaymentPlanOptions)
  })

  it('accepts an Amount that equals that of the rows', () => {
    expect(options('10000.00', [row])).toMatchObject({ Accepted: true, Amount: '10000' })
  })

  it.each([
    ['no amount at all', '0', []],
    ['a negative amount', '-1', []],
    ['an amount beyond 64 bits', '9'.repeat(30), []],
    ['an amount that the rows do not come to', '9999.99', [row]],
    ['rows of which one is wrong', '0', [{ ...row, VatPercent: 101 }]],
  ])('refuses %s', (_, amount, rows) => {
    const output = options(amount, rows)
    expect(output.Accepted).toBe(false)
    expect(output.ErrorMessage).not.toBe('')
    expect(output.PaymentPlanOptions).toBeUndefined()
  })

  it('offers nothing if no campaign is for the amount', () => {
    expect(options('149.99')).toEqual({ Accepted: true, PaymentPlanOptions: [], Amount: '149.99' })
    expect(options(decimalOf(minorUnits('250000.01'))).PaymentPlanOptions).toEqual([])
  })
})

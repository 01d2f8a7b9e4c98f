import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { minorUnits } from '../../../shared/domain/decimal.ts'
import { divideRounded } from '../../../shared/domain/money.ts'
import {
  amountRow,
  clientRowOf,
  closeWrite,
  deliverWrite,
  priceWithoutVat,
  referencesWrite,
} from './writes.ts'

const choice = { days: 30, distribution: 'Email' } as const

describe('a delivery', () => {
  it('of all that is left names no rows, and is no credit', () => {
    expect(deliverWrite(7, 'Invoice', undefined, choice).input).toEqual({
      DeliverOrderInformation: {
        ProviderOrderId: 7,
        OrderType: 'Invoice',
        DeliverInvoiceDetails: {
          NumberOfCreditDays: 30,
          InvoiceDistributionType: 'Email',
          IsCreditInvoice: false,
          InvoiceIdToCredit: null,
          PrintType: null,
        },
      },
    })
  })

  it('of a plan is the order alone', () => {
    expect(deliverWrite(7, 'PaymentPlan', undefined, choice).input).toEqual({
      DeliverOrderInformation: { ProviderOrderId: 7, OrderType: 'PaymentPlan' },
    })
  })

  it('that credits says so twice, as the provider asks', () => {
    const { input } = deliverWrite(7, 'Invoice', undefined, { ...choice, credits: 3_000_001 })
    expect(input).toMatchObject({
      DeliverOrderInformation: {
        DeliverInvoiceDetails: { IsCreditInvoice: true, InvoiceIdToCredit: 3_000_001 },
      },
    })
  })

  it('closes an order the older way where something of it is delivered', () => {
    expect(closeWrite(7, true).name).toBe('CloseOrder')
    expect(closeWrite(7, false).name).toBe('CloseOrderEu')
  })

  it('leaves a reference that is not named as it is, and removes an empty one', () => {
    expect(referencesWrite(7, { customers: '' }).input).toEqual({
      ProviderOrderNr: 7,
      ProviderPaymentPlanNr: null,
      ChangeClientOrderNr: false,
      ChangeCustomerReference: true,
    })
  })
})

describe('a price without VAT', () => {
  // 125.00 / 1.25; 100.00 / 1.06 = 94.339622641…
  it.each([
    ['125', 2500, '100'],
    ['100', 600, '94.339623'],
    ['99.99', 0, '99.99'],
  ] as const)('of %s at %i', (amount, vat, price) => {
    expect(priceWithoutVat(amount, vat)).toBe(price)
  })

  it('comes out to the amount with VAT again, whatever it is', () => {
    const amounts = fc.integer({ min: 1, max: 9_999_999_999 })
    const rates = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(amounts, rates, (amount, vat) => {
        const { PricePerUnit } = amountRow('Damage', { amount, vat, withVat: false })
        const [whole = '0', fraction = ''] = PricePerUnit.split('.')
        const millionths = BigInt(whole + fraction.padEnd(6, '0'))
        // Millionths with VAT, to hundredths: one rounding, as the provider does.
        expect(divideRounded(millionths * BigInt(10_000 + vat), 100_000_000n)).toBe(BigInt(amount))
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})

describe('a row of an older operation', () => {
  const row = amountRow('Lamp', { amount: 12_500, vat: 2500, withVat: true })

  it('has its price without VAT', () => {
    expect(minorUnits(row.PricePerUnit)).toBe(12_500)
    expect(clientRowOf({ ...row, ArticleNumber: 'A1', NumberOfUnits: '2' })).toEqual({
      ArticleNr: 'A1',
      Description: 'Lamp',
      PricePerUnit: '100',
      NrOfUnits: '2',
      VatPercent: 25,
      DiscountPercent: 0,
    })
  })

  it('is none where it cannot say what the row says', () => {
    expect(clientRowOf({ ...row, DiscountAmount: '5' })).toBeUndefined()
    expect(clientRowOf({ ...row, VatPercent: '25.5' })).toBeUndefined()
    expect(clientRowOf({ ...row, DiscountPercent: '2.5' })).toBeUndefined()
  })
})

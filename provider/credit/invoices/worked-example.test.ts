/** Orders and invoices computed by hand, without the code under test. */
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientRow, euRow } from '../../testing/credit-rows.ts'
import { createInvoice, createOrder, createOrderEu, orderOf } from '../../testing/credit-soap.ts'

beforeEach(reset)

describe('an order with several VAT rates, a discount and a reduction', () => {
  const book = clientRow({ PricePerUnit: '250', VatPercent: 6 })
  const rows = [
    // 3 × 100.00 = 300.00; with 25 % 375.00, of which VAT 75.00.
    clientRow({ PricePerUnit: '100', NrOfUnits: '3' }),
    // 2 × 49.90 = 99.80; with 12 % 111.776; less 10 % 100.5984, so 100.60; VAT 100.60 · 12 / 112 = 10.7786, so 10.78.
    clientRow({ PricePerUnit: '49.90', NrOfUnits: '2', VatPercent: 12, DiscountPercent: 10 }),
    // 250.00; with 6 % 265.00, of which VAT 15.00.
    book,
    // 80.00 without VAT.
    clientRow({ PricePerUnit: '80', VatPercent: 0 }),
    // -20.00; with 25 % -25.00, of which VAT -5.00.
    clientRow({ PricePerUnit: '-20' }),
  ]
  // 375.00 + 100.60 + 265.00 + 80.00 - 25.00 = 795.60; VAT 75.00 + 10.78 + 15.00 - 5.00 = 95.78; 699.82 without.

  it('is authorized, invoiced and credited to the minor unit', async () => {
    const { ProviderOrderNr, AuthorizedAmount } = await createOrder(rows)
    expect(AuthorizedAmount).toBe('795.6')
    expect(await createInvoice(ProviderOrderNr)).toMatchObject({
      InvoiceAmount: '795.6',
      // 79560 from the right, every second digit twice: 0 + 6 + 1 (of 10) + 9 + 5 (of 14) = 21, and 9 makes 30.
      InvoiceAmountCheckDigit: '9',
      InvoiceNumber: 3_000_001,
      // 2 (1 twice) + 6 (3 twice) = 8, and 2 makes 10.
      OcrReference: '30000012',
    })
    expect(await createInvoice(ProviderOrderNr, [book], { InvoiceNrToCredit: 3_000_001 })).toMatchObject({
      InvoiceAmount: '-265',
      // 26500: 0 + 0 + 1 (of 10) + 6 + 4 = 11, and 9 makes 20.
      InvoiceAmountCheckDigit: '9',
      InvoiceNumber: 3_000_002,
      // 4 (2 twice) + 6 (3 twice) = 10, which needs 0.
      OcrReference: '30000020',
    })
    const { Invoices, CurrentAmount } = await orderOf(ProviderOrderNr)
    expect(Invoices!.map((invoice) => [invoice.InvoiceAmountWithoutVat, invoice.InvoiceVat])).toEqual([
      ['699.82', '95.78'],
      ['-250', '-15'],
    ])
    expect(CurrentAmount).toBe('0')
  })

  it('keeps the rest after an invoice of a part', async () => {
    const { ProviderOrderNr } = await createOrder(rows)
    expect(await createInvoice(ProviderOrderNr, [book])).toMatchObject({ InvoiceAmount: '265' })
    // 795.60 - 265.00.
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ IsActive: true, CurrentAmount: '530.6' })
  })
})

describe('the same prices in CreateOrderEu', () => {
  const rows = (PriceIncludingVat: boolean) => [
    euRow({ PriceIncludingVat, PricePerUnit: '149', NumberOfUnits: '2', DiscountAmount: '29.80' }),
    euRow({ PriceIncludingVat, PricePerUnit: '59.90', NumberOfUnits: '0.5', VatPercent: '12' }),
    euRow({ PriceIncludingVat, PricePerUnit: '99.99', VatPercent: '6', DiscountPercent: '15' }),
  ]

  it.each([
    // 298.00 - 29.80 = 268.20; 29.95; 99.99 less 15 % = 84.9915, so 84.99: 383.14.
    ['that include VAT', true, '383.14'],
    // (298.00 - 29.80) · 1.25 = 335.25; 29.95 · 1.12 = 33.544, so 33.54; 99.99 · 1.06 less 15 % = 90.09099, so
    // 90.09: 458.88.
    ['that do not', false, '458.88'],
  ])('come to the amount by hand, for prices %s', async (_, isIncluded, amount) => {
    const { CreateOrderResult } = await createOrderEu({ OrderRows: rows(isIncluded) })
    expect(CreateOrderResult?.Amount).toBe(amount)
    expect(await orderOf(CreateOrderResult!.ProviderOrderId)).toMatchObject({ CurrentAmount: amount })
  })
})

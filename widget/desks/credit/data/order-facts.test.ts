import { describe, expect, it } from 'vitest'
import { buildCreditOrder as order, buildInvoice as invoice } from '../../../testing/credit-stage.ts'
import { amountInvoiced, amountLeft, invoicesAndCredits, statusOf } from './order-facts.ts'

describe('the status of an order', () => {
  it.each([
    ['open', {}],
    ['pending', { WillBuyInvoices: false }],
    ['closed', { IsActive: false, ClosedDate: '2026-11-21T10:00:00' }],
    // A closed order stays closed, even if its invoices were not bought.
    ['closed', { IsActive: false, ClosedDate: '2026-11-21T10:00:00', WillBuyInvoices: false }],
    ['expired', { IsActive: false, ClosedDate: null }],
    ['expired', { IsActive: false, ClosedDate: null, WillBuyInvoices: false }],
  ] as const)('is %s for %o', (status, more) => {
    expect(statusOf(order(more))).toBe(status)
  })
})

describe('the amounts of an order', () => {
  it('are minor units, to the unit', () => {
    expect(amountLeft(order({ CurrentAmount: '12500.5' }))).toBe(1_250_050)
    expect(amountLeft(order({ CurrentAmount: '92233720368547758.07' }))).toBe(9_223_372_036_854_775_807n)
  })

  it('add up invoices with VAT, less the credits', () => {
    // 100,00 + 25,00; 0,10 + 0,02; −50,00 − 12,50: 125,00 + 0,12 − 62,50 = 62,62.
    const Invoices = [
      invoice(),
      invoice({ InvoiceAmountWithoutVat: '0.1', InvoiceVat: '0.02' }),
      invoice({ InvoiceAmountWithoutVat: '-50', InvoiceVat: '-12.5' }),
    ]
    expect(amountInvoiced(order({ Invoices }))).toBe(6262)
  })

  it('are 0 without invoices, also where the list is missing', () => {
    const { Invoices: _, ...without } = order()
    expect(amountInvoiced(without)).toBe(0)
    expect(invoicesAndCredits(without)).toEqual({ invoices: [], credits: [] })
  })
})

describe('the invoices of an order', () => {
  it('are apart from the credit invoices, each in its sequence', () => {
    const of = (InvoiceNumber: number, amount: string) =>
      invoice({ InvoiceNumber, InvoiceAmountWithoutVat: amount, InvoiceVat: '0' })
    const { invoices, credits } = invoicesAndCredits(
      order({ Invoices: [of(1, '5'), of(2, '-1'), of(3, '0'), of(4, '-2')] }),
    )
    expect(invoices.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([1, 3])
    expect(credits.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([2, 4])
  })
})

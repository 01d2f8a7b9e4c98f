/** A clerk's view of an order as GetOrders answers it. Pure; amounts are minor units, VAT included. */
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { sum } from '../../../../shared/domain/money/money.ts'
import type { CreditOrder } from './credit-context.ts'

export const orderStatuses = ['open', 'pending', 'closed', 'expired'] as const
export type CreditOrderStatus = (typeof orderStatuses)[number]

type Invoice = NonNullable<CreditOrder['Invoices']>[number]

/** An order that has expired was not closed; a pending one is open, and its invoices are not bought yet. */
export function statusOf({ IsActive, ClosedDate, WillBuyInvoices }: CreditOrder): CreditOrderStatus {
  if (!IsActive) return ClosedDate ? 'closed' : 'expired'
  return WillBuyInvoices ? 'open' : 'pending'
}

/** What is left to deliver. */
export function amountLeft({ CurrentAmount }: Pick<CreditOrder, 'CurrentAmount'>): Long {
  return minorUnits(CurrentAmount)
}

/** An invoice's amounts; negative for a credit. */
export function invoiceAmounts({ InvoiceAmountWithoutVat, InvoiceVat }: Invoice) {
  const net = minorUnits(InvoiceAmountWithoutVat)
  const vat = minorUnits(InvoiceVat)
  return { net, vat, gross: sum([net, vat]) }
}

/** The sum of the invoices, less the credits. */
export function amountInvoiced({ Invoices = [] }: CreditOrder): Long {
  return sum(Invoices.map((invoice) => invoiceAmounts(invoice).gross))
}

/** The invoices, and the credit invoices apart from them. */
export function invoicesAndCredits({ Invoices = [] }: CreditOrder): {
  invoices: Invoice[]
  credits: Invoice[]
} {
  const isCredit = (invoice: Invoice) => invoiceAmounts(invoice).gross < 0
  return {
    invoices: Invoices.filter((invoice) => !isCredit(invoice)),
    credits: Invoices.filter(isCredit),
  }
}

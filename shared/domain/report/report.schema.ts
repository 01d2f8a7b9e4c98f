import * as z from 'zod/mini'
import { feeTypes, reportRowTypes } from '../order/enums.ts'
import { paymentTypes } from '../order/payment.enums.ts'
import { localDateTime, long, open } from '../values/long.schema.ts'

/** VAT of one rate within the fees. The description names both members without types: percent × 100, minor units. */
export const vatGroup = z.object({ vatPercent: long, vatAmount: long })

/**
 * A fee of a transaction, in minor units ("Beyond the description", section 5). A charge has a positive amount and VAT,
 * and takes both from what is paid.
 */
export const reportFee = z.object({
  type: open(feeTypes),
  amountExcludingVat: long,
  vatPercent: long,
  vatAmount: long,
  /** The fee's part of the payout: negative for a charge. */
  providerPaidAmount: long,
})

/** The day's payout to one merchant ("Resources C", PaymentReport); all amounts are minor units. */
export const paymentReport = z.object({
  /** The sum of the day's transactions after fees and VAT; may be negative. */
  providerPaidAmountExcludingWithholding: long,
  /** The payout: the same less the opening and plus the closing debt. Never negative. */
  providerPaidAmountIncludingWithholding: long,
  openingBalanceDebt: long,
  closingBalanceDebt: long,
  /** Total of the order amounts of the transactions, before fees (docs/decisions/0019). */
  nominalAmount: long,
  feeAmountExcludingVat: long,
  feeVatAmount: long,
  /** The number of transactions, without the two balance rows. */
  numberOfRows: long,
  currency: z.string(),
  vatGroups: z.array(vatGroup),
})
export type PaymentReport = z.infer<typeof paymentReport>

/** A transaction of the payout ("Resources C", Row); texts and dates have the form of its sample. */
export const reportRow = z.object({
  providerCustomerId: z.optional(long),
  customerName: z.optional(z.string()),
  /** The merchant's own order number. */
  externalOrderNo: z.optional(z.string()),
  orderDate: z.optional(localDateTime),
  providerOrderNo: z.optional(long),
  /** Present when the order came from the checkout. */
  providerCheckoutId: z.optional(long),
  /** The invoice of the transaction, if it has one. */
  providerInvoiceNo: z.optional(long),
  /** The payment's own number, if the customer paid by card, wallet or bank. */
  paymentTransactionId: z.optional(long),
  nominalAmount: long,
  /** The order amount less the provider's fees and their VAT. */
  providerPaidAmount: long,
  totalFeeAmountExcludingVat: long,
  totalFeeVatAmount: long,
  paymentType: z.optional(open(paymentTypes)),
  currency: z.string(),
  /** Not described; a sample shows a currency code and a decimal number. */
  destinationCurrency: z.optional(z.string()),
  exchangeRate: z.optional(z.number()),
  comment: z.optional(z.string()),
  deliveryId: z.optional(long),
  /** Present when the transaction is a credit. */
  creditId: z.optional(long),
  rowType: open(reportRowTypes),
  fees: z.array(reportFee),
  reconciliationDate: z.string(),
})
export type ReportRow = z.infer<typeof reportRow>

export const clientReport = z.object({
  /** The merchant's id. */
  clientId: long,
  recipientTaxId: z.string(),
  paymentReport,
  rows: z.array(reportRow),
  /** The date on which the report was processed. */
  reconciliationDate: z.string(),
})
export type ClientReport = z.infer<typeof clientReport>

/** The reconciliation report of a day ("Resources C"): payouts and the transactions in each. */
export const report = z.object({
  /** The number of rows of all clients, with balance rows. */
  totalNrOfRows: long,
  clientReports: z.array(clientReport),
})
export type Report = z.infer<typeof report>

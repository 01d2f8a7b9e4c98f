import { vatGroupsOf } from '../../../shared/domain/credit/credit-row.rules.ts'
import { type Long, normalLong } from '../../../shared/domain/values/long.ts'
import type { CreditContext } from '../credit-handler.ts'
import { buyerOf } from '../customers/stored-customer.ts'
import { OCR_ACCOUNT, ocrReference } from '../invoices/references.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import { findInvoice } from '../../storage/credit/invoices.ts'
import { findCreditOrder } from '../../storage/credit/orders.ts'
import type { InvoiceDocument } from './invoice-pdf.ts'
import { partyOf, sellerOf } from './parties.ts'
import { printDate } from './print.ts'

/** The contents of an invoice; undefined if the merchant has none with this number. */
export function loadInvoiceDocument(
  context: Pick<CreditContext, 'db' | 'merchant' | 'catalog'>,
  invoiceNumber: Long,
): InvoiceDocument | undefined {
  const { db, merchant } = context
  const invoice = findInvoice(db, invoiceNumber)
  const order = invoice && findCreditOrder(db, invoice.orderId)
  if (!order) return undefined
  const rows = creditRowsOf(db, 'invoice', invoice.Id)
  return {
    InvoiceNumber: invoice.Id,
    InvoiceNrToCredit: invoice.creditsId,
    ProviderOrderNr: order.Id,
    ClientOrderNr: order.ClientOrderNr,
    CustomerReference: order.CustomerReference,
    CustomerId: order.customer.Id,
    InvoiceDate: printDate(invoice.invoiceDate),
    DueDate: printDate(invoice.dueDate),
    currency: order.Currency,
    seller: sellerOf(merchant),
    buyer: partyOf(buyerOf(context, order)),
    pricesIncludeVat: rows.some(({ PriceIncludingVat }) => PriceIncludingVat),
    rows,
    vatLines: vatGroupsOf(rows),
    totalExcludingVat: normalLong(BigInt(invoice.amount) - BigInt(invoice.vatAmount)),
    totalVat: invoice.vatAmount,
    totalIncludingVat: invoice.amount,
    OcrPaymentAccountNumber: OCR_ACCOUNT,
    OcrReference: ocrReference(invoice.Id),
  }
}

import { decimalOf } from '../../../shared/domain/decimal.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import { DAY, localDateTimeOf } from '../../clock.ts'
import { accepted, refusedOutput } from '../output.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { creditLimits } from '../credit-limits.ts'
import { isBought, pendingAt, remainingAmount, stateAt } from '../orders/order-state.ts'
import { pdfLink } from '../pdf/pdf-link.ts'
import { type PricedRows, readClientRows, totalOf } from '../rows/read-rows.ts'
import { type CreditInvoice, insertInvoice } from '../../storage/credit/invoices.ts'
import { type CreditOrder, findCreditOrder, setClosed } from '../../storage/credit/orders.ts'
import { creditRowsOf, insertCreditRows } from '../../storage/credit/rows.ts'
import { ORDER_UNKNOWN } from '../texts.ts'
import { creditedRows, type InvoiceRefusal } from './credited-rows.ts'
import { amountCheckDigit, OCR_ACCOUNT, ocrReference } from './references.ts'

type ClientInvoiceInfo = NonNullable<CreditInput<'CreateInvoice'>['Invoice']>

/**
 * CreateInvoice: invoices an order, in part or whole, or credits one of its invoices. An order of which
 * everything is invoiced is closed (decided). Amounts of a credit invoice are negative.
 */
export function createInvoice(
  context: CreditContext,
  { ProviderOrderNr, Invoice }: CreditInput<'CreateInvoice'>,
): CreditOutput<'CreateInvoice'> {
  const { db, now } = context
  const order = findCreditOrder(db, ProviderOrderNr)
  if (!order) return refusedOutput('CreateInvoice', ORDER_UNKNOWN, 'OrderDoesNotExist')
  const wrong = wrongInfo(Invoice)
  if (wrong !== undefined || !Invoice) return refusedOutput('CreateInvoice', wrong ?? '')
  // Clients whose toolkit has no null send 0.
  const credits = Invoice.InvoiceNrToCredit || null
  const priced =
    credits === null
      ? rowsToInvoice(context, order, Invoice)
      : creditedRows(db, order, credits, Invoice.InvoiceRows)
  if (!priced.ok) return refusedOutput('CreateInvoice', priced.reason.message, priced.reason.code)

  const { amount, vatAmount, rows } = priced.value
  const today = Math.floor(now / DAY) * DAY
  const invoice = insertInvoice(db, {
    orderId: order.Id,
    creditsId: credits,
    InvoiceDistributionForm: Invoice.InvoiceDistributionForm,
    amount,
    vatAmount,
    createdAt: now,
    invoiceDate: today,
    dueDate: today + Invoice.NumberOfCreditDays * DAY,
  })
  insertCreditRows(db, 'invoice', invoice.Id, rows)
  if (credits === null && amount === remainingAmount(order)) setClosed(db, order.Id, now)
  return answer(context, order, invoice)
}

function wrongInfo(invoice: ClientInvoiceInfo | undefined): string | undefined {
  if (!invoice) return 'Invoice is required.'
  const { minimum, maximum } = creditLimits.creditDays
  const { NumberOfCreditDays: days } = invoice
  if (days < minimum || days > maximum) {
    return `NumberOfCreditDays must be from ${minimum} to ${maximum}.`
  }
  return undefined
}

/** The rows of an invoice: those of the request, or all that the order has left. */
function rowsToInvoice(
  { db, now }: CreditContext,
  order: CreditOrder,
  { InvoiceRows = [] }: ClientInvoiceInfo,
): Result<PricedRows, InvoiceRefusal> {
  const state = stateAt(order, now)
  if (state === 'closed') return refuse({ code: 'OrderIsClosed', message: 'The order is closed.' })
  if (state === 'expired') return refuse({ code: 'Expired', message: 'The order has expired.' })
  if (order.OrderType !== 'Invoice') {
    return refuse({ code: 'NotAuthorized', message: `An order of type ${order.OrderType} is not invoiced.` })
  }
  const pending = pendingAt(order, now)
  if (pending.length > 0) {
    return refuse({ code: 'NotAuthorized', message: `The order is pending: ${pending.join(', ')}.` })
  }
  if (InvoiceRows.length === 0) return wholeOrder(totalOf(creditRowsOf(db, 'order', order.Id)), order)
  const priced = readClientRows(InvoiceRows)
  if (!priced.ok) return refuse({ code: 'Error', message: priced.reason.message })
  return priced.value.amount > remainingAmount(order)
    ? refuse({
        code: 'OverAuthorizedAmount',
        message: 'The rows come to more than what is left of the order.',
      })
    : priced
}

/** A partial invoice has rows of its own, so it is unknown which rows of the order remain. */
function wholeOrder(priced: PricedRows, order: CreditOrder): Result<PricedRows, InvoiceRefusal> {
  if (priced.amount === remainingAmount(order)) return ok(priced)
  const message =
    'InvoiceRows are required once a part of the order is invoiced, or ChangeOrderAmount before them.'
  return refuse({ code: 'Error', message })
}

function answer(
  context: CreditContext,
  order: CreditOrder,
  invoice: CreditInvoice,
): CreditOutput<'CreateInvoice'> {
  const isBoughtInvoice = invoice.creditsId === null && isBought(order, context.now)
  const isMailed = invoice.InvoiceDistributionForm === 'Email'
  return {
    ...accepted,
    ...(isBoughtInvoice && {
      BoughtInvoiceText: 'The claim is transferred to the provider, who alone can be paid for it.',
    }),
    OcrPaymentAccountNumber: OCR_ACCOUNT,
    InvoiceAmount: decimalOf(invoice.amount),
    InvoiceAmountCheckDigit: amountCheckDigit(invoice.amount),
    OcrReference: ocrReference(invoice.Id),
    CustomerId: order.customer.Id,
    InvoiceNumber: invoice.Id,
    InvoiceDate: localDateTimeOf(invoice.invoiceDate),
    DueDate: localDateTimeOf(invoice.dueDate),
    // An invoice by post is printed by the provider; one by mail is the client's to send.
    PdfLinkIncluded: isMailed,
    ...(isMailed && { PdfLink: pdfLink(context, 'invoice', invoice.Id) }),
  }
}

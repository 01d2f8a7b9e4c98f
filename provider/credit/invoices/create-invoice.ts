import type { PricedRows } from '../../../shared/domain/credit/credit-row.ts'
import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import { refuse, type Result } from '../../../shared/domain/values/result.ts'
import { localDateTimeOf } from '../../clock.ts'
import { accepted, refusedOutput } from '../output.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { deliverRows } from '../orders/deliver-rows.ts'
import { isBought, pendingAt, stateAt } from '../orders/credit-order-state.ts'
import { pdfLink } from '../pdf/pdf-link.ts'
import { readClientRows } from '../rows/read-rows.ts'
import type { CreditInvoice } from '../../storage/credit/invoices.ts'
import { type CreditOrder, findCreditOrder } from '../../storage/credit/orders.ts'
import { ORDER_UNKNOWN } from '../texts.ts'
import { creditedRows, type InvoiceRefusal } from './credited-rows.ts'
import { amountCheckDigit, OCR_ACCOUNT, ocrReference } from './references.ts'
import { writeInvoice, wrongCreditDays } from './write-invoice.ts'

type ClientInvoiceInfo = NonNullable<CreditInput<'CreateInvoice'>['Invoice']>

/**
 * CreateInvoice: invoices an order, in part or whole, or credits one of its invoices. A fully invoiced order is closed
 * (decided). Amounts of a credit invoice are negative.
 */
export function createInvoice(
  context: CreditContext,
  { ProviderOrderNr, Invoice }: CreditInput<'CreateInvoice'>,
): CreditOutput<'CreateInvoice'> {
  const { db } = context
  const order = findCreditOrder(db, ProviderOrderNr)
  if (!order) return refusedOutput('CreateInvoice', ORDER_UNKNOWN, 'OrderDoesNotExist')
  if (!Invoice) return refusedOutput('CreateInvoice', 'Invoice is required.')
  const wrong = wrongCreditDays(Invoice.NumberOfCreditDays)
  if (wrong !== undefined) return refusedOutput('CreateInvoice', wrong)
  // Clients whose toolkit has no null send 0.
  const credits = Invoice.InvoiceNrToCredit || null
  const priced =
    credits === null
      ? rowsToInvoice(context, order, Invoice)
      : creditedRows(db, order, credits, givenRows(Invoice))
  if (!priced.ok) return refusedOutput('CreateInvoice', priced.reason.message, priced.reason.code)

  const invoice = writeInvoice(
    context,
    {
      orderId: order.Id,
      creditsId: credits,
      InvoiceDistributionType: Invoice.InvoiceDistributionForm,
      creditDays: Invoice.NumberOfCreditDays,
    },
    priced.value,
  )
  return answer(context, order, invoice)
}

/** The rows of an invoice: those of the request, or all that are left of the order. */
function rowsToInvoice(
  context: CreditContext,
  order: CreditOrder,
  info: ClientInvoiceInfo,
): Result<PricedRows, InvoiceRefusal> {
  const state = stateAt(order, context.now)
  if (state === 'closed') return refuse({ code: 'OrderIsClosed', message: 'The order is closed.' })
  if (state === 'expired') return refuse({ code: 'Expired', message: 'The order has expired.' })
  if (order.OrderType !== 'Invoice') {
    return refuse({ code: 'NotAuthorized', message: `An order of type ${order.OrderType} is not invoiced.` })
  }
  const pending = pendingAt(order, context.now)
  if (pending.length > 0) {
    return refuse({ code: 'NotAuthorized', message: `The order is pending: ${pending.join(', ')}.` })
  }
  const given = givenRows(info)
  if (given && !given.ok) return refuse({ code: 'Error', message: given.reason.message })
  const delivered = deliverRows(context, order, 'CreateInvoice', given?.value.rows)
  if (delivered.ok) return delivered
  if (delivered.reason === 'not-above-zero') {
    return refuse({ code: 'Error', message: 'The amount of the rows must be above zero.' })
  }
  const message = 'The rows come to more than what is left of the order.'
  return refuse({ code: 'OverAuthorizedAmount', message })
}

/** The rows of the request; undefined if it has none, which means all. */
function givenRows({ InvoiceRows = [] }: ClientInvoiceInfo): ReturnType<typeof readClientRows> | undefined {
  return InvoiceRows.length === 0 ? undefined : readClientRows(InvoiceRows)
}

function answer(
  context: CreditContext,
  order: CreditOrder,
  invoice: CreditInvoice,
): CreditOutput<'CreateInvoice'> {
  const isBoughtInvoice = invoice.creditsId === null && isBought(order, context.now)
  const isMailed = invoice.InvoiceDistributionType === 'Email'
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
    // The provider prints an invoice by post; the client sends one by mail.
    PdfLinkIncluded: isMailed,
    ...(isMailed && { PdfLink: pdfLink(context, 'invoice', invoice.Id) }),
  }
}

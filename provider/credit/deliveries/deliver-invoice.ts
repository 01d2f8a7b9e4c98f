import type { PricedRows } from '../../../shared/domain/credit/credit-row.ts'
import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { localDateTimeOf } from '../../clock.ts'
import { invoicesOf } from '../../storage/credit/invoices.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import type { CreditContext } from '../credit-handler.ts'
import { creditedRows, type InvoiceRefusal } from '../invoices/credited-rows.ts'
import { ocrReference } from '../invoices/references.ts'
import { writeInvoice, wrongCreditDays } from '../invoices/write-invoice.ts'
import type { EuRefusal } from '../credit-refusal.ts'
import { deliverGiven, type Delivered, type DeliverInformation, givenRows } from './delivery.ts'

type Details = NonNullable<DeliverInformation['DeliverInvoiceDetails']>

/** Invoices rows of an order, or all that are left. */
export function deliverInvoice(
  context: CreditContext,
  order: CreditOrder,
  { DeliverInvoiceDetails: details }: DeliverInformation,
): Result<Delivered, EuRefusal> {
  if (!details) return refuse({ code: 'Error', message: 'DeliverInvoiceDetails is required.' })
  const wrong = wrongDays(details)
  if (wrong) return refuse(wrong)
  const { OrderRows, InvoiceIdToCredit } = details
  if (InvoiceIdToCredit) {
    return refuse({ code: 'Error', message: 'InvoiceIdToCredit requires IsCreditInvoice to be true.' })
  }
  const given = givenRows(OrderRows, creditRowsOf(context.db, 'order', order.Id))
  if (!given.ok) return given
  const delivered = deliverGiven(context, order, given.value, 'InvoiceAboveAuthorizedAmount')
  return delivered.ok ? ok(write(context, order, details, delivered.value)) : delivered
}

/** Credits rows of an invoice, or all of it. */
export function creditInvoice(
  context: CreditContext,
  order: CreditOrder,
  details: Details,
): Result<Delivered, EuRefusal> {
  const wrong = wrongDays(details)
  if (wrong) return refuse(wrong)
  // Clients whose toolkit has no null send 0.
  const id = details.InvoiceIdToCredit || null
  if (id === null) return refuse({ code: 'Error', message: 'A credit invoice requires InvoiceIdToCredit.' })
  // Rows of another order's invoice decide nothing: it is refused below.
  const isOwn = invoicesOf(context.db, order.Id).some(({ Id }) => Id === id)
  const given = givenRows(details.OrderRows, isOwn ? creditRowsOf(context.db, 'invoice', id) : [])
  if (!given.ok) return given
  const credited = creditedRows(context.db, order, id, given.value && ok(given.value))
  if (!credited.ok) return refuse(euRefusalOf(credited.reason))
  return ok(write(context, order, details, credited.value))
}

function euRefusalOf({ code, message }: InvoiceRefusal): EuRefusal {
  if (code === 'CreditInvoiceNotInOrder') return { code: 'InvoiceDoesNotExist', message }
  if (code === 'CreditAmountTooHigh') return { code: 'CreditAboveInvoice', message }
  return { code: 'Error', message }
}

function wrongDays({ NumberOfCreditDays }: Details): EuRefusal | undefined {
  const message = wrongCreditDays(NumberOfCreditDays)
  return message === undefined ? undefined : { code: 'Error', message }
}

/** Stores the invoice. A credit invoice has negative amounts and nothing to pay. */
function write(context: CreditContext, order: CreditOrder, details: Details, priced: PricedRows): Delivered {
  const { IsCreditInvoice, InvoiceIdToCredit, InvoiceDistributionType: asked } = details
  const invoice = writeInvoice(
    context,
    {
      orderId: order.Id,
      creditsId: IsCreditInvoice ? InvoiceIdToCredit : null,
      // The default, because a letter reaches every customer.
      InvoiceDistributionType: asked === null || asked === 'NotDefined' ? 'Post' : asked,
      creditDays: details.NumberOfCreditDays,
    },
    priced,
  )
  return {
    amount: invoice.amount,
    InvoiceResultDetails: {
      InvoiceId: invoice.Id,
      DueDate: localDateTimeOf(invoice.dueDate),
      InvoiceDate: localDateTimeOf(invoice.invoiceDate),
      InvoiceDistributionType: invoice.InvoiceDistributionType,
      Ocr: ocrReference(invoice.Id),
      // An invoice must be paid in full; clients of the operator see 0 nevertheless.
      LowestAmountToPay: IsCreditInvoice || context.mode === 'observed' ? '0' : decimalOf(invoice.amount),
    },
  }
}

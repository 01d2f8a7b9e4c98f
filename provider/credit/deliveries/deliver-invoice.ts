import { decimalOf } from '../../../shared/domain/decimal.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import { DAY, localDateTimeOf } from '../../clock.ts'
import { insertInvoice } from '../../storage/credit/invoices.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'
import { creditRowsOf, insertCreditRows } from '../../storage/credit/rows.ts'
import type { CreditContext } from '../credit-handler.ts'
import { creditLimits } from '../credit-limits.ts'
import { creditedRows, type InvoiceRefusal } from '../invoices/credited-rows.ts'
import { ocrReference } from '../invoices/references.ts'
import type { EuRefusal } from '../result-codes.ts'
import type { PricedRows } from '../rows/read-rows.ts'
import { deliverGiven, type Delivered, type DeliverInformation, givenRows } from './delivery.ts'

type Details = NonNullable<DeliverInformation['DeliverInvoiceDetails']>

/** Invoices rows of an order, or all that it has left. */
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
  const given = givenRows(details.OrderRows, creditRowsOf(context.db, 'invoice', id))
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

function wrongDays({ NumberOfCreditDays: days }: Details): EuRefusal | undefined {
  const { minimum, maximum } = creditLimits.creditDays
  if (days >= minimum && days <= maximum) return undefined
  return { code: 'Error', message: `NumberOfCreditDays must be from ${minimum} to ${maximum}.` }
}

/** Stores the invoice. A credit invoice has negative amounts, and nothing of it is to be paid. */
function write(
  { db, now }: CreditContext,
  order: CreditOrder,
  details: Details,
  { amount, vatAmount, rows }: PricedRows,
): Delivered {
  const { IsCreditInvoice, InvoiceIdToCredit, InvoiceDistributionType: asked } = details
  const today = Math.floor(now / DAY) * DAY
  const invoice = insertInvoice(db, {
    orderId: order.Id,
    creditsId: IsCreditInvoice ? InvoiceIdToCredit : null,
    // A printed letter reaches everyone.
    InvoiceDistributionType: asked === null || asked === 'NotDefined' ? 'Post' : asked,
    amount,
    vatAmount,
    createdAt: now,
    invoiceDate: today,
    dueDate: today + details.NumberOfCreditDays * DAY,
  })
  insertCreditRows(db, 'invoice', invoice.Id, rows)
  return {
    amount,
    InvoiceResultDetails: {
      InvoiceId: invoice.Id,
      DueDate: localDateTimeOf(invoice.dueDate),
      InvoiceDate: localDateTimeOf(invoice.invoiceDate),
      InvoiceDistributionType: invoice.InvoiceDistributionType,
      Ocr: ocrReference(invoice.Id),
      // An invoice is paid whole.
      LowestAmountToPay: IsCreditInvoice ? '0' : decimalOf(amount),
    },
  }
}

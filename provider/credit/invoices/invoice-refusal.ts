import type { RejectionCode } from '../../../shared/domain/credit.enums.ts'

/** Why an invoice is not made. */
export interface InvoiceRefusal {
  code: Exclude<RejectionCode<'CreateInvoice'>, 'Accepted'>
  message: string
}

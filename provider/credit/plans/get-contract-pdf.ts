import { accepted } from '../accepted.ts'
import type { CreditHandler } from '../credit-handler.ts'
import { contractPdf } from '../pdf/contract-pdf.ts'
import { pdfLink } from '../pdf/pdf-link.ts'
import { refusedOutput } from '../refused-output.ts'
import { contractDocument } from './contract-document.ts'
import { UNKNOWN } from './move-payment-plan.ts'
import { contractAt } from './plan-state.ts'
import { findPlan } from '../../storage/credit/plans.ts'

const messages = {
  WrongStatus: 'The payment plan is Cancelled: it has no contract.',
  ContractExpired: 'The offer has lapsed or the contract has ended: it is no longer there to be read.',
} as const

/** The contract of an activated plan, or the offer of a pending one, which the customer is to sign. */
export const getContractPdf: CreditHandler<'GetContractPdf'> = (context, input) => {
  const plan = findPlan(context.db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('GetContractPdf', UNKNOWN, 'PaymentPlanDoesNotExist')
  const readable = contractAt(plan, context.now)
  if (readable !== 'Readable') return refusedOutput('GetContractPdf', messages[readable], readable)
  const file = contractPdf(contractDocument(plan, context.merchant))
  return {
    ...accepted,
    FileLengthInBytes: file.byteLength,
    FileBinaryDataBase64: file.toBase64(),
    PdfLink: pdfLink(context, 'contract', plan.ProviderPaymentPlanNr),
  }
}

/** The operations that read or change a payment plan's status, and the one that reads its contract. */
import { accepted, refusedOutput } from '../output.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { contractPdf } from '../pdf/contract-pdf.ts'
import { pdfLink } from '../pdf/pdf-link.ts'
import { contractDocument } from './contract-document.ts'
import { contractAt, planStatusAt } from './plan-state.ts'
import {
  activatePlan,
  cancelPlan,
  findPlan,
  findPlanOfContract,
  type PlanRecord,
} from '../../storage/credit/plans.ts'
import { resultCodes } from '../../../shared/domain/credit/credit.enums.ts'

export function getPaymentPlanStatus(
  { db, now }: CreditContext,
  input: CreditInput<'GetPaymentPlanStatus'>,
): CreditOutput<'GetPaymentPlanStatus'> {
  const plan = findPlan(db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('GetPaymentPlanStatus', UNKNOWN, 'PaymentPlanDoesNotExist')
  return {
    ...accepted,
    Status: planStatusAt(plan, now),
    CampainCode: plan.campaign.CampainCode,
  }
}

/** ApprovePaymentPlan: Pending becomes Activated. */
export function approvePaymentPlan(
  { db, now }: CreditContext,
  input: CreditInput<'ApprovePaymentPlan'>,
): CreditOutput<'ApprovePaymentPlan'> {
  const plan = findPlan(db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('ApprovePaymentPlan', UNKNOWN, 'PaymentPlanDoesNotExist')
  const status = planStatusAt(plan, now)
  if (status !== 'Pending') return refusedOutput('ApprovePaymentPlan', notPending(status), 'WrongStatus')
  const ContractNumber = activatePlan(db, plan.ProviderPaymentPlanNr, now)
  return { ...accepted, ContractNumber }
}

/** CancelPaymentPlan: Pending becomes Cancelled. */
export function cancelPaymentPlan(
  { db, now }: CreditContext,
  input: CreditInput<'CancelPaymentPlan'>,
): CreditOutput<'CancelPaymentPlan'> {
  const plan = findPlan(db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('CancelPaymentPlan', UNKNOWN, 'PaymentPlanDoesNotExist')
  const status = planStatusAt(plan, now)
  if (status !== 'Pending') return refusedOutput('CancelPaymentPlan', notPending(status), 'WrongStatus')
  cancelPlan(db, plan.ProviderPaymentPlanNr)
  return accepted
}

const unreadable = {
  WrongStatus: 'The payment plan is Cancelled: it has no contract.',
  ContractExpired: 'The offer has lapsed or the contract has ended: it can no longer be read.',
} as const

/** GetContractPdf: the contract of an activated plan, or the offer of a pending one for the customer to sign. */
export function getContractPdf(
  context: CreditContext,
  input: CreditInput<'GetContractPdf'>,
): CreditOutput<'GetContractPdf'> {
  const plan = findPlan(context.db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('GetContractPdf', UNKNOWN, 'PaymentPlanDoesNotExist')
  const readable = contractAt(plan, context.now)
  if (readable !== 'Readable') return refusedOutput('GetContractPdf', unreadable[readable], readable)
  return { ...accepted, ...fileOf(context, plan) }
}

/** GetContractPdfEu: the same by contract number, which an offer does not have yet. */
export function getContractPdfEu(
  context: CreditContext,
  { ContractNumber }: CreditInput<'GetContractPdfEu'>,
): CreditOutput<'GetContractPdfEu'> {
  const plan = findPlanOfContract(context.db, ContractNumber)
  if (!plan) return refusedOutput('GetContractPdfEu', UNKNOWN, resultCodes.PlanDoesNotExist)
  const readable = contractAt(plan, context.now)
  if (readable !== 'Readable') {
    return refusedOutput('GetContractPdfEu', unreadable[readable], resultCodes.OrderExpired)
  }
  return { Accepted: true, ResultCode: resultCodes.Success, ...fileOf(context, plan) }
}

function fileOf(context: CreditContext, plan: PlanRecord) {
  const file = contractPdf(contractDocument(plan, context.merchant))
  return {
    FileLengthInBytes: file.byteLength,
    FileBinaryDataBase64: file.toBase64(),
    PdfLink: pdfLink(context, 'contract', plan.ProviderPaymentPlanNr),
  }
}

const UNKNOWN = 'There is no such payment plan.'

function notPending(status: string): string {
  return `The payment plan is ${status} and not Pending.`
}

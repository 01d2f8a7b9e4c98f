/** The operations that ask for a payment plan's status or change it. */
import { accepted } from '../accepted.ts'
import type { CreditHandler } from '../credit-handler.ts'
import { refusedOutput } from '../refused-output.ts'
import { planStatusAt } from './plan-state.ts'
import { activatePlan, cancelPlan, findPlan } from '../../storage/credit/plans.ts'

export const getPaymentPlanStatus: CreditHandler<'GetPaymentPlanStatus'> = ({ db, now }, input) => {
  const plan = findPlan(db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('GetPaymentPlanStatus', UNKNOWN, 'PaymentPlanDoesNotExist')
  return {
    ...accepted,
    Status: planStatusAt(plan, now),
    CampainCode: plan.campaign.CampainCode,
  }
}

/** Pending becomes Activated. */
export const approvePaymentPlan: CreditHandler<'ApprovePaymentPlan'> = ({ db, now }, input) => {
  const plan = findPlan(db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('ApprovePaymentPlan', UNKNOWN, 'PaymentPlanDoesNotExist')
  const status = planStatusAt(plan, now)
  if (status !== 'Pending') return refusedOutput('ApprovePaymentPlan', notPending(status), 'WrongStatus')
  const ContractNumber = activatePlan(db, plan.ProviderPaymentPlanNr, now)
  return { ...accepted, ContractNumber }
}

/** Pending becomes Cancelled. */
export const cancelPaymentPlan: CreditHandler<'CancelPaymentPlan'> = ({ db, now }, input) => {
  const plan = findPlan(db, input.ProviderPaymentPlanNr)
  if (!plan) return refusedOutput('CancelPaymentPlan', UNKNOWN, 'PaymentPlanDoesNotExist')
  const status = planStatusAt(plan, now)
  if (status !== 'Pending') return refusedOutput('CancelPaymentPlan', notPending(status), 'WrongStatus')
  cancelPlan(db, plan.ProviderPaymentPlanNr)
  return accepted
}

/** For a human, of every operation that names a plan. */
export const UNKNOWN = 'There is no such payment plan.'

function notPending(status: string): string {
  return `The payment plan is ${status} and not Pending.`
}

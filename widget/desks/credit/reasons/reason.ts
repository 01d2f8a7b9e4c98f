/** What a refusal of the provider means for the clerk. */
import { creditReason, creditReasons, type WayOut } from '../../../../shared/domain/credit/credit-reasons.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { ProblemTexts } from '../../../kit/parts/problem-view.ts'
import { type Rejection, rejectionOf } from '../data/call-credit.ts'

/** The way out that a form can offer after a refusal; undefined where only the clerk can tell. */
export function wayOutOf(rejection: Rejection): WayOut | undefined {
  return creditReasons[creditReason(rejection)][1]
}

/** What happened, why and what to do; undefined for a failure that is no refusal of the provider. */
export function reasonTexts(error: EdgeError, l: Localizer): ProblemTexts | undefined {
  const rejection = rejectionOf(error)
  if (!rejection) return undefined
  const reason = creditReason(rejection)
  return { title: l.term('creditReasonTitle', reason), text: l.term('creditReasonText', reason) }
}

/** Whether a refusal of this operation that is about the customer can be about a co-applicant. */
export function mayBeCoApplicant({ operation, result }: Rejection): boolean {
  if (operation === 'CreatePaymentPlan') return true
  const order = result?.['CreateOrderResult'] as { OrderType?: unknown } | undefined
  return operation === 'CreateOrderEu' && order?.OrderType === 'PaymentPlan'
}

/**
 * The state of a payment plan. Pending becomes Activated by ApprovePaymentPlan, and Cancelled by CancelPaymentPlan or
 * after the time for approval. The other two are final.
 */
import { OFFER_DAYS } from '../../../shared/domain/credit/payment-plan.rules.ts'
import { DAY } from '../../clock.ts'
import { monthsAfter } from './calendar.ts'
import type { CreditTerms } from '../../../shared/domain/credit/payment-plan-annuity.rules.ts'
import type { StoredStatus } from '../../storage/credit/plans.ts'

/** Milliseconds for which an offer can be signed and approved. */
export const OFFER_TIME = OFFER_DAYS * DAY

export interface PlanState {
  status: StoredStatus
  /** Whether it was found to have lapsed: it stays so if a sandbox's clock is reset. */
  hasLapsed: boolean
  campaign: Pick<CreditTerms, 'ContractLengthInMonths'>
  /** Milliseconds since 1970. */
  createdAt: number
  activatedAt: number | null
}

/** The plan's status at an instant. */
export function planStatusAt(plan: PlanState, now: number): StoredStatus {
  return hasLapsed(plan, now) ? 'Cancelled' : plan.status
}

/** When an unapproved plan is cancelled, in milliseconds since 1970. */
export function lapsesAt({ createdAt }: Pick<PlanState, 'createdAt'>): number {
  return createdAt + OFFER_TIME
}

/** When the months of the contract begin to count, in milliseconds since 1970. */
export function startOf({ createdAt, activatedAt }: Pick<PlanState, 'createdAt' | 'activatedAt'>): number {
  return activatedAt ?? createdAt
}

/**
 * Whether the contract can be read: an offer until it lapses, a contract until the day of its last payment, and that of
 * a cancelled plan never.
 */
export function contractAt(plan: PlanState, now: number): 'Readable' | 'WrongStatus' | 'ContractExpired' {
  if (plan.status === 'Cancelled') return 'WrongStatus'
  if (plan.status === 'Pending') return hasLapsed(plan, now) ? 'ContractExpired' : 'Readable'
  return now < monthsAfter(startOf(plan), plan.campaign.ContractLengthInMonths)
    ? 'Readable'
    : 'ContractExpired'
}

function hasLapsed(plan: PlanState, now: number): boolean {
  return plan.status === 'Pending' && (plan.hasLapsed || now >= lapsesAt(plan))
}

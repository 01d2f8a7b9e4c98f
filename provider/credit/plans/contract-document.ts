import type { MerchantAccount } from '../../config.ts'
import type { ContractDocument } from '../pdf/contract-pdf.ts'
import { partyOf, sellerOf } from '../pdf/parties.ts'
import { lapsesAt, startOf } from './plan-state.ts'
import type { PlanRecord } from '../../storage/credit/plans.ts'

/** The contents of a plan's contract. */
export function contractDocument(
  plan: PlanRecord,
  merchant: Pick<MerchantAccount, 'MerchantId' | 'Name'>,
): ContractDocument {
  return {
    ...plan,
    startsAt: startOf(plan),
    lapsesAt: lapsesAt(plan),
    seller: sellerOf(merchant),
    customer: partyOf(plan.customer),
    coApplicant: plan.coApplicant ? partyOf(plan.coApplicant) : undefined,
  }
}

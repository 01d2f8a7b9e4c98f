/** Payment plans and campaigns, as the credit desk loads them. */
import type { Elements } from '../../../kit/parts/define.ts'
import { loadForms } from '../form/form-parts.ts'
import { CreditCampaigns } from './credit-campaigns.ts'
import { CreditPlanForm } from './credit-plan-form.ts'
import { CreditPlan } from './credit-plan.ts'
import { CreditPlans } from './credit-plans.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const creditPlansElements: Elements = {
  'order-admin-credit-plans': CreditPlans,
  'order-admin-credit-plan': CreditPlan,
  'order-admin-credit-plan-form': CreditPlanForm,
  'order-admin-credit-campaigns': CreditCampaigns,
}

/** Defines the elements, and loads the words. */
export function loadPlans(): Promise<void> {
  return loadPart(creditPlansElements, ['credit'], loadForms())
}

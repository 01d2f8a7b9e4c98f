/** Writes that no record of the provider shows: an entry of the block list, and a delivery that makes no invoice. */
import type { Random } from '../platform/random.ts'
import { SECOND } from '../world/plan.ts'
import type { CreditChange } from './changes.ts'
import { FIRST, FIRST_OF_TYPE } from './credit-book.ts'
import type { CreditPlan } from './plan.ts'
import { rivalTo } from './rivals.ts'

/** The plan with such a write in the place of the first client's, or as it was. */
export function withOthers(plan: CreditPlan, random: Random): CreditPlan {
  if (!random.chance(15)) return plan
  const change = otherChange(random)
  const [{ second: _, ...first }, ...others] = plan.clients as [CreditPlan['clients'][number]]
  const rivals = Array.from({ length: random.pick([0, 0, 1]) }, () => ({
    at: first.at + random.between(20, 20 * SECOND),
    change: rivalTo(change, random),
  }))
  return { ...plan, clients: [{ ...first, change }, ...others], rivals }
}

function otherChange(random: Random): CreditChange {
  const byPlan = { operation: 'deliver', order: FIRST_OF_TYPE.PaymentPlan, by: 'PaymentPlan' } as const
  const byAccount = { operation: 'deliver', order: FIRST_OF_TYPE.AccountCredit, by: 'AccountCredit' } as const
  return random.pick<CreditChange>([
    { operation: 'block', customer: FIRST.customer },
    byPlan,
    byAccount,
    { ...byAccount, amount: 10_000 * random.between(1, 3) },
  ])
}

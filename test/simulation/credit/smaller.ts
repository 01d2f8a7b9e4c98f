import type { CreditPlan } from './plan.ts'

export function* smaller(plan: CreditPlan): Generator<CreditPlan> {
  for (const member of ['incidents', 'troubles', 'service', 'rivals', 'clients'] as const) {
    const list: readonly unknown[] = plan[member]
    if (list.length <= (member === 'clients' ? 1 : 0)) continue
    for (let index = 0; index < list.length; index++) yield { ...plan, [member]: list.toSpliced(index, 1) }
  }
  for (const [index, client] of plan.clients.entries()) {
    const simpler = { retries: 0, isDoubled: false, worksAlone: false, isElsewhere: false, wire: 'json' }
    for (const [name, value] of Object.entries(simpler)) {
      if (client[name as keyof typeof simpler] === value) continue
      yield { ...plan, clients: plan.clients.with(index, { ...client, [name]: value }) }
    }
  }
}

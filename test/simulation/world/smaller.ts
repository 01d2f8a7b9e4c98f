import type { Plan } from './plan.ts'

/** Plans that lack one part each, or have it simpler. */
export function* smaller(plan: Plan): Generator<Plan> {
  for (const member of ['incidents', 'troubles', 'clients', 'rows'] as const) {
    const list: readonly unknown[] = plan[member]
    const least = member === 'clients' || member === 'rows' ? 1 : 0
    if (list.length <= least) continue
    for (let index = 0; index < list.length; index++) yield { ...plan, [member]: list.toSpliced(index, 1) }
  }
  if (plan.tasks !== 'at-once') yield { ...plan, tasks: 'at-once' }
  if (plan.isUpgraded) yield { ...plan, isUpgraded: false }
  for (const [index, client] of plan.clients.entries()) {
    const simpler = {
      retries: 0,
      isDoubled: false,
      isVersioned: false,
      worksAlone: false,
      isElsewhere: false,
    }
    for (const [name, value] of Object.entries(simpler)) {
      if (client[name as keyof typeof simpler] === value) continue
      yield { ...plan, clients: plan.clients.with(index, { ...client, [name]: value }) }
    }
  }
}

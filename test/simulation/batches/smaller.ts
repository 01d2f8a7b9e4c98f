import type { BatchPlan } from './plan.ts'

export function* smaller(plan: BatchPlan): Generator<BatchPlan> {
  for (const member of ['incidents', 'troubles', 'clients', 'clerks'] as const) {
    const list: readonly unknown[] = plan[member]
    if (list.length <= (member === 'clerks' ? 1 : 0)) continue
    for (let index = 0; index < list.length; index++) yield { ...plan, [member]: list.toSpliced(index, 1) }
  }
  if (plan.tasks !== 'at-once') yield { ...plan, tasks: 'at-once' }
  const { writeMarks, ...unmarked } = plan
  if (writeMarks) yield unmarked
  for (const [index, clerk] of plan.clerks.entries()) {
    const { commands, orders } = clerk
    const withClerk = (members: object) => ({
      ...plan,
      clerks: plan.clerks.with(index, { ...clerk, ...members }),
    })
    for (let which = 0; which < commands.length; which++) {
      yield withClerk({ commands: commands.toSpliced(which, 1) })
    }
    for (let which = 0; which < orders.length && orders.length > 1; which++) {
      yield withClerk({ orders: orders.toSpliced(which, 1) })
    }
    if (clerk.isDoubled) yield withClerk({ isDoubled: false })
    if (clerk.resumes > 0) yield withClerk({ resumes: 0 })
    if (clerk.thinks > 0) yield withClerk({ thinks: 0 })
    if (clerk.endsSessionAfter !== undefined) yield withClerk({ endsSessionAfter: undefined })
  }
}

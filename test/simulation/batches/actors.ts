/** Who else there may be in a world with batches: a restored backup, a second edge, a merchant that marks its writes. */
import type { Random } from '../platform/random.ts'
import { HOUR, type Incident, SECOND } from '../world/plan.ts'
import type { BatchPlan, Clerk } from './plan.ts'

/** The plan with some of them, or as it was. */
export function withActors(plan: BatchPlan, random: Random): BatchPlan {
  const restored = random.chance(25) ? withRestore(plan, random) : plan
  const shared = random.chance(15) ? withSecondEdge(restored, random) : restored
  return random.chance(15) ? { ...shared, writeMarks: true } : shared
}

/** A backup of some moment before, in or after the first batch takes the place of the state. */
function withRestore(plan: BatchPlan, random: Random): BatchPlan {
  const [first, ...others] = plan.clerks as [Clerk, ...Clerk[]]
  const at = first.at + random.pick([random.between(0, 300), random.between(0, 2 * SECOND), first.thinks])
  const ms = random.pick([
    random.between(20, 500),
    random.between(0, 15 * SECOND),
    60 * SECOND,
    HOUR,
    25 * HOUR,
  ])
  const restore: Incident = { at, what: 'restore', ms }
  const notices = random.chance(10) ? 25 * HOUR : undefined
  const back: Incident = { at: random.between(0, at + ms), what: 'clock-back', ms: HOUR }
  return {
    ...plan,
    clerks: [{ ...first, ...(notices && { notices }), onlyLooks: false }, ...others],
    incidents: [...plan.incidents, restore, ...(random.chance(30) ? [back] : [])],
  }
}

/** Somebody else works at a second edge: on the same orders with a batch, or at the desk of one of them. */
function withSecondEdge(plan: BatchPlan, random: Random): BatchPlan {
  const clients = plan.clients.map((client) => ({ ...client, isElsewhere: true }))
  const [first, ...others] = plan.clerks as [Clerk, ...Clerk[]]
  if (clients.length > 0 && random.chance(30)) return { ...plan, clients }
  const [other = first] = others
  const at = first.at + random.pick([0, random.between(0, 500), random.between(0, 20 * SECOND)])
  // Both do the same, or each its own.
  const act = random.chance(60) ? first.act : other.act
  return { ...plan, clients, clerks: [first, { ...other, at, act, id: 'elsewhere', isElsewhere: true }] }
}

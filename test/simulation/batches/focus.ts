/** Plans that bring together what rarely comes together by chance. */
import type { Random } from '../platform/random.ts'
import { HOUR, SECOND, type Trouble, type TroubleKind } from '../world/plan.ts'
import { type Act, type BatchPlan, type Command, FIRST_ORDER } from './plan.ts'

type Focus = (plan: BatchPlan, random: Random) => BatchPlan

export function focused(plan: BatchPlan, random: Random): BatchPlan {
  return random.pick(focuses)(plan, random)
}

const focuses: readonly Focus[] = [
  creditLost,
  creditLost,
  silentSessions,
  manyOrders,
  manyOrders,
  manyPauses,
  manyPauses,
  silentDesks,
]

/** The first credit of an order with two deliveries is found by reading, and then the order cannot be read for a while. */
function creditLost(plan: BatchPlan, random: Random): BatchPlan {
  const lost = random.pick(['answer-lost', 'done-502', 'cut', 'slow'] as const)
  const [first] = plan.clerks
  return {
    ...plan,
    orders: plan.orders.map(({ rows }) => ({ rows, deliveries: 2 })),
    clerks: [{ ...first!, act: { kind: 'credit' }, thinks: 0, onlyLooks: false, orders: [FIRST_ORDER] }],
    clients: [],
    troubles: [
      { call: 0, ofWrites: true, kind: lost, ms: 12 * SECOND },
      ...inARow(random.between(4, 8), 4, random.pick(['limited-429', 'failed-502'])),
    ],
    incidents: random.chance(60) ? [] : plan.incidents,
  }
}

/** Nobody can say whether the clerk's session was ended, for longer than a batch goes on without knowing. */
function silentSessions(plan: BatchPlan, random: Random): BatchPlan {
  const at = random.between(2, 5) * SECOND
  const { orders, clerks } = withOrders(plan, 6)
  return {
    ...plan,
    orders,
    clerks: clerks.map((clerk) => ({ ...clerk, kind: 'session', hasKey: true, commands: [] })),
    clients: [],
    incidents: [{ at, what: 'overload', binding: 'SESSIONS', ms: 200 * SECOND }],
    troubles: inARow(0, 8, 'held').map((trouble) => ({ ...trouble, ofWrites: true })),
  }
}

/** More orders than failures that a batch bears in a row. */
function manyOrders(plan: BatchPlan, random: Random): BatchPlan {
  const at = random.pick([0, random.between(1, 10) * SECOND])
  const { orders, clerks } = withOrders(plan, 12)
  return {
    ...plan,
    orders,
    clerks: random.chance(70) ? clerks.map((clerk) => ({ ...clerk, act: ALWAYS })) : clerks,
    clients: [],
    incidents: random.chance(40) ? [{ at, what: 'outage', ms: HOUR }] : [],
    troubles: inARow(0, 12, random.pick(['failed-500', 'failed-500', 'garbage', 'cut'])).map((one) => ({
      ...one,
      ofWrites: true,
    })),
  }
}

/** What can be done to every order. */
const ALWAYS: Act = { kind: 'metadata', metadata: { Key: 'a', Value: 'many' } }

/** A batch is stopped during a write whose answer is lost, and then no desk can be asked what became of it. */
function silentDesks(plan: BatchPlan, random: Random): BatchPlan {
  const { orders, clerks } = withOrders(plan, 2)
  const commands: Command[] = [{ after: random.between(50, 400), command: 'stop' }]
  return {
    ...plan,
    orders,
    clerks: clerks.map((clerk) => ({ ...clerk, act: ALWAYS, commands })),
    clients: [],
    troubles: [{ call: 0, ofWrites: true, kind: 'held', ms: 12 * SECOND }],
    incidents: [{ at: 25 * SECOND, what: 'overload', binding: 'DESK', ms: 60 * SECOND }],
  }
}

/** Two people who cannot agree, so that a pause comes at any moment of the work. */
function manyPauses(plan: BatchPlan, random: Random): BatchPlan {
  const { orders, clerks } = withOrders(plan, 5)
  const commands = Array.from({ length: 16 }, (_, index): Command => ({
    after: index * 70 + random.between(0, 60),
    command: index % 2 === 0 ? 'pause' : 'resume',
  }))
  return {
    ...plan,
    orders,
    clerks: clerks.map((clerk) => ({ ...clerk, act: ALWAYS, commands })),
    troubles: [],
  }
}

/** The first clerk's batch, with so many orders. */
function withOrders({ orders, clerks }: BatchPlan, count: number): Pick<BatchPlan, 'orders' | 'clerks'> {
  const numbers = Array.from({ length: count }, (_, index) => FIRST_ORDER + index)
  return {
    orders: numbers.map((_, index) => orders[index % orders.length]!),
    clerks: [{ ...clerks[0]!, orders: numbers, thinks: 0, onlyLooks: false }],
  }
}

function inARow(from: number, count: number, kind: TroubleKind): Trouble[] {
  return Array.from({ length: count }, (_, index) => ({ call: from + index, kind, ms: 25 * SECOND }))
}

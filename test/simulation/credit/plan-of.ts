/** The plan of a seed. Half of them have a focus: a lost answer, and somebody else who does something like it. */
import { Random } from '../platform/random.ts'
import {
  type Binding,
  HOUR,
  type Incident,
  SECOND,
  type Trouble,
  type TroubleKind,
  troubleKinds,
} from '../world/plan.ts'
import type { CreditChange } from './changes.ts'
import { FIRST } from './credit-book.ts'
import { withOthers } from './others.ts'
import { type CreditClient, type CreditPlan, serviceTroubles } from './plan.ts'
import { rivalTo } from './rivals.ts'

const objects: readonly Binding[] = [
  'CREDIT_DESK',
  'CREDIT_DESK',
  'CREDIT_DESK',
  'JOURNAL',
  'JOURNAL_HEAD',
  'TOKENS',
]
/** The troubles after which it is not known whether a write was done. */
const losing: readonly TroubleKind[] = [
  'request-lost',
  'request-lost',
  'answer-lost',
  'held',
  'late-504',
  'done-502',
  'slow',
  'cut',
  'garbage',
]

export function planOf(seed: number): CreditPlan {
  const random = new Random(seed ^ 0xc4ed)
  const clients = Array.from({ length: random.pick([1, 1, 2, 3]) }, (_, index) => clientOf(random, index))
  const plan: CreditPlan = {
    seed,
    clients,
    rivals: Array.from({ length: random.pick([0, 0, 1]) }, () => ({
      at: random.between(0, 5 * SECOND),
      change: changeOf(random, 8),
    })),
    incidents: incidentsOf(random),
    troubles: Array.from({ length: random.pick([0, 1, 1, 2, 3]) }, () => ({
      call: random.between(0, 8),
      kind: random.pick(troubleKinds),
      ms: random.between(10 * SECOND, 28 * SECOND),
    })),
    service: random.chance(25) ? [{ write: random.between(0, 1), kind: random.pick(serviceTroubles) }] : [],
    authorizesAgain: random.chance(50),
    isLong: random.chance(3),
  }
  return withOthers(random.chance(50) ? rivalAtALostWrite(plan, random) : plan, random)
}

/** The answer of the first write is lost, and somebody else does something like it while the desk does not know. */
function rivalAtALostWrite(plan: CreditPlan, random: Random): CreditPlan {
  const isLikeFirst = random.chance(8)
  const { second, ...client } = plan.clients[0]!
  const first: CreditClient = {
    ...client,
    at: random.between(0, SECOND),
    isElsewhere: false,
    ...(isLikeFirst ? { change: likeFirst(random) } : second && { second }),
  }
  const lost: Trouble = {
    call: 0,
    ofWrites: true,
    kind: random.pick(losing),
    ms: random.between(10 * SECOND, 28 * SECOND),
  }
  const isService = random.chance(20)
  return {
    ...plan,
    clients: [first, ...(random.chance(70) ? [] : plan.clients.slice(1))],
    troubles: isService ? [] : [lost],
    service: isService ? [{ write: 0, kind: random.pick(serviceTroubles) }] : [],
    rivals: Array.from({ length: random.pick([0, 1, 1, 2]) }, () => ({
      at:
        first.at +
        random.pick([random.between(20, 200), random.between(200, 3_000), random.between(3_000, 29_000)]),
      change: isLikeFirst ? renamed : rivalTo(first.change, random),
    })),
    incidents: random.chance(60) ? [] : plan.incidents,
  }
}

/** A new order like the one that the book begins with, under a number that this one gets meanwhile. */
function likeFirst(random: Random): CreditChange {
  const { customer } = FIRST
  return { operation: 'createOrder', isEu: random.chance(50), number: 'B-0', customer, amount: 60_000 }
}
const renamed: CreditChange = { operation: 'changeNumber', order: FIRST.order, number: 'B-0' }

/** @param index makes the amounts of each client its own */
function changeOf(random: Random, index: number): CreditChange {
  const order = random.chance(4) ? 5999 : FIRST.order
  const amount = () => 10_000 * random.between(1, 4) + 1_000 * (index + 1)
  const isEu = random.chance(50)
  const some = () => ({
    ...(random.chance(65) && { amount: 10_000 * random.between(0, 2) + 1_000 * (index + 1) }),
    ...(random.chance(35) && { credits: FIRST.invoice }),
  })
  const makers: (() => CreditChange)[] = [
    () => ({
      operation: 'createOrder',
      isEu,
      number: random.pick(['A-1', 'A-2', `B-${index}`]),
      customer: random.pick([FIRST.customer, '195001011234']),
      amount: random.chance(20) ? 60_000 : amount(),
    }),
    () => ({ operation: 'createInvoice', order, ...some() }),
    () => ({ operation: 'deliver', order, ...some() }),
    () => ({ operation: 'changeAmount', order, amount: random.chance(15) ? 60_000 : amount() }),
    () => ({ operation: 'changeNumber', order, number: random.pick(['N-1', 'N-2', FIRST.number]) }),
    () => ({ operation: 'close', isEu, order }),
    () => ({
      operation: random.pick(['approvePlan', 'cancelPlan'] as const),
      plan: random.chance(10) ? 7999 : FIRST.plan,
    }),
    () => ({ operation: 'createPlan', number: `P-${index}`, amount: amount() }),
  ]
  return random.pick([...makers, ...makers.slice(0, 3)])()
}

function clientOf(random: Random, index: number): CreditClient {
  const kind = random.pick(['session', 'server'] as const)
  const change = changeOf(random, index)
  const hasKey = kind === 'session' || random.chance(50)
  const second: CreditChange = { operation: 'changeNumber', order: FIRST.order, number: 'second' }
  return {
    kind,
    id: `${kind}-${index}`,
    at: random.between(0, 3 * SECOND),
    change,
    hasKey,
    patience: random.chance(60) ? 60 * SECOND : random.between(1, 12 * SECOND),
    retries: random.between(0, 5),
    pause: random.pick([0, SECOND, 5 * SECOND, 40 * SECOND, 300 * SECOND]),
    isDoubled: hasKey && random.chance(10),
    isVersioned: false,
    isElsewhere: random.chance(10),
    worksAlone: random.chance(30),
    wire: random.chance(70) ? 'json' : '1.1',
    isSecond: random.chance(60),
    // A key is one subject's.
    ...(hasKey && 'order' in change && random.chance(15) && { second: { ...second, order: change.order } }),
  }
}

function incidentsOf(random: Random): Incident[] {
  const incidents: Incident[] = []
  const at = () => random.between(0, 15 * SECOND)
  for (let count = random.pick([0, 0, 1, 1, 2]); count > 0; count--) {
    const binding = random.chance(10) ? undefined : random.pick(objects)
    const moment = random.chance(50)
      ? { step: random.between(0, 40), ofWrite: random.between(0, 1) }
      : { step: random.between(1, 120) }
    incidents.push({ what: 'reset', ...moment, ...(binding && { binding }) })
  }
  if (random.chance(10)) incidents.push({ what: 'reset-at-answer', answer: random.between(0, 1) })
  if (random.chance(8)) {
    const ms = random.pick([5 * SECOND, 60 * SECOND, 2 * HOUR, 26 * HOUR])
    incidents.push({ at: at(), what: 'outage', ms })
  }
  if (random.chance(4)) incidents.push({ at: at(), what: 'clock-back', ms: HOUR })
  if (random.chance(8)) {
    const ms = random.pick([2 * SECOND, 60 * SECOND])
    incidents.push({ at: at(), what: 'overload', binding: random.pick(objects), ms })
  }
  if (random.chance(8)) incidents.push({ at: at(), what: 'restore', ms: random.between(SECOND, 60 * SECOND) })
  return incidents
}

/** The plan of a seed. */
import { type BatchKind, batchKinds } from '../../../shared/domain/batch/batch.enums.ts'
import { Random } from '../platform/random.ts'
import type { Change } from '../provider/changes.ts'
import { FIRST_DELIVERY } from '../provider/order-model.ts'
import { changeOf } from '../world/chance.ts'
import { HOUR, type Incident, SECOND, type Trouble, troubleKinds } from '../world/plan.ts'
import { withActors } from './actors.ts'
import { focused } from './focus.ts'
import {
  type Act,
  type BatchPlan,
  type Clerk,
  type Command,
  type DeskClient,
  FIRST_ORDER,
  NO_ORDER,
  ROWS,
  type Start,
} from './plan.ts'

const objects = [
  'BATCHES',
  'BATCHES',
  'BATCHES',
  'DESK',
  'JOURNAL',
  'JOURNAL_HEAD',
  'TOKENS',
  'SESSIONS',
] as const

/** One of five has a focus, which rarely comes by chance. */
export function planOf(seed: number): BatchPlan {
  const random = new Random(seed ^ 0xba7c)
  const plan = planByChance(random, seed)
  return withActors(random.chance(20) ? focused(plan, random) : plan, random)
}

function planByChance(random: Random, seed: number): BatchPlan {
  const orders = Array.from({ length: random.pick([1, 2, 2, 3]) }, () => startOf(random))
  const clerks = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, (_, index) =>
    clerkOf(random, orders.length, index),
  )
  return {
    seed,
    orders,
    clerks,
    clients: random.chance(25) ? [clientOf(random, orders.length)] : [],
    incidents: incidentsOf(random, clerks, orders.length),
    troubles: troublesOf(random, orders.length),
    tasks: random.pick(['at-once', 'at-once', 'late', 'failing']),
    isLong: random.chance(5),
  }
}

function startOf(random: Random): Start {
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    Name: `Row ${index + 1}`,
    Quantity: 100 * random.between(1, 3),
    UnitPrice: 100 * random.between(1, 5),
  }))
  return { rows, deliveries: random.pick([0, 1, 2, 2]) }
}

function clerkOf(random: Random, orders: number, index: number): Clerk {
  const kind = random.pick(['session', 'session', 'server'] as const)
  const numbers = Array.from({ length: orders }, (_, place) => FIRST_ORDER + place)
  // A page always sends a key.
  const hasKey = kind === 'session' || random.chance(50)
  return {
    kind,
    id: `${kind}-${index}`,
    at: random.between(0, 3 * SECOND),
    act: actOf(random, random.pick(batchKinds), index),
    orders: random.chance(20) ? [...numbers, NO_ORDER] : numbers,
    hasKey,
    isDoubled: hasKey && random.chance(20),
    ...(random.chance(5) && { stopsAfter: random.between(0, 300) }),
    thinks: random.pick([0, 0, 0, SECOND, 5 * SECOND, 60 * SECOND]),
    onlyLooks: random.chance(5),
    commands: random.chance(50) ? commandsOf(random) : [],
    ...(kind === 'session' && random.chance(15) && { endsSessionAfter: random.between(0, 5 * SECOND) }),
    resumes: random.pick([0, 2, 5]),
    leaves: random.chance(20),
    ...(hasKey && random.chance(15) && { second: actOf(random, random.pick(['extend', 'metadata']), 7) }),
  }
}

function actOf(random: Random, kind: BatchKind, index: number): Act {
  const noted = random.chance(20) ? { note: 'As agreed' } : {}
  if (kind === 'extend') return { kind, expiryDate: `2027-0${index + 1}-01`, ...noted }
  if (kind === 'metadata')
    return { kind, metadata: { Key: random.pick(['a', 'b']), Value: `batch ${index}` }, ...noted }
  return { kind, ...noted }
}

function commandsOf(random: Random): Command[] {
  return Array.from({ length: random.between(1, 3) }, () => ({
    after: random.pick([
      random.between(0, 200),
      random.between(0, 3 * SECOND),
      random.between(0, 40 * SECOND),
    ]),
    command: random.pick(['pause', 'pause', 'resume', 'stop', 'start'] as const),
  }))
}

function clientOf(random: Random, orders: number): DeskClient {
  return {
    order: FIRST_ORDER + random.between(0, orders - 1),
    kind: 'session',
    id: 'session-desk',
    at: random.between(0, 8 * SECOND),
    change: changeOf(random, ROWS, 5),
    hasKey: random.chance(70),
    patience: 60 * SECOND,
    retries: random.between(0, 3),
    pause: 5 * SECOND,
    isDoubled: false,
    isVersioned: random.chance(30),
    isElsewhere: false,
    worksAlone: false,
  }
}

/** What a batch does to an order with a delivery, as another system does it. */
function changeLike({ act }: Clerk, random: Random): Change {
  switch (act.kind) {
    case 'deliver':
    case 'deliver-rest':
      return { operation: 'deliverOrder', ids: random.chance(50) ? [] : [1] }
    case 'extend':
      return { operation: 'extendOrder', date: act.expiryDate! }
    case 'metadata':
      return { operation: 'setOrderMetadata', key: act.metadata!.Key, value: act.metadata!.Value }
    case 'cancel':
      return { operation: 'cancelOrder' }
    case 'credit':
      return {
        operation: 'creditOrderRows',
        delivery: FIRST_DELIVERY,
        ids: random.pick([[FIRST_DELIVERY + 1], [FIRST_DELIVERY + 1, FIRST_DELIVERY + 2]]),
      }
  }
}

function incidentsOf(random: Random, clerks: readonly Clerk[], orders: number): Incident[] {
  const incidents: Incident[] = []
  const at = () => random.between(0, 15 * SECOND)
  for (let count = random.pick([0, 0, 1, 1, 2]); count > 0; count--) {
    const change = random.chance(50) ? changeLike(random.pick(clerks), random) : changeOf(random, ROWS, 9)
    const order = FIRST_ORDER + random.between(0, orders - 1)
    incidents.push({
      at: random.pick([at(), random.between(0, 4 * SECOND)]),
      what: 'other-system',
      change,
      order,
    })
  }
  for (let count = random.pick([0, 0, 1, 1, 2]); count > 0; count--) incidents.push(resetOf(random))
  if (random.chance(6))
    incidents.push({ at: at(), what: 'key-rotated', followsAfter: random.between(0, 20 * SECOND) })
  if (random.chance(10)) {
    const ms = random.pick([5 * SECOND, 60 * SECOND, 2 * HOUR, 26 * HOUR])
    incidents.push({ at: at(), what: 'outage', ms })
  }
  if (random.chance(5)) incidents.push({ at: at(), what: 'clock-back', ms: HOUR })
  if (random.chance(25)) {
    const ms = random.pick([2 * SECOND, 10 * SECOND, 150 * SECOND])
    incidents.push({ at: random.between(0, 6 * SECOND), what: 'overload', binding: random.pick(objects), ms })
  }
  return incidents
}

/** Half of them hit the moment of a write. */
function resetOf(random: Random): Incident {
  const binding = random.chance(15) ? undefined : random.pick(objects)
  return {
    what: 'reset',
    ...(random.chance(50)
      ? { step: random.between(0, 40), ofWrite: random.between(0, 3) }
      : { step: random.between(1, 250) }),
    ...(binding && { binding }),
  }
}

function troublesOf(random: Random, orders: number): Trouble[] {
  const ms = () => random.between(10 * SECOND, 28 * SECOND)
  const kind = () => random.pick(troubleKinds)
  // A provider that fails again and again ends the patience of a batch.
  if (random.chance(6)) {
    const failure = random.pick(['failed-500', 'failed-502', 'request-lost', 'limited-429'] as const)
    const from = random.between(0, 8)
    return Array.from({ length: 60 }, (_, index) => ({ call: from + index, kind: failure, ms: ms() }))
  }
  return Array.from({ length: random.pick([0, 1, 1, 2, 3]) }, () =>
    random.chance(60)
      ? { call: random.between(0, orders), ofWrites: true, kind: kind(), ms: ms() }
      : { call: random.between(0, 20), kind: kind(), ms: ms() },
  )
}

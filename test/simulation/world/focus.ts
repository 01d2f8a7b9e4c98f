/**
 * Plans that bring together what is dangerous together: a write whose answer is lost and another system that does
 * something like it at the same time, a reset at the very moment of a write, a client that comes back after hours. Plans of
 * chance rarely meet them.
 */
import type { Random } from '../platform/random.ts'
import type { Change } from '../provider/changes.ts'
import { changeOf } from './chance.ts'
import {
  type Binding,
  bindings,
  type Client,
  HOUR,
  type Incident,
  type Plan,
  SECOND,
  type Trouble,
  type TroubleKind,
  troubleKinds,
} from './plan.ts'
import { rivalsOf } from './rivals.ts'

type Focus = (plan: Plan, random: Random) => Plan

/** The troubles after which it is not known whether a write was done. */
const losing: readonly TroubleKind[] = [
  'request-lost',
  'answer-lost',
  'held',
  'late-504',
  'done-502',
  'slow',
  'cut',
  'garbage',
]

/** The plan with one of the focuses. */
export function focused(plan: Plan, random: Random): Plan {
  return random.pick(focuses)(plan, random)
}

const focuses: readonly Focus[] = [
  rivalAtALostWrite,
  rivalAtALostWrite,
  rivalAtALostWrite,
  sameWish,
  comesBackLate,
  troublesInARow,
  slowProvider,
  resetAtAWrite,
  overload,
  staleVersion,
  restoredBackup,
  lostAcceptance,
]

/** The answer of the first write is lost, and another system does something like it before the desk looks. */
function rivalAtALostWrite(plan: Plan, random: Random): Plan {
  const { rows } = plan
  const wish = plan.clients[0]!.change
  const [first, ...others] = withFirst(plan, {
    at: random.between(0, SECOND),
    isElsewhere: false,
    // Sometimes the order is so already.
    change: random.chance(40) ? asIs(wish, rows) : wish,
  })
  const rivals = Array.from({ length: random.pick([1, 1, 2]) }, (): Incident => {
    const delay = random.pick([
      // While the desk prepares and sends it, before it looks for the first time, and before it looks again.
      random.between(20, 200),
      random.between(200, 3 * SECOND),
      random.between(3 * SECOND, 29 * SECOND),
    ])
    return { at: first.at + delay, what: 'other-system', change: rivalTo(first.change, plan, random) }
  })
  const met: Plan = {
    ...plan,
    clients: [first, ...(random.chance(50) ? [] : others)],
    troubles: [writeTrouble(0, random.pick(losing), random)],
    incidents: rivals,
    tasks: random.pick(['at-once', 'at-once', plan.tasks]),
    // Rows of the same amount are told apart by nothing else than their ids.
    rows: random.chance(30) ? rows.map((row) => ({ ...rows[0]!, Name: row.Name })) : rows,
  }
  return random.chance(15) ? afterALateArrival(met, random) : met
}

/** The write arrives when the desk has looked for the first time, and the other system comes after it. */
function afterALateArrival(plan: Plan, random: Random): Plan {
  const [first, ...others] = withFirst(plan, {
    hasKey: true,
    patience: 60 * SECOND,
    retries: 2,
    pause: 40 * SECOND,
  })
  const kind = random.pick(['held', 'late-504'] as const)
  return {
    ...plan,
    clients: [first, ...others],
    troubles: [{ call: 0, ofWrites: true, kind, ms: random.between(10 * SECOND, 12 * SECOND) }],
    incidents: plan.incidents.map((rival) => ({
      ...rival,
      at: first.at + random.between(13 * SECOND, 29 * SECOND),
    })),
  }
}

/** The change with the values that the rows have. */
function asIs(change: Change, rows: Plan['rows']): Change {
  if (change.operation !== 'updateOrderRow' && change.operation !== 'updateOrderRows') return change
  const updates = change.updates.map(({ row }) => ({ row, values: { UnitPrice: rows[row - 1]!.UnitPrice } }))
  return { ...change, updates }
}

/** Two clients want the same, and the first one may never learn that it has it. */
function sameWish(plan: Plan, random: Random): Plan {
  const [first] = plan.clients
  const wish: Client = { ...first!, isElsewhere: false, isVersioned: false, retries: random.between(0, 2) }
  const leaves = random.chance(50)
  const one = { ...wish, id: 'server-1', at: 0, ...(leaves && { patience: random.between(50, SECOND) }) }
  const other = {
    ...wish,
    id: random.pick(['server-1', 'server-2']),
    at: random.pick([random.between(20, 600), random.between(300, 40 * SECOND)]),
    patience: 60 * SECOND,
  }
  const isCalm = leaves || random.chance(40)
  return {
    ...plan,
    clients: [one, other],
    troubles: isCalm ? [] : [writeTrouble(0, random.pick(losing), random)],
    incidents: [],
  }
}

/** A client leaves early and comes back when a short memory has forgotten its write. */
function comesBackLate(plan: Plan, random: Random): Plan {
  const patience = random.between(20, 2 * SECOND)
  const retries = random.between(1, 3)
  const pause = random.pick([11 * 60 * SECOND, HOUR, 5 * HOUR, 20 * HOUR])
  const clients = withFirst(plan, {
    // Without one, nothing is remembered for so long.
    hasKey: true,
    patience,
    pause,
    // A key is remembered for a day.
    retries: pause === 20 * HOUR ? 1 : retries,
  })
  return { ...plan, clients, troubles: random.chance(50) ? [] : plan.troubles }
}

/** Calls fail one after the other, as a renewed token that meets the next trouble. */
function troublesInARow(plan: Plan, random: Random): Plan {
  const first = random.between(0, 6)
  const kinds = random.pick([
    ['rejected-401', random.pick(losing)],
    ['limited-429', random.pick(losing)],
    ['held', 'held', 'held', 'held', 'held'],
    [random.pick(troubleKinds), random.pick(troubleKinds), random.pick(troubleKinds)],
  ] as const)
  const isOfWrites = random.chance(50)
  const troubles = kinds.map((kind, index): Trouble => {
    const trouble = { ...writeTrouble(index, kind, random), ms: random.between(2 * SECOND, 28 * SECOND) }
    return isOfWrites ? trouble : { ...trouble, call: first + index, ofWrites: false }
  })
  return { ...plan, troubles }
}

/** Each answer takes about as long as the edge waits, so a queue runs out of time. */
function slowProvider(plan: Plan, random: Random): Plan {
  const patient = plan.clients.map((client) => ({
    ...client,
    at: random.between(0, 2 * SECOND),
    patience: 60 * SECOND,
  }))
  const another = {
    ...patient[0]!,
    id: 'server-3',
    at: 3 * SECOND,
    change: changeOf(random, plan.rows.length, 7),
  }
  const troubles = Array.from({ length: 9 }, (_, call): Trouble => {
    return { call, kind: 'slow', ms: random.between(3 * SECOND, 13 * SECOND) }
  })
  return { ...plan, clients: [...patient, another], troubles, incidents: [] }
}

/** An object, or the process, is reset while a write is on its way, or its answer is. */
function resetAtAWrite(plan: Plan, random: Random): Plan {
  const [first, ...others] = withFirst(plan, { isElsewhere: false })
  const incidents = Array.from({ length: random.pick([1, 1, 2]) }, (): Incident => {
    if (random.chance(30)) return { what: 'reset-at-answer', answer: random.pick([0, 0, 1]) }
    const binding = random.pick<Binding | undefined>(['DESK', 'DESK', ...bindings, undefined])
    return {
      what: 'reset',
      ofWrite: random.pick([0, 0, 1]),
      step: random.between(0, 60),
      ...(binding && { binding }),
    }
  })
  const isAlone = random.chance(50)
  return {
    ...plan,
    clients: isAlone ? [first] : [first, ...others],
    incidents,
    troubles: random.chance(60) ? [] : [writeTrouble(0, random.pick(losing), random)],
  }
}

/** The platform lets no call into one kind of object, for a while. */
function overload(plan: Plan, random: Random): Plan {
  const incident: Incident = {
    at: random.between(0, 4 * SECOND),
    what: 'overload',
    binding: random.pick(['JOURNAL', ...bindings]),
    ms: random.pick([300, 3 * SECOND, 60 * SECOND, HOUR]),
  }
  return { ...plan, incidents: [...plan.incidents, incident] }
}

/** A backup of some moment before, in or after a write takes the place of the state, and its client asks again. */
function restoredBackup(plan: Plan, random: Random): Plan {
  const [first, ...others] = withFirst(plan, {
    at: random.between(0, SECOND),
    isElsewhere: false,
    patience: random.pick([60 * SECOND, random.between(20, 2 * SECOND)]),
    retries: random.between(1, 4),
  })
  const restore: Incident = {
    at: first.at + random.pick([0, random.between(0, 500), random.between(0, 5 * SECOND)]),
    what: 'restore',
    ms: random.pick([random.between(20, 500), random.between(0, 10 * SECOND), HOUR]),
  }
  const later = { ...first, at: restore.at + restore.ms + random.between(20, 5 * SECOND), id: 'server-4' }
  const newcomer = { ...later, change: changeOf(random, plan.rows.length, 8), patience: 60 * SECOND }
  return {
    ...plan,
    clients: random.chance(50) ? [first, newcomer] : [first, ...others, later],
    incidents: random.chance(60) ? [restore] : [restore, ...plan.incidents],
    troubles: random.chance(50) ? [] : plan.troubles,
  }
}

/** The order changes between a client's look at it and its write. */
function staleVersion(plan: Plan, random: Random): Plan {
  const clients = withFirst(plan, { isVersioned: true, at: random.between(0, SECOND), thinks: 2 * SECOND })
  const change = random.chance(60)
    ? rivalTo(clients[0].change, plan, random)
    : changeOf(random, plan.rows.length, 9)
  const rival: Incident = {
    at: clients[0].at + random.between(100, 2 * SECOND),
    what: 'other-system',
    change,
  }
  return { ...plan, clients, incidents: [...plan.incidents, rival], troubles: [] }
}

/** The provider accepts a write whose end is then hard to see: its task fails or takes long, or cannot be read. */
function lostAcceptance(plan: Plan, random: Random): Plan {
  const [first, ...others] = withFirst(plan, { isElsewhere: false })
  return {
    ...plan,
    clients: [first, ...others],
    tasks: random.pick(['late', 'failing']),
    troubles: Array.from({ length: random.between(0, 3) }, () => ({
      call: random.between(1, 6),
      kind: random.pick(troubleKinds),
      ms: random.between(10 * SECOND, 28 * SECOND),
    })),
  }
}

function withFirst({ clients }: Plan, changed: Partial<Client>): [Client, ...Client[]] {
  const [first, ...others] = clients
  return [{ ...first!, ...changed }, ...others]
}

function rivalTo(change: Change, plan: Plan, random: Random): Change {
  return random.pick(rivalsOf(change, plan.rows, random))
}

/** @param write which of the run's writes, from 0 */
function writeTrouble(write: number, kind: TroubleKind, random: Random): Trouble {
  return { call: write, ofWrites: true, kind, ms: random.between(10 * SECOND, 28 * SECOND) }
}

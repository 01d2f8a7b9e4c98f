/**
 * What happens in a run, as data that follows from its seed: who does what when, and what goes wrong. A failing plan is
 * made smaller by leaving parts out.
 */
import { Random } from '../platform/random.ts'
import type { Change, RowValues } from '../provider/changes.ts'
import { FIRST_DELIVERY } from '../provider/order-model.ts'

/** What the network or the provider does to one call. */
export const troubleKinds = [
  /** Nothing arrives, and the connection breaks. */
  'request-lost',
  /** It arrives, and the connection breaks before the answer. */
  'answer-lost',
  /** It arrives after the edge has stopped waiting. */
  'held',
  /** A gateway gives up, and it arrives afterwards. */
  'late-504',
  'failed-500',
  'failed-502',
  'done-500',
  'done-502',
  'rejected-401',
  'limited-429',
  /** The answer comes after the edge has stopped waiting. */
  'slow',
  /** The answer breaks off after its head. */
  'cut',
  /** The answer's body is not JSON. */
  'garbage',
] as const
export type TroubleKind = (typeof troubleKinds)[number]

export interface Trouble {
  /** Which call of the run, from 0. */
  call: number
  kind: TroubleKind
  /** How late it is, in milliseconds. */
  ms: number
}

/** Somebody who wants one write done. */
export interface Client {
  kind: 'session' | 'server'
  id: string
  /** Milliseconds after the beginning of the run. */
  at: number
  change: Change
  hasKey: boolean
  /** Milliseconds that it waits for an answer. */
  patience: number
  /** How often it asks again after it got none, or one that says so. */
  retries: number
  /** Milliseconds between two attempts. */
  pause: number
  /** Whether it sends each attempt twice at once, as a proxy does that tries again. */
  isDoubled: boolean
  /** Whether it names the version of the order that it has read. */
  isVersioned: boolean
  /** Whether it asks a second edge, which has a state of its own. */
  isElsewhere: boolean
  /** What it asks for under the same key once it has its answer, by mistake. */
  second?: Change
  /** Whether the worker ends before it can say whether the answer was taken. */
  worksAlone: boolean
}

/** Something that happens to the world. */
export type Incident =
  /** Another system changes the order at the provider. */
  | { at: number; what: 'other-system'; change: Change }
  | { at: number; what: 'key-rotated'; followsAfter: number }
  | { at: number; what: 'outage'; ms: number }
  | { at: number; what: 'clock-back'; ms: number }
  /** One kind of object, or the whole process, is reset before an event of the loop. */
  | { step: number; what: 'reset'; binding?: 'DESK' | 'JOURNAL' | 'JOURNAL_HEAD' | 'TOKENS' }

export interface Plan {
  seed: number
  rows: RowValues[]
  clients: Client[]
  incidents: Incident[]
  troubles: Trouble[]
  tasks: 'at-once' | 'late' | 'failing'
  /** Whether the desk has the tables of an earlier release. */
  isUpgraded: boolean
  /** Whether the run goes on until nothing is kept any more, a year later. */
  isLong: boolean
  /** Whether flushes say that they are done, and are not. */
  diskLies: boolean
}

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const names = ['Lamp', 'Bulb', 'Cable']

/** The plan of a seed. */
export function planOf(seed: number): Plan {
  const random = new Random(seed)
  const rows = Array.from({ length: random.between(1, 3) }, () => rowOf(random))
  const clients = Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, (_, index) =>
    clientOf(random, rows.length, index),
  )
  return {
    seed,
    rows,
    clients,
    incidents: incidentsOf(random, clients, rows.length),
    troubles: Array.from({ length: random.pick([0, 1, 1, 2, 3]) }, () => troubleOf(random)),
    tasks: random.pick(['at-once', 'at-once', 'at-once', 'at-once', 'late', 'failing']),
    isUpgraded: random.chance(10),
    isLong: random.chance(5),
    diskLies: false,
  }
}

function rowOf(random: Random): RowValues {
  return {
    Name: random.pick(names),
    Quantity: 100 * random.between(1, 3),
    UnitPrice: 100 * random.between(1, 5),
  }
}

function clientOf(random: Random, rows: number, index: number): Client {
  const kind = random.pick(['session', 'server'] as const)
  const hasKey = random.chance(kind === 'session' ? 80 : 40)
  return {
    kind,
    id: `${kind}-${random.between(1, 2)}`,
    at: random.between(0, 3 * SECOND),
    change: changeOf(random, rows, index),
    hasKey,
    patience: random.chance(60) ? 60 * SECOND : random.between(1, 12 * SECOND),
    retries: random.between(0, 5),
    // Without a key, the desk knows the same content for ten minutes.
    pause: random.pick([0, SECOND, 5 * SECOND, 40 * SECOND, 300 * SECOND]),
    // Without a key, two requests at once are two writes.
    isDoubled: hasKey && random.chance(10),
    isVersioned: random.chance(30),
    isElsewhere: random.chance(15),
    worksAlone: random.chance(30),
    ...(hasKey &&
      random.chance(10) && { second: { operation: 'setOrderMetadata', key: 'a', value: 'second' } }),
  }
}

/** @param index makes the content of each client's write its own, but for what sets something */
function changeOf(random: Random, rows: number, index: number): Change {
  const row = random.between(1, rows)
  const added = (): RowValues => ({ ...rowOf(random), Name: `${random.pick(names)} of ${index}` })
  const price = () => ({ row: random.between(1, rows), values: { UnitPrice: 100 * random.between(1, 9) } })
  const credited = { delivery: FIRST_DELIVERY, ids: [FIRST_DELIVERY + random.between(1, 2)] }
  const makers: (() => Change)[] = [
    () => ({ operation: 'addOrderRow', rows: [added()] }),
    () => ({ operation: 'addOrderRow', rows: [added()] }),
    () => ({ operation: 'addOrderRows', rows: [added(), added()] }),
    () => ({ operation: 'replaceOrderRows', rows: [added()] }),
    () => ({ operation: 'updateOrderRow', updates: [price()] }),
    () => ({ operation: 'updateOrderRow', updates: [{ row, values: { IsCancelled: true } }] }),
    () => ({
      operation: 'updateOrderRows',
      updates: [{ row, values: { UnitPrice: 100 * random.between(1, 9) } }].concat(
        row === 1 ? [] : [{ ...price(), row: 1 }],
      ),
    }),
    () => ({
      operation: 'setOrderMetadata',
      key: random.pick(['a', 'b']),
      value: String(random.between(1, 3)),
    }),
    () => ({ operation: 'extendOrder', date: `2027-0${random.between(1, 3)}-01` }),
    () => ({ operation: 'cancelAmount', total: 100 * random.between(1, 4) }),
    () => ({ operation: 'cancelOrderRows', ids: rows > 1 && random.chance(50) ? [1, 2] : [row] }),
    () => ({ operation: 'cancelOrder' }),
    () => ({ operation: 'deliverOrder', ids: random.chance(50) ? [] : [row] }),
    () => ({ operation: 'deliverOrder', ids: [row] }),
    () => ({ operation: 'deliverAndLowerAmount', amount: 100 * random.between(1, 3) }),
    () => ({ operation: 'creditOrderRows', ...credited }),
    () => ({
      operation: 'creditNewRow',
      ...credited,
      ids: random.chance(50) ? [] : credited.ids,
      added: added(),
    }),
    () => ({ operation: 'creditWithFee', ...credited, fee: 100 * random.between(1, 3) }),
    () => ({ operation: 'creditAmount', delivery: FIRST_DELIVERY, total: 100 * random.between(1, 8) }),
  ]
  return random.pick(makers)()
}

function incidentsOf(random: Random, clients: readonly Client[], rows: number): Incident[] {
  const incidents: Incident[] = []
  const at = () => random.between(0, 15 * SECOND)
  for (let count = random.pick([0, 0, 0, 1, 1, 2]); count > 0; count--) {
    // What a client wants too, or something else.
    const isSame = random.chance(40)
    const change = isSame ? random.pick(clients).change : changeOf(random, rows, 9)
    incidents.push({ at: random.between(0, 5 * SECOND), what: 'other-system', change })
  }
  for (let count = random.pick([0, 0, 1, 1, 2]); count > 0; count--) {
    const binding = random.pick([
      'DESK',
      'DESK',
      'DESK',
      'JOURNAL',
      'JOURNAL_HEAD',
      'TOKENS',
      undefined,
    ] as const)
    incidents.push({ step: random.between(1, 200), what: 'reset', ...(binding && { binding }) })
  }
  if (random.chance(8))
    incidents.push({ at: at(), what: 'key-rotated', followsAfter: random.between(0, 20 * SECOND) })
  if (random.chance(6)) {
    incidents.push({
      at: at(),
      what: 'outage',
      ms: random.pick([5 * SECOND, 60 * SECOND, 2 * HOUR, 26 * HOUR]),
    })
  }
  if (random.chance(4)) incidents.push({ at: at(), what: 'clock-back', ms: HOUR })
  return incidents
}

function troubleOf(random: Random): Trouble {
  return {
    call: random.between(0, 12),
    kind: random.pick(troubleKinds),
    ms: random.between(10 * SECOND, 28 * SECOND),
  }
}

/** Plans of chance. */
import type { Random } from '../platform/random.ts'
import type { Change, RowValues } from '../provider/changes.ts'
import { FIRST_DELIVERY } from '../provider/order-model.ts'
import {
  type Binding,
  bindings,
  type Client,
  HOUR,
  type Incident,
  type Plan,
  SECOND,
  type Trouble,
  troubleKinds,
} from './plan.ts'

const names = ['Lamp', 'Bulb', 'Cable']

export function planByChance(random: Random, seed: number): Plan {
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
export function changeOf(random: Random, rows: number, index: number): Change {
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
    const binding = random.pick<Binding | undefined>(['DESK', 'DESK', ...bindings, undefined])
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

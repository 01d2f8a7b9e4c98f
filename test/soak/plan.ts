/** How large a soak is, from its length; and all of its randomness, from its seed. */
import { parseArgs } from 'node:util'
import { type Random, randomFrom } from '../../provider/simulation/random.ts'

export type { Random } from '../../provider/simulation/random.ts'

export interface Plan {
  seed: number
  /** Whether the bundles were built before. */
  isBuilt: boolean
  /** Milliseconds of traffic. */
  lastsMs: number
  /** In these first milliseconds processes are killed; then the memory is measured without. */
  killsMs: number
  sessions: number
  orders: number
  /** A stream of random numbers for each client: it does not depend on what the others do. */
  randomOf(client: string): Random
}

const WHOLE = { seconds: 300, sessions: 200, orders: 1000 }
/** What `npm test` runs: as much traffic for each order, by fewer clients, so that other tests can run beside it. */
const SHORT = { seconds: 30, sessions: 16, orders: 100 }

/** @param parameters of the command line: `--short`, `--built`, and `--seed`, `--seconds`, `--sessions`, `--orders` with a number */
export function readPlan(parameters: readonly string[]): Plan {
  const number = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const numbers = { seed: number, seconds: number, sessions: number, orders: number }
  const options = { short: flag, built: flag, ...numbers }
  const { values } = parseArgs({ args: [...parameters], options })
  const of = (name: keyof typeof numbers, standard: number) => {
    const value = Number(values[name] ?? standard)
    if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} takes a number above 0.`)
    return value
  }
  const size = values.short ? SHORT : WHOLE
  const seed = of('seed', (Date.now() % 1_000_000) + 1)
  const lastsMs = of('seconds', size.seconds) * 1000
  return {
    seed,
    isBuilt: values.built ?? false,
    lastsMs,
    killsMs: lastsMs * 0.4,
    sessions: of('sessions', size.sessions),
    orders: of('orders', size.orders),
    randomOf: (client) => randomFrom(placeOf(seed, client)),
  }
}

/** FNV-1a over the seed and the name, so that neighbouring clients have unrelated numbers. */
function placeOf(seed: number, client: string): number {
  let place = 0x81_1c_9d_c5
  for (const sign of `${seed}/${client}`) place = Math.imul(place ^ sign.charCodeAt(0), 0x01_00_01_93)
  return place
}

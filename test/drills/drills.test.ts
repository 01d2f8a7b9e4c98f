/**
 * Fourteen failures of a running edge. Each brings its alert within two minutes and no other, by the rules of
 * `deploy/monitoring` in a real Prometheus, and nothing that was acknowledged is lost. `npm run drills` runs them.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { dist } from '../../scripts/places.ts'
import { tell } from '../../deploy/command/seen-folder.ts'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort } from '../../scripts/workerd.ts'
import { atEdge, openSession } from '../support/client.ts'
import { startMixedEdge } from '../support/mixed-edge.ts'
import { callSandbox, createOrder } from '../support/sandbox.ts'
import { buildWithClock } from './clock.ts'
import { emptyDisk, fillDisk, makeReadOnly, mountDisk, unmountDisk } from './disk.ts'
import { longerMs, untilOthersMs } from './prometheus.ts'
import { renamedBuild } from './renamed-build.ts'
import { metricsEnv, World, type WorldOptions } from './world.ts'

/** The promise: from the failure to the alert, with an operator's Prometheus. */
const PROMISED_MS = 120_000
/** Rows that the clerks write before the failure, and for which they wait after it. */
const ROWS = 8
const SERVER = { Authorization: 'Bearer sandbox-api-key-100001', 'Content-Type': 'application/json' }
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 1, VatPercent: 2500 }

interface Drill {
  name: string
  alert: string
  options?: () => Promise<WorldOptions> | WorldOptions
  /** Rows that the clerks write before the failure, if they are more than for others. */
  rows?: number
  fail(world: World): Promise<void>
  /** Makes good what failed; afterwards the clerks work again. */
  repair(world: World): Promise<void>
  /** Ends what the drill has beside its world. */
  end?(world: World): void
}

const nothing = () => Promise.resolve()
const restart = async (world: World, between: () => void = () => undefined): Promise<void> => {
  await world.stopEdge('SIGTERM')
  between()
  await world.startEdge()
}

/** Prometheus reads this address too: an edge of another build comes there. */
let otherPort = 0
let otherEdge: { stop(): Promise<void> } | undefined

const journalIn = (state: string) => join(state, 'edge/Journal')

/** Starts the edge that Prometheus reads beside the one of the world. Nobody calls it. */
async function startOther(build: string): Promise<void> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-drill-'))
  const builds = { worker: build, objects: build }
  const provider = 'http://127.0.0.1:9'
  const { stop } = await startMixedEdge(builds, {
    provider,
    stateDirectory,
    env: metricsEnv,
    port: otherPort,
  })
  otherEdge = {
    async stop() {
      await stop()
      rmSync(stateDirectory, { recursive: true, force: true })
    },
  }
}

/** The provider's environment in which the first merchant has another secret, and no earlier token is valid. */
function otherSecrets(): Record<string, string> {
  const { provider } = sandboxEnv({ demo: '', edge: '', provider: '' })
  const [first, ...others] = JSON.parse(provider['MERCHANTS']!) as object[]
  return {
    MERCHANTS: JSON.stringify([{ ...first, ClientSecret: 'another-secret-of-no-value' }, ...others]),
    TOKEN_SIGNING_KEY: 'another-token-signing-key-of-no-value-at-all',
  }
}

/** The edge goes on with a clock that jumps. */
async function onAnotherClock(world: World, seconds: number): Promise<void> {
  await world.stopEdge('SIGTERM')
  await world.startBuild(buildWithClock(seconds))
}

const drills: Drill[] = [
  {
    name: 'provider dead',
    alert: 'ProviderDown',
    fail: (world) => world.stopProvider('SIGKILL'),
    repair: (world) => world.startProvider(),
  },
  {
    name: 'provider slow',
    alert: 'ProviderSlow',
    async fail({ addresses }) {
      await callSandbox(addresses, 'faults', { path: '/api/v1/orders/*', latencyMs: 3_000, times: 100_000 })
    },
    async repair({ addresses }) {
      await callSandbox(addresses, 'faults', undefined, 'DELETE')
    },
  },
  {
    name: 'refused credentials',
    alert: 'ProviderRejectsCredentials',
    async fail(world) {
      await world.stopProvider('SIGTERM')
      // The merchant's secret is another one, and tokens of before are not accepted.
      await world.startProvider(otherSecrets())
    },
    async repair(world) {
      await world.stopProvider('SIGTERM')
      await world.startProvider()
    },
  },
  {
    name: 'object overloaded',
    alert: 'DeskOverloaded',
    // Each write begins with a read, and so many at once wait for each other: among few others they make a slow provider.
    rows: 100,
    async fail({ addresses }) {
      const id = await createOrder(addresses, { OrderRows: [row] })
      const write = async () => {
        const headers = { ...SERVER, 'Idempotency-Key': crypto.randomUUID() }
        const init = { method: 'POST', headers, body: JSON.stringify(row) }
        await (await fetch(`${addresses.edge}/api/v1/orders/${id}/rows/`, init)).arrayBuffer()
      }
      await Promise.all(Array.from({ length: 80 }, write))
    },
    repair: nothing,
  },
  {
    name: 'herd',
    alert: 'CallersLimited',
    options: () => ({ rates: { SESSION_RATE: 100 } }),
    async fail({ addresses }) {
      const { token } = await openSession(addresses)
      for (let wave = 0; wave < 4; wave++) {
        await Promise.all(
          Array.from({ length: 60 }, async () => {
            await (await atEdge(addresses, '/session', { token })).arrayBuffer()
          }),
        )
      }
    },
    repair: nothing,
  },
  {
    name: 'full disk',
    alert: 'StorageFailing',
    options: () => ({ prepare: (state) => mountDisk(state) }),
    fail: ({ state }) => Promise.resolve(fillDisk(state)),
    repair: ({ state }) => Promise.resolve(emptyDisk(state)),
    end: ({ state }) => unmountDisk(state),
  },
  {
    // workerd does not start on it, as after the restart of a machine whose disk has a fault.
    name: 'read-only disk',
    alert: 'EdgeDown',
    options: () => ({ prepare: (state) => mountDisk(state) }),
    async fail(world) {
      const started = restart(world, () => makeReadOnly(world.state, true))
      await expect(started).rejects.toThrow('SQLITE_CANTOPEN')
    },
    async repair(world) {
      makeReadOnly(world.state, false)
      await world.startEdge()
    },
    end: ({ state }) => unmountDisk(state),
  },
  {
    name: 'wrong clock',
    alert: 'ClockWrong',
    fail: (world) => onAnotherClock(world, 10 * 60),
    // As the page says: no wrong instant stays in memory.
    repair: (world) => restart(world),
  },
  {
    name: 'clock that goes back an hour',
    alert: 'ClockWrong',
    fail: (world) => onAnotherClock(world, -60 * 60),
    // As the page says: no wrong instant stays in memory.
    repair: (world) => restart(world),
  },
  {
    name: 'version skew',
    alert: 'VersionSkew',
    async options() {
      otherPort = await freePort()
      await startOther(dist)
      return { others: [`http://127.0.0.1:${otherPort}`] }
    },
    async fail() {
      await otherEdge!.stop()
      await startOther(renamedBuild())
    },
    repair: nothing,
    end: () => void otherEdge!.stop(),
  },
  {
    name: 'unbalanced payout',
    alert: 'PayoutUnbalanced',
    async fail({ addresses }) {
      const date = '2026-01-15'
      await callSandbox(addresses, 'reports', { date, rows: 20, unbalanced: true })
      const headers = { ...SERVER, 'Idempotency-Key': crypto.randomUUID() }
      const init = { method: 'POST', headers, body: JSON.stringify({ date }) }
      const closed = await fetch(`${addresses.edge}/api/v2/reports/closings`, init)
      expect(closed.status).toBe(201)
    },
    repair: nothing,
  },
  {
    name: 'outbox stuck',
    alert: 'JournalStuck',
    options: () => ({
      prepare(state) {
        mkdirSync(journalIn(state))
        mountDisk(journalIn(state))
      },
    }),
    // The journal alone has no room: writes go on, and their entries wait.
    fail: ({ state }) => Promise.resolve(fillDisk(journalIn(state))),
    repair: ({ state }) => Promise.resolve(emptyDisk(journalIn(state))),
    end: ({ state }) => unmountDisk(journalIn(state)),
  },
  {
    name: 'key rotated',
    alert: 'SessionsRefused',
    async fail(world) {
      const { addresses } = world
      const { token } = await openSession(addresses)
      await world.stopEdge('SIGTERM')
      await world.startEdge({
        SESSION_KEYS: JSON.stringify([{ kid: 'next', secret: 'a-session-key-that-replaced-the-old-one' }]),
      })
      for (let page = 0; page < 30; page++) {
        const answer = await atEdge(addresses, '/session', { token })
        await answer.arrayBuffer()
        expect(answer.status).toBe(401)
      }
    },
    repair: (world) => restart(world),
  },
  {
    name: 'state restored',
    // Until an operator has told the edge of it: then what acknowledged answers say is at the provider, once.
    alert: 'StateLocked',
    async fail(world) {
      const copy = join(world.folder, 'backup')
      await restart(world, () => cpSync(world.state, copy, { recursive: true }))
      await world.untilWritten(ROWS)
      await restart(world, () => {
        rmSync(world.state, { recursive: true })
        cpSync(copy, world.state, { recursive: true })
      })
    },
    repair: (world) => restart(world, () => tell(world.seen, 'restored')),
  },
]

/** Watches the alerts until the one fires, and until every other would have fired. @returns when it fired, and all that fired */
async function watch(world: World, alert: string): Promise<{ firedAt: number; seen: string[] }> {
  const seen = new Set<string>()
  let firedAt = Infinity
  for (let end = Date.now() + PROMISED_MS; Date.now() < end; await setTimeout(500)) {
    for (const name of await world.firing()) {
      if (name === alert && !seen.has(name)) {
        firedAt = Date.now()
        end = firedAt + untilOthersMs()
      }
      seen.add(name)
    }
  }
  return { firedAt, seen: [...seen] }
}

async function run(drill: Drill, world: World): Promise<void> {
  const { alert, rows = ROWS } = drill
  await world.untilWritten(rows)
  expect(await world.firing()).toEqual([])
  const start = Date.now()
  await drill.fail(world)
  const { firedAt, seen } = await watch(world, alert)
  expect(seen).toEqual([alert])
  const took = firedAt - start + longerMs(alert)
  console.log(`${drill.name}: ${alert}, ${(took / 1000).toFixed(0)} s with an operator's Prometheus`)
  expect(took).toBeLessThanOrEqual(PROMISED_MS)
  await drill.repair(world)
  await world.untilWritten(ROWS)
  await world.clerks.end()
  expect(await world.clerks.audit()).toEqual({ missing: [], twice: [] })
}

describe('the right alert and no other, and nothing acknowledged is lost', { tags: 'long' }, () => {
  it.each(drills)('$name', { timeout: 300_000 }, async (drill) => {
    const world = await World.open(await drill.options?.())
    try {
      await run(drill, world)
    } finally {
      drill.end?.(world)
      await world.close()
    }
  })
})

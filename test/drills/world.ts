/** The world of a drill: a provider, an edge, a Prometheus that reads it, and clerks who work meanwhile. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Rates } from '../../edge/config/rates.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { freePort, type RunningWorker } from '../../scripts/workerd.ts'
import { startEdge } from '../support/edge-process.ts'
import { startMixedEdge } from '../support/mixed-edge.ts'
import { startProvider } from '../support/provider-process.ts'
import { Clerks } from './clerks.ts'
import { type Prometheus, startPrometheus } from './prometheus.ts'

const METRICS_KEY = 'metrics-key-of-drills'
export const metricsEnv = {
  METRICS_KEY_HASHES: JSON.stringify([createHash('sha256').update(METRICS_KEY).digest('hex')]),
}

/** What differs from an ordinary edge. */
export interface WorldOptions {
  rates?: Partial<Rates>
  /** Further edges that Prometheus reads. They need not be there yet. */
  others?: readonly string[]
  /** Prepares the folder of the state, before anything runs. */
  prepare?: (state: string) => void
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

export class World {
  readonly folder = mkdtempSync(join(tmpdir(), 'order-admin-drill-'))
  /** Where the edge keeps its state. */
  readonly state = join(this.folder, 'state')
  /** Where it notes beside it which state it was. */
  readonly seen = join(this.folder, 'seen')
  readonly clerks: Clerks
  readonly addresses: Addresses
  readonly #options: WorldOptions
  #provider: RunningWorker | undefined
  #edge: Pick<RunningWorker, 'stop'> | undefined
  #prometheus: Prometheus | undefined

  private constructor(addresses: Addresses, options: WorldOptions) {
    this.addresses = addresses
    this.#options = options
    this.clerks = new Clerks(addresses)
  }

  static async open(options: WorldOptions = {}): Promise<World> {
    const [edge, provider] = [await freePort(), await freePort()]
    const world = new World(
      { edge: addressOf(edge), provider: addressOf(provider), demo: 'http://demo.test' },
      options,
    )
    try {
      mkdirSync(join(world.state, 'edge'), { recursive: true })
      mkdirSync(world.seen)
      options.prepare?.(world.state)
      await world.startProvider()
      await world.startEdge()
      const folder = join(world.folder, 'prometheus')
      mkdirSync(folder)
      const targets = [world.addresses.edge, ...(options.others ?? [])]
      world.#prometheus = await startPrometheus(folder, targets, METRICS_KEY)
      await world.#prometheus.hasRead()
      await world.clerks.begin()
    } catch (error) {
      await world.close()
      throw error
    }
    return world
  }

  firing(): Promise<string[]> {
    return this.#prometheus!.firing()
  }

  /** @param changes of the provider's environment */
  async startProvider(changes: Record<string, string> = {}): Promise<void> {
    const port = Number(new URL(this.addresses.provider).port)
    this.#provider = await startProvider(join(this.folder, 'provider'), undefined, changes, port)
  }

  async stopProvider(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#provider?.stop(signal)
    this.#provider = undefined
  }

  /** @param env changes of the edge's environment */
  async startEdge(env: Record<string, string> = {}): Promise<void> {
    const { rates } = this.#options
    this.#edge = await startEdge({
      provider: this.addresses.provider,
      stateDirectory: this.state,
      seenDirectory: this.seen,
      port: Number(new URL(this.addresses.edge).port),
      env: { ...metricsEnv, ...env },
      ...(rates && { rates }),
    })
  }

  /** Starts another build of the edge in its place. @param build a folder in the place of `dist` */
  async startBuild(build: string): Promise<void> {
    this.#edge = await startMixedEdge(
      { worker: build, objects: build },
      {
        provider: this.addresses.provider,
        stateDirectory: this.state,
        port: Number(new URL(this.addresses.edge).port),
        env: metricsEnv,
      },
    )
  }

  async stopEdge(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#edge?.stop(signal)
    this.#edge = undefined
  }

  /** Waits until the clerks have written so many more rows. */
  async untilWritten(rows: number): Promise<void> {
    const wanted = this.clerks.done + rows
    while (this.clerks.done < wanted) await setTimeout(100)
  }

  async close(): Promise<void> {
    await this.clerks.end()
    await Promise.all([this.#prometheus?.stop(), this.stopEdge(), this.stopProvider()])
    rmSync(this.folder, { recursive: true, force: true })
  }
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Rates } from '../edge/config/rates.ts'
import { modules, root, type Module } from './places.ts'
import { type Addresses, rateLimits, sandboxEnv, type SandboxEnv } from './sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from './workerd.ts'

export interface StackOptions {
  /** The preferred ports; another one is used if it is taken. */
  ports?: Partial<Record<Module, number>>
  stateDirectory?: string
  /** Of pages that may embed the desk, besides the demo's and those on this machine. */
  origins?: readonly string[]
  /** The edge's rate limits by binding; the others are generous. */
  rates?: Partial<Rates>
  /** Changes the sandbox's configuration before it is used. */
  configure?: (env: SandboxEnv) => void
  onLine?: (module: Module, line: string) => void
}

export interface Stack {
  addresses: Addresses
  /** The link that opens the sandbox's console, once. */
  console: string
  workers: Record<Module, RunningWorker>
  stop(): Promise<void>
}

/** Starts provider, edge and demo with the sandbox's configuration, each in its own process and origin. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ports = {} as Record<Module, number>
  for (const module of modules) ports[module] = await freePort(options.ports?.[module])
  const address = (module: Module) => `http://127.0.0.1:${ports[module]}`
  const addresses = { demo: address('demo'), edge: address('edge'), provider: address('provider') }
  const consoleKey = randomBytes(24).toString('base64url')
  const env = sandboxEnv(addresses, options.origins)
  Object.assign(env.edge, rateLimits(options.rates))
  Object.assign(env.provider, { CONSOLE_KEY: consoleKey, CONSOLE_DESK: `${addresses.demo}/orders/{id}` })
  options.configure?.(env)

  const stateDirectory = options.stateDirectory ?? join(root, '.state')
  const workers = {} as Record<Module, RunningWorker>
  const stop = async () => {
    await Promise.all(Object.values(workers).map((worker) => worker.stop()))
  }
  try {
    for (const module of modules) {
      const onLine = (line: string) => options.onLine?.(module, line)
      workers[module] = await startWorker(module, {
        port: ports[module],
        env: env[module],
        stateDirectory,
        onLine,
      })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { addresses, console: `${addresses.provider}/console#key=${consoleKey}`, workers, stop }
}

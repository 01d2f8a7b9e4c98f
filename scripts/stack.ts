import { join } from 'node:path'
import { modules, root, type Module } from './places.ts'
import { type Addresses, sandboxEnv, type SandboxEnv } from './sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from './workerd.ts'

export interface StackOptions {
  /** The ports to listen on, where they are free. */
  ports?: Partial<Record<Module, number>>
  stateDirectory?: string
  /** The edge's rates, by binding, where they are not to be generous. */
  rates?: Record<string, number>
  /** The sandbox's configuration, to change before it is used. */
  configure?: (env: SandboxEnv) => void
  onLine?: (module: Module, line: string) => void
}

export interface Stack {
  addresses: Addresses
  workers: Record<Module, RunningWorker>
  stop(): Promise<void>
}

/** Starts provider, edge and demo, each a process and an origin of its own, in the sandbox's configuration. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ports = {} as Record<Module, number>
  for (const module of modules) ports[module] = await freePort(options.ports?.[module])
  const address = (module: Module) => `http://127.0.0.1:${ports[module]}`
  const addresses = { demo: address('demo'), edge: address('edge'), provider: address('provider') }
  const env = sandboxEnv(addresses)
  options.configure?.(env)

  const stateDirectory = options.stateDirectory ?? join(root, '.state')
  const workers = {} as Record<Module, RunningWorker>
  const stop = async () => {
    await Promise.all(Object.values(workers).map((worker) => worker.stop()))
  }
  try {
    for (const module of modules) {
      const onLine = (line: string) => options.onLine?.(module, line)
      const rates = options.rates ?? {}
      workers[module] = await startWorker(module, {
        port: ports[module],
        env: env[module],
        stateDirectory,
        rates,
        onLine,
      })
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { addresses, workers, stop }
}

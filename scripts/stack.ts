import { join } from 'node:path'
import { rooms, root, type Room } from './places.ts'
import { type Addresses, sandboxEnv, type SandboxEnv } from './sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from './workerd.ts'

export interface StackOptions {
  /** The ports to listen on, where they are free. */
  ports?: Partial<Record<Room, number>>
  stateDirectory?: string
  /** The edge's rates, by binding, where they are not to be generous. */
  rates?: Record<string, number>
  /** The sandbox's configuration, to change before it is used. */
  configure?: (env: SandboxEnv) => void
  onLine?: (room: Room, line: string) => void
}

export interface Stack {
  addresses: Addresses
  workers: Record<Room, RunningWorker>
  stop(): Promise<void>
}

/** Starts provider, edge and demo, each a process and an origin of its own, in the sandbox's configuration. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const ports = {} as Record<Room, number>
  for (const room of rooms) ports[room] = await freePort(options.ports?.[room])
  const address = (room: Room) => `http://127.0.0.1:${ports[room]}`
  const addresses = { demo: address('demo'), edge: address('edge'), provider: address('provider') }
  const env = sandboxEnv(addresses)
  options.configure?.(env)

  const stateDirectory = options.stateDirectory ?? join(root, '.state')
  const workers = {} as Record<Room, RunningWorker>
  const stop = async () => {
    await Promise.all(Object.values(workers).map((worker) => worker.stop()))
  }
  try {
    for (const room of rooms) {
      const onLine = (line: string) => options.onLine?.(room, line)
      const rates = options.rates ?? {}
      workers[room] = await startWorker(room, {
        port: ports[room],
        env: env[room],
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

/** The edge and the provider of a soak: real processes that are killed and started again on the same state. */
import { join } from 'node:path'
import { type Addresses, rateLimits, sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from '../../scripts/workerd.ts'

/** Short calls, so that the edge gives a lost answer up within the run. */
const CALLS = { CALL_TIMEOUT_MS: '2000', CALL_BUDGET_MS: '6000' }
/** How long a process may take to its first answer while all clients ask it. */
const READY_MS = 60_000

export const killed = ['edge', 'provider'] as const
export type Killed = (typeof killed)[number]

export interface Processes {
  addresses: Addresses
  /** Where the Durable Objects of a process have their files. */
  stateOf(name: Killed): string
  /** The process that runs now; undefined between a kill and the next start. */
  running(name: Killed): RunningWorker | undefined
  /** Kills a process by SIGKILL, and starts the next one at the same address. */
  kill(name: Killed): Promise<void>
  stop(): Promise<void>
}

export async function startProcesses(stateDirectory: string): Promise<Processes> {
  const ports = { edge: await freePort(), provider: await freePort() }
  const address = (name: Killed) => `http://127.0.0.1:${ports[name]}`
  const addresses = { demo: 'http://demo.test', edge: address('edge'), provider: address('provider') }
  const { edge, provider } = sandboxEnv(addresses)
  const envs = {
    edge: { ...edge, ...rateLimits(), ...CALLS },
    // The records of requests would be most of what it writes.
    provider: { ...provider, REQUESTS: 'off' },
  }
  const running: { [Name in Killed]?: RunningWorker } = {}
  const start = async (name: Killed) => {
    running[name] = await startWorker(name, {
      port: ports[name],
      env: envs[name],
      stateDirectory,
      readyMs: READY_MS,
    })
  }
  await start('provider')
  await start('edge')
  return {
    addresses,
    stateOf: (name) => join(stateDirectory, name),
    running: (name) => running[name],
    async kill(name) {
      const process = running[name]
      delete running[name]
      await process?.stop('SIGKILL')
      await start(name)
    },
    async stop() {
      const { edge, provider } = running
      delete running.edge
      delete running.provider
      await edge?.stop()
      await provider?.stop()
    },
  }
}

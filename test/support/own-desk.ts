/** An edge and the demo's page in front of it, in separate processes, for any provider and configuration. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Addresses, sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort, startWorker } from '../../scripts/workerd.ts'

export interface OwnDeskOptions {
  /** The provider that the tests call themselves. */
  provider: string
  /** The address that the edge calls instead, such as a relay's. */
  via?: string
  /** Changes of the edge's environment. */
  env?: Record<string, string>
}

export interface OwnDesk {
  addresses: Addresses
  /** Kills the edge, and starts it again as if its orders' writes had been sent so many milliseconds earlier. */
  restartEdge(earlier: number): Promise<void>
  stop(): Promise<void>
}

export async function startOwnDesk({ provider, via = provider, env = {} }: OwnDeskOptions): Promise<OwnDesk> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const ports = { edge: await freePort(), demo: await freePort() }
  const addresses: Addresses = {
    edge: `http://127.0.0.1:${ports.edge}`,
    demo: `http://127.0.0.1:${ports.demo}`,
    provider,
  }
  const config = sandboxEnv({ ...addresses, provider: via })
  const startEdge = () =>
    startWorker('edge', { port: ports.edge, env: { ...config.edge, ...env }, stateDirectory })
  let edge = await startEdge()
  const demo = await startWorker('demo', { port: ports.demo, env: config.demo, stateDirectory })
  // An open page keeps its socket, and an edge that is asked to stop would wait for it.
  const killEdge = () => edge.stop('SIGKILL')
  return {
    addresses,
    async restartEdge(earlier) {
      await killEdge()
      predateWrites(stateDirectory, earlier)
      edge = await startEdge()
    },
    async stop() {
      await Promise.all([killEdge(), demo.stop('SIGKILL')])
      rmSync(stateDirectory, { recursive: true, force: true })
    },
  }
}

/**
 * Makes it look as if the writes of a stopped edge's orders had been sent so many milliseconds earlier. Only desks'
 * databases have the table; the platform's database of alarms does not.
 */
export function predateWrites(stateDirectory: string, milliseconds: number): void {
  const folder = join(stateDirectory, 'edge/OrderDesk')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(folder, file))
    const hasWrites = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'write_log'").get()
    if (hasWrites) database.prepare('UPDATE write_log SET at = at - ?').run(milliseconds)
    database.close()
  }
}

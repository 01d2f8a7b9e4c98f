/** A fresh edge for each test, with a misbehaving provider behind it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { atEdge, openSession } from './client.ts'
import { startEdge } from './edge-process.ts'
import { type HostileProvider, json, someOrder, startHostileProvider } from './hostile-provider.ts'

export interface HostileWorld {
  /** Before each test it has no recorded requests, and sends an order. */
  provider: HostileProvider
  /** The log lines of the current edge. */
  addresses: Addresses
  /** Calls the edge with a session that has every capability. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Restarts the edge with another configuration. */
  restart(env: Record<string, string>): Promise<void>
}

/** Call it at the top of a test file: it registers the hooks that start and stop all. @param env of every edge */
export async function hostileWorld(env: Record<string, string> = {}): Promise<HostileWorld> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const provider = await startHostileProvider()
  let edge: Awaited<ReturnType<typeof startEdge>> | undefined
  let token = ''
  const world: HostileWorld = {
    provider,
    addresses: { demo: '', edge: '', provider: provider.address },
    ask: (path, init = {}) => atEdge(world.addresses, path, { token, ...init }),
    async restart(changes) {
      await edge?.stop('SIGKILL')
      edge = await startEdge({ provider: provider.address, stateDirectory, env: { ...env, ...changes } })
      world.addresses = edge.addresses
      token = (await openSession(edge.addresses, { capabilities: [...capabilities] })).token
    },
  }
  beforeEach(async () => {
    await edge?.stop('SIGKILL')
    await provider.renew()
    Object.assign(provider, { issue: undefined, expiresIn: 3600, answer: answerOrder })
    await world.restart({})
  })
  afterAll(async () => {
    await edge?.stop('SIGKILL')
    await provider.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  })
  return world
}

const answerOrder: HostileProvider['answer'] = (response) => json(response, someOrder)

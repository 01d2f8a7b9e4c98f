/** What provoking a problem takes: an edge before the real provider, orders of one's own, faults, clients. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Long } from '../../../shared/domain/long.ts'
import { capabilities } from '../../../shared/domain/session.ts'
import { sandboxMerchants } from '../../../shared/sandbox.ts'
import { type Addresses, sandboxEnv } from '../../../scripts/sandbox-env.ts'
import { openSession, type SessionWish } from '../../support/client.ts'
import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { door } from '../../support/sandbox.ts'

export interface World {
  addresses: Addresses
  /** Where processes of a provocation's own keep their files. */
  stateDirectory: string
  stop(): Promise<void>
}

export async function startWorld(): Promise<World> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-problems-'))
  const provider = await startProvider(stateDirectory)
  const edge = await startEdge({ provider: provider.address, stateDirectory })
  return {
    addresses: edge.addresses,
    stateDirectory,
    async stop() {
      await Promise.all([edge.stop(), provider.stop()])
      rmSync(stateDirectory, { recursive: true, force: true })
    },
  }
}

/** Has an edge answer a problem. @param id an open order of one row, which nobody else touches */
export type Provoke = (world: World, id: Long) => Promise<Response>

/** Asks an edge of the provocation's own: one that is configured otherwise, or that is spoilt by it. */
export function atOwnEdge(
  options: { env?: Record<string, string>; rates?: Record<string, number>; provider?: string },
  provoke: Provoke,
): Provoke {
  return async (world, id) => {
    const stateDirectory = mkdtempSync(join(world.stateDirectory, 'own-'))
    const { provider } = world.addresses
    const edge = await startEdge({ provider, stateDirectory, ...options })
    try {
      const response = await provoke({ ...world, stateDirectory, addresses: edge.addresses }, id)
      // Read while its process lives.
      return new Response(await response.text(), response)
    } finally {
      await edge.stop()
    }
  }
}

export function orderPath(id: Long): string {
  return `/api/v1/orders/${id}`
}

/** A body with its type. */
export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method, body: text, headers: { 'Content-Type': 'application/json', ...headers } }
}

/** A request of the merchant's own server. */
export function asServer(
  { addresses }: World,
  path: string,
  init: RequestInit = {},
  apiKey = `sandbox-api-key-${sandboxMerchants.first}`,
): Promise<Response> {
  return fetch(addresses.edge + path, {
    ...init,
    headers: { Authorization: `Bearer ${apiKey}`, ...(init.headers as Record<string, string>) },
  })
}

/** A request of a page, under a session that may do everything unless the wish says less. */
export async function asPage(
  { addresses }: World,
  path: string,
  init: RequestInit = {},
  wish: SessionWish = {},
): Promise<Response> {
  const { token } = await openSession(addresses, { capabilities: [...capabilities], ...wish })
  const { edge, demo } = addresses
  const headers = { Origin: demo, Authorization: `Bearer ${token}` }
  return fetch(edge + path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } })
}

/** The environment of the sandbox's edge with some members of its first merchant otherwise. */
export function firstMerchant(changes: object): { MERCHANTS: string } {
  const { edge } = sandboxEnv({ provider: '', edge: '', demo: 'http://demo.test' })
  const [merchant] = JSON.parse(edge['MERCHANTS']!) as object[]
  return { MERCHANTS: JSON.stringify([{ ...merchant, ...changes }]) }
}

/** What the sandbox's doors do, asked at the provider itself. */
export function atDoor(
  { addresses }: Pick<World, 'addresses'>,
  path: string,
  body?: unknown,
  method?: 'GET' | 'POST' | 'DELETE',
): Promise<unknown> {
  return door(addresses, path, body, method)
}

export async function newOrder(world: Pick<World, 'addresses'>, changes: object = {}): Promise<number> {
  const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  const made = await atDoor(world, 'orders', { OrderRows, CreditLimit: 900_000_000, ...changes })
  return (made as { Id: number }).Id
}

/** What goes wrong the next times that the provider is asked for the path, or for the order. */
export async function fault(world: World, path: string | Long, what: object): Promise<void> {
  await atDoor(world, 'faults', { path: typeof path === 'string' ? path : `${orderPath(path)}*`, ...what })
}

/** Tools to provoke a problem: an edge with the real provider, new orders, faults, clients. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rates } from '../../../edge/config/rates.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { capabilities } from '../../../shared/domain/session/capabilities.ts'
import { sandboxMerchants } from '../../../shared/sandbox.ts'
import { type Addresses, sandboxEnv } from '../../../scripts/sandbox-env.ts'
import { openSession, type SessionOptions } from '../../support/client.ts'
import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { callSandbox, orderAtProvider } from '../../support/sandbox.ts'

export interface World {
  addresses: Addresses
  /** The folder for the state of a provocation's own processes. */
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

/** Makes an edge answer with a problem. @param id an open order with one row, for this provocation only */
export type Provoke = (world: World, id: Long) => Promise<Response>

/** Calls a separate edge, which has another configuration or is broken by the provocation. */
export function atOwnEdge(
  options: { env?: Record<string, string>; rates?: Partial<Rates>; provider?: string },
  provoke: Provoke,
): Provoke {
  return async (world, id) => {
    const stateDirectory = mkdtempSync(join(world.stateDirectory, 'own-'))
    const { provider } = world.addresses
    const edge = await startEdge({ provider, stateDirectory, ...options })
    try {
      const response = await provoke({ ...world, stateDirectory, addresses: edge.addresses }, id)
      // Read the body while the process runs.
      return new Response(await response.text(), response)
    } finally {
      await edge.stop()
    }
  }
}

export function orderPath(id: Long): string {
  return `/api/v1/orders/${id}`
}

/** The path of the order's first delivery. */
export async function deliveryPath({ addresses }: World, id: Long): Promise<string> {
  const { Deliveries } = await orderAtProvider(addresses, String(id))
  return `${orderPath(id)}/deliveries/${Deliveries[0]?.Id}`
}

/** Makes every write to the order that reaches the provider fail there, with a status that no other problem has. */
export async function refuseWrites(world: World, id: Long): Promise<void> {
  for (const method of ['POST', 'PUT', 'PATCH']) await fault(world, id, { method, status: 418 })
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

/** A page's request; its session has every capability by default. */
export async function asPage(
  { addresses }: World,
  path: string,
  init: RequestInit = {},
  requested: SessionOptions = {},
): Promise<Response> {
  const { token } = await openSession(addresses, { capabilities: [...capabilities], ...requested })
  const { edge, demo } = addresses
  const headers = { Origin: demo, Authorization: `Bearer ${token}` }
  return fetch(edge + path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } })
}

/** The sandbox's edge environment, with some members of the first merchant changed. */
export function firstMerchant(changes: object): { MERCHANTS: string } {
  const { edge } = sandboxEnv({ provider: '', edge: '', demo: 'http://demo.test' })
  const [merchant] = JSON.parse(edge['MERCHANTS']!) as object[]
  return { MERCHANTS: JSON.stringify([{ ...merchant, ...changes }]) }
}

/** Calls a sandbox endpoint of the provider, without the edge. */
export function atDoor(
  { addresses }: Pick<World, 'addresses'>,
  path: string,
  body?: unknown,
  method?: 'GET' | 'POST' | 'DELETE',
): Promise<unknown> {
  return callSandbox(addresses, path, body, method)
}

export async function newOrder(world: Pick<World, 'addresses'>, changes: object = {}): Promise<number> {
  const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  const made = await atDoor(world, 'orders', { OrderRows, CreditLimit: 900_000_000, ...changes })
  return (made as { Id: number }).Id
}

/** Makes the provider's next answers for the path, or for the order, fail. */
export async function fault(world: World, path: string | Long, what: object): Promise<void> {
  await atDoor(world, 'faults', { path: typeof path === 'string' ? path : `${orderPath(path)}*`, ...what })
}

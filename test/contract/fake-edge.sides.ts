/** One interface for the real edge with the real provider, and for the widget's fake of both. */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { type IssuedSession } from '../../shared/domain/session/session.ts'
import { type Capability, capabilities as all } from '../../shared/domain/session/capabilities.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { type OrderWrite, targetOf } from '../../widget/client/order-writes.ts'
import { FakeEdge } from '../../widget/testing/fake-edge.ts'
import type { SeenCall } from '../../widget/testing/seen-call.ts'
import { endSession, openSession } from '../support/client.ts'
import { callSandbox, deliver } from '../support/sandbox.ts'
import { type Scenario, usualRows } from './fake-edge.scenarios.ts'

export interface Asked {
  method: string
  /** The path, without the edge's address. */
  path: string
  body?: string
  headers: Record<string, string>
}

export interface Side {
  ask(asked: Asked): Promise<Response>
  endSession(): Promise<void>
  setCapabilities(capabilities: Capability[]): Promise<void>
}

const clerk = { id: 'u1', name: 'Clerk' }

/** Sets up the scenario at the provider, and the fake with the resulting order. */
export async function bothSides(
  addresses: Addresses,
  { rows = usualRows, delivered = 0, creditLimit = 100_000_000 }: Scenario,
): Promise<{ real: Side; fake: Side; order: Order; tags: { real: string; fake: string } }> {
  const made = (await callSandbox(addresses, 'orders', {
    Customer: { CountryCode: 'SE', NationalId: `contract-${crypto.randomUUID()}` },
    CreditLimit: creditLimit,
    OrderRows: rows,
  })) as { Id: Long }
  if (delivered > 0) {
    const ids = rows.slice(0, delivered).map((_, index) => index + 1)
    await deliver(addresses, made.Id, ids)
  }
  const real = await realSide(addresses)
  const answer = await real.ask({ method: 'GET', path: `/api/v1/orders/${made.Id}`, headers: {} })
  const order = parseJson(await answer.text()) as Order
  const edge = new FakeEdge(order)
  // The fake is called directly here, the real edge over the network.
  edge.restore()
  edge.creditLimit = creditLimit
  edge.today = new Date().toISOString().slice(0, 10)
  return { real, fake: fakeSide(edge), order, tags: { real: answer.headers.get('ETag')!, fake: edge.tag } }
}

async function realSide(addresses: Addresses): Promise<Side> {
  const open = (capabilities: Capability[]) => openSession(addresses, { capabilities, user: clerk })
  let session: IssuedSession = await open([...all])
  return {
    ask: ({ method, path, body, headers }) =>
      fetch(addresses.edge + path, {
        method,
        headers: {
          ...headers,
          Origin: addresses.demo,
          Authorization: `Bearer ${session.token}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      }),
    // The edge caches a used session for some seconds, so this one is ended before its first use.
    async endSession() {
      session = await open([...all])
      await endSession(addresses, session)
    },
    async setCapabilities(capabilities) {
      session = await open(capabilities)
    },
  }
}

function fakeSide(edge: FakeEdge): Side {
  return {
    async ask({ method, path, body = '', headers }) {
      const { pathname, searchParams: query } = new URL(path, 'http://edge.test')
      const call: SeenCall = { method, path: pathname, query, headers: new Headers(headers), init: {}, body }
      edge.calls.push(call)
      return edge.answer(call)
    },
    async endSession() {
      edge.isEnded = true
    },
    async setCapabilities(capabilities) {
      edge.capabilities = capabilities
    },
  }
}

/** A write as the widget sends it. */
export function askedFor(id: Long, write: OrderWrite, headers: Record<string, string>): Asked {
  const { method, path } = targetOf(write)
  return {
    method,
    path: `/api/v1/orders/${id}${path}`,
    headers,
    ...('body' in write && { body: stringifyJson(write.body) }),
  }
}

/**
 * A merchant of the registry reaches nothing of another: each address and method of the OpenAPI document is asked by the
 * other merchant's server and by a page with every capability, with the ids of the first one's things.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edgeOpenApi } from '../../../edge/openapi/document.ts'
import { capabilities } from '../../../shared/domain/session/capabilities.ts'
import type { RunningWorker } from '../../../scripts/workerd.ts'
import type { Addresses } from '../../../scripts/sandbox-env.ts'
import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { addMerchant, registryEnv, sandboxEntry } from '../../support/registry.ts'
import { createOrder, orderAtProvider } from '../../support/sandbox.ts'

const OWNER = 'shop-of-the-owner'
/** Texts that no answer to another merchant may have. */
const MARKS = { user: 'u-of-the-owner', name: 'Clerk of the owner', number: 'number-of-the-owner' }

interface Request {
  method: string
  path: string
}

/** What each merchant of the two is to the other: both of the registry, or one of the configuration. */
const pairs: [owner: string, other: string, otherId: string][] = [
  ['the registry', 'the registry', 'shop-of-another'],
  ['the registry', 'MERCHANTS', '100002'],
]

const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-many-'))
let provider: RunningWorker
let edge: RunningWorker & { addresses: Addresses }
let owner: string
let order: string
let batch: string
let session: string
const others: Record<string, string> = { '100002': 'sandbox-api-key-100002' }

beforeAll(async () => {
  provider = await startProvider(stateDirectory)
  edge = await startEdge({ provider: provider.address, stateDirectory, env: registryEnv() })
  owner = await addMerchant(edge.address, OWNER)
  others['shop-of-another'] = await addMerchant(edge.address, 'shop-of-another', sandboxEntry('100002'))
  const OrderRows = [{ Name: 'Lamp', Quantity: 100, UnitPrice: 10_000, VatPercent: 2500 }]
  order = await createOrder(edge.addresses, { OrderRows })
  session = await openSession(owner)
  await ask(owner, 'PUT', `/api/v1/orders/${order}/reference`, { merchantOrderNumber: MARKS.number })
  const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
  const { token } = JSON.parse(session) as { token: string }
  const written = await fetch(`${edge.address}/api/v1/orders/${order}/rows/`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      Origin: edge.addresses.demo,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'If-Match': '*',
    },
    body: JSON.stringify(row),
  })
  if (written.status !== 202) throw new Error(`not written: ${await written.text()}`)
  const made = await ask(owner, 'POST', '/api/v1/batches', { kind: 'deliver', orders: [order] })
  batch = ((await made.json()) as { id: string }).id
})
afterAll(async () => {
  await Promise.all([edge.stop(), provider.stop()])
  rmSync(stateDirectory, { recursive: true, force: true })
})

function ask(key: string, method: string, path: string, body?: object, origin?: string): Promise<Response> {
  return fetch(edge.address + path, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${key}`,
      ...(origin && { Origin: origin }),
      ...(body && {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'If-Match': '*',
      }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function openSession(key: string): Promise<string> {
  const user = { id: MARKS.user, name: MARKS.name }
  const response = await ask(key, 'POST', '/sessions', { origin: edge.addresses.demo, user, capabilities })
  expect(response.status).toBe(201)
  return response.text()
}

/**
 * Every address and method of the document, with the owner's ids in it. A session that the other ends is one that nobody
 * has: its own journal names it.
 */
function requests(): Request[] {
  const ids: Record<string, string> = { CheckoutOrderId: order }
  const idOf = (path: string, name: string) => {
    if (name !== 'id') return ids[name] ?? '1'
    if (path.startsWith('/api/v1/orders')) return order
    if (path.startsWith('/api/v1/journal/people')) return MARKS.user
    return path.startsWith('/sessions') ? crypto.randomUUID() : batch
  }
  return Object.entries(edgeOpenApi()['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => idOf(path, name)),
    })),
  )
}

describe.each(pairs)('a merchant of %s', (_owner, from, otherId) => {
  it(`shows nothing of its own to one of ${from}, and nothing of it changes`, async () => {
    const key = others[otherId]!
    const opened = await fetch(`${edge.address}/sessions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ origin: edge.addresses.demo, user: { id: 'u2', name: 'Other' }, capabilities }),
    })
    const { token } = (await opened.json()) as { token: string }
    const before = await orderAtProvider(edge.addresses, order)
    const seen: string[] = []
    let count = 0
    for (const { method, path } of requests()) {
      const body = method === 'GET' ? undefined : { orders: [order], command: 'start', OrderRowIds: [] }
      for (const [credential, origin] of [
        [key, undefined],
        [token, edge.addresses.demo],
      ] as const) {
        const response = await ask(credential, method, path, body, origin)
        const text = await response.text()
        count += 1
        // An answer may repeat what was asked.
        if (
          [...Object.values(MARKS), batch, OWNER].some((mark) => !path.includes(mark) && text.includes(mark))
        )
          seen.push(`${method} ${path}: ${text.slice(0, 200)}`)
      }
    }
    expect(seen).toEqual([])
    expect(count).toBeGreaterThan(100)
    expect(await orderAtProvider(edge.addresses, order)).toEqual(before)
    // The marks are there to be seen: their owner sees them.
    const own = await Promise.all(
      [`/api/v1/orders/${order}/history`, '/api/v1/orders', `/api/v1/batches/${batch}`].map(async (path) =>
        (await ask(owner, 'GET', path)).text(),
      ),
    )
    for (const mark of [MARKS.user, MARKS.number, batch]) expect(own.join()).toContain(mark)
  })

  it('is not reached by its session in the name of another, nor by its keys in another’s', async () => {
    const { id } = JSON.parse(session) as { id: string }
    // Ending another's session ends nothing.
    expect((await ask(others[otherId]!, 'DELETE', `/sessions/${id}`)).status).toBe(204)
    const { token } = JSON.parse(session) as { token: string }
    expect((await ask(token, 'GET', '/session', undefined, edge.addresses.demo)).status).toBe(200)
    // A key whose secret is right and whose merchant is another.
    const forged = owner.replace(OWNER, otherId === '100002' ? 'shop-of-another' : otherId)
    expect((await ask(forged, 'GET', '/session')).status).toBe(401)
  })
})

/**
 * V110: an existing REST client of the operator is not locked out by the edge. It signs, expects a 202 with a Location, follows the
 * task until a 303, and reads the resource. Between the provider and the edge, only its address and secret change.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { sandboxHeaders } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'

const addresses = inject('addresses')
const merchant = sandboxMerchants.second

interface Answer {
  status: number
  location: string | null
  body: unknown
}

/** A small client in the style of the public ones. It knows nothing of the edge. */
class RestClient {
  readonly #base: string
  readonly #secret: string

  constructor(base: string, secret: string) {
    this.#base = base
    this.#secret = secret
  }

  async call(method: string, path: string, content?: object): Promise<Answer> {
    const body = content ? JSON.stringify(content) : ''
    const timestamp = new Date().toISOString().slice(0, 16).replace('T', ' ')
    const hash = createHash('sha512')
      .update(body + this.#secret + timestamp)
      .digest('hex')
    const response = await fetch(new URL(path, this.#base), {
      method,
      redirect: 'manual',
      headers: {
        Authorization: `Provider ${Buffer.from(`${merchant}:${hash}`).toString('base64')}`,
        Timestamp: timestamp,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body }),
    })
    const text = await response.text()
    const location = response.headers.get('Location')
    return { status: response.status, location, body: text ? JSON.parse(text) : undefined }
  }

  /** A request that is answered by a task. @returns its resource @throws Error without a Location, or if it fails */
  async work(method: string, path: string, content: object): Promise<Answer> {
    const { status, location } = await this.call(method, path, content)
    if (status !== 202 || !location) throw new Error(`${status} without a task`)
    for (let look = 0; look < 60; look++) {
      const task = await this.call('GET', location)
      if (task.status === 303) return this.call('GET', task.location!)
      if (task.status !== 200 || (task.body as { Status: string }).Status === 'Failed') break
      await new Promise((resume) => setTimeout(resume, 250))
    }
    throw new Error('The task did not end well.')
  }
}

let edge: RunningWorker
let stateDirectory: string

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  edge = await startEdge({ provider: addresses.provider, stateDirectory })
})
afterAll(async () => {
  await edge.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

const clients = {
  'the provider': () => new RestClient(addresses.provider, `sandbox-shared-secret-${merchant}`),
  'the edge': () => new RestClient(edge.address, `sandbox-server-secret-${merchant}`),
}

const atSandbox = (path: string, method: string, body?: object) =>
  fetch(`${addresses.provider}/sandbox/${path}`, {
    method,
    headers: sandboxHeaders(merchant),
    ...(body && { body: JSON.stringify(body) }),
  })

async function newOrder(): Promise<string> {
  const rows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  const made = await atSandbox('orders', 'POST', { OrderRows: rows })
  return String(((await made.json()) as { Id: number }).Id)
}

describe.each(Object.keys(clients) as (keyof typeof clients)[])(
  'V110: a client of the operator at %s',
  (name) => {
    it('does its work', async () => {
      const client = clients[name]()
      const order = `/api/v1/orders/${await newOrder()}`
      const bulb = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
      expect((await client.work('POST', `${order}/rows/`, bulb)).body).toMatchObject({
        OrderRows: [{ Name: 'Lamp' }, { Name: 'Bulb' }],
      })
      const change = await client.call('PATCH', `${order}/rows/2/`, { Quantity: 200 })
      expect(change.status).toBe(204)
      const delivered = await client.work('POST', `${order}/deliveries`, { OrderRowIds: [] })
      // 2 × 100.00 and 2 × 5.00.
      const [delivery] = (delivered.body as { Deliveries: { Id: number; DeliveryAmount: number }[] })
        .Deliveries
      expect(delivery!.DeliveryAmount).toBe(21_000)
      const credits = `${order}/deliveries/${delivery!.Id}/credits`
      expect((await client.work('POST', credits, { OrderRowIds: [2] })).body).toMatchObject({
        Amount: -1_000,
      })
    })

    it('waits for a task that finishes late, and sees one that fails', { tags: 'long' }, async () => {
      const client = clients[name]()
      const order = `/api/v1/orders/${await newOrder()}`
      const bulb = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
      try {
        await atSandbox('tasks', 'POST', { delaySeconds: 1 })
        expect((await client.work('POST', `${order}/rows/`, bulb)).body).toMatchObject({
          OrderRows: [{ Name: 'Lamp' }, { Name: 'Bulb' }],
        })
        await atSandbox('tasks', 'POST', { delaySeconds: 0, fail: 1 })
        await expect(client.work('POST', `${order}/rows/`, bulb)).rejects.toThrow(
          /the task did not end well|without a task/i,
        )
      } finally {
        await atSandbox('tasks', 'DELETE')
      }
      const { body } = await client.call('GET', order)
      expect((body as { OrderRows: unknown[] }).OrderRows).toHaveLength(2)
    })
  },
)

/** What another system does at the provider reaches an open page, by a callback to the real edge; and real receivers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallbackEvent } from '../../shared/domain/callbacks/callback.schema.ts'
import { LIVE_SUBPROTOCOL, type LiveMessage } from '../../shared/domain/order/live.ts'
import { eventually } from '../../shared/testing/eventually.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { callSandbox, createOrder, orderAtProvider, writeAtProvider } from '../support/sandbox.ts'
import { subscribe, subscribeEdge, unsubscribe } from '../support/subscriptions.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

let stateDirectory: string
let provider: RunningWorker
let edge: Awaited<ReturnType<typeof startEdge>>
let addresses: Addresses

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  provider = await startProvider(stateDirectory)
  edge = await startEdge({ provider: provider.address, stateDirectory })
  addresses = edge.addresses
})
afterAll(async () => {
  await edge.stop()
  await provider.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

/** A page's line of an order, and what it has heard. */
async function listen(id: string): Promise<{ heard: LiveMessage[]; token: string; close(): void }> {
  const { token } = await openSession(addresses)
  const url = `${addresses.edge.replace('http', 'ws')}/api/v1/orders/${id}/live`
  // Node takes headers too; the types are the browser's.
  const options = { protocols: [LIVE_SUBPROTOCOL, token], headers: { Origin: addresses.demo } }
  const socket = new WebSocket(url, options as unknown as string[])
  const heard: LiveMessage[] = []
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as LiveMessage))
  await eventually(() => expect(heard).toHaveLength(1))
  return { heard, token, close: () => socket.close() }
}

it("an open page hears of another system's write, and not of its own as another's", async () => {
  // Before the subscription: the event of its creation would come while the page opens.
  const id = await createOrder(addresses, { OrderRows: [row] })
  const subscription = await subscribeEdge(addresses)
  expect(subscription.Verified).toBe(true)
  const page = await listen(id)
  await writeAtProvider(addresses, id, { method: 'POST', path: 'rows/', body: row })
  await eventually(() => expect(page.heard.at(-1)).toMatchObject({ type: 'changed-at-provider' }))

  const own = await fetch(`${addresses.edge}/api/v1/orders/${id}/rows/`, {
    method: 'POST',
    body: JSON.stringify(row),
    headers: {
      Origin: addresses.demo,
      Authorization: `Bearer ${page.token}`,
      'Content-Type': 'application/json',
      'If-Match': '*',
      'Idempotency-Key': crypto.randomUUID(),
    },
  })
  expect(own.status).toBe(202)
  const states = async () => {
    const { callbacks } = (await callSandbox(addresses, 'callbacks', {}, 'GET')) as {
      callbacks: { state: string; event: string }[]
    }
    return callbacks.map(({ state, event }) => `${event} ${state}`)
  }
  await eventually(async () =>
    expect(await states()).toEqual(['CheckoutOrder.Updated delivered', 'CheckoutOrder.Updated delivered']),
  )
  // A third write by another system comes after whatever the second caused.
  await writeAtProvider(addresses, id, { method: 'PATCH', path: '', body: { IsCancelled: true } })
  await eventually(() => expect(page.heard).toHaveLength(4))
  expect(page.heard.map(({ type }) => type)).toEqual([
    'present',
    'changed-at-provider',
    'changed',
    'changed-at-provider',
  ])
  expect((await orderAtProvider(addresses, id)).OrderStatus).toBe('Cancelled')
  page.close()
  await unsubscribe(addresses, subscription)
})

describe('a real receiver', { tags: 'long' }, () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** @returns its address, and the events that it got */
  async function receiver(
    answer: (response: ServerResponse, event: CallbackEvent, number: number) => void,
  ): Promise<{ address: string; got: CallbackEvent[] }> {
    const got: CallbackEvent[] = []
    const server = createServer((request, response) => {
      let text = ''
      request.setEncoding('utf8').on('data', (part: string) => (text += part))
      request.on('end', () => {
        const event = JSON.parse(text) as CallbackEvent
        if (event.EventName === 'Ping') return void response.writeHead(204).end()
        got.push(event)
        answer(response, event, got.length)
      })
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { address: `http://127.0.0.1:${port}/`, got }
  }

  const last = async () => {
    const { callbacks } = (await callSandbox(addresses, 'callbacks', {}, 'GET')) as {
      callbacks: { state: string; attempts: object[] }[]
    }
    return callbacks[0]!
  }

  it('that takes 9 seconds, never ends its answer, and cuts connections gets each event', async () => {
    const { address, got } = await receiver((response, _, number) => {
      if (number === 1) response.socket!.destroy()
      else if (number === 2) setTimeout(() => response.writeHead(200).end(), 9000)
      else response.writeHead(200).write('x'.repeat(1e6))
    })
    const subscription = await subscribe(addresses, address)
    const id = await createOrder(addresses, { OrderRows: [row] })
    await eventually(async () => expect((await last()).attempts).toMatchObject([{ error: 'not-reached' }]))
    // The next attempt, 10 seconds later, has its answer after 9 more.
    await expect.poll(async () => (await last()).state, { timeout: 60_000 }).toBe('delivered')
    await writeAtProvider(addresses, id, { method: 'POST', path: 'rows/', body: row })
    await eventually(async () =>
      expect(await last()).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }] }),
    )
    expect(got.map(({ EventName }) => EventName)).toEqual([
      'CheckoutOrder.Created',
      'CheckoutOrder.Created',
      'CheckoutOrder.Updated',
    ])
    await unsubscribe(addresses, subscription)
  })

  it('that redirects is not followed, and gets the event again from a provider that was killed', async () => {
    let isUp = false
    const elsewhere = await receiver((response) => void response.writeHead(200).end())
    const { address, got } = await receiver((response) => {
      if (isUp) response.writeHead(200).end()
      else response.writeHead(301, { Location: elsewhere.address }).end()
    })
    const subscription = await subscribe(addresses, address)
    await createOrder(addresses, { OrderRows: [row] })
    await eventually(async () => expect((await last()).attempts).toMatchObject([{ status: 301 }]))
    await provider.stop('SIGKILL')
    isUp = true
    provider = await startProvider(stateDirectory)
    addresses = { ...addresses, provider: provider.address }
    await expect.poll(async () => (await last()).state, { timeout: 60_000 }).toBe('delivered')
    expect(got.map(({ CorrelationId }) => CorrelationId)).toEqual(
      Array.from({ length: got.length }, () => got[0]!.CorrelationId),
    )
    expect(elsewhere.got).toEqual([])
    await unsubscribe(addresses, subscription)
  })
})

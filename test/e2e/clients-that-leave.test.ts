/** A client without a key hangs up before its answer and asks again, over real sockets: nothing is done twice. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyWrite, type SampleWrite, writeAt } from '../../edge/testing/every-write.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { someOf } from '../../shared/testing/runs.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { olderOrderThroughEdge } from '../support/credit-act.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { createOrder, deliver, fault, orderAtProvider } from '../support/sandbox.ts'
import { soapAtEdge, soapAtProvider } from '../support/soap-calls.ts'

let addresses: Addresses
let edge: RunningWorker
let restart: () => Promise<void>

beforeAll(async () => {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-leave-'))
  const provider = await startProvider(stateDirectory)
  const start = async () => {
    const started = await startEdge({ provider: provider.address, stateDirectory })
    edge = started
    ;({ addresses } = started)
  }
  await start()
  restart = async () => {
    await edge.stop('SIGKILL')
    await start()
  }
  return async () => {
    await Promise.all([edge.stop(), provider.stop()])
    rmSync(stateDirectory, { recursive: true, force: true })
  }
})

const row = { Description: 'Lamp', PricePerUnit: '10', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 }

function invoiceOf(ProviderOrderNr: Long) {
  const days = { NumberOfCreditDays: 30, InvoiceDistributionForm: 'Email', InvoiceNrToCredit: null } as const
  return { ProviderOrderNr, Invoice: { ...days, InvoiceRows: [row] } }
}

async function invoicesOf(ProviderOrderNr: Long): Promise<number> {
  const search = { ClientOrderNrIncluded: false, ProviderOrderNr, ProviderOrderNrIncluded: true }
  const { Orders = [] } = await soapAtProvider(addresses, 'GetOrders', search)
  return Orders[0]!.Invoices!.length
}

/** How long the provider delays its answer to a write that a client does not wait for, in milliseconds. */
const SLOW_MS = 2500

/** Makes the provider delay its answer to the next write. */
async function slowWrite(): Promise<void> {
  await fault(addresses, { path: '/soap', latencyMs: 1 })
  await fault(addresses, { path: '/soap', latencyMs: SLOW_MS })
}

/** Waits until a client has hung up, which must be before its answer. */
async function hangsUp(request: (signal: AbortSignal) => Promise<unknown>, afterMs: number): Promise<void> {
  const start = performance.now()
  await expect(request(AbortSignal.timeout(afterMs))).rejects.toThrow(/abort|timeout/i)
  const took = performance.now() - start
  if (took >= SLOW_MS)
    throw new Error(`The client had no processor for ${Math.round(took)} ms: it did not leave in time.`)
}

describe.each(someOf(['xml', 'json'] as const, 1))('an invoice over %s without a key', (wire) => {
  it('is never made twice for a client that hung up after 150 ms and asked again', async () => {
    const order = await olderOrderThroughEdge(addresses)
    await slowWrite()
    const input = invoiceOf(order)
    await hangsUp((signal) => soapAtEdge(addresses, 'CreateInvoice', input, { wire, signal }), 150)
    const again = await soapAtEdge(addresses, 'CreateInvoice', input, { wire })
    expect(again.status).toBe(200)
    expect(await invoicesOf(order)).toBe(1)
    // The edge cannot know that the answer arrived: for ten minutes, the same request is a repetition.
    expect(await soapAtEdge(addresses, 'CreateInvoice', input, { wire })).toEqual(again)
    expect(await invoicesOf(order)).toBe(1)
  })

  it('is made twice for a client that got its answer and asks again', async () => {
    const order = await olderOrderThroughEdge(addresses)
    await slowWrite()
    const first = await soapAtEdge(addresses, 'CreateInvoice', invoiceOf(order), { wire })
    const second = await soapAtEdge(addresses, 'CreateInvoice', invoiceOf(order), { wire })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await invoicesOf(order)).toBe(2)
  })
})

/** The writes that, done twice, would bill, deliver or pay back twice. */
const adding = ['deliverOrder', 'addOrderRow', 'addOrderRows', 'creditOrderRows', 'creditNewRow'] as const

async function prepare(name: keyof typeof everyWrite) {
  const sample = everyWrite[name]
  const rows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  const id = await createOrder(addresses, { OrderRows: rows })
  if (sample.ofDelivery) await deliver(addresses, id)
  const write = writeAt(sample, await orderAtProvider(addresses, id))
  return { id, write, timesDone: async () => write.timesDone(await orderAtProvider(addresses, id)) }
}

const headers = { Authorization: 'Bearer sandbox-api-key-100001', 'Content-Type': 'application/json' }

async function send(id: string, { path, method, body }: SampleWrite, signal?: AbortSignal) {
  const response = await fetch(`${addresses.edge}/api/v1/orders/${id}/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  return { status: response.status, text: await response.text() }
}

/**
 * Sends it, and resets the connection at the first bytes of the answer.
 * @returns whether that was before the last byte: a client without a processor reads both at once
 */
function sendAndReset(id: string, { path, method, body }: SampleWrite): Promise<boolean> {
  const { hostname, port, host } = new URL(addresses.edge)
  const text = JSON.stringify(body)
  const all = { ...headers, Host: host, 'Content-Length': String(text.length) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.once('data', (bytes) => {
      socket.resetAndDestroy()
      socket.once('close', () => resolve(!bytes.toString().endsWith('}')))
    })
    socket.write([`${method} /api/v1/orders/${id}/${path} HTTP/1.1`, ...lines, '', text].join('\r\n'))
  })
}

describe.each(someOf(adding, 1))('%s without a key', (name) => {
  it.each(['before', 'after'] as const)(
    'is never done twice for a client that hung up %s the provider did it, and asked again',
    async (phase) => {
      const { id, write, timesDone } = await prepare(name)
      await fault(addresses, {
        path: `/api/v1/orders/${id}/*`,
        method: write.method,
        phase,
        latencyMs: SLOW_MS,
      })
      await hangsUp((signal) => send(id, write, signal), 400)
      const again = await send(id, write)
      expect(again.status).toBe(202)
      expect(await timesDone()).toBe(1)
      // As over SOAP, the edge cannot know that this answer arrived.
      expect(await send(id, write)).toEqual(again)
      expect(await timesDone()).toBe(1)
    },
  )

  it('is done twice for a client that got its answer and asks again', async () => {
    const { id, write, timesDone } = await prepare(name)
    const answers = [await send(id, write), await send(id, write)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await timesDone()).toBe(2)
  })
})

/** Prepares orders until the client of one broke its connection within the answer. */
async function brokenWithin() {
  for (;;) {
    const prepared = await prepare('addOrderRow')
    if (await sendAndReset(prepared.id, prepared.write)) return prepared
  }
}

describe('a row that is added without a key', () => {
  it('is never added twice for a client whose connection broke within the answer', async () => {
    const { id, write, timesDone } = await brokenWithin()
    expect((await send(id, write)).status).toBe(202)
    expect(await timesDone()).toBe(1)
  })

  it(
    'is never added twice for a client that hung up while the same waited behind it',
    { tags: 'long' },
    async () => {
      const { id, write, timesDone } = await prepare('addOrderRow')
      await fault(addresses, { path: `/api/v1/orders/${id}/*`, method: 'POST', latencyMs: SLOW_MS })
      const gone = hangsUp((signal) => send(id, write, signal), 400)
      const waiting = send(id, write)
      await gone
      expect((await waiting).status).toBe(202)
      expect(await timesDone()).toBe(1)
    },
  )

  it('is added twice for two clients that both wait for their answer', async () => {
    const { id, write, timesDone } = await prepare('addOrderRow')
    const answers = await Promise.all([send(id, write), send(id, write)])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await timesDone()).toBe(2)
  })

  it('is never added twice if the edge ended before the provider answered', async () => {
    const { id, write, timesDone } = await prepare('addOrderRow')
    await fault(addresses, {
      path: `/api/v1/orders/${id}/*`,
      method: 'POST',
      phase: 'after',
      latencyMs: 3000,
    })
    await hangsUp((signal) => send(id, write, signal), 400)
    await expect.poll(timesDone).toBe(1)
    await restart()
    expect((await send(id, write)).status).toBe(202)
    expect(await timesDone()).toBe(1)
  })

  it('is never added twice if the edge ended after the provider answered', async () => {
    const { id, write, timesDone } = await brokenWithin()
    await restart()
    expect((await send(id, write)).status).toBe(202)
    expect(await timesDone()).toBe(1)
  })
})

/**
 * A process that gets SIGTERM during writes answers those under way, and nothing is lost or done twice.
 * @module-tag long
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { returnReason, SERVICE_RESTART } from '../../shared/domain/order/live.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { predateWrites } from '../support/own-desk.ts'
import { startProvider } from '../support/provider-process.ts'
import { openRawWebSocket } from '../support/raw-websocket.ts'
import { callSandbox, createOrder, fault, orderAtProvider } from '../support/sandbox.ts'

const SIGNAL = 'SIGTERM'
const WRITERS = 12
const ORDERS = 4
/** Acknowledgements before the signal, so that it comes in the middle of other writes. */
const BEFORE = 40
/** Longer than a write's outcome stays open. */
const SETTLED_MS = 60_000

let stateDirectory: string
let provider: RunningWorker | undefined
let edge: Awaited<ReturnType<typeof startEdge>> | undefined

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})

afterEach(async () => {
  await Promise.all([edge?.stop('SIGKILL'), provider?.stop('SIGKILL')])
  rmSync(stateDirectory, { recursive: true, force: true })
})

async function start(): Promise<string[]> {
  provider = await startProvider(stateDirectory)
  edge = await startEdge({ provider: provider.address, stateDirectory })
  const { addresses } = edge
  const rows = [{ Name: 'First', Quantity: 100, UnitPrice: 100, VatPercent: 2500 }]
  return Promise.all(Array.from({ length: ORDERS }, () => createOrder(addresses, { OrderRows: rows })))
}

/** Adds a row whose name is also the key. @returns the status; undefined without an answer */
async function send(address: string, order: string, name: string): Promise<number | undefined> {
  const answer = await fetch(`${address}/api/v1/orders/${order}/rows/`, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer sandbox-api-key-100001',
      'Content-Type': 'application/json',
      'Idempotency-Key': name,
    },
    body: JSON.stringify({ Name: name, Quantity: 100, UnitPrice: 100, VatPercent: 2500 }),
  }).catch(() => undefined)
  // An answer that has begun and is cut throws here, and fails the test.
  await answer?.text()
  return answer?.status
}

/** The answer to each write, by its name. */
type Answers = Map<string, number | undefined>

/** Writes until each writer sees a failure, which only the signal can cause. */
async function writeUntilEnd(address: string, orders: string[], signal: () => void): Promise<Answers> {
  const answers: Answers = new Map()
  let acknowledged = 0
  async function write(writer: number): Promise<void> {
    for (let number = 0; ; number++) {
      const name = `w${writer}-${number}`
      const status = await send(address, orders[(writer + number) % ORDERS]!, name)
      answers.set(name, status)
      if (status !== 202) return
      if (++acknowledged === BEFORE) signal()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  return answers
}

/** Sends each unacknowledged write again with its key, as a client does. */
async function sendAgain(
  address: string,
  orders: string[],
  answers: Answers,
): Promise<(number | undefined)[]> {
  const open = [...answers].filter(([, status]) => status !== 202).map(([name]) => name)
  return Promise.all(
    open.map((name) => {
      const [writer, number] = name.slice(1).split('-').map(Number) as [number, number]
      return send(address, orders[(writer + number) % ORDERS]!, name)
    }),
  )
}

async function rowsAtProvider(orders: string[]): Promise<string[]> {
  const read = await Promise.all(orders.map((id) => orderAtProvider(edge!.addresses, id)))
  return read.flatMap(({ OrderRows }) => OrderRows.map(({ Name }) => Name)).filter((name) => name !== 'First')
}

it('an edge ends after whole answers, and does each write once when its client sends it again', async () => {
  const orders = await start()
  let ended: Promise<void> | undefined
  const answers = await writeUntilEnd(edge!.address, orders, () => (ended = edge!.stop(SIGNAL)))
  await ended
  expect(edge!.wasKilled()).toBe(false)
  const statuses = new Set(answers.values())
  expect([...statuses].filter((status) => status !== 202 && status !== undefined)).toEqual([])

  const rows = await rowsAtProvider(orders)
  const acknowledged = [...answers].filter(([, status]) => status === 202).map(([name]) => name)
  expect(acknowledged.filter((name) => !rows.includes(name))).toEqual([])

  edge = await startEdge({ provider: provider!.address, stateDirectory })
  expect(new Set(await sendAgain(edge.address, orders, answers))).toEqual(new Set([202]))
  expect((await rowsAtProvider(orders)).toSorted()).toEqual([...answers.keys()].toSorted())
})

it.each([
  ['answers the close', true],
  ['never answers the close', false],
] as const)(
  'an edge with a page that %s ends in time, and cuts no write under way',
  async (_, isAnswered) => {
    const [order] = (await start()) as [string, ...string[]]
    const { addresses } = edge!
    const origin = addresses.demo
    const { token } = await openSession(addresses)
    const live = await openRawWebSocket(edge!.address, `/api/v1/orders/${order}/live`, { origin, token })
    onTestFinished(() => live.destroy())
    if (isAnswered) void live.closeFrame.then(({ code }) => live.close(code))
    await fault(addresses, { path: `/api/v1/orders/${order}/rows/`, method: 'POST', latencyMs: 2_000 })
    const underWay = send(edge!.address, order, 'under-way')
    // The fault is used up when the write is there.
    await expect.poll(() => callSandbox(addresses, 'faults', {}, 'GET')).toEqual({ faults: [] })
    const begin = performance.now()
    await edge!.stop(SIGNAL)
    expect(performance.now() - begin).toBeLessThan(15_000)
    expect(edge!.wasKilled()).toBe(false)
    expect(await live.closeFrame).toEqual({ code: SERVICE_RESTART })
    expect(await live.closeReason).toBe(returnReason(3))
    expect(await underWay).toBe(202)
    expect(await rowsAtProvider([order])).toEqual(['under-way'])
  },
)

it('a provider ends by itself, and the edge finds the outcome of each write', async () => {
  const orders = await start()
  let ended: Promise<void> | undefined
  const answers = await writeUntilEnd(edge!.address, orders, () => (ended = provider!.stop(SIGNAL)))
  await ended
  expect(provider!.wasKilled()).toBe(false)
  // The edge runs on, so it answers everything.
  expect([...answers.values()]).not.toContain(undefined)

  await edge!.stop('SIGKILL')
  predateWrites(stateDirectory, SETTLED_MS)
  provider = await startProvider(stateDirectory)
  edge = await startEdge({ provider: provider.address, stateDirectory })
  const rows = await rowsAtProvider(orders)
  const acknowledged = [...answers].filter(([, status]) => status === 202).map(([name]) => name)
  expect(acknowledged.filter((name) => !rows.includes(name))).toEqual([])
  expect(new Set(await sendAgain(edge.address, orders, answers))).toEqual(new Set([202]))
  expect((await rowsAtProvider(orders)).toSorted()).toEqual([...answers.keys()].toSorted())
})

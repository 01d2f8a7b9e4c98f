/** The provider on workerd itself: two operations under load, a large report, and worlds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { sandboxHeaders, providerToken } from '../support/client.ts'
import { memoryOf, startProvider } from '../support/provider-process.ts'
import type { Costs, Tell } from './fact.ts'
import { type FloorBodies, startFloor } from './floor.ts'
import type { LoadOptions, LoadRequest } from './load.ts'
import { median } from './median.ts'
import { cpuOf } from './process-cpu.ts'
import { readReport, type ReportReading, type ReportRequest } from './report-reading.ts'
import { howLoaded, loadInTurns } from './turns.ts'

type Subject = Pick<RunningWorker, 'address' | 'pid'>

const ROUNDS = 5
const REPORT_ROUNDS = 3
const ORDERS = 500
const DATE = '2026-01-01'
const REPORT_ROWS = 100_000
const WORLDS = 50
const ROW = JSON.stringify({ Name: 'Bench row', Quantity: 100, UnitPrice: 100, VatPercent: 2500 })

/** Takes about half a minute. */
export async function benchProvider(tell: Tell): Promise<void> {
  await buildWorker('provider')
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const provider = await startProvider(stateDirectory)
  try {
    const orders = await openOrders(provider)
    await callSandbox(provider, 'reports', { date: DATE, rows: REPORT_ROWS })
    const headers = await bearer(provider)
    const requests = requestsOf(orders, headers)
    const report = { path: `/api/v2/reports?date=${DATE}`, headers }
    const { bytes, page } = await readReport(provider, report)
    const floor = await startFloor(await bodies(provider, requests, { bytes, page }))
    try {
      // First, so that the process's peak is the report's own.
      await benchReport([floor, provider], report, tell)
      await benchLoad('GET order', [floor, provider], { status: 200, next: requests.get, most: 3 }, tell)
      await benchLoad('adding a row', [floor, provider], { status: 202, next: requests.add, most: 5 }, tell)
      await benchWorlds(provider, tell)
    } finally {
      await floor.stop()
    }
  } finally {
    await provider.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

async function callSandbox<Body>({ address }: Subject, path: string, body: object): Promise<Body> {
  const response = await fetch(`${address}/sandbox/${path}`, {
    method: 'POST',
    headers: sandboxHeaders(),
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The sandbox answered ${path} with ${response.status}.`)
  return (await response.json()) as Body
}

/** Orders of three rows. */
async function openOrders(provider: Subject): Promise<number[]> {
  const OrderRows = Array.from({ length: 3 }, () => JSON.parse(ROW) as object)
  const orders: number[] = []
  while (orders.length < ORDERS) {
    const made = Array.from({ length: 10 }, () =>
      callSandbox<{ Id: number }>(provider, 'orders', { OrderRows }),
    )
    orders.push(...(await Promise.all(made)).map(({ Id }) => Id))
  }
  return orders
}

async function bearer({ address: provider }: Subject): Promise<Record<string, string>> {
  const token = await providerToken({ provider, edge: '', demo: '' })
  return { Authorization: `Bearer ${token}`, Timestamp: new Date().toISOString() }
}

interface Requests {
  get: LoadOptions['next']
  add: LoadOptions['next']
}

/** Uses the orders in turn, so that all grow equally. */
function requestsOf(orders: readonly number[], headers: Record<string, string>): Requests {
  const path = (number: number) => `/api/v1/orders/${orders[number % orders.length]}`
  return {
    get: (number) => ({ method: 'GET', path: path(number), headers }),
    add: (number) => ({
      method: 'POST',
      path: `${path(number)}/rows/`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: ROW,
    }),
  }
}

async function bodies(
  { address }: Subject,
  { get, add }: Requests,
  { bytes, page }: { bytes: number; page: string },
): Promise<FloorBodies> {
  const text = async ({ path, method, headers, body }: LoadRequest) =>
    (await fetch(address + path, { method, headers, ...(body !== undefined && { body }) })).text()
  return {
    ORDER: await text(get(0)),
    ADDED: await text(add(0)),
    PAGE: page,
    PAGES: String(Math.round(bytes / page.length)),
  }
}

/** Opens worlds one after another, and deletes them. */
async function benchWorlds(provider: Subject, tell: Tell): Promise<void> {
  const times: number[] = []
  const worlds: string[] = []
  const before = cpuOf(provider.pid)
  while (worlds.length < WORLDS) {
    const start = performance.now()
    const world = await callSandbox<{ MerchantId: string }>(provider, 'merchants', {})
    times.push(performance.now() - start)
    worlds.push(world.MerchantId)
  }
  const each = (cpuOf(provider.pid) - before) / WORLDS
  tell({
    question: 'How long do the commands of a sandbox take?',
    what: 'opening a world',
    ours: { cpu: each, wall: median(times), more: { least: { value: Math.min(...times), unit: 'ms' } } },
    how: `Median of ${WORLDS} one after another; CPU is their mean.`,
  })
  for (const id of worlds) {
    const path = `${provider.address}/sandbox/merchants/${id}`
    await fetch(path, { method: 'DELETE', headers: sandboxHeaders() })
  }
}

async function benchLoad(
  what: string,
  [floor, provider]: [Subject, Subject],
  { status, next, most }: { status: number; next: LoadOptions['next']; most: number },
  tell: Tell,
): Promise<void> {
  const subjects = [
    { name: 'floor', worker: floor, next },
    { name: 'provider', worker: provider, next },
  ]
  const costs = await loadInTurns(subjects, { rounds: ROUNDS, status })
  tell({
    question: 'What does the provider cost?',
    what,
    ours: costs('provider'),
    against: { kind: 'floor', name: 'bare workerd that answers the same bytes', ...costs('floor') },
    aims: [{ figure: 'cpu', of: 'ratio', most }],
    how: `${howLoaded(ROUNDS)} ${ORDERS} orders in turn.`,
  })
}

async function benchReport(
  [floor, provider]: [Subject, Subject],
  report: ReportRequest,
  tell: Tell,
): Promise<void> {
  const readings: { floor: ReportReading[]; provider: ReportReading[] } = { floor: [], provider: [] }
  for (let round = 0; round < REPORT_ROUNDS; round++) {
    readings.floor.push(await readReport(floor, { ...report, path: '/report' }))
    readings.provider.push(await readReport(provider, report))
  }
  const ours = readingCosts(readings.provider)
  const peak = { value: memoryOf(provider, 'VmHWM'), unit: 'B' } as const
  const size = { value: readings.provider[0]!.bytes, unit: 'B' } as const
  tell({
    question: 'What does the provider cost?',
    what: `report of ${REPORT_ROWS} rows`,
    ours: { ...ours, more: { ...ours.more, 'peak of memory': peak, size } },
    against: {
      kind: 'floor',
      name: 'bare workerd that answers as many bytes',
      ...readingCosts(readings.floor),
    },
    how: `${REPORT_ROUNDS} readings of each in turns.`,
  })
}

function readingCosts(all: readonly ReportReading[]): Costs {
  return {
    cpu: median(all.map(({ cpu }) => cpu)),
    wall: median(all.map(({ total }) => total)),
    more: {
      'first byte': { value: median(all.map(({ firstByte }) => firstByte)), unit: 'ms' },
      'more memory at most': { value: Math.max(...all.map(({ growth }) => growth)), unit: 'B' },
    },
  }
}

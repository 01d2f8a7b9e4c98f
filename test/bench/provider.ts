/** The provider on workerd itself: two operations under load, a large report, and worlds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { sandboxHeaders, providerToken } from '../support/client.ts'
import { memoryOf, startProvider } from '../support/provider-process.ts'
import { type FloorBodies, startFloor } from './floor.ts'
import { load, type LoadOptions, type LoadRequest, type LoadResult, summarize } from './load.ts'
import { median } from './median.ts'
import { cpuOf } from './process-cpu.ts'
import { readReport, type ReportReading, type ReportRequest } from './report-reading.ts'

type Subject = Pick<RunningWorker, 'address' | 'pid'>

const ROUNDS = 3
const ROUND_MS = 1000
const CONCURRENCY = 16
const ORDERS = 500
const DATE = '2026-01-01'
const REPORT_ROWS = 100_000
const WORLDS = 50
const MEGABYTE = 1024 * 1024
const ROW = JSON.stringify({ Name: 'Bench row', Quantity: 100, UnitPrice: 100, VatPercent: 2500 })

/** Prints one line for each fact; bounded to about half a minute. */
export async function benchProvider(print: (line: string) => void): Promise<void> {
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
      await benchReport([floor, provider], report, print)
      await benchLoad('GET order', [floor, provider], 200, requests.get, print)
      await benchLoad('add row', [floor, provider], 202, requests.add, print)
      await benchWorlds(provider, print)
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
async function benchWorlds(provider: Subject, print: (line: string) => void): Promise<void> {
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
  print(
    `provider world: opened in ${median(times).toFixed(0)} ms (least ${Math.min(...times).toFixed(0)} ms), ` +
      `of which ${each.toFixed(0)} ms are CPU time`,
  )
  for (const id of worlds) {
    const path = `${provider.address}/sandbox/merchants/${id}`
    await fetch(path, { method: 'DELETE', headers: sandboxHeaders() })
  }
}

/** Runs floor and subject in turn, so that other load on the machine affects both. */
async function benchLoad(
  what: string,
  [floor, provider]: [Subject, Subject],
  status: number,
  next: LoadOptions['next'],
  print: (line: string) => void,
): Promise<void> {
  const results: { floor: LoadResult[]; provider: LoadResult[] } = { floor: [], provider: [] }
  const options = { duration: ROUND_MS, concurrency: CONCURRENCY, status, next }
  for (let round = 0; round < ROUNDS; round++) {
    results.floor.push(await load(floor.address, options))
    results.provider.push(await load(provider.address, options))
  }
  const [bare, own] = [summarize(results.floor), summarize(results.provider)]
  print(
    `provider ${what}: ${own.perSecond.toFixed(0)}/s, p50 ${own.p50.toFixed(1)} ms, p99 ${own.p99.toFixed(1)} ms; ` +
      `floor ${bare.perSecond.toFixed(0)}/s, p50 ${bare.p50.toFixed(1)} ms, p99 ${bare.p99.toFixed(1)} ms; ` +
      `${(bare.perSecond / own.perSecond).toFixed(1)} × the floor's time`,
  )
}

async function benchReport(
  [floor, provider]: [Subject, Subject],
  report: ReportRequest,
  print: (line: string) => void,
): Promise<void> {
  const readings: { floor: ReportReading[]; provider: ReportReading[] } = { floor: [], provider: [] }
  for (let round = 0; round < ROUNDS; round++) {
    readings.floor.push(await readReport(floor, { ...report, path: '/report' }))
    readings.provider.push(await readReport(provider, report))
  }
  const line = (all: ReportReading[]) => {
    const [total, firstByte] = [median(all.map((r) => r.total)), median(all.map((r) => r.firstByte))]
    const growth = Math.max(...all.map((r) => r.growth))
    return `${total.toFixed(0)} ms, first byte ${firstByte.toFixed(0)} ms, memory +${(growth / MEGABYTE).toFixed(0)} MB`
  }
  const size = (readings.provider[0]!.bytes / MEGABYTE).toFixed(0)
  const ratio = median(readings.provider.map((r) => r.total)) / median(readings.floor.map((r) => r.total))
  const peak = (memoryOf(provider, 'VmHWM') / MEGABYTE).toFixed(0)
  print(
    `provider report of ${REPORT_ROWS} rows (${size} MB): ${line(readings.provider)} (peak ${peak} MB in all); ` +
      `floor ${line(readings.floor)}; ${ratio.toFixed(1)} × the floor's time`,
  )
}

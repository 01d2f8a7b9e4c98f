/**
 * Compares the whole edge with the cheapest proxies: a bare pass-through and a bare Hono proxy on workerd, and
 * `express-http-proxy` on Node, all in front of the same upstream, in turns, within one run.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { gzipSize } from '../../scripts/widget-files.ts'
import { dist, root } from '../../scripts/places.ts'
import { freePort } from '../../scripts/workerd.ts'
import { openSession, signedHeaders } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { bundle, type BareWorker, startBareWorker } from './bare-worker.ts'
import { load, type LoadRequest, type LoadResult, summarize, type Summary } from './load.ts'
import { cpuOf } from './process-cpu.ts'
import { median } from './median.ts'

const ROUNDS = 5
const ROUND_MS = 1000
const CONCURRENCY = 16
/** Requests go to different orders in turn, because writes to one order run one at a time. */
const ORDERS = 200
const STARTS = 7

interface Subject {
  name: string
  worker: Pick<BareWorker, 'address' | 'pid' | 'stop'>
}

interface Order {
  OrderRows: { OrderRowId: number; Actions: string[] }[]
}

/** Prints one line per fact; takes about a minute. */
export async function benchEdge(print: (line: string) => void): Promise<void> {
  await buildWorker('edge')
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const running: Subject['worker'][] = []
  const started = <Running extends Subject['worker']>(worker: Running) => (running.push(worker), worker)
  try {
    const order = await sandboxOrder(stateDirectory)
    const upstream = started(await startBareWorker('test/bench/proxies/upstream.worker.js', { ORDER: order }))
    const UPSTREAM = upstream.address
    const pass = started(await startBareWorker('test/bench/proxies/pass-through.worker.js', { UPSTREAM }))
    const hono = started(
      await startBareWorker(await bundle('test/bench/proxies/hono.worker.js', 'hono-proxy'), { UPSTREAM }),
    )
    const express = started(await startExpress(UPSTREAM))
    const edge = started(await startEdge({ provider: UPSTREAM, stateDirectory }))
    const subjects: Subject[] = [
      { name: 'pass-through', worker: pass },
      { name: 'edge', worker: edge },
      { name: 'Hono proxy', worker: hono },
      { name: 'Express', worker: express },
    ]
    const { token } = await openSession(edge.addresses, { capabilities: ['order.read'] })
    const browser = { Authorization: `Bearer ${token}`, Origin: edge.addresses.demo }
    await benchLoad('GET order', subjects, 200, print, (number) => ({
      method: 'GET',
      path: pathOf(number),
      headers: browser,
    }))

    const server = { Authorization: 'Bearer sandbox-api-key-100001', 'Content-Type': 'application/json' }
    const { OrderRows } = JSON.parse(order) as Order
    const row = OrderRows.find(({ Actions }) => Actions.includes('CanUpdateRow'))!.OrderRowId
    await benchLoad('row update', subjects, 204, print, (number) => ({
      method: 'PATCH',
      path: `${pathOf(number)}/rows/${row}/`,
      headers: server,
      body: '{"Quantity":100}',
    }))
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
    rmSync(stateDirectory, { recursive: true, force: true })
  }
  printBundle(print)
  await benchStart(print)
}

function pathOf(number: number): string {
  return `/api/v1/orders/${8906810 + (number % ORDERS)}`
}

/** An order as the real provider writes it. */
async function sandboxOrder(stateDirectory: string): Promise<string> {
  const provider = await startProvider(stateDirectory)
  try {
    const response = await fetch(`${provider.address}/api/v1/orders/8906810`, { headers: signedHeaders() })
    if (response.status !== 200) throw new Error(`Reading the sandbox's order answered ${response.status}.`)
    return await response.text()
  } finally {
    await provider.stop()
  }
}

async function startExpress(upstream: string): Promise<Subject['worker']> {
  const port = await freePort()
  const script = join(root, 'test/bench/proxies/express.js')
  const child = spawn(process.execPath, [script, String(port), upstream], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await fetch(`${address}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('Starting the Express proxy failed.')
    await new Promise((resume) => setTimeout(resume, 20))
  }
  return {
    address,
    pid: child.pid!,
    async stop() {
      child.kill()
      await exited
    },
  }
}

interface Measured extends Summary {
  /** Milliseconds of CPU for each request. */
  cpu: number
}

/** Runs the subjects in turn, so that other load on the machine affects all of them. */
async function benchLoad(
  what: string,
  subjects: readonly Subject[],
  status: number,
  print: (line: string) => void,
  next: (number: number) => LoadRequest,
): Promise<void> {
  const results = new Map(subjects.map(({ name }) => [name, { loads: [] as LoadResult[], cpu: 0 }]))
  const options = { duration: ROUND_MS, concurrency: CONCURRENCY, status, next }
  // V8 compiles a worker only while it is warm, so the first second does not count.
  for (const { worker } of subjects) await load(worker.address, options)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, worker } of subjects) {
      const result = results.get(name)!
      const before = cpuOf(worker.pid)
      result.loads.push(await load(worker.address, options))
      result.cpu += cpuOf(worker.pid) - before
    }
  }
  const measured = new Map(
    [...results].map(([name, { loads, cpu }]): [string, Measured] => [
      name,
      { ...summarize(loads), cpu: cpu / loads.reduce((sum, { count }) => sum + count, 0) },
    ]),
  )
  const floor = measured.get(subjects[0]!.name)!
  for (const [name, { perSecond, p50, p99, cpu }] of measured) {
    print(
      `edge bench, ${what}, ${name}: ${(cpu * 1000).toFixed(0)} µs CPU (${(cpu / floor.cpu).toFixed(2)} × the pass-through), ` +
        `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    )
  }
}

function printBundle(print: (line: string) => void): void {
  const bundle = readFileSync(join(dist, 'edge/worker.js'))
  print(`edge bundle: ${bundle.length} bytes raw, ${gzipSize(bundle)} gzip`)
}

/** From the start of the process to the first answer. */
async function benchStart(print: (line: string) => void): Promise<void> {
  const times = { empty: [] as number[], edge: [] as number[] }
  for (let start = 0; start < STARTS; start++) {
    const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
    times.empty.push(await startTime(() => startBareWorker('test/bench/proxies/empty.worker.js')))
    times.edge.push(await startTime(() => startEdge({ provider: 'http://127.0.0.1:9', stateDirectory })))
    rmSync(stateDirectory, { recursive: true, force: true })
  }
  const [empty, edge] = [median(times.empty), median(times.edge)]
  print(
    `edge start: ${edge.toFixed(0)} ms, an empty worker ${empty.toFixed(0)} ms, ${(edge - empty).toFixed(0)} ms over it`,
  )
}

async function startTime(start: () => Promise<BareWorker>): Promise<number> {
  const worker = await start()
  await worker.stop('SIGKILL')
  return worker.startMs
}

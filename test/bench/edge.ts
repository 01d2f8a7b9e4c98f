/**
 * Compares the whole edge with the cheapest proxies: a bare pass-through and a bare Hono proxy on workerd, and
 * `express-http-proxy` on Node, all in front of the same upstream, in turns, within one run. A read is also compared with
 * a worker that was written by hand for it.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { gzipSize } from '../../scripts/widget-files.ts'
import { dist, root } from '../../scripts/places.ts'
import { type Addresses, sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort } from '../../scripts/workerd.ts'
import { openSession, signedHeaders } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { bundle, type BareWorker, startBareWorker } from './bare-worker.ts'
import type { Tell } from './fact.ts'
import type { LoadRequest } from './load.ts'
import { median } from './median.ts'
import { howLoaded, loadInTurns } from './turns.ts'

const READS = 'What does a read of an order cost at the edge?'
const SAVES = 'What does a save cost at the edge?'
const START = 'How large is the edge, and how fast does it start?'
const [PASS, BY_HAND, EDGE, HONO, EXPRESS] = [
  'bare workerd that passes on',
  'a worker written by hand with the same duties',
  'edge',
  "Hono's proxy on workerd",
  'Express with express-http-proxy on Node',
] as const
const ROUNDS = 5
/** Requests go to different orders in turn, because writes to one order run one at a time. */
const ORDERS = 200
const STARTS = 7

type Running = Pick<BareWorker, 'address' | 'pid' | 'stop'>

interface Order {
  OrderRows: { OrderRowId: number; Actions: string[] }[]
}

/** Takes about two minutes. */
export async function benchEdge(tell: Tell): Promise<void> {
  await buildWorker('edge')
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const running: Running[] = []
  const started = <One extends Running>(worker: One) => (running.push(worker), worker)
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
    const byHand = started(
      await startBareWorker('test/bench/proxies/by-hand.worker.js', {
        UPSTREAM,
        SESSION_SECRET: sessionSecret(edge.addresses),
        ORIGIN: edge.addresses.demo,
      }),
    )
    const proxies = [
      { name: PASS, worker: pass },
      { name: EDGE, worker: edge },
      { name: HONO, worker: hono },
      { name: EXPRESS, worker: express },
    ]
    const { token } = await openSession(edge.addresses, { capabilities: ['order.read'] })
    const browser = { Authorization: `Bearer ${token}`, Origin: edge.addresses.demo }
    const read = (number: number): LoadRequest => ({ method: 'GET', path: pathOf(number), headers: browser })
    const readers = [...proxies, { name: BY_HAND, worker: byHand }].map((one) => ({ ...one, next: read }))
    await checkSameAnswer(edge.address, byHand.address, read(0))
    const reads = await loadInTurns(readers, { rounds: ROUNDS, status: 200 })
    for (const [kind, name, aims] of [
      ['floor', PASS, []],
      ['floor', BY_HAND, [{ figure: 'cpu', of: 'ratio', most: 1.15 }]],
      ['peer', HONO, []],
      ['peer', EXPRESS, [{ figure: 'cpu', of: 'ratio', most: 1 }]],
    ] as const) {
      const against = { kind, name, ...reads(name) }
      tell({ question: READS, what: 'GET order', ours: reads(EDGE), against, aims, how: howLoaded(ROUNDS) })
    }

    const server = { Authorization: 'Bearer sandbox-api-key-100001', 'Content-Type': 'application/json' }
    const { OrderRows } = JSON.parse(order) as Order
    const row = OrderRows.find(({ Actions }) => Actions.includes('CanUpdateRow'))!.OrderRowId
    const update = (number: number): LoadRequest => ({
      method: 'PATCH',
      path: `${pathOf(number)}/rows/${row}/`,
      headers: server,
      body: '{"Quantity":100}',
    })
    const writers = proxies.map((one) => ({ ...one, next: update }))
    const writes = await loadInTurns(writers, { rounds: ROUNDS, status: 204 })
    for (const [kind, name, aims] of [
      [
        'floor',
        PASS,
        [
          { figure: 'cpu', of: 'ratio', most: 8 },
          { figure: 'rate', of: 'ours', least: 1000 },
        ],
      ],
      ['peer', HONO, []],
      ['peer', EXPRESS, []],
    ] as const) {
      const against = { kind, name, ...writes(name) }
      const how = `${howLoaded(ROUNDS)} ${ORDERS} orders in turn. The provider answers at once, and the proxies keep nothing.`
      tell({ question: SAVES, what: 'update of a row', ours: writes(EDGE), against, aims, how })
    }
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
    rmSync(stateDirectory, { recursive: true, force: true })
  }
  tellSize(tell)
  await benchStart(tell)
}

/** Members of an answer that differ from request to request. */
const CHANGING = ['date', 'x-request-id', 'server-timing']

/** @throws Error if the worker written by hand does less than the edge, as far as its answer shows */
async function checkSameAnswer(edge: string, byHand: string, { path, headers }: LoadRequest): Promise<void> {
  const [own, other] = await Promise.all(
    [edge, byHand].map(async (address): Promise<Record<string, string>> => {
      const answer = await fetch(address + path, { headers })
      const shown = [...answer.headers].map(([name, value]) => [name, CHANGING.includes(name) ? '' : value])
      return { status: String(answer.status), ...Object.fromEntries(shown), body: await answer.text() }
    }),
  )
  const parts = new Set([...Object.keys(own!), ...Object.keys(other!)])
  const different = [...parts].filter((part) => own![part] !== other![part])
  if (different.length > 0)
    throw new Error(`The worker written by hand answers otherwise than the edge: ${different.join(', ')}`)
}

/** With which the edge of the sandbox signs sessions. */
function sessionSecret(addresses: Addresses): string {
  const [key] = JSON.parse(sandboxEnv(addresses).edge['SESSION_KEYS']!) as { secret: string }[]
  return key!.secret
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

async function startExpress(upstream: string): Promise<Running> {
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

function tellSize(tell: Tell): void {
  const worker = readFileSync(join(dist, 'edge/worker.js'))
  tell({
    question: START,
    what: "the edge's bundle",
    ours: {
      more: {
        gzip: { value: gzipSize(worker), unit: 'B' },
        raw: { value: worker.length, unit: 'B' },
      },
    },
    aims: [{ figure: 'gzip', of: 'ours', most: 75_000 }],
    how: 'The file that is deployed.',
  })
}

/** From the start of the process to the first answer. */
async function benchStart(tell: Tell): Promise<void> {
  const times = { empty: [] as number[], edge: [] as number[] }
  for (let start = 0; start < STARTS; start++) {
    const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
    times.empty.push(await startTime(() => startBareWorker('test/bench/proxies/empty.worker.js')))
    times.edge.push(await startTime(() => startEdge({ provider: 'http://127.0.0.1:9', stateDirectory })))
    rmSync(stateDirectory, { recursive: true, force: true })
  }
  const [empty, edge] = [median(times.empty), median(times.edge)]
  tell({
    question: START,
    what: 'start of the edge until its first answer',
    ours: { wall: edge, more: { 'over an empty worker': { value: edge - empty, unit: 'ms' } } },
    against: { kind: 'floor', name: 'an empty worker', wall: empty },
    aims: [{ figure: 'over an empty worker', of: 'ours', most: 40 }],
    how: `Median of ${STARTS} starts of each process, in turns.`,
  })
}

async function startTime(start: () => Promise<BareWorker>): Promise<number> {
  const worker = await start()
  await worker.stop('SIGKILL')
  return worker.startMs
}

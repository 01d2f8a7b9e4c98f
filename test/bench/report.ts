/** The edge's cost for a report of 100 000 rows, compared with the provider alone and a bare proxy. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { openSession, providerToken, sandboxHeaders } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { startBareWorker } from './bare-worker.ts'
import type { Costs, Tell } from './fact.ts'
import { median } from './median.ts'
import { readReport, type ReportReading } from './report-reading.ts'

const ROUNDS = 5
const DATE = '2026-01-01'
const ROWS = 100_000

type Running = Pick<RunningWorker, 'address' | 'pid'> & { stop(): Promise<void> }

/** Takes about half a minute. */
export async function benchReportAtEdge(tell: Tell): Promise<void> {
  await Promise.all([buildWorker('provider'), buildWorker('edge')])
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const running: Running[] = []
  const started = <One extends Running>(worker: One) => (running.push(worker), worker)
  try {
    const provider = started(await startProvider(stateDirectory))
    const made = await fetch(`${provider.address}/sandbox/reports`, {
      method: 'POST',
      headers: sandboxHeaders(),
      body: JSON.stringify({ date: DATE, rows: ROWS }),
    })
    if (!made.ok) throw new Error(`The sandbox made no rows: ${made.status}.`)
    const edge = started(await startEdge({ provider: provider.address, stateDirectory }))
    const pass = started(
      await startBareWorker('test/bench/proxies/pass-through.worker.js', { UPSTREAM: provider.address }),
    )
    const { token } = await openSession(edge.addresses, { capabilities: ['report.read'] })
    const path = `/api/v2/reports?date=${DATE}`
    const atProvider = { path, headers: await bearer(provider) }
    const atEdge = { path, headers: { Authorization: `Bearer ${token}`, Origin: edge.addresses.demo } }
    const readings: Record<'provider' | 'pass' | 'edge', ReportReading[]> = {
      provider: [],
      pass: [],
      edge: [],
    }
    for (let round = 0; round < ROUNDS; round++) {
      readings.provider.push(await readReport(provider, atProvider))
      readings.pass.push(await readReport(pass, atProvider))
      readings.edge.push(await readReport(edge, atEdge))
    }
    const of = (name: keyof typeof readings): Costs => ({
      cpu: median(readings[name].map(({ cpu }) => cpu)),
      wall: median(readings[name].map(({ total }) => total)),
      more: {
        'first byte': { value: median(readings[name].map(({ firstByte }) => firstByte)), unit: 'ms' },
        'more memory at most': { value: Math.max(...readings[name].map(({ growth }) => growth)), unit: 'B' },
      },
    })
    for (const against of [
      { kind: 'floor', name: 'bare workerd that passes on', ...of('pass') },
      { kind: 'variant', name: 'the provider itself, without the edge', ...of('provider') },
    ] as const) {
      tell({
        question: 'What does a large report cost at the edge?',
        what: `report of ${ROWS} rows`,
        ours: of('edge'),
        against,
        how: `${ROUNDS} readings of each in turns. CPU is that of the answering process alone.`,
      })
    }
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

async function bearer({ address: provider }: Pick<RunningWorker, 'address'>) {
  const token = await providerToken({ provider, edge: '', demo: '' })
  return { Authorization: `Bearer ${token}`, Timestamp: new Date().toISOString() }
}

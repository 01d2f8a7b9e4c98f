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
import { median } from './median.ts'
import { readReport, type ReportReading } from './report-reading.ts'

const ROUNDS = 5
const DATE = '2026-01-01'
const ROWS = 100_000
const MEGABYTE = 1024 * 1024

type Running = Pick<RunningWorker, 'address' | 'pid'> & { stop(): Promise<void> }

/** Prints one line; takes about half a minute. */
export async function benchReportAtEdge(print: (line: string) => void): Promise<void> {
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
    const of = (name: keyof typeof readings, member: 'cpu' | 'firstByte' | 'total') =>
      median(readings[name].map((reading) => reading[member]))
    const growth = Math.max(...readings.edge.map((reading) => reading.growth))
    const later = of('edge', 'firstByte') - of('provider', 'firstByte')
    print(
      `edge report of ${ROWS} rows: ${(of('edge', 'cpu') / 1000).toFixed(2)} s of CPU (pass-through ` +
        `${(of('pass', 'cpu') / 1000).toFixed(2)} s, ${(of('edge', 'cpu') / of('pass', 'cpu')).toFixed(1)} × as much), ` +
        `memory +${(growth / MEGABYTE).toFixed(0)} MB, first byte ${later.toFixed(0)} ms after the provider's ` +
        `${of('provider', 'firstByte').toFixed(0)} ms; whole in ${of('edge', 'total').toFixed(0)} ms, ` +
        `at the provider ${of('provider', 'total').toFixed(0)} ms`,
    )
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

async function bearer({ address: provider }: Pick<RunningWorker, 'address'>) {
  const token = await providerToken({ provider, edge: '', demo: '' })
  return { Authorization: `Bearer ${token}`, Timestamp: new Date().toISOString() }
}

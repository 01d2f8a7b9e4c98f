import { openSession, sandboxHeaders } from '../../support/client.ts'
import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { readReport } from '../report-reading.ts'
import { ask, cpuOfEach } from './cost-of-each.ts'
import type { Growth, Point } from './exponent.ts'

const ROWS = [1000, 10_000, 100_000]

/** A report that the edge passes on and checks, by the number of its rows. */
export async function reportGrowth(stateDirectory: string): Promise<Growth[]> {
  const provider = await startProvider(stateDirectory)
  const edge = await startEdge({ provider: provider.address, stateDirectory })
  const points = { edge: [] as Point[], provider: [] as Point[] }
  try {
    const { token } = await openSession(edge.addresses, { capabilities: ['report.read'] })
    const headers = { Authorization: `Bearer ${token}`, Origin: edge.addresses.demo }
    for (const [index, size] of ROWS.entries()) {
      const date = `2026-01-0${index + 1}`
      const body = JSON.stringify({ date, rows: size })
      await ask(
        `${provider.address}/sandbox/reports`,
        { method: 'POST', headers: sandboxHeaders(), body },
        201,
      )
      const read = async () =>
        void (await readReport(edge, { path: `/api/v2/reports?date=${date}`, headers }))
      points.edge.push({ size, ms: await cpuOfEach(edge, read) })
      points.provider.push({ size, ms: await cpuOfEach(provider, read) })
    }
  } finally {
    await edge.stop()
    await provider.stop()
  }
  return [
    { what: 'a report: CPU of the edge', of: 'rows', points: points.edge, isLinear: true },
    { what: 'a report: CPU of the provider', of: 'rows', points: points.provider, isLinear: true },
  ]
}

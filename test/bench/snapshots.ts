/** The snapshots and files of a sandbox's merchant on workerd itself, with 1 000 generated orders. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { sandboxHeaders } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'
import type { Costs, Tell } from './fact.ts'
import { median } from './median.ts'
import { cpuOf } from './process-cpu.ts'

const ORDERS = 1_000
const ROUNDS = 5

/** A round ends when its answer is read. */
export async function benchSnapshots(tell: Tell): Promise<void> {
  await buildWorker('provider')
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const provider = await startProvider(stateDirectory)
  const call = async (method: string, path: string, body?: string): Promise<string> => {
    const init = { method, headers: sandboxHeaders(), ...(body !== undefined && { body }) }
    const response = await fetch(`${provider.address}/sandbox/${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`The sandbox answered ${path} with ${response.status}: ${text}`)
    return text
  }
  try {
    await call('POST', 'generate', JSON.stringify({ orders: ORDERS }))
    const save = () => call('POST', 'snapshots', '{"name":"bench"}')
    const { bytes } = JSON.parse(await save()) as { bytes: number }
    const file = await call('GET', 'export')
    for (const [what, work] of [
      ['save', save],
      ['restore', () => call('POST', 'snapshots/bench/restore')],
      ['export', () => call('GET', 'export')],
      ['import', () => call('POST', 'import', file)],
      ['a page of a search', () => call('GET', 'orders?query=Te&limit=200')],
    ] as const) {
      tell({
        question: 'How long do the commands of a sandbox take?',
        what,
        ours: await costOf(provider, work),
        how: `A sandbox of ${ORDERS} generated orders, ${(bytes / 1e6).toFixed(1)} MB of rows; ${ROUNDS} rounds, CPU is their mean.`,
      })
    }
  } finally {
    await provider.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

/** The median of some rounds, and the mean time of the process's CPU, which other load on the machine affects less. */
async function costOf({ pid }: { pid: number }, work: () => Promise<unknown>): Promise<Costs> {
  const times: number[] = []
  const cpu = cpuOf(pid)
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return { cpu: (cpuOf(pid) - cpu) / ROUNDS, wall: median(times) }
}

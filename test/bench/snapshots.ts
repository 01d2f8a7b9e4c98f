/** The snapshots and files of a sandbox's merchant on workerd itself, with 1 000 generated orders. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { sandboxHeaders } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'
import { median } from './median.ts'
import { cpuOf } from './process-cpu.ts'

const ORDERS = 1_000
const ROUNDS = 5

/** Prints one line. A round ends when its answer is read. */
export async function benchSnapshots(print: (line: string) => void): Promise<void> {
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
    const facts: string[] = []
    for (const [what, work] of [
      ['save', save],
      ['restore', () => call('POST', 'snapshots/bench/restore')],
      ['export', () => call('GET', 'export')],
      ['import', () => call('POST', 'import', file)],
      ['a page of a search', () => call('GET', 'orders?query=Te&limit=200')],
    ] as const) {
      facts.push(`${what} ${await timeOf(provider, work)}`)
    }
    const size = (bytes / 1e6).toFixed(1)
    print(`sandbox of ${ORDERS} generated orders (${size} MB of rows): ${facts.join(', ')}`)
  } finally {
    await provider.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

/** The median of some rounds, and the mean time of the process's CPU, which other load on the machine affects less. */
async function timeOf({ pid }: { pid: number }, work: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  const cpu = cpuOf(pid)
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return `${median(times).toFixed(0)} ms (CPU ${((cpuOf(pid) - cpu) / ROUNDS).toFixed(0)} ms)`
}

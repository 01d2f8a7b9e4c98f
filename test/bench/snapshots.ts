/** The snapshots and files of a sandbox's merchant on workerd itself, with 1 000 generated orders. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { sandboxHeaders } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'
import { median } from './median.ts'

const ORDERS = 1_000
const ROUNDS = 5

/** Prints one line for each fact: the median of some rounds, each with the answer read to its end. */
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
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      await work()
      times.push(performance.now() - began)
    }
    return median(times)
  }
  try {
    await call('POST', 'generate', JSON.stringify({ orders: ORDERS }))
    const save = () => call('POST', 'snapshots', '{"name":"bench"}')
    const { bytes } = JSON.parse(await save()) as { bytes: number }
    const file = await call('GET', 'export')
    const times = {
      save: await time(save),
      restore: await time(() => call('POST', 'snapshots/bench/restore')),
      export: await time(() => call('GET', 'export')),
      import: await time(() => call('POST', 'import', file)),
      list: await time(() => call('GET', 'orders?query=Te&limit=200')),
    }
    const facts = Object.entries(times).map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`)
    print(
      `sandbox of ${ORDERS} generated orders (${(bytes / 1e6).toFixed(1)} MB of rows): ${facts.join(', ')}`,
    )
  } finally {
    await provider.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

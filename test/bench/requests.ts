/** What it costs that a sandbox keeps its requests: GET of an order with and without, in turn on one machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { providerToken } from '../support/client.ts'
import { memoryOf, startProvider } from '../support/provider-process.ts'
import { load, type LoadResult, summarize } from './load.ts'
import { cpuOf } from './process-cpu.ts'

const ROUNDS = 12
const ROUND_MS = 1000
const CONCURRENCY = 16
const ORDER = '/api/v1/orders/8906810'
const MEGABYTE = 1024 * 1024

interface Subject {
  worker: RunningWorker
  headers: Record<string, string>
  loads: LoadResult[]
  /** Milliseconds of the processor. */
  cpu: number
}

/** Prints one line; takes half a minute. */
export async function benchRequests(print: (line: string) => void): Promise<void> {
  await buildWorker('provider')
  const directories = ['on', 'off'].map(() => mkdtempSync(join(tmpdir(), 'order-admin-bench-')))
  const subjects: Subject[] = []
  try {
    for (const [index, REQUESTS] of ['on', 'off'].entries()) {
      const worker = await startProvider(directories[index]!, undefined, { REQUESTS })
      const token = await providerToken({ provider: worker.address, edge: '', demo: '' })
      const headers = { Authorization: `Bearer ${token}`, Timestamp: new Date().toISOString() }
      subjects.push({ worker, headers, loads: [], cpu: 0 })
    }
    const [on, off] = subjects as [Subject, Subject]
    for (let round = 0; round < ROUNDS; round++) {
      // The first round only warms up. Each is first every other time.
      for (const subject of round % 2 === 0 ? [on, off] : [off, on]) await measure(subject, round > 0)
    }
    const [kept, bare] = [summarize(on.loads), summarize(off.loads)]
    const cost = ({ cpu, loads }: Subject) => cpu / loads.reduce((sum, { count }) => sum + count, 0)
    const memory = ({ worker }: Subject) => (memoryOf(worker, 'VmHWM') / MEGABYTE).toFixed(0)
    print(
      `requests kept, GET order: ${kept.perSecond.toFixed(0)}/s, p50 ${kept.p50.toFixed(1)} ms; not kept ` +
        `${bare.perSecond.toFixed(0)}/s, p50 ${bare.p50.toFixed(1)} ms; ${(bare.perSecond / kept.perSecond).toFixed(2)} × the time, ` +
        `${(cost(on) / cost(off)).toFixed(2)} × the processor's (${cost(on).toFixed(2)} and ${cost(off).toFixed(2)} ms); ` +
        `peak ${memory(on)} and ${memory(off)} MB`,
    )
  } finally {
    for (const { worker } of subjects) await worker.stop()
    for (const directory of directories) rmSync(directory, { recursive: true, force: true })
  }
}

async function measure(subject: Subject, isKept: boolean): Promise<void> {
  const { worker, headers } = subject
  const before = cpuOf(worker.pid)
  const options = { duration: ROUND_MS, concurrency: CONCURRENCY, status: 200 }
  const done = await load(worker.address, {
    ...options,
    next: () => ({ method: 'GET', path: ORDER, headers }),
  })
  if (!isKept) return
  subject.loads.push(done)
  subject.cpu += cpuOf(worker.pid) - before
}

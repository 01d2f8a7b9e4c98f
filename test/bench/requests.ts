/** What it costs that a sandbox keeps its requests: GET of an order with and without, in turn on one machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { providerToken } from '../support/client.ts'
import { memoryOf, startProvider } from '../support/provider-process.ts'
import type { Costs, Tell } from './fact.ts'
import type { LoadRequest } from './load.ts'
import { howLoaded, loadInTurns } from './turns.ts'

const ROUNDS = 11
const ORDER = '/api/v1/orders/8906810'

/** Takes half a minute. */
export async function benchRequests(tell: Tell): Promise<void> {
  await buildWorker('provider')
  const directories = ['on', 'off'].map(() => mkdtempSync(join(tmpdir(), 'order-admin-bench-')))
  const workers: RunningWorker[] = []
  try {
    const subjects = []
    for (const [index, REQUESTS] of (['on', 'off'] as const).entries()) {
      const worker = await startProvider(directories[index]!, undefined, { REQUESTS })
      workers.push(worker)
      const token = await providerToken({ provider: worker.address, edge: '', demo: '' })
      const headers = { Authorization: `Bearer ${token}`, Timestamp: new Date().toISOString() }
      const next = (): LoadRequest => ({ method: 'GET', path: ORDER, headers })
      subjects.push({ name: REQUESTS, worker, next })
    }
    const costs = await loadInTurns(subjects, { rounds: ROUNDS, status: 200 })
    const withPeak = (name: 'on' | 'off', worker: RunningWorker): Costs => {
      const { more, ...rest } = costs(name)
      return { ...rest, more: { ...more, 'peak of memory': { value: memoryOf(worker, 'VmHWM'), unit: 'B' } } }
    }
    const [on, off] = workers as [RunningWorker, RunningWorker]
    tell({
      question: 'What does it cost that a sandbox keeps its requests?',
      what: 'GET order at the provider',
      ours: withPeak('on', on),
      against: { kind: 'variant', name: 'without keeping them', ...withPeak('off', off) },
      how: howLoaded(ROUNDS),
    })
  } finally {
    for (const worker of workers) await worker.stop()
    for (const directory of directories) rmSync(directory, { recursive: true, force: true })
  }
}

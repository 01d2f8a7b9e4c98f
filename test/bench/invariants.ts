/**
 * What the checks of invariants cost: updates of a row at two providers, one of which leaves the check out, in turns.
 * The aim: less than 3 % of a row write.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { dist } from '../../scripts/places.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { signedHeaders } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'
import { createOrder } from '../support/sandbox.ts'
import type { Tell } from './fact.ts'
import { median } from './median.ts'
import { cpuOf } from './process-cpu.ts'

const ROUNDS = 40
const WRITES = 50
const ROWS = 8
const AIM = 1.03

interface Subject {
  provider: RunningWorker
  order: string
  /** Milliseconds of each write, and of CPU for each round. */
  times: number[]
  cpu: number[]
}

/** Takes about half a minute. */
export async function benchInvariants(tell: Tell): Promise<void> {
  await buildWorker('provider')
  const file = join(dist, 'provider/worker.js')
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-bench-'))
  const built = join(folder, 'worker.js')
  cpSync(file, built)
  const subjects: Subject[] = []
  try {
    subjects.push(await open(join(folder, 'checked')))
    writeFileSync(file, withoutCheck(readFileSync(built, 'utf8')))
    subjects.push(await open(join(folder, 'unchecked')))
    const [checked, unchecked] = subjects as [Subject, Subject]
    for (let round = 0; round < ROUNDS; round++) {
      for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) await write(subject)
    }
    const costs = (subject: Subject) => ({
      // The kernel counts CPU in hundredths of a second: only the sum of all rounds is exact enough.
      cpu: subject.cpu.reduce((sum, one) => sum + one, 0) / (ROUNDS * WRITES),
      wall: median(subject.times),
    })
    tell({
      question: 'What do the checks of invariants cost the provider?',
      what: 'update of a row',
      ours: costs(checked),
      against: { kind: 'variant', name: 'without the check', ...costs(unchecked) },
      aims: [{ figure: 'cpu', of: 'ratio', most: AIM }],
      how: `${ROUNDS} rounds of ${WRITES} writes in turns; CPU is the mean of all, which alone is exact enough.`,
    })
  } finally {
    cpSync(built, file)
    await Promise.all(subjects.map(({ provider }) => provider.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The provider's bundle with an empty check of an order's rows. */
function withoutCheck(bundle: string): string {
  const head = /function holdRows\([^)]*\) \{/
  if (!head.test(bundle)) throw new Error('The bundle has no function holdRows.')
  return bundle.replace(head, '$& return;')
}

async function open(stateDirectory: string): Promise<Subject> {
  const provider = await startProvider(stateDirectory)
  const OrderRows = Array.from({ length: ROWS }, () => ({
    Name: 'Row',
    Quantity: 100,
    UnitPrice: 100,
    VatPercent: 2500,
  }))
  const order = await createOrder({ provider: provider.address, edge: '', demo: '' }, { OrderRows })
  return { provider, order, times: [], cpu: [] }
}

/** A round of writes, one after the other. */
async function write({ provider, order, times, cpu }: Subject): Promise<void> {
  const begin = cpuOf(provider.pid)
  for (let number = 0; number < WRITES; number++) {
    const body = JSON.stringify({ UnitPrice: 100 + (number % 2) })
    const headers = { ...signedHeaders(body), 'Content-Type': 'application/json' }
    const start = performance.now()
    const answer = await fetch(`${provider.address}/api/v1/orders/${order}/rows/1/`, {
      method: 'PATCH',
      headers,
      body,
    })
    await answer.arrayBuffer()
    if (answer.status !== 204) throw new Error(`The row is ${answer.status}.`)
    times.push(performance.now() - start)
  }
  cpu.push(cpuOf(provider.pid) - begin)
}

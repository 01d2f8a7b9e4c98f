/**
 * Ten thousand merchants of a registry on one workerd, against one merchant of the configuration on the same workerd: CPU of
 * a read of an order, in turns within one run; and how long a new merchant and an isolate's first request take.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { addMerchant, registryEnv, sandboxEntry } from '../support/registry.ts'
import { load, type LoadResult, summarize } from './load.ts'
import { cpuOf } from './process-cpu.ts'
import { median } from './median.ts'

const MERCHANTS = 10_000
const AT_ONCE = 8
const ROUNDS = 9
const ROUND_MS = 1000
const CONCURRENCY = 16
const AIM = 1.05
const PATH = '/api/v1/orders/8906810'

/** Prints one line per fact; takes about two minutes. */
export async function benchRegistry(print: (line: string) => void): Promise<void> {
  await buildWorker('edge')
  await buildWorker('provider')
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-registry-'))
  const provider = await startProvider(stateDirectory)
  // More merchants are added than an operator may in a minute.
  const rates = { OPERATOR_RATE: 1_000_000 }
  const options = { provider: provider.address, stateDirectory, env: registryEnv(), rates }
  try {
    const first = await startEdge(options)
    const start = performance.now()
    const keys = await addAll(first.address)
    print(
      `registry: ${MERCHANTS} merchants added in ${((performance.now() - start) / 1000).toFixed(0)} s, ` +
        `${((performance.now() - start) / MERCHANTS).toFixed(1)} ms each`,
    )
    await first.stop()

    const edge = await startEdge(options)
    const asked = performance.now()
    const answer = await get(edge.address, keys[0]!)
    if (answer !== 200) throw new Error(`The first request was answered ${answer}.`)
    print(
      `registry: an isolate's first request, with the list of ${MERCHANTS}: ${(performance.now() - asked).toFixed(0)} ms`,
    )
    const warming = performance.now()
    for (const key of keys) await get(edge.address, key)
    print(
      `registry: each merchant once, with its record and its token: ${((performance.now() - warming) / MERCHANTS).toFixed(2)} ms each`,
    )

    const one = 'sandbox-api-key-100001'
    const subjects = {
      'one merchant of MERCHANTS': () => one,
      'one merchant of the registry': () => keys[0]!,
      [`${MERCHANTS} merchants in turn`]: (number: number) => keys[number % MERCHANTS]!,
    }
    await compare(edge, subjects, print)
    await edge.stop()
  } finally {
    await provider.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

async function addAll(edge: string): Promise<string[]> {
  const keys: string[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < MERCHANTS) {
        const number = next++
        keys[number] = await addMerchant(edge, `shop-${number}`, sandboxEntry())
      }
    }),
  )
  return keys
}

async function get(edge: string, key: string): Promise<number> {
  const response = await fetch(edge + PATH, { headers: { Authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  return response.status
}

/** Each subject in turn, so that other load on the machine affects all of them. */
async function compare(
  edge: { address: string; pid: number },
  subjects: Record<string, (number: number) => string>,
  print: (line: string) => void,
): Promise<void> {
  const rounds = new Map(
    Object.keys(subjects).map((name) => [name, { cpu: [] as number[], loads: [] as LoadResult[] }]),
  )
  let number = 0
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, keyOf] of Object.entries(subjects)) {
      const before = cpuOf(edge.pid)
      const result = await load(edge.address, {
        duration: ROUND_MS,
        concurrency: CONCURRENCY,
        status: 200,
        next: () => ({ method: 'GET', path: PATH, headers: { Authorization: `Bearer ${keyOf(number++)}` } }),
      })
      // The first round warms up.
      if (round === 0) continue
      const { cpu, loads } = rounds.get(name)!
      cpu.push((cpuOf(edge.pid) - before) / result.count)
      loads.push(result)
    }
  }
  const floor = median([...rounds.values()][0]!.cpu)
  for (const [name, { cpu, loads }] of rounds) {
    const { perSecond, p99 } = summarize(loads)
    print(
      `registry: GET order, ${name}: ${(median(cpu) * 1000).toFixed(0)} µs CPU, ` +
        `${(median(cpu) / floor).toFixed(2)} × (aim for all: ${AIM}), ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`,
    )
  }
}

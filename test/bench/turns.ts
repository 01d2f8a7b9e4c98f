/** Loads subjects in turns, so that other work on the machine affects all of them, and says what a request costs each. */
import type { Costs } from './fact.ts'
import { load, type LoadOptions, type LoadResult, summarize } from './load.ts'
import { median } from './median.ts'
import { cpuOf } from './process-cpu.ts'

const ROUND_MS = 1000
const CALLERS = 16

export interface LoadedSubject {
  name: string
  worker: { address: string; pid: number }
  next: LoadOptions['next']
}

export interface LoadInTurns {
  rounds: number
  /** The status that every answer must have. */
  status: number
}

/** What a fact says about it. */
export function howLoaded(rounds: number): string {
  return `${rounds} rounds of ${ROUND_MS / 1000} s in turns after one to warm up, ${CALLERS} callers at once; wall is the time for each answered request.`
}

/**
 * Each subject is first every other time. The first round does not count: V8 compiles a worker only while it is warm.
 * @returns for each subject, by name, the medians of its rounds
 */
export async function loadInTurns(
  subjects: readonly LoadedSubject[],
  { rounds, status }: LoadInTurns,
): Promise<(name: string) => Costs> {
  const results = new Map(
    subjects.map(({ name }) => [name, { cpu: [] as number[], loads: [] as LoadResult[] }]),
  )
  for (let round = 0; round <= rounds; round++) {
    for (const { name, worker, next } of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const before = cpuOf(worker.pid)
      const result = await load(worker.address, { duration: ROUND_MS, concurrency: CALLERS, status, next })
      if (round === 0) continue
      const { cpu, loads } = results.get(name)!
      cpu.push((cpuOf(worker.pid) - before) / result.count)
      loads.push(result)
    }
  }
  return (name) => costsOf(results.get(name)!)
}

function costsOf({ cpu, loads }: { cpu: number[]; loads: LoadResult[] }): Costs {
  const { p50, p99 } = summarize(loads)
  const wall = median(loads.map(({ ms, count }) => ms / count))
  return {
    cpu: median(cpu),
    wall,
    more: {
      rate: { value: 1000 / wall, unit: '/s' },
      p50: { value: p50, unit: 'ms' },
      p99: { value: p99, unit: 'ms' },
    },
  }
}

/** Measures subjects in turns, so that other work on the machine affects all of them. */
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

/**
 * Does each work once a round. Each is first every other time.
 * @returns for each work what it gave, in the order of the rounds
 */
export async function takeTurns<Name extends string, Value>(
  works: Readonly<Record<Name, () => Value | Promise<Value>>>,
  rounds: number,
): Promise<Record<Name, Value[]>> {
  const subjects = (Object.keys(works) as Name[]).map((name) => ({ name, values: [] as Value[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { name, values } of round % 2 === 0 ? subjects : subjects.toReversed())
      values.push(await works[name]())
  }
  return Object.fromEntries(subjects.map(({ name, values }) => [name, values])) as Record<Name, Value[]>
}

/** What a fact says of {@link loadInTurns}. */
export function howLoaded(rounds: number): string {
  return `${rounds} rounds of ${ROUND_MS / 1000} s in turns after one to warm up, ${CALLERS} callers at once; wall is the time for each answered request.`
}

interface Loaded {
  cpu: number
  result: LoadResult
}

/**
 * The first round does not count: V8 compiles a worker only while it is warm.
 * @returns for each subject, by name, the medians of its rounds
 */
export async function loadInTurns(
  subjects: readonly LoadedSubject[],
  { rounds, status }: LoadInTurns,
): Promise<(name: string) => Costs> {
  const works = subjects.map(({ name, worker, next }) => {
    const work = async (): Promise<Loaded> => {
      const before = cpuOf(worker.pid)
      const result = await load(worker.address, { duration: ROUND_MS, concurrency: CALLERS, status, next })
      return { cpu: (cpuOf(worker.pid) - before) / result.count, result }
    }
    return [name, work] as const
  })
  const loaded: Record<string, Loaded[]> = await takeTurns(Object.fromEntries(works), rounds + 1)
  return (name) => costsOf(loaded[name]!.slice(1))
}

function costsOf(rounds: readonly Loaded[]): Costs {
  const loads = rounds.map(({ result }) => result)
  const { p50, p99 } = summarize(loads)
  const wall = median(loads.map(({ ms, count }) => ms / count))
  return {
    cpu: median(rounds.map(({ cpu }) => cpu)),
    wall,
    more: {
      rate: { value: 1000 / wall, unit: '/s' },
      p50: { value: p50, unit: 'ms' },
      p99: { value: p99, unit: 'ms' },
    },
  }
}

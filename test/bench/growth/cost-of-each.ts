import { cpuOf } from '../process-cpu.ts'
import { median } from '../median.ts'

const ROUNDS = 5
/** The kernel counts processor time in steps of 10 ms. */
const LEAST_CPU_MS = 100

/** What a process needs for each of several things. @returns milliseconds of processor time: the median of rounds */
export async function cpuOfEach({ pid }: { pid: number }, once: () => Promise<void>): Promise<number> {
  await once()
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuOf(pid)
    let count = 0
    let used = 0
    while (used < LEAST_CPU_MS) {
      await once()
      count += 1
      used = cpuOf(pid) - before
    }
    costs.push(used / count)
  }
  return median(costs)
}

/** @returns milliseconds on the clock: the median of rounds */
export async function timeOfEach(once: () => Promise<void>): Promise<number> {
  await once()
  const times: number[] = []
  for (let round = 0; round < ROUNDS * 3; round++) {
    const start = performance.now()
    await once()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** @throws Error at another status */
export async function ask(address: string, init: RequestInit, status = 200): Promise<void> {
  const answer = await fetch(address, init)
  const bytes = await answer.arrayBuffer()
  if (answer.status !== status)
    throw new Error(`${address} answered ${answer.status}: ${new TextDecoder().decode(bytes).slice(0, 500)}`)
}

/** Plays simulated worlds in processes of their own, because they replace the clock and the network. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Outcome, Part } from './world/worker.ts'

/** A bundle on the disk, until it is closed. */
export interface World {
  code: string
  play(part: Part): Promise<Outcome>
  close(): void
}

export function worldOf(code: string): World {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-simulation-'))
  const file = join(folder, 'world.mjs')
  writeFileSync(file, code)
  return {
    code,
    play: (part) => playIn(file, part),
    close: () => rmSync(folder, { recursive: true }),
  }
}

/** Plays on each processor, and puts the outcomes together. @param workers how many processes */
export async function playOn(
  world: World,
  { from, count, isCounted }: Part,
  workers: number,
): Promise<Outcome> {
  const each = Math.ceil(count / workers)
  const parts = Array.from({ length: workers }, (_, index) =>
    // Counting costs time, and one of them sees everything too.
    world.play({ from: from + index * each, count: each, ...(isCounted && index === 0 && { isCounted }) }),
  )
  const outcomes = await Promise.all(parts)
  const failure = outcomes.find((outcome) => outcome.failure)?.failure
  return {
    runs: outcomes.reduce((sum, { runs }) => sum + runs, 0),
    seen: [...new Set(outcomes.flatMap(({ seen }) => seen))],
    trail: outcomes.at(-1)!.trail,
    ...(outcomes[0]!.counts && { counts: outcomes[0]!.counts }),
    ...(failure && { failure }),
  }
}

function playIn(file: string, part: Part): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const worker = new Worker(file, { workerData: part, execArgv: ['--no-warnings'] })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('the simulation ended without an outcome')))
  return promise
}

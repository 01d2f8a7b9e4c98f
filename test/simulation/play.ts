/** Plays simulated worlds in processes of their own, because they replace the clock and the network. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Counts } from './covered.ts'
import type { Outcome, Part } from './world/playing.ts'

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

/** The outcomes of several processes. */
export interface Outcomes extends Omit<Outcome, 'counts'> {
  /** Of those that have counted. */
  counts: Counts[]
}

/**
 * Plays on each processor, and puts the outcomes together.
 * @param workers how many processes
 * @param counting how many of them count what is run: that costs time
 */
export async function playOn(
  world: World,
  { from, count }: Part,
  workers: number,
  counting = 0,
): Promise<Outcomes> {
  const each = Math.ceil(count / workers)
  const parts = Array.from({ length: workers }, (_, index) =>
    world.play({ from: from + index * each, count: each, isCounted: index < counting }),
  )
  const outcomes = await Promise.all(parts)
  const failure = outcomes.find((outcome) => outcome.failure)?.failure
  return {
    runs: outcomes.reduce((sum, { runs }) => sum + runs, 0),
    seen: [...new Set(outcomes.flatMap(({ seen }) => seen))],
    trail: outcomes.at(-1)!.trail,
    counts: outcomes.flatMap(({ counts }) => counts ?? []),
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

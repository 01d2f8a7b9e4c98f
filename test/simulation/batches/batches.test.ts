/** Plays worlds with batches: see test/simulation/simulation.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLongRun, runs } from '../../../shared/testing/runs.ts'
import { bundle } from '../bundle.ts'
import { neverRun } from '../covered.ts'
import { playOn, type World, worldOf } from '../play.ts'
import { batchFiles, cannotHappen, isSeldom, mustHappen } from './must-happen.ts'

/** A run takes several times as long as one with a single order. */
const RUNS = runs(400, 20_000)
const WORKERS = 2
const LONG_MS = runs(600_000, 7_200_000)

let world: World
beforeAll(async () => {
  world = worldOf(await bundle('batches'))
})
afterAll(() => world.close())

describe('simulated worlds with batches', () => {
  it('are the same for the same seed, whatever was played before', async () => {
    const [alone, last] = await Promise.all([
      world.play({ from: 14, count: 1 }),
      world.play({ from: 11, count: 4 }),
    ])
    expect(alone.trail.length).toBeGreaterThan(100)
    expect(last.trail).toBe(alone.trail)
  })

  it('never show what must not be, and everything that can happen does', { timeout: LONG_MS }, async () => {
    const outcome = await playOn(world, { from: 0, count: RUNS }, WORKERS, WORKERS)
    expect(outcome.failure).toBeUndefined()
    expect(outcome.runs).toBe(RUNS)
    expect(mustHappen.filter((what) => !outcome.seen.includes(what))).toEqual([])
    const never = neverRun(world.code, outcome.counts, batchFiles, isLongRun ? [] : isSeldom)
    expect(never.toSorted()).toEqual(cannotHappen.toSorted())
  })
})

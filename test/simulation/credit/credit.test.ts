/** Plays worlds with credit orders: see test/simulation/simulation.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLongRun, runs } from '../../../shared/testing/runs.ts'
import { bundle } from '../bundle.ts'
import { neverRun } from '../covered.ts'
import { playOn, type World, worldOf } from '../play.ts'
import { cannotHappen, finderFiles, isSeldom, mustHappen } from './must-happen.ts'

const RUNS = runs(1_500, 60_000)
const WORKERS = 2
const LONG_MS = runs(600_000, 7_200_000)

let world: World
beforeAll(async () => {
  world = worldOf(await bundle('credit'))
})
afterAll(() => world.close())

describe('simulated worlds with credit orders', () => {
  it('are the same for the same seed, whatever was played before', async () => {
    for (const from of [57, 164]) {
      const [alone, last] = await Promise.all([
        world.play({ from, count: 1 }),
        world.play({ from: from - 4, count: 5 }),
      ])
      expect(alone.trail.length).toBeGreaterThan(100)
      expect(last.trail).toBe(alone.trail)
    }
  })

  it('never show what must not be, and everything that can happen does', { timeout: LONG_MS }, async () => {
    const outcome = await playOn(world, { from: 0, count: RUNS }, WORKERS, WORKERS)
    expect(outcome.failure).toBeUndefined()
    expect(outcome.runs).toBe(RUNS)
    expect(mustHappen.filter((what) => !outcome.seen.includes(what))).toEqual([])
    const never = neverRun(world.code, outcome.counts, finderFiles, isLongRun ? [] : isSeldom)
    expect(never.toSorted()).toEqual(cannotHappen.toSorted())
  })
})

/**
 * Looks for what must never happen: plays many worlds, in which everybody and everything does what it can. A failure shows
 * the smallest plan that has it; its seed plays it again.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLongRun, runs } from '../../shared/testing/runs.ts'
import { bundle } from './bundle.ts'
import { neverRun } from './covered.ts'
import { cannotHappen, finderFiles, isSeldom, mustHappen } from './must-happen.ts'
import { playOn, type World, worldOf } from './play.ts'

/** Each has a seed of its own. `npm run simulate` plays more. */
const RUNS = runs(10_000, 200_000)
const WORKERS = 2
/** One of the two sees everything too. */
const COUNTING = 1
/** A busy machine takes minutes, and the long run an hour. */
const LONG_MS = runs(1_800_000, 14_400_000)

let world: World
beforeAll(async () => {
  world = worldOf(await bundle('world'))
})
afterAll(() => world.close())

describe('simulated worlds', () => {
  it('are the same for the same seed', async () => {
    for (const from of [0, 7, 294]) {
      const [one, other] = await Promise.all([world.play({ from, count: 1 }), world.play({ from, count: 1 })])
      expect(one.trail).toBe(other.trail)
      expect(one.trail.length).toBeGreaterThan(100)
    }
  })

  it('do not depend on those before them', async () => {
    const [alone, last] = await Promise.all([
      world.play({ from: 294, count: 1 }),
      world.play({ from: 290, count: 5 }),
    ])
    expect(last.trail).toBe(alone.trail)
  })

  it('never show what must not be, and everything that can happen does', { timeout: LONG_MS }, async () => {
    const {
      failure,
      seen,
      counts,
      runs: played,
    } = await playOn(world, { from: 0, count: RUNS }, WORKERS, COUNTING)
    expect(failure).toBeUndefined()
    expect(played).toBe(RUNS)
    expect(mustHappen.filter((what) => !seen.includes(what))).toEqual([])
    expect(neverRun(world.code, counts, finderFiles, isLongRun ? [] : isSeldom).toSorted()).toEqual(
      cannotHappen.toSorted(),
    )
  })

  it('find a disk that says what it has not done', async () => {
    const { failure } = await world.play({ from: 0, count: RUNS, more: { diskLies: true } })
    expect(failure).toBeDefined()
  })
})

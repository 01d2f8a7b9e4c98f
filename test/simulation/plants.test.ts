/** The simulation finds each way to be wrong: what finds nothing proves nothing. */
import { describe, expect, it } from 'vitest'
import { isLongRun } from '../../shared/testing/runs.ts'
import { bundle } from './bundle.ts'
import { plants } from './plants.ts'
import { worldOf } from './play.ts'

/** As many runs as `npm test` plays. */
const BUDGET = 10_000
/** One that no early seed finds costs minutes. */
const early = plants.filter(({ seed }) => isLongRun || seed !== undefined)

describe('the simulation', () => {
  it('has many ways to be wrong, each once', () => {
    expect(plants.length).toBeGreaterThanOrEqual(40)
    expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length)
  })

  it.each(early)('finds it when $name', async ({ seed, ...plant }) => {
    const world = worldOf(await bundle(plant))
    try {
      const known = seed === undefined ? undefined : await world.play({ from: seed, count: 1 })
      const { failure } = known?.failure ? known : await world.play({ from: 0, count: BUDGET })
      expect(failure).toBeDefined()
    } finally {
      world.close()
    }
  })
})

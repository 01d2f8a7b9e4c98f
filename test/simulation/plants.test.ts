/** The simulation finds each way to be wrong: what finds nothing proves nothing. */
import { describe, expect, it } from 'vitest'
import { bundle } from './bundle.ts'
import { plants } from './plants.ts'
import { worldOf } from './play.ts'

/** As many runs as `npm test` plays. */
const BUDGET = 10_000

describe('the simulation', () => {
  it('has many ways to be wrong, each once', () => {
    expect(plants.length).toBeGreaterThanOrEqual(40)
    expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length)
  })

  it.each(plants)('finds it when $name', async ({ seed, ...plant }) => {
    const world = worldOf(await bundle('world', plant))
    try {
      const known = await world.play({ from: seed, count: 1, staysWhole: true })
      // A change of the plans moves the seeds.
      const { failure } = known.failure
        ? known
        : await world.play({ from: 0, count: BUDGET, staysWhole: true })
      expect(failure).toBeDefined()
    } finally {
      world.close()
    }
  })
})

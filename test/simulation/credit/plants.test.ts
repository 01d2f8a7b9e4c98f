/** The simulation finds each way to be wrong with credit orders. */
import { describe, expect, it } from 'vitest'
import { bundle } from '../bundle.ts'
import { worldOf } from '../play.ts'
import { plants } from './plants.ts'

describe('the simulation of credit orders', () => {
  it.each(plants)('finds it when $name', async ({ seed, ...plant }) => {
    const world = worldOf(await bundle('credit', plant))
    try {
      const known = await world.play({ from: seed, count: 1, staysWhole: true })
      // A change of the plans moves the seeds.
      const { failure } = known.failure
        ? known
        : await world.play({ from: 0, count: 1_500, staysWhole: true })
      expect(failure).toBeDefined()
    } finally {
      world.close()
    }
  })
})

import { describe, expect, it } from 'vitest'
import { env } from '../testing/edge.ts'
import { servingState } from './serving-state.ts'

describe('servingState', () => {
  it('has a copy for each edge of the process', async () => {
    const getByName = () => env.STATE.getByName('of another edge')
    const other = { STATE: { getByName } as unknown as typeof env.STATE }
    const { name } = await servingState(env)
    const told = await servingState(other)
    expect(told.name).toMatch(/^[0-9a-f]{16}$/)
    expect(told.name).not.toBe(name)
    expect((await servingState(env)).name).toBe(name)
  })
})

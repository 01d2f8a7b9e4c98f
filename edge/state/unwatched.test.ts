/** An edge that watches no state, as on the platform. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asServer } from '../testing/edge.ts'
import { overloadAt } from '../testing/resets.ts'
import { EdgeState } from './edge-state.ts'

afterEach(() => void vi.restoreAllMocks())

describe('an edge that watches no state', () => {
  it('serves although the object of its state has never answered: the objects may be of the former release', async () => {
    const asked = overloadAt(EdgeState, 'view')
    expect((await asServer('/session')).status).toBe(200)
    expect(asked).toHaveBeenCalled()
  })
})

import { LitElement } from 'lit'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EdgeClient } from '../../../client/edge-client.ts'
import { define } from '../../../kit/parts/define.ts'
import { EDGE, FakeEdge, TOKEN } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'
import { BatchFollower } from './batch-follower.controller.ts'

class Host extends LitElement {}

describe('following a batch', () => {
  let edge: FakeEdge
  let follower: BatchFollower
  let online: Set<unknown>

  beforeAll(() => define({ 'test-follower-host': Host }))
  beforeEach(() => {
    edge = new FakeEdge()
    edge.batches.pace = 0
    follower = new BatchFollower(new Host(), () => {})
    online = new Set()
    const add = vi.spyOn(globalThis, 'addEventListener')
    const remove = vi.spyOn(globalThis, 'removeEventListener')
    add.mockImplementation((type, listener) => void (type === 'online' && online.add(listener)))
    remove.mockImplementation((type, listener) => void (type === 'online' && online.delete(listener)))
  })
  afterEach(() => {
    follower.leave()
    vi.restoreAllMocks()
    edge.restore()
  })

  const follow = () => {
    const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
    follower.follow(client, edge.batches.put({ kind: 'deliver', orders: [1, 2] }, 'paused'))
  }
  const looks = (count: number) => until(() => edge.calls.length === count && online.size > 0)

  it('waits for the connection once, however often it has looked', async () => {
    follow()
    for (let count = 1; count < 10; count += 1) {
      await looks(count)
      expect(online.size).toBe(1)
      follower.look()
    }
    await looks(10)
    follower.leave()
    await until(() => online.size === 0)
  })

  it('looks at once when the connection is back', async () => {
    follow()
    await looks(1)
    for (const back of online) (back as () => void)()
    await looks(2)
    expect(online.size).toBe(1)
  })

  it('can be woken after it has left one batch for another', async () => {
    follow()
    await looks(1)
    follow()
    await looks(2)
    follower.look()
    await looks(3)
    expect(online.size).toBe(1)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { idle, painted } from './later.ts'

/** Chromium's own: `testing/idle.setup.ts` replaces it in the other tests. */
declare const realIdleCallback: typeof requestIdleCallback

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('painted', () => {
  it('resolves after the work of the next frame', async () => {
    const order: string[] = []
    const after = painted().then(() => order.push('painted'))
    requestAnimationFrame(() => order.push('frame'))
    await after
    expect(order).toEqual(['frame', 'painted'])
  })

  it('resolves in a tab that paints nothing, after a quarter of a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('requestAnimationFrame', () => 1)
    let isPainted = false
    void painted().then(() => (isPainted = true))
    await vi.advanceTimersByTimeAsync(249)
    expect(isPainted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isPainted).toBe(true)
  })
})

describe('idle', () => {
  it(
    'resolves when Chromium is idle, and on a page that never is, after a second and a half',
    { tags: 'long' },
    async () => {
      const deadlines: IdleDeadline[] = []
      const asked = vi.fn<typeof requestIdleCallback>((callback, options) =>
        realIdleCallback((deadline) => {
          deadlines.push(deadline)
          callback(deadline)
        }, options),
      )
      vi.stubGlobal('requestIdleCallback', asked)
      await idle()
      expect(deadlines).toEqual([expect.any(IdleDeadline)])
      expect(asked.mock.calls[0]![1]).toEqual({ timeout: 1500 })
    },
  )

  it('is the next task where there are no idle callbacks', async () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const order: string[] = []
    setTimeout(() => order.push('task before'))
    await idle()
    expect(order).toEqual(['task before'])
  })
})

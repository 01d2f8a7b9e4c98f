import { afterEach, describe, expect, it, vi } from 'vitest'
import { BODY_MS } from '../domain/values/limits.ts'
import { ok, refuse } from '../domain/values/result.ts'
import { readCapped, readSent } from './read-capped.ts'

/** A body of several pieces, and whether it was read to the end or cancelled. */
function body(...pieces: number[][]) {
  const state = { pulled: 0, cancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[state.pulled++]
        if (piece) controller.enqueue(Uint8Array.from(piece))
        else controller.close()
      },
      cancel() {
        state.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, state }
}

describe('readCapped', () => {
  it.each([
    ['in one piece', [[1, 2, 3]]],
    ['in several', [[1], [2, 3]]],
    ['in several, some of them empty', [[], [1, 2], [], [3]]],
  ])('reads a body of exactly the limit %s', async (_, pieces) => {
    expect(await readCapped(body(...pieces).stream, 3)).toEqual(Uint8Array.from([1, 2, 3]))
  })

  it.each([
    ['in one piece', [[1, 2, 3, 4]]],
    ['in its last piece', [[1, 2, 3], [4]]],
  ])('refuses one byte more, %s, and reads no further', async (_, pieces) => {
    const { stream, state } = body(...pieces, [5], [6])
    expect(await readCapped(stream, 3)).toBeUndefined()
    expect(state).toEqual({ pulled: pieces.length, cancelled: true })
  })

  it('reads no body as no bytes', async () => {
    expect(await readCapped(null, 0)).toEqual(new Uint8Array())
    expect(await readCapped(body().stream, 0)).toEqual(new Uint8Array())
  })
})

describe('readSent', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['whose last byte never comes', 1_000_000],
    ['that comes byte by byte, longer than the limit', 1_000],
  ])('never waits longer than the limit for a body %s', async (_, everyMs) => {
    vi.useFakeTimers()
    let isCancelled = false
    let timer: ReturnType<typeof setInterval>
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Uint8Array.from([1]))
        timer = setInterval(() => controller.enqueue(Uint8Array.from([1])), everyMs)
      },
      cancel() {
        isCancelled = true
        clearInterval(timer)
      },
    })
    let isRead = false
    const read = readSent(slow, 1_000_000).finally(() => (isRead = true))
    await vi.advanceTimersByTimeAsync(BODY_MS - 1)
    expect(isRead).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await read).toEqual(refuse('late'))
    expect(isCancelled).toBe(true)
  })

  it('leaves no timer behind', async () => {
    vi.useFakeTimers()
    await readSent(body([1]).stream, 3)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reads no body as no bytes, and sets no timer for it', async () => {
    vi.useFakeTimers()
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    expect(await readSent(null, 3)).toEqual(ok(new Uint8Array()))
    expect(setTimer).not.toHaveBeenCalled()
  })

  it('reads a body up to the limit, and refuses one byte more', async () => {
    expect(await readSent(body([1, 2], [3]).stream, 3)).toEqual(ok(Uint8Array.from([1, 2, 3])))
    expect(await readSent(body([1, 2], [3, 4]).stream, 3)).toEqual(refuse('too-large'))
  })

  it('distinguishes a body that breaks off from one that ends', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Uint8Array.from([1]))
        controller.error(new Error('Network connection lost.'))
      },
    })
    expect(await readSent(broken, 3)).toEqual(refuse('cut-off'))
  })
})

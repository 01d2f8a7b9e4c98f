import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapTrack, startTrack, step, stepBack, stepForward } from './undo.ts'

describe('undo', () => {
  it('goes back and forward through every step', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 30 }), (values) => {
        const start = startTrack(-1)
        const done = values.reduce((track, value) => step(track, value), start)
        const back = values.reduce((track) => stepBack(track), done)
        expect(back.now).toBe(-1)
        expect(values.reduce((track) => stepForward(track), back)).toEqual(done)
      }),
    )
  })

  it('stays where it is at either end', () => {
    const start = startTrack('a')
    expect(stepBack(start)).toBe(start)
    expect(stepForward(start)).toBe(start)
  })

  it('drops undone steps once another step is done', () => {
    const track = step(stepBack(step(startTrack(1), 2)), 3)
    expect(track).toEqual({ past: [1], now: 3, future: [] })
  })

  it('keeps the last two hundred steps', () => {
    const track = Array.from({ length: 300 }, (_, index) => index).reduce(
      (before, value) => step(before, value),
      startTrack(-1),
    )
    expect(track.past).toHaveLength(200)
    expect(track.past[0]).toBe(99)
  })

  it('changes every version at once', () => {
    const track = stepBack(step(step(startTrack(1), 2), 3))
    expect(mapTrack(track, (value) => value * 10)).toEqual({ past: [10], now: 20, future: [30] })
  })
})

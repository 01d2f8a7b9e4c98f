import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeBars } from './bars.ts'

describe('the place of a bar', () => {
  it('is in percent of all that they cover, with 0 among it', () => {
    // From −50 to 150 is 200: 0 is at 25 %, 150 at 100 %.
    const { zero, bars } = placeBars([
      { from: 0n, to: 150n },
      { from: 150n, to: -50n },
    ])
    expect(zero).toBe(25)
    expect(bars).toEqual([
      { start: 25, width: 75, from: 25, to: 100 },
      { start: 0, width: 100, from: 100, to: 0 },
    ])
  })

  it('is 0 everywhere when every amount is 0', () => {
    expect(placeBars([{ from: 0n, to: 0n }])).toEqual({
      zero: 0,
      bars: [{ start: 0, width: 0, from: 0, to: 0 }],
    })
  })

  it('keeps an amount other than 0 visible beside the largest one', () => {
    const { bars } = placeBars([
      { from: 0n, to: 2n ** 63n - 1n },
      { from: 2n ** 63n - 2n, to: 2n ** 63n - 1n },
    ])
    expect(bars[1]!.width).toBeGreaterThan(0.5)
    expect(bars[1]!.start + bars[1]!.width).toBeLessThanOrEqual(100)
  })

  it('stays inside the picture for any amounts', () => {
    const long = fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n)
    fc.assert(
      fc.property(fc.array(fc.record({ from: long, to: long }), { maxLength: 25 }), (spans) => {
        const { zero, bars } = placeBars(spans)
        expect(zero).toBeGreaterThanOrEqual(0)
        for (const { start, width } of bars) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(start + width).toBeLessThanOrEqual(100.0001)
        }
      }),
    )
  })
})

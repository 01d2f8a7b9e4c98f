import { describe, expect, it } from 'vitest'
import { steppedQuantity } from './quantity-step.ts'

describe('a step of a quantity', () => {
  it.each([
    [100, 100, 200],
    [150, -100, 50],
    ['empty', 100, 100],
    // The largest is 9,999,999.99.
    [999_999_899, 100, 999_999_999],
  ] as const)('from %s by %i is %i', (now, by, next) => {
    expect(steppedQuantity(now, by)).toBe(next)
  })

  it.each([
    [100, -100],
    [50, -100],
    [999_999_900, 100],
    ['empty', -100],
    ['not-a-number', 100],
    ['too-precise', 100],
  ] as const)('is none from %s by %i', (now, by) => {
    expect(steppedQuantity(now as Parameters<typeof steppedQuantity>[0], by)).toBeUndefined()
  })

  it.each([
    [100, 250, 200],
    [200, 250, 250],
    [250, 250, undefined],
    ['empty', 50, 50],
  ] as const)('up from %s, where there are %i, is %s', (now, maximum, next) => {
    expect(steppedQuantity(now, 100, maximum)).toBe(next)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { guardFormula, withoutGuard } from './formula-guard.ts'

describe('the guard against formulas', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['-20% lamp', "'-20% lamp"],
    ['+46 70', "'+46 70"],
    ['@home', "'@home"],
    ['\ttab', "'\ttab"],
    ['\uff1d1', "'\uff1d1"],
    ["'=1", "''=1"],
    ['Lamp', 'Lamp'],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ['', ''],
  ])('writes %j as %j, and reads it back', (text, written) => {
    expect(guardFormula(text)).toBe(written)
    expect(withoutGuard(written)).toBe(text)
  })

  it('gives every text back, and lets none begin as a formula', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a') }))
    fc.assert(
      fc.property(text, (any) => {
        expect(withoutGuard(guardFormula(any))).toBe(any)
        expect(guardFormula(any)).not.toMatch(/^[=+\-@\t\r]/)
      }),
      { numRuns: runs(300, 5000) },
    )
  })
})

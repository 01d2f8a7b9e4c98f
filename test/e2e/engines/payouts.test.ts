/**
 * The payouts desk in each engine: one that balances, one that does not, and the files that a clerk takes along.
 * @module-tag long
 */
import { describe, expect, inject, it } from 'vitest'
import { DESKTOP, inEachEngine, PHONE } from '../../support/engines/each-engine.ts'
import { testPayouts } from '../../support/journeys/payouts.ts'
import type { Box } from '../../support/engines/look.ts'

inEachEngine((desk) => {
  testPayouts(desk)

  describe('in the long run', { tags: 'long' }, () => {
    it.each([
      ['beside each other', DESKTOP],
      ['below each other', PHONE],
    ] as const)(
      'writes the terms of a payout that does not balance %s, and none over another',
      async (_, [width, height]) => {
        const { page } = desk()
        await page.tab.resize(width, height)
        await page.tab.goto(`${inject('addresses').demo}/style-book/does-not-balance`)
        await page.see({ css: '.equation .stated' })
        await page.see({ css: '.verdict', text: 'Does not balance' })
        const parts = { css: ':is(.term-name, .term-amount, .stated > span)', inside: { css: '.equation' } }
        const boxes = await page.boxes(parts)
        expect(boxes.length).toBeGreaterThan(14)
        expect(boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => isOver(one, other)))).toEqual(
          [],
        )
        await page.tab.resize(...DESKTOP)
      },
    )
  })
})

/** Whether two boxes share more than the edge of a line. */
function isOver(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  )
}

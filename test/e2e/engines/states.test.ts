/** The states of the style book that have pictures, in each engine: each is reached, and none is wider than its window. */
import { describe, expect, inject, it } from 'vitest'
import { bookPictures } from '../../support/book-pictures.ts'
import { inEachEngine } from '../../support/engines/each-engine.ts'

/** Each once, in the width of its first picture. */
const states = [...new Map(bookPictures.toReversed().map(({ state, width }) => [state, width]))]

describe('in the long run', { tags: 'long' }, () => {
  inEachEngine((desk) => {
    it.each(states)('shows %s at %i px', async (state, width) => {
      const { page } = desk()
      await page.tab.resize(width, 844)
      await page.tab.goto(`${inject('addresses').demo}/style-book/${state}`)
      await page.is('there', { css: 'html[data-state=ready]' })
      expect(
        await page.tab.evaluate('document.documentElement.scrollWidth - innerWidth'),
      ).toBeLessThanOrEqual(0)
    })
  })
})

/**
 * On a page that reads from right to left, a text that begins with a figure still does: it keeps its language's
 * direction.
 */
import { afterEach, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { enterMode, leaveMode, modes } from '../modes.ts'
import { findWithin } from '../reach.ts'
import { book } from './book.ts'
import type { Shown } from './book-state.ts'

let shown: Shown | undefined
afterEach(async () => {
  shown?.close()
  shown = undefined
  await leaveMode()
})

/** A state, a selector in it, and two words in their order. */
const places: readonly (readonly [state: string, selector: string, first: string, later: string])[] = [
  ['partly delivered order', '.credit-entry', '2,500.00', 'left to credit'],
  ['review: review', '#calls', '2', 'steps'],
  ['review: review', '.row-price', '625.00', '10%'],
  ['a credit of an amount, with what is wrong', '.options .why', '125.00', 'left to credit'],
  ['a credit of an amount, with what is wrong', '.options .inline', '3000001', 'Nov'],
]

it.each(someOf(places, 2))('right to left: %s, %s begins with %s', async (name, selector, first, later) => {
  const mode = modes['right to left']!
  await enterMode(mode)
  shown = await book.find((state) => state.name === name)!.show(mode)
  const place = findWithin(shown.element, selector)!
  expect(endOf(place, first)).toBeLessThanOrEqual(startOf(place, later))
})

const endOf = (place: Element, word: string) => boxOf(place, word).right
const startOf = (place: Element, word: string) => boxOf(place, word).left

/** Of the first place where the word stands. */
function boxOf(place: Element, word: string): DOMRect {
  const texts = document.createTreeWalker(place.shadowRoot ?? place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const at = node.data.indexOf(word)
    if (at === -1) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + word.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`no ${word} in ${place.textContent}`)
}

import { describe, expect, it } from 'vitest'
import { book } from '../testing/book/book.ts'
import { everyLanguage } from '../testing/every-language.ts'
import { desks } from './desks.ts'

describe.each(desks)('the desk $name', ({ name, load, elements }) => {
  it('has a name on its tab in every language', () => {
    const nameless = everyLanguage.filter((words) => words.desksName(name) === name)
    expect(nameless.map(({ $name }) => $name)).toEqual([])
  })

  it('has a way back from an order in every language, unless it is of the orders', () => {
    const { isOfOrder } = desks.find((desk) => desk.name === name)!
    const without = everyLanguage.filter((words) => !isOfOrder && words.desksBack(name) === name)
    expect(without.map(({ $name }) => $name)).toEqual([])
  })

  it('has elements, now or later', () => {
    expect([load, elements].filter(Boolean)).toHaveLength(1)
  })

  it('has states in the style book', () => {
    expect(book.some(({ desk }) => desk === name)).toBe(true)
  })
})

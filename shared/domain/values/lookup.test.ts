import { describe, expect, it } from 'vitest'
import { lookUp } from './lookup.ts'

describe('lookUp', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'other'])(
    'answers undefined for %s in a table without it',
    (key) => expect(lookUp({ one: 1 }, key)).toBeUndefined(),
  )

  it('finds a value of the table', () => {
    expect(lookUp({ one: 1 }, 'one')).toBe(1)
  })
})

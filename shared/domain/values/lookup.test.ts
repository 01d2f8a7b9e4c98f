import { describe, expect, it } from 'vitest'
import { lookUp } from './lookup.ts'

describe('lookUp', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'other'])(
    'of %s in a table without it is undefined',
    (key) => expect(lookUp({ one: 1 }, key)).toBeUndefined(),
  )

  it('finds what the table has', () => {
    expect(lookUp({ one: 1 }, 'one')).toBe(1)
  })
})

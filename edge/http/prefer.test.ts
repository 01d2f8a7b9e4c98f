import { describe, expect, it } from 'vitest'
import { preferenceIn } from './prefer.ts'

describe('a preference', () => {
  it.each([
    ['return=representation', 'representation'],
    ['Return = "representation"', 'representation'],
    ['respond-async, return=representation; q="a,b", wait=5', 'representation'],
    ['return=minimal, return=representation', 'minimal'],
    [', ,return=representation', 'representation'],
    ['return', ''],
    ['return=', ''],
    ['return;a=representation', ''],
    ['return=Representation', 'Representation'],
  ])('is read from %s', (header, value) => {
    expect(preferenceIn(header, 'return')).toBe(value)
  })

  it.each([
    ['', 'an empty header'],
    ['respond-async', 'another one'],
    ['foo="a, return=representation, b"', 'a quoted text'],
    ['foo=return, bar; return=representation', 'a parameter'],
    ['return=representation, "', 'a header that ends within a quoted text'],
    ['return=représentation', 'another alphabet'],
    ['__proto__=1, constructor', 'names of all objects'],
  ])('is not found in %j: %s', (header) => {
    expect(preferenceIn(header, 'return')).toBeUndefined()
  })

  it('is not found without a header', () => {
    expect(preferenceIn(undefined, 'return')).toBeUndefined()
  })

  it('is read from a header of 1,000 characters, and from no longer one', () => {
    const wanted = ',return=representation'
    expect(preferenceIn(`${'a'.repeat(1_000 - wanted.length)}${wanted}`, 'return')).toBe('representation')
    expect(preferenceIn(`${'a'.repeat(1_001 - wanted.length)}${wanted}`, 'return')).toBeUndefined()
  })
})

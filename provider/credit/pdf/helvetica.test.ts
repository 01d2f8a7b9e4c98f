import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipped, widthOf, wrapped } from './helvetica.ts'

const SIZE = 9
const words = fc.string({ unit: fc.constantFrom(...'aiWåÖ€ -.'), maxLength: 200 })
const widths = fc.integer({ min: 30, max: 400 })

describe('the width of a text', () => {
  it('follows the metrics, at a size and weight', () => {
    expect(widthOf('AÅ', 10)).toBeCloseTo(13.34)
    expect(widthOf('1 234,50 €', 1000)).toBe(6 * 556 + 2 * 278 + 278 + 556)
    expect(widthOf('i', 10, 'bold')).toBeCloseTo(2.78)
  })

  it('is known for every character', () => {
    const all = fc.string({ unit: 'binary', minLength: 1 })
    fc.assert(
      fc.property(all, (text) => {
        expect(widthOf(text, 1)).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a text that must fit', () => {
  it('is unchanged if it fits', () => {
    expect(clipped('Göteborg', 100, SIZE)).toBe('Göteborg')
    expect(wrapped('Göteborg', 100, SIZE, 3)).toEqual(['Göteborg'])
    expect(wrapped('', 100, SIZE, 3)).toEqual([])
  })

  it('is cut or broken to lines that fit', () => {
    fc.assert(
      fc.property(words, widths, (text, maxWidth) => {
        expect(widthOf(clipped(text, maxWidth, SIZE), SIZE)).toBeLessThanOrEqual(maxWidth)
        for (const line of wrapped(text, maxWidth, SIZE, 4)) {
          expect(widthOf(line, SIZE)).toBeLessThanOrEqual(maxWidth)
          expect(line).not.toBe('')
        }
      }),
    )
  })

  it('loses only spaces when it is broken', () => {
    fc.assert(
      fc.property(words, widths, (text, maxWidth) => {
        expect(wrapped(text, maxWidth, SIZE, 1000).join('').replaceAll(' ', '')).toBe(
          text.replaceAll(' ', ''),
        )
      }),
    )
  })

  it('breaks between words if possible', () => {
    expect(wrapped('en lång beskrivning', widthOf('en lång', SIZE) + 1, SIZE, 5)[0]).toBe('en lång')
  })

  it('costs no more when it is a million characters long', () => {
    const lines = wrapped('x'.repeat(1_000_000), 100, SIZE, 6)
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(clipped('y'.repeat(1_000_000), 100, SIZE)).toMatch(/^y{10,30}…$/)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { winAnsi } from './win-ansi.ts'

describe('WinAnsi', () => {
  it('has the letters of all countries, and the signs of documents', () => {
    const codes = [...winAnsi('åäöÅÄÖæøÆØßüé€–…')].map((byte) => byte.charCodeAt(0).toString(16)).join(' ')
    expect(codes).toBe('e5 e4 f6 c5 c4 d6 e6 f8 c6 d8 df fc e9 80 96 85')
  })

  it('combines a letter and its accent, and drops accents that it lacks', () => {
    expect(winAnsi('A\u030a')).toBe('Å')
    expect(winAnsi('čőĺ')).toBe('col')
  })

  it('has a question mark for everything else, and a space for controls', () => {
    expect(winAnsi('漢💡\ud800')).toBe('???')
    expect(winAnsi('a\n\t\u0085b')).toBe('a   b')
  })

  it('has only printable bytes for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(winAnsi(text)).toMatch(/^[\x20-\x7e\x80-\xff]*$/)
      }),
    )
  })
})

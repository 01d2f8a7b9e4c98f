import { describe, expect, it } from 'vitest'
import { textKeys } from './text-keys.ts'

function sorted(lang: string, texts: readonly string[]): string[] {
  const work = textKeys(texts, lang)
  let step = work.next()
  while (!step.done) step = work.next()
  const keys = step.value
  const places = [...texts.keys()].toSorted((one, other) =>
    keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : one - other,
  )
  return places.map((place) => texts[place]!)
}

describe('texts by their keys', () => {
  it.each([
    [
      'sv',
      ['Ödman', 'Zorn', 'Ängström', 'Åberg', 'Andersson'],
      ['Andersson', 'Zorn', 'Åberg', 'Ängström', 'Ödman'],
    ],
    ['nb', ['Ås', 'Zorn', 'Øye', 'Ærø', 'Bø'], ['Bø', 'Zorn', 'Ærø', 'Øye', 'Ås']],
    ['de', ['Zorn', 'Ödman', 'Ott', 'Ähre', 'Ahorn'], ['Ahorn', 'Ähre', 'Ödman', 'Ott', 'Zorn']],
  ])('are sorted as in %s', (lang, texts, expected) => {
    expect(sorted(lang, texts)).toEqual(expected)
  })

  it('leave case and composed accents out of account', () => {
    const texts = ['b', 'A', 'a', 'B', 'e\u0301', '\u00e9', 'e']
    expect(sorted('en', texts)).toEqual(['A', 'a', 'b', 'B', 'e\u0301', '\u00e9', 'e'])
  })

  it('sort numbers by their value, at any length and with leading zeros', () => {
    const texts = ['A10', 'A2', 'A', 'B1', '10', '9', 'A010b', 'A99999999999999999999', 'A0']
    expect(sorted('en', texts)).toEqual([
      '9',
      '10',
      'A',
      'A0',
      'A2',
      'A10',
      'A010b',
      'A99999999999999999999',
      'B1',
    ])
  })

  it('may be empty, very long, or broken', () => {
    const long = 'x'.repeat(1_000_000)
    expect(sorted('en', [long, '', '\ud800', 'a'])).toEqual(['', 'a', long, '\ud800'])
  })
})

import { describe, expect, it } from 'vitest'
import { findWords, fold, searchWords } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['Ångström', 'angstrom'],
    // One code point or two: the same letter.
    ['A\u030angstro\u0308m', 'angstrom'],
    ['SMØRREBRØD, Æblegrød', 'smorrebrod, aeblegrod'],
    ['Straße', 'strasse'],
    ['\u22121\u00a0234,50', '-1 234,50'],
    ['\u200e-5', '-5'],
    ['ﬁlter', 'filter'],
  ])('makes of %s %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('searchWords', () => {
  it('takes each word once, with any characters between them', () => {
    expect(searchWords('  Lamp \u00a0 brass\tLAMP ')).toEqual(['lamp', 'brass'])
    expect(searchWords(' \n ')).toEqual([])
  })
})

describe('findWords', () => {
  const found = (text: string, words: string, skipped?: RegExp) =>
    findWords(text, searchWords(words), skipped).map(({ from, to }) => text.slice(from, to))

  it('finds every place of every word, as it is written', () => {
    expect(found('Crème brûlée, crème', 'creme BRU')).toEqual(['Crème', 'crème', 'brû'])
  })

  it('counts letters that fold to two, or that are two code units, once', () => {
    expect(found('Straßenlampe 💡 lampe', 'lampe')).toEqual(['lampe', 'lampe'])
    expect(found('Straße', 'ss')).toEqual(['ß'])
  })

  it('finds a number without its thousands separators', () => {
    expect(found('1\u00a0234\u00a0567,50', '1234567', /\s/)).toEqual(['1\u00a0234\u00a0567'])
    expect(found('1,234.50', '1234.5', /[\s,]/)).toEqual(['1,234.5'])
    expect(found('1,234.50', '1,234', /[\s,]/)).toEqual(['1,234'])
  })

  it('finds nothing in an empty text', () => {
    expect(found('Lamp', 'bulb')).toEqual([])
    expect(found('', 'a')).toEqual([])
  })
})

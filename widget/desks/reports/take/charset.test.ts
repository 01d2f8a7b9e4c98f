import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import { bytesOf, cp437, latin1, spell } from './charset.ts'

describe('a text in code page 437', () => {
  it.each([
    // IBM's table: å 0x86, ä 0x84, ö 0x94, Å 0x8F, Ä 0x8E, Ö 0x99, é 0x82, æ 0x91.
    ['åäöÅÄÖéæ', [0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82, 0x91]],
    ['A~ "\\', [0x41, 0x7e, 0x20, 0x22, 0x5c]],
    // The last printable one, and the first of each row of lines and Greek.
    ['■░α', [0xfe, 0xb0, 0xe0]],
  ])('has the bytes of %s', (text, bytes) => {
    const spelled = spell(text, cp437)
    expect(spelled).toEqual({ ok: true, value: text })
    expect([...bytesOf(text, cp437)]).toEqual(bytes)
  })

  it.each([
    ['Kř—1 €', 'Kr-1 EUR'],
    ['Åsa Ødegård', 'Åsa Ödegård'],
    // In decomposed form: a letter and a separate accent.
    ['a\u030asa', 'åsa'],
    ['“Šárka’s” ﬁl…', '"Sárka\'s" fil...'],
    ['Łódź Ðóra Þór', 'Lódz Dóra Thór'],
    ['two\r\nlines\tand\u00a0blanks', 'two lines and blanks'],
    ['\u200eleft\u00ad', 'left'],
    ['ŒuvreẞĲ', 'OEuvreSSIJ'],
  ])('is spelled otherwise where it lacks a letter: %s', (text, spelled) => {
    expect(spell(text, cp437)).toEqual({ ok: true, value: spelled })
  })

  it.each(['日', '😀', 'Ж', '\ud800', '\u0e01'])('is refused if nothing spells %s', (letter) => {
    expect(spell(`Lamp ${letter}`, cp437)).toEqual({
      ok: false,
      reason: { code: 'letter', letter, text: `Lamp ${letter}` },
    })
  })

  it.each([
    ['code page 437', cp437],
    ['Latin-1', latin1],
  ])('has a byte for each letter that %s spells, and never a question mark that was none', (_, charset) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const spelled = spell(text, charset)
        if (!spelled.ok) return
        expect([...spelled.value].every((char) => charset.has(char))).toBe(true)
        expect(spelled.value.split('?').length).toBe(text.normalize('NFKD').split('?').length)
        // Each byte is the letter's own.
        expect([...bytesOf(spelled.value, charset)]).toEqual(
          [...spelled.value].map((char) => charset.get(char)),
        )
      }),
      { numRuns: runs(300, 10_000) },
    )
  })
})

describe('a text in Latin-1', () => {
  it('has the bytes of Unicode', () => {
    expect([...bytesOf('Åsa ø ÿ', latin1)]).toEqual([0xc5, 0x73, 0x61, 0x20, 0xf8, 0x20, 0xff])
    expect(spell('Åsa ø ÿ', latin1)).toEqual({ ok: true, value: 'Åsa ø ÿ' })
  })

  it('spells a typographic dash and quotes plainly', () => {
    expect(spell('A–B „C“', latin1)).toEqual({ ok: true, value: 'A-B "C"' })
  })
})

import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { readTabText, tabText } from './tab-text.ts'

const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', ';', '5') }),
  fc.string({ unit: 'grapheme' }),
)
const lines = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })

describe('text with tabs', () => {
  it('is read as the cells that it was written from', () => {
    fc.assert(
      fc.property(lines, (cells) => {
        // Without a line break at the end, an empty last line is told from none.
        fc.pre(cells.length === 1 || cells.at(-1)!.join('') !== '')
        expect(readTabText(tabText(cells))).toEqual(cells)
      }),
      { numRuns: runs(300, 5000) },
    )
  })

  it('is read by the reader of the paste dialog as the same cells', () => {
    fc.assert(
      fc.property(lines, (cells) => {
        fc.pre(cells.length === 1 || cells.at(-1)!.join('') !== '')
        const text = tabText(cells)
        // A single cell is not quoted.
        fc.pre(/[\t\n]/.test(text))
        expect(Papa.parse<string[]>(text, { delimiter: '\t', newline: '\n' }).data).toEqual(cells)
      }),
      { numRuns: runs(300, 5000) },
    )
  })

  it.each([
    ['7\r\n8\r\n9\r\n', [['7'], ['8'], ['9']]],
    ['7\r8', [['7'], ['8']]],
    ['a\t\tb\n', [['a', '', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['5" pipe\t"two\nlines"', [['5" pipe', 'two\nlines']]],
    ['"said ""so"""\t"open', [['said "so"', '"open']]],
    ['"a" b\tc', [['"a" b', 'c']]],
    ['"said"', [['"said"']]],
    ['"said"\r\n', [['said']]],
    ['\n', [['']]],
    ['', [['']]],
  ])('%j has the cells %j', (text, cells) => {
    expect(readTabText(text)).toEqual(cells)
  })

  it('is read at once with a hundred thousand quotes', () => {
    const text = '"'.repeat(100_001)
    expect(readTabText(text)).toHaveLength(1)
  })
})

import papaparse from 'papaparse'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { csvRecords, csvText } from './csv.ts'
import { withoutGuard } from './formula-guard.ts'

describe('a CSV file', () => {
  it('quotes a field with a separator, a quote or a space at its edge, and ends every record', () => {
    expect(
      csvRecords(
        [
          ['a;b', 'a,b'],
          ['say "x"', ' y'],
        ],
        ';',
      ),
    ).toBe('"a;b";a,b\r\n"say ""x""";" y"\r\n')
    expect(csvRecords([], ',')).toBe('')
  })

  it('has texts on one line, none of which a spreadsheet program runs', () => {
    expect(csvText('two\r\nlines\tand more')).toBe('two lines and more')
    expect(csvText('=1+1')).toBe("'=1+1")
  })

  it('gives every text back', () => {
    const texts = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(texts, fc.constantFrom(',' as const, ';' as const), (records, delimiter) => {
        const written = records.map((fields) => fields.map(csvText))
        const { data } = papaparse.parse<string[]>(csvRecords(written, delimiter), {
          delimiter,
          newline: '\r\n',
        })
        const read = data.slice(0, -1).map((fields) => fields.map(withoutGuard))
        const oneLine = (text: string) => text.replace(/[\t\r\n]+/g, ' ')
        expect(read).toEqual(records.map((fields) => fields.map(oneLine)))
      }),
      { numRuns: runs(200, 2000) },
    )
  })
})

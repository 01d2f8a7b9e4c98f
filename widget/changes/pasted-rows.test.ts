import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '../format/decimal.ts'
import { columnNames } from '../paste/column-names.ts'
import { onlyLines, readPastedRows, readTable, tableText } from './pasted-rows.ts'

const setting = {
  currency: 'SEK',
  parse: (text: string) => parseAmount(text, '\u00a0'),
  usualVatPercent: 2500,
}
const table = (text: string) => readTable(text, columnNames)
const rows = (text: string) => readPastedRows(table(text), setting)

describe('readTable', () => {
  it.each([
    ['tabs', '1032\tLamp\t2\t1 234,50'],
    ['semicolons', '1032;Lamp;2;1 234,50'],
    ['tabs and Windows’ line ends', '1032\tLamp\t2\t1 234,50\r\n'],
    ['a byte order mark', '\uFEFF1032;Lamp;2;1 234,50'],
  ])('reads %s', (_, text) => {
    expect(table(text)).toEqual({
      cells: [['1032', 'Lamp', '2', '1 234,50']],
      columns: ['ArticleNumber', 'Name', 'Quantity', 'UnitPrice'],
      hasHead: false,
    })
  })

  it('leaves out empty lines and fills short ones', () => {
    expect(table('Lamp;2;3\n\n  \n;;\nBulb;1\n').cells).toEqual([
      ['Lamp', '2', '3'],
      ['Bulb', '1', ''],
    ])
  })

  it('reads quotes with what they hold: separators, line breaks and quotes', () => {
    expect(table('"Lamp; brass";"with ""cord""";"two\nlines"').cells).toEqual([
      ['Lamp; brass', 'with "cord"', 'two\nlines'],
    ])
  })

  it.each([
    ['Article;Name;Qty;Price', ['ArticleNumber', 'Name', 'Quantity', 'UnitPrice']],
    ['Benämning;Antal;À pris;Rabatt;Moms %', ['Name', 'Quantity', 'UnitPrice', 'Discount', 'VatPercent']],
    ['UnitPrice;Name;Weight', ['UnitPrice', 'Name', 'ignored']],
    ['Bezeichnung;Menge;Einheit;Einzelpreis', ['Name', 'Quantity', 'Unit', 'UnitPrice']],
    ['Art.nr.;Nimike;ALV', ['ArticleNumber', 'Name', 'VatPercent']],
  ])('knows the head %s', (head, columns) => {
    expect(table(`${head}\n1;2`)).toMatchObject({ hasHead: true, columns })
  })

  it('takes each column once: a second one of the same name is not used', () => {
    expect(table('Name;Price;Price\na;1;2').columns).toEqual(['Name', 'UnitPrice', 'ignored'])
  })

  it('does not take a row for a head because one word of it could be a name', () => {
    expect(table('Text;2;49').hasHead).toBe(false)
  })

  it('reads nothing from nothing', () => {
    expect(table('')).toMatchObject({ cells: [], hasHead: false })
    expect(rows(' \n\t\n')).toEqual([])
  })
})

describe('readPastedRows', () => {
  it('makes rows of integers, with one piece and the usual rate where none is said', () => {
    expect(rows('Lamp;1 234,50\nBulb;49.00 kr')).toEqual([
      { line: 1, row: { Name: 'Lamp', Quantity: 100, UnitPrice: 123_450, VatPercent: 2500 }, problems: {} },
      { line: 2, row: { Name: 'Bulb', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }, problems: {} },
    ])
  })

  it('reads an ambiguous number like the others of its sheet, whatever the page’s language', () => {
    const english = { ...setting, parse: (text: string) => parseAmount(text, ',') }
    const prices = (text: string) =>
      readPastedRows(table(text), english).map(({ row, problems }) => row?.UnitPrice ?? problems.UnitPrice)
    expect(prices('Lamp;10,005')).toEqual([1_000_500])
    expect(prices('Lamp;10,005\nBulb;12,5')).toEqual([{ code: 'too-many-decimals' }, 1250])
    expect(prices('Lamp;1.234\nBulb;12,50')).toEqual([123_400, 1250])
    expect(prices('Lamp;1,234\nBulb;12.50')).toEqual([123_400, 1250])
    expect(prices('Lamp;1,234.50\nBulb;1.234,50')).toEqual([123_450, 123_450])
  })

  it('reads a doubtful number as the page writes it where its sheet tells nothing, or both', () => {
    const english = { ...setting, parse: (text: string) => parseAmount(text, ',') }
    const first = (text: string, { parse } = setting) => {
      const [read] = readPastedRows(table(text), { ...setting, parse })
      return read?.row?.UnitPrice ?? read?.problems.UnitPrice
    }
    // Nothing but the doubtful number: a comma groups in English (10 005.00) and never in Swedish.
    expect(first('Lamp;10,005', english)).toBe(1_000_500)
    expect(first('Lamp;10,005')).toEqual({ code: 'too-many-decimals' })
    // One row with a decimal comma and one with a decimal point tell as little.
    expect(first('Lamp;10,005\nBulb;12,5\nCord;12.5', english)).toBe(1_000_500)
    expect(first('Lamp;10.005\nBulb;12,5\nCord;12.5')).toEqual({ code: 'too-many-decimals' })
  })

  it('says what is wrong with each line, counted as the preview shows them', () => {
    const read = rows(`Name;Qty;Price\nLamp;2;1\n;x;\n${'x'.repeat(41)};1;1`)
    expect(read.map(({ line, row }) => [line, row !== undefined])).toEqual([
      [2, true],
      [3, false],
      [4, false],
    ])
    expect(read[1]?.problems).toMatchObject({
      Name: { code: 'empty' },
      Quantity: { code: 'not-a-number' },
      UnitPrice: { code: 'empty' },
    })
    expect(read[2]?.problems).toMatchObject({ Name: { code: 'member-too-long' } })
  })

  it('reports the missing price of a single column', () => {
    expect(rows('Lamp\nBulb').map(({ problems }) => problems)).toEqual([
      { UnitPrice: { code: 'empty' } },
      { UnitPrice: { code: 'empty' } },
    ])
  })

  it('reads a discount as percent or amount', () => {
    const read = rows('Name;Price;Discount\na;100;10 %\nb;100;10 kr')
    expect(read.map(({ row }) => row)).toMatchObject([{ DiscountPercent: 1000 }, { DiscountAmount: 1000 }])
  })

  it('follows what the clerk said about the columns', () => {
    const corrected = { ...table('Lamp;49;2'), columns: ['Name', 'UnitPrice', 'Quantity'] as const }
    const [read] = readPastedRows({ ...corrected, columns: [...corrected.columns] }, setting)
    expect(read?.row).toMatchObject({ UnitPrice: 4900, Quantity: 200 })
  })

  it('reads ten thousand lines well within a second', () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `${index}\tRow ${index}\t2\t1 234,50`).join(
      '\n',
    )
    const start = performance.now()
    const read = rows(text)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(read).toHaveLength(10_000)
    expect(read.every(({ row }) => row?.UnitPrice === 123_450)).toBe(true)
  })
})

describe('what is left', () => {
  it('is the head with the lines that were not taken', () => {
    const all = table('Name;Price\na;1\nb;x\nc;2')
    const left = onlyLines(all, new Set([3]))
    expect(tableText(left)).toBe('Name\tPrice\nb\tx')
    expect(table(tableText(left))).toEqual(left)
  })

  it('is read again as it was, whatever stands in its cells', () => {
    // A cell of one quote in a row of one would be an empty line without it.
    const cell = fc.string({ minLength: 1, unit: 'grapheme-ascii' }).map((text) => `.${text.trim()}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (cells) => {
        const made = { cells, columns: ['Name' as const, 'UnitPrice' as const], hasHead: false }
        expect(table(tableText(made)).cells).toEqual(cells)
      }),
    )
  })
})

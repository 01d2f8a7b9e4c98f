import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../kit/format/parse-amount.ts'
import { columnNames } from './column-names.ts'
import {
  convertedColumn,
  missingColumns,
  onlyLines,
  readPastedRows,
  readTable,
  tableText,
} from './pasted-rows.ts'
import type { RowSetting } from './row-setting.ts'

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
      numbers: [1],
      columns: ['ArticleNumber', 'Name', 'Quantity', 'UnitPrice'],
      hasHead: false,
      asks: undefined,
    })
  })

  it('leaves out empty lines and fills short ones', () => {
    expect(table('Lamp;2;3\n\n  \n;;\nBulb;1\n').cells).toEqual([
      ['Lamp', '2', '3'],
      ['Bulb', '1', ''],
    ])
  })

  it('reads quotes with their content: separators, line breaks and quotes', () => {
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
    expect(rows('Lamp;1 234,50\nBulb;49.00 kr')).toMatchObject([
      { line: 1, row: { Name: 'Lamp', Quantity: 100, UnitPrice: 123_450, VatPercent: 2500 }, problems: {} },
      { line: 2, row: { Name: 'Bulb', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }, problems: {} },
    ])
  })

  it('reads an ambiguous number like the others of its sheet, on a page in any language', () => {
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
    // The doubtful number alone: a comma groups in English (10 005.00) and never in Swedish.
    expect(first('Lamp;10,005', english)).toBe(1_000_500)
    expect(first('Lamp;10,005')).toEqual({ code: 'too-many-decimals' })
    // One row with a decimal comma and one with a decimal point cancel each other out.
    expect(first('Lamp;10,005\nBulb;12,5\nCord;12.5', english)).toBe(1_000_500)
    expect(first('Lamp;10.005\nBulb;12,5\nCord;12.5')).toEqual({ code: 'too-many-decimals' })
  })

  it('has the error of each line, with the preview’s line numbers', () => {
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
      { UnitPrice: { code: 'no-column' } },
      { UnitPrice: { code: 'no-column' } },
    ])
  })

  it('reads a discount as percent or amount', () => {
    const read = rows('Name;Price;Discount\na;100;10 %\nb;100;10 kr')
    expect(read.map(({ row }) => row)).toMatchObject([{ DiscountPercent: 1000 }, { DiscountAmount: 1000 }])
  })

  it('follows the clerk’s choice of columns', () => {
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

describe('the text that is left', () => {
  it('is the head with the lines that were not taken', () => {
    const all = table('Name;Price\na;1\nb;x\nc;2')
    const left = onlyLines(all, new Set([3]))
    expect(tableText(left)).toBe('Name\tPrice\nb\tx')
    expect(left.numbers).toEqual([1, 3])
    expect(table(tableText(left))).toEqual({ ...left, numbers: [1, 2] })
    // Once added, the wrong line is still the third.
    expect(readPastedRows(left, setting).map(({ line }) => line)).toEqual([3])
  })

  it('is read again as it was, with any text in its cells', () => {
    // A cell of one quote in a row of one would be an empty line without it.
    const cell = fc.string({ minLength: 1, unit: 'grapheme-ascii' }).map((text) => `.${text.trim()}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (cells) => {
        const numbers = cells.map((_, index) => index + 1)
        const made = {
          cells,
          numbers,
          columns: ['Name' as const, 'UnitPrice' as const],
          hasHead: false,
          asks: undefined,
        }
        expect(table(tableText(made)).cells).toEqual(cells)
      }),
    )
  })
})

describe('a table separated by commas', () => {
  it('is read with its quotes', () => {
    const read = rows('article,name,qty,price,vat\n1032,"Lamp, brass",2,"1,234.50",25\n1044,Bulb,1,79,25')
    expect(read.map(({ row }) => row)).toEqual([
      { ArticleNumber: '1032', Name: 'Lamp, brass', Quantity: 200, UnitPrice: 123_450, VatPercent: 2500 },
      { ArticleNumber: '1044', Name: 'Bulb', Quantity: 100, UnitPrice: 7900, VatPercent: 2500 },
    ])
  })

  it('is recognized by its head although a cell has a semicolon', () => {
    expect(rows('name,price\n"Lamp; brass",49.00')[0]?.row).toMatchObject({
      Name: 'Lamp; brass',
      UnitPrice: 4900,
    })
  })

  it('is not made of a name with a comma or a price with a decimal comma', () => {
    expect(table('Lamp, brass\nBulb').cells).toEqual([['Lamp, brass'], ['Bulb']])
    expect(table('Lamp;12,50\nBulb;3,00').cells).toEqual([
      ['Lamp', '12,50'],
      ['Bulb', '3,00'],
    ])
  })
})

describe('prices without VAT', () => {
  it.each([
    'Pris exkl moms',
    'Price excl VAT',
    'Nettopreis',
    'Price ex. VAT',
    'Veroton hinta',
    'Prijs excl. btw',
  ])('are known by the name %s', (name) => {
    expect(table(`Name\t${name}\nLamp\t49`).columns).toEqual(['Name', 'PriceExclVat'])
  })

  it('become the price with VAT, each unit price rounded by itself', () => {
    // 49.00 + 25 % = 61.25; 0.99 + 12 % = 1.1088, so 1.11; -0.10 + 25 % = -0.125, so -0.13.
    const read = rows('Name\tPrice excl VAT\tVAT\nLamp\t49,00\t25\nBook\t0,99\t12\nOff\t-0,10\t25')
    expect(read.map(({ row }) => row?.UnitPrice)).toEqual([6125, 111, -13])
  })

  it('take the order’s usual rate where the sheet has none', () => {
    expect(rows('Name\tNettopreis\nLamp\t100')[0]?.row).toMatchObject({ UnitPrice: 12_500, VatPercent: 2500 })
  })

  it('have discounts without VAT, and percentages as they are', () => {
    // 10.00 + 25 % = 12.50.
    const read = rows('Name\tPris exkl moms\tRabatt\na\t100\t10 kr\nb\t100\t10 %')
    expect(read.map(({ row }) => [row?.DiscountAmount, row?.DiscountPercent])).toEqual([
      [1250, 0],
      [0, 1000],
    ])
  })

  it('are not read where the price with VAT stands too', () => {
    expect(table('Name\tPrice\tPrice excl VAT\nLamp\t125\t100').columns).toEqual([
      'Name',
      'UnitPrice',
      'ignored',
    ])
  })
})

describe('a pasted table', () => {
  it('is not taken at face value in another currency', () => {
    const [row] = rows('Name\tQty\tPrice\nImported lamp\t2\t€ 1.234,50')
    expect(row?.row).toBeUndefined()
    expect(row?.problems.UnitPrice).toEqual({ code: 'other-currency', other: 'EUR', currency: 'SEK' })
  })

  it('names its missing price column once, not a price in each line', () => {
    const found = table('Name\tQty\nLamp\t2')
    expect(missingColumns(found)).toEqual(['UnitPrice'])
    expect(readPastedRows(found, setting)[0]?.problems.UnitPrice).toEqual({ code: 'no-column' })
    expect(rows('Name\tPrice\nLamp\t')[0]?.problems.UnitPrice).toEqual({ code: 'empty' })
  })

  it('has a tax rate and a line total in its head', () => {
    expect(table('Tax Rate\tLine Total\n25\t100')).toMatchObject({
      hasHead: true,
      columns: ['VatPercent', 'ignored'],
    })
  })
})

describe('rows pasted where all prices are without VAT', () => {
  const own = {
    check: () => [],
    allNew: {
      prices: 'without-vat',
      takesDiscountAmount: true,
      rowTypes: [],
      usualVatPercent: undefined,
      totalWith: () => 0,
    },
  } satisfies RowSetting
  const read = (text: string) => {
    const pasted = readTable(text, columnNames, own)
    const [first] = readPastedRows(pasted, { ...setting, setting: own })
    return { columns: pasted.columns, UnitPrice: first?.row?.UnitPrice, Discount: first?.row?.DiscountAmount }
  }

  it.each([
    ['a price that does not say', 'Name\tPrice\nLamp\t49', 'PriceExclVat', 4_900],
    ['a net price', 'Name\tNettopreis\nLamp\t49', 'PriceExclVat', 4_900],
    ['a table without a head', 'Lamp\t49', 'PriceExclVat', 4_900],
    // 49.00 with 25 % is 39.20 without.
    ['a price with VAT', 'Name\tPris inkl moms\nLamp\t49', 'UnitPrice', 3_920],
    ['a gross price', 'Name\tBruttopreis\nLamp\t49', 'UnitPrice', 3_920],
    ['a price with VAT in Finnish', 'Nimi\tHinta sis. alv\nLamp\t49', 'UnitPrice', 3_920],
  ])('have %s', (_, text, column, UnitPrice) => {
    expect(read(text)).toMatchObject({ columns: ['Name', column], UnitPrice })
    expect(convertedColumn(own)).toBe('UnitPrice')
  })

  it('have a discount of the kind that their price is', () => {
    const head = 'Name\tPrice incl VAT\tDiscount\tVAT'
    // 10.00 with 25 % is 8.00 without.
    expect(read(`${head}\nLamp\t49\t10 SEK\t25`)).toMatchObject({ UnitPrice: 3_920, Discount: 800 })
  })
})

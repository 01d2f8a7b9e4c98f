import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../kit/format/parse-amount.ts'
import { columnNames } from './column-names.ts'
import { currencyInHead } from './currency.ts'
import {
  isSameSheet,
  isUnclear,
  readPastedRows,
  readTable,
  understoodCell,
  unusedColumns,
  withChoices,
} from './pasted-rows.ts'

const setting = {
  currency: 'SEK',
  parse: (text: string) => parseAmount(text, '\u00a0'),
  usualVatPercent: 2500,
}
const table = (text: string) => readTable(text, columnNames)
const rows = (text: string) => readPastedRows(table(text), setting)
const euros = { code: 'other-currency', other: 'EUR', currency: 'SEK' }

describe('the currency of a pasted table', () => {
  it('is never taken for the order’s where a column names another', () => {
    const read = rows(
      'Name\tQty\tPrice\tCurrency\tVAT\nLamp\t2\t1000\tEUR\t25\nBulb\t1\t10\tSEK\t25\nTape\t1\t9\t\t25',
    )
    expect(read.map(({ row }) => row?.UnitPrice)).toEqual([undefined, 1000, 900])
    expect(read[0]?.problems).toEqual({ UnitPrice: euros })
  })

  it.each(['Currency', 'Currency code', 'Valuta', 'Valutakod', 'Währung', 'Valuutta', 'Val.'])(
    'is known from a column named %s',
    (name) => {
      expect(table(`Name\tPrice\t${name}\nLamp\t9\tEUR`).columns).toEqual(['Name', 'UnitPrice', 'Currency'])
    },
  )

  it('is known without a head', () => {
    const read = table('Lamp\t2\t1000\tEUR')
    expect(read.columns).toEqual(['Name', 'Quantity', 'UnitPrice', 'Currency'])
    expect(readPastedRows(read, setting)[0]?.problems).toEqual({ UnitPrice: euros })
  })

  it.each([
    ['Price (EUR)', 'UnitPrice'],
    ['Price EUR', 'UnitPrice'],
    ['Price in EUR', 'UnitPrice'],
    ['Price €', 'UnitPrice'],
    ['Preis ohne MwSt (EUR)', 'PriceExclVat'],
    ['EUR/st pris', undefined],
  ])('is never dropped from the head %s', (name, column) => {
    const read = table(`Name\tQty\t${name}\nLamp\t2\t1000`)
    expect(read.columns[2]).toBe(column ?? 'ignored')
    // For any column that the clerk chooses.
    for (const chosen of ['UnitPrice', 'PriceExclVat'] as const) {
      const columns = withChoices(read.columns, new Map([[2, chosen]]))
      expect(readPastedRows({ ...read, columns }, setting)[0]?.problems).toEqual({ UnitPrice: euros })
      // Nor if the head is taken for a row.
      const [, second] = readPastedRows({ ...read, columns, hasHead: false }, setting)
      expect(second?.row).toBeUndefined()
    }
  })

  it.each([
    ['Price (SEK)', 'UnitPrice'],
    ['Pris ex. moms SEK', 'PriceExclVat'],
    ['Pris kr', 'UnitPrice'],
    ['À-pris (kr)', 'UnitPrice'],
    ['Pris i SEK', 'UnitPrice'],
    ['Pris kr/st', 'UnitPrice'],
    ['pris sek', 'UnitPrice'],
    ['Total SEK', 'ignored'],
    // An amount of VAT is not a rate.
    ['Moms (SEK)', 'ignored'],
  ])('may be the own one in a head: %s', (name, column) => {
    expect(table(`Name\tQty\t${name}\nLamp\t2\t10`).columns).toEqual(['Name', 'Quantity', column])
  })

  it('is found in no word that could be any other', () => {
    expect(['Price all', 'Name', 'Top price', 'Alennus', 'À pris'].map(currencyInHead)).toEqual(
      Array.from({ length: 5 }),
    )
  })
})

describe('a pasted discount', () => {
  const discounts = (text: string) =>
    rows(text).map(({ row }) => row && (row.DiscountPercent || row.DiscountAmount))

  it('is never taken for per cent, nor for an amount, where the sheet does not say it', () => {
    const read = table('Name\tQty\tPrice\tDiscount\nLamp\t1\t1000\t100\nBulb\t1\t10\t')
    expect(read.asks).toBe(3)
    expect(isUnclear(read)).toBe(true)
    expect(readPastedRows(read, setting).map(({ row, problems }) => [row?.UnitPrice, problems])).toEqual([
      [undefined, { Discount: { code: 'no-unit' } }],
      [1000, {}],
    ])
    const answered = (column: 'DiscountPercent' | 'DiscountAmount') => {
      const columns = withChoices(read.columns, new Map([[3, column]]))
      expect(isUnclear({ ...read, columns })).toBe(false)
      return readPastedRows({ ...read, columns }, setting)[0]?.row
    }
    expect(answered('DiscountPercent')).toMatchObject({ DiscountPercent: 10_000 })
    expect(answered('DiscountAmount')).toMatchObject({ DiscountAmount: 10_000 })
  })

  it('needs no question where each cell says what it is', () => {
    expect(
      table('Name\tPrice\tRabatt\na\t100\t10 %\nb\t100\t10 kr\nc\t100\t0\nd\t100\t–').asks,
    ).toBeUndefined()
  })

  it.each([
    'Rabatt kr',
    'Rabattbelopp',
    'Discount amount',
    'Rabatt (SEK)',
    'Rabatt i kr',
    'rabatbeløb',
    'DiscountAmount',
  ])('is an amount in a column named %s', (name) => {
    expect(discounts(`Name\tPrice\t${name}\nLamp\t2000\t100`)).toEqual([10_000])
    expect(rows(`Name\tPrice\t${name}\nLamp\t2000\t100`)[0]?.row).toMatchObject({ DiscountAmount: 10_000 })
  })

  it.each([
    'Rabatt %',
    'Rabatt (%)',
    'Discount percent',
    'Alennus-%',
    'Alennusprosentti',
    'Kortingspercentage',
  ])('is per cent in a column named %s', (name) => {
    expect(rows(`Name\tPrice\t${name}\nLamp\t2000\t10`)[0]?.row).toMatchObject({ DiscountPercent: 1000 })
  })

  it('is never taken from another currency', () => {
    expect(rows('Name\tPrice\tRabatt (EUR)\nLamp\t2000\t100')[0]?.problems).toEqual({ Discount: euros })
  })

  it('is of the unit in its own cell, in any column', () => {
    expect(rows('Name\tPrice\tRabatt kr\nLamp\t2000\t10 %')[0]?.row).toMatchObject({ DiscountPercent: 1000 })
  })
})

describe('the reading of a pasted table', () => {
  const understood = (head: string, line: string) => {
    const read = table(`${head}\n${line}`)
    const [first] = readPastedRows(read, setting)
    return read.columns.map((column, at) => understoodCell(column, first!.cells[at]!, first!.row!))
  }

  it('shows how it took discounts without a sign, and numbers that could be others', () => {
    expect(understood('Name\tQty\tPrice\tDiscount %\tVAT', 'Lamp\t2 st\t1.234,50\t10\t25')).toEqual([
      undefined,
      { value: 200, is: 'number' },
      { value: 123_450, is: 'money' },
      { value: 1000, is: 'percent' },
      undefined,
    ])
    expect(understood('Name\tQty\tPrice\tRabatt kr', 'Lamp\t2\t(45,00)\t')).toEqual([
      undefined,
      undefined,
      { value: -4500, is: 'money' },
      undefined,
    ])
  })

  it('names every column with values that is not used', () => {
    expect(
      unusedColumns(table('Name\tPrice\tWeight\tEmpty\tTotal\tPrice\nLamp\t9\t2 kg\t\t9\t8'), columnNames),
    ).toEqual([
      { at: 2, name: 'Weight' },
      { at: 5, name: 'Price' },
    ])
  })
})

describe('the clerk’s choice of columns', () => {
  const same = (former: string, next: string, isWhole = false) =>
    isSameSheet(table(former), table(next), isWhole)

  it('never holds for a sheet with another head', () => {
    expect(
      same('Name\tQty\tPrice\tVAT\nLamp\t2\t1000\t25', 'Name\tQty\tPrice excl. VAT\tVAT\nLamp\t2\t1000\t25'),
    ).toBe(false)
    expect(same('Name\tQty\tPrice\nLamp\t2\t9', 'Name\tPrice\tQty\nLamp\t20\t3')).toBe(false)
    expect(same('Name\tQty\tPrice\nLamp\t2\t9', 'Lamp\t2\t9')).toBe(false)
  })

  it('never holds for another sheet without a head', () => {
    expect(same('Lamp\t100\t2', 'Chair\t5\t20')).toBe(false)
    expect(same('Lamp\t100\t2', 'Lamp\t100\t3', true)).toBe(false)
  })

  it('holds while a sheet is corrected', () => {
    expect(same('Name\tQty\tPrice\nLamp\tx\t9', 'Name\tQty\tPrice\nLamp\t2\t9\nBulb\t1\t1', true)).toBe(true)
    expect(same('Lamp\t100\tx', 'Lamp\t100\t2')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../kit/format/parse-amount.ts'
import { isBlockOfCells } from './pasted-block.ts'
import { rowFields, type RowField } from './row-field.ts'
import { readTabText } from './tab-text.ts'

/** The columns from a field on: the last one, the amount, edits nothing. */
const from = (field: RowField) => [...rowFields.slice(rowFields.indexOf(field)), undefined]

function isCells(text: string, field: RowField, rows = 10): boolean {
  return isBlockOfCells(readTabText(text), {
    fields: from(field),
    rows,
    currency: 'SEK',
    parse: (typed) => parseAmount(typed, ','),
  })
}

describe('a pasted text', () => {
  it.each([
    ['7\n8\n9', 'Quantity'],
    ['12,5\n10', 'Quantity'],
    ['1,234,567.50\n2,234,567.50', 'UnitPrice'],
    ['Quantity\n7', 'Quantity'],
    ['Lamp, brass\nBulb, E27', 'Name'],
    ['Lamp; brass\nBulb', 'Name'],
    ['7\tpcs\n8\tbox', 'Quantity'],
    ['7\tpcs\t12x\n8\tbox\t3', 'Quantity'],
    ['\tpcs\n\tbox', 'Quantity'],
    ['25 %\t-', 'VatPercent'],
    ['A1\tLamp\t2\tpcs\t625.00\t10%\t25%\t1,125.00', 'ArticleNumber'],
    ['10 SEK\t5 %\n5 SEK\t100 SEK', 'UnitPrice'],
  ] as const)('%j fills cells from %s on', (text, field) => {
    expect(isCells(text, field)).toBe(true)
  })

  it.each([
    ['Name\tQty\nLamp\t2', 'Name', 'it has a head'],
    ['Benämning\tAntal\nLampa\t2', 'Name', 'it has a head in another language'],
    ['Lamp\t49\nBulb\t12', 'Quantity', 'no value of a column is a number'],
    ['2\tbottle\n2\tcanister', 'Quantity', 'no unit is short enough'],
    ['1\t2\t3', 'VatPercent', 'there are fewer columns'],
    ['10 EUR\t5\n5 EUR\t5', 'UnitPrice', 'no price is in the order’s currency'],
    ['Lamp;2;10\nBulb;3;5', 'Name', 'the lines are lists'],
    ['Lamp,2,10\nBulb,3,5', 'Name', 'the lines are lists with commas'],
    ['Lamp;2\nBulb;3', 'Quantity', 'the lines are lists, on a number'],
  ] as const)('%j from %s on is new rows, because %s', (text, field, _why) => {
    expect(isCells(text, field)).toBe(false)
  })

  it('becomes new rows when it has several columns and more lines than there are rows, but not with one column', () => {
    expect(isCells('7\tpcs\n8\tpcs', 'Quantity', 1)).toBe(false)
    expect(isCells('7\n8', 'Quantity', 1)).toBe(true)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { addRows, cancelRow, editRow, keepUnread, noChanges } from '../changes/changes.ts'
import { readPastedRows, readTable } from '../changes/pasted-rows.ts'
import { stagedRows } from '../changes/staged-rows.ts'
import { languages } from '../../locales/languages.ts'
import { columnNames } from '../changes/column-names.ts'
import { parseTyped } from '../../kit/format/parse-amount.ts'
import { rowInput } from '../../testing/changes.arbitrary.ts'
import { localizerOf } from '../../testing/localizer.ts'
import { buildRow } from '../../testing/order.builder.ts'
import { rowsCsv } from './rows-csv.ts'

const LONGEST = 9_223_372_036_854_775_807n

/** An order's rows and a clerk's changes of them. */
function someRows() {
  const OrderRows = [
    buildRow({ UnitPrice: -123_450, Quantity: 150 }),
    buildRow({ OrderRowId: LONGEST, Name: 'Bulb; "E27",\nwarm', DiscountPercent: 0, DiscountAmount: 500 }),
    buildRow({ OrderRowId: 3, Name: '=1+1', DiscountPercent: 0, IsCancelled: true }),
    buildRow({ OrderRowId: 4, DiscountPercent: 0 }),
  ]
  const [first, second, , fourth] = OrderRows
  const edited = editRow(cancelRow(noChanges, second!), first!, { Unit: 'kg' })
  const unread = { text: '-5 or so', problem: { code: 'not-a-number' } } as const
  const kept = keepUnread(edited, fourth!, 'UnitPrice', unread)
  return stagedRows({ OrderRows }, addRows(kept, [{ Name: '@home', Quantity: 100, UnitPrice: 5 }], ['new-1']))
}

describe('the rows as CSV', () => {
  it('are as they are shown, with the decimal sign of the language and no other sign', async () => {
    const csv = rowsCsv(someRows(), 'SEK', await localizerOf('en'))
    // 1.50 × −1,234.50 = −1,851.75, less 10 % = −1,666.575, rounded away from zero. 2 × 625.00 − 5.00 = 1,245.00.
    expect(csv).toBe(
      [
        '\uFEFFRow,Article,Name,Qty,Unit,Price,Discount,VAT %,Amount (SEK),Status',
        '1,1032,"Lamp, brass",1.5,kg,-1234.50,10%,25,-1666.58,Changed',
        `${LONGEST},1032,"Bulb; ""E27"", warm",2,pcs,625.00,5.00 SEK,25,1245.00,To be cancelled`,
        "3,1032,'=1+1,2,pcs,625.00,,25,1250.00,Cancelled",
        '4,1032,"Lamp, brass",2,pcs,\'-5 or so,,25,1250.00,Changed',
        ",,'@home,1,,0.05,,0,0.05,New",
        '',
      ].join('\r\n'),
    )
  })

  it('have semicolons where the comma is the decimal sign', async () => {
    const [head, first] = rowsCsv(someRows(), 'SEK', await localizerOf('sv')).split('\r\n')
    expect(head).toBe('\uFEFFRad;Artikel;Namn;Antal;Enhet;Pris;Rabatt;Moms %;Belopp (SEK);Status')
    expect(first).toBe('1;1032;Lamp, brass;1,5;kg;-1234,50;10%;25;-1666,58;Ändrad')
  })

  it('have the decimal sign of the region, too', async () => {
    expect(rowsCsv(someRows(), 'CHF', await localizerOf('de-CH'))).toContain(',-1234.50,')
  })

  it.each(languages)('are the same rows when they are pasted again, in %s', async (lang) => {
    const l = await localizerOf(lang)
    const risky = fc.constantFrom(
      '=SUM(A1)',
      '+46',
      '-5',
      '@x',
      "'=1",
      "''-1",
      'a;b',
      'a,b',
      '"q"',
      "o'clock",
    )
    const input = fc
      .tuple(rowInput, fc.option(risky), fc.option(risky))
      .map(([row, Name, ArticleNumber]) => ({
        ArticleNumber: '',
        Unit: '',
        VatPercent: 0,
        ...row,
        ...(Name !== null && { Name }),
        ...(ArticleNumber !== null && { ArticleNumber }),
      }))
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 8 }), (rows) => {
        const OrderRows = rows.map((row, index) =>
          buildRow({ DiscountPercent: 0, DiscountAmount: 0, ...(row as object), OrderRowId: index + 1 }),
        )
        const table = readTable(rowsCsv(stagedRows({ OrderRows }, noChanges), 'SEK', l), columnNames)
        expect(table.hasHead).toBe(true)
        const setting = {
          currency: 'SEK',
          parse: (text: string) => parseTyped(text, l.lang()),
          usualVatPercent: undefined,
        }
        const pasted = readPastedRows(table, setting)
        expect(pasted.map(({ problems }) => problems)).toEqual(rows.map(() => ({})))
        const content = rows.map((row) => ({ DiscountPercent: 0, DiscountAmount: 0, ...row }))
        const read = pasted.map(({ row }) => ({
          ArticleNumber: '',
          Unit: '',
          DiscountPercent: 0,
          DiscountAmount: 0,
          ...row,
        }))
        expect(read).toEqual(content)
      }),
      { numRuns: runs(60, 2000) },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { setCells } from '../changes/cell-steps.ts'
import { ChangesStore } from '../changes/changes.store.ts'
import { addRows, copyOf, noChanges, type RowKey } from '../changes/changes.ts'
import { columnNames } from '../changes/column-names.ts'
import { readPastedRows, readTable } from '../changes/pasted-rows.ts'
import { stagedRows } from '../changes/staged-rows.ts'
import { readTabText } from '../changes/tab-text.ts'
import { groupSign, parseAmount } from '../../kit/format/parse-amount.ts'
import { formatNumber } from '../../kit/format/numbers.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { rowInput } from '../../testing/changes.arbitrary.ts'
import { everyLanguage } from '../../testing/every-language.ts'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { copiedCells } from './copied-cells.ts'
import { placeBlock } from './pasted-cells.ts'

type Words = Parameters<typeof copiedCells>[3]

const languages = everyLanguage.map((words) => {
  const lang = words.$code
  const l: Words = {
    format: (scaled, style) => formatNumber(scaled, style, lang),
    term: ((term: 'name') => words[term]) as Localizer['term'],
  }
  return { lang, l, parse: (text: string) => parseAmount(text, groupSign(lang)) }
})
const language = fc.constantFrom(...languages)

const row = fc
  .tuple(
    rowInput,
    fc.constantFrom('=1+1', "'=x", '-20% lamp', '"quoted"', '5" pipe', '+46', '@x', 'a;b', 'a,b,c', 'Lamp'),
    fc.constantFrom('007', '=A1', '-1', '1032', ''),
    fc.constantFrom(1, 123_456_789, 999_999_999, 100),
  )
  .map(([made, Name, ArticleNumber, Quantity]) =>
    copyOf({ ...made, Name, ArticleNumber, ...(made.DiscountAmount ? {} : { Quantity }) }),
  )
const some = fc.array(row, { minLength: 1, maxLength: 4 })

const all = { top: 0, start: 0, end: 8 }

describe('copied cells', () => {
  it('change nothing when they are pasted where they were copied, in every language', () => {
    fc.assert(
      fc.property(some, language, (rows, { l, parse }) => {
        const store = new ChangesStore(buildOrder({ OrderRows: [] }))
        store.change((changes) => addRows(changes, rows, keysOf(rows)))
        const before = store.changes
        const edges = { ...all, start: 1, bottom: rows.length - 1 }
        const { text } = copiedCells(store.rows, edges, 'SEK', l)
        const { rows: texts } = placeBlock(readTabText(text), edges, store.rows, () => true)
        expect(setCells(store, texts, parse)).toBe(0)
        expect(store.changes).toBe(before)
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('make another row the same when they are pasted over it', () => {
    fc.assert(
      fc.property(row, row, language, (one, other, { l, parse }) => {
        const store = new ChangesStore(buildOrder({ OrderRows: [] }))
        store.change((changes) => addRows(changes, [one, other], ['new-1', 'new-2']))
        const { text } = copiedCells(store.rows.slice(0, 1), { ...all, start: 1, bottom: 0 }, 'SEK', l)
        const place = { top: 1, bottom: 1, start: 1, end: 1 }
        setCells(store, placeBlock(readTabText(text), place, store.rows, () => true).rows, parse)
        const [copied, pasted] = store.rows
        // A row without a rate shows 0 %.
        expect({ VatPercent: 0, ...pasted!.row }).toEqual({ VatPercent: 0, ...copied!.row })
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('are read by the paste dialog as rows when they are whole rows, in every language', () => {
    fc.assert(
      fc.property(some, language, (rows, { l, parse }) => {
        const staged = stagedRows({ OrderRows: [] }, addRows(noChanges, rows, keysOf(rows)))
        const { text } = copiedCells(staged, { ...all, bottom: rows.length - 1 }, 'SEK', l)
        const table = readTable(text, columnNames)
        expect(table.hasHead).toBe(true)
        const setting = { currency: 'SEK', parse, usualVatPercent: 2500 }
        expect(readPastedRows(table, setting).map((read) => read.row && copyOf(read.row))).toEqual(
          rows.map((one) => ({ VatPercent: 0, ...one })),
        )
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  it('write numbers of 64 bits exactly, and a text that could not be read as it is', () => {
    const [{ l }] = languages as [(typeof languages)[0]]
    const rows = stagedRows(
      { OrderRows: [buildRow({ OrderRowId: 9223372036854775807n, UnitPrice: -9_999_999_999_999 })] },
      noChanges,
    )
    const { text } = copiedCells(rows, { ...all, bottom: 0 }, 'SEK', l)
    // −99 999 999 999.99 twice, less 10 %: −179 999 999 999.982, rounded to two decimals.
    expect(text.split('\n')[1]).toBe(
      '9223372036854775807\t1032\tLamp, brass\t2\tpcs\t-99999999999.99\t10%\t25%\t-179999999999.98',
    )
    const unread = { UnitPrice: { text: '-x', problem: { code: 'not-a-number' } } } as const
    const cell = { top: 0, bottom: 0, start: 5, end: 5 }
    expect(copiedCells([{ ...rows[0]!, unread }], cell, 'SEK', l).text).toBe("'-x")
  })
})

function keysOf(rows: readonly unknown[]): RowKey[] {
  return rows.map((_, index): RowKey => `new-${index}`)
}

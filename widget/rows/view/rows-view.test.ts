import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { addRows, type Changes, editRow, noChanges } from '../changes/changes.ts'
import { type StagedRow, stagedRows } from '../changes/staged-rows.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { columnText, rowColumns } from '../../kit/parts/row-columns.ts'
import { rowInput, update } from '../../testing/changes.arbitrary.ts'
import { localizerOf } from '../../testing/localizer.ts'
import { buildRow } from '../../testing/order.builder.ts'
import { searchWords } from './fold.ts'
import { RowTexts, searchedColumns } from './row-texts.ts'
import { holdPlace, rowFilters, rowsInView, type RowsQuery } from './rows-view.ts'

let l: Localizer
beforeAll(async () => void (l = await localizerOf('en')))

const texts = new RowTexts()
const shownText = ({ row, before }: StagedRow, column: (typeof rowColumns)[number]['name']) =>
  columnText(before ? { ...row, OrderRowId: before.OrderRowId } : row, column, l)
const view = (rows: ReturnType<typeof stagedRows>, query: Partial<RowsQuery>, disputed: number[] = []) =>
  rowsInView(
    rows,
    { text: '', filter: 'all', sort: undefined, ...query },
    {
      lang: 'en',
      textOf: (row) => texts.of(row, '.'),
      disputed: new Set(disputed),
      kept: () => false,
    },
  )

const order = (rows: object[], changes: Changes = noChanges) =>
  stagedRows({ OrderRows: rows.map((row, index) => buildRow({ OrderRowId: index + 1, ...row })) }, changes)
const ids = (rows: readonly { key: string }[]) => rows.map(({ key }) => key.replace(/^id-/, '')).join(' ')
const sorted = (rows: object[], column: (typeof rowColumns)[number]['name'], direction = 'ascending') =>
  ids(view(order(rows), { sort: { column, direction: direction as 'ascending' } }))

describe('the order of a column', () => {
  it('is that of the language for names, and counts for article numbers', () => {
    const names = ['b', 'Ä', 'a', 'É', 'e', 'Z']
    expect(
      sorted(
        names.map((Name) => ({ Name })),
        'name',
      ),
    ).toBe('2 3 1 4 5 6')
    const articles = ['A10', 'A2', 'a1', 'B1']
    expect(
      sorted(
        articles.map((ArticleNumber) => ({ ArticleNumber })),
        'article',
      ),
    ).toBe('3 2 1 4')
  })

  it('is exact for numbers that a double cannot hold', () => {
    const prices = [9_007_199_254_740_993n, 9_007_199_254_740_992n, 5, -3n]
    expect(
      sorted(
        prices.map((UnitPrice) => ({ UnitPrice })),
        'price',
      ),
    ).toBe('4 3 2 1')
    expect(
      sorted(
        prices.map((UnitPrice) => ({ UnitPrice })),
        'price',
        'descending',
      ),
    ).toBe('1 2 3 4')
  })

  it('has empty cells last in both directions, and each kind of discount by itself', () => {
    const units = ['', 'pcs', 'kg']
    expect(
      sorted(
        units.map((Unit) => ({ Unit })),
        'unit',
      ),
    ).toBe('3 2 1')
    expect(
      sorted(
        units.map((Unit) => ({ Unit })),
        'unit',
        'descending',
      ),
    ).toBe('2 3 1')
    const none = { DiscountPercent: 0, DiscountAmount: 0 }
    const discounts = [{ DiscountAmount: 100 }, {}, { DiscountPercent: 2000 }, { DiscountPercent: 500 }]
    expect(
      sorted(
        discounts.map((one) => ({ ...none, ...one })),
        'discount',
      ),
    ).toBe('4 3 1 2')
  })

  it('is by the row’s amount, for amounts', () => {
    // 2 × 10.00 = 20.00; 1 × 30.00 less 50 % = 15.00; 1 × 16.00.
    const rows = [
      { Quantity: 200, UnitPrice: 1000, DiscountPercent: 0 },
      { Quantity: 100, UnitPrice: 3000, DiscountPercent: 5000 },
      { Quantity: 100, UnitPrice: 1600, DiscountPercent: 0 },
    ]
    expect(sorted(rows, 'amount')).toBe('2 3 1')
  })

  it('leaves new rows at the end, in the order in which they were added', () => {
    const added = [9, 1].map((UnitPrice) => ({ Name: 'New', Quantity: 100, UnitPrice }))
    const rows = order([{ UnitPrice: 5 }, { UnitPrice: 2 }], addRows(noChanges, added, ['new-1', 'new-2']))
    for (const direction of ['ascending', 'descending'] as const) {
      const shown = view(rows, { sort: { column: 'price', direction } })
      expect(ids(shown).slice(-11)).toBe('new-1 new-2')
    }
  })
})

describe('the filter', () => {
  it('counts rows with errors and rows in conflict as changed', () => {
    const rows = order([{}, { Name: '' }, {}], noChanges)
    const [first] = rows
    const edited = editRow(noChanges, first!.before!, { Name: '' })
    const all = order([{}, {}, {}])
    expect(ids(view(all, { filter: 'changed' }))).toBe('')
    expect(ids(view(all, { filter: 'changed' }, [3]))).toBe('3')
    const changed = stagedRows({ OrderRows: all.map(({ before }) => before!) }, edited)
    expect(changed[0]!.problems).not.toEqual({})
    expect(ids(view(changed, { filter: 'changed' }))).toBe('1')
  })

  it('counts a row with a staged cancellation as cancelled', () => {
    const rows = order([{}, { IsCancelled: true }])
    const changes = editRow(noChanges, rows[0]!.before!, { IsCancelled: true })
    const all = stagedRows({ OrderRows: rows.map(({ before }) => before!) }, changes)
    expect(ids(view(all, { filter: 'cancelled' }))).toBe('1 2')
    expect(ids(view(all, { filter: 'active' }))).toBe('')
  })
})

describe('the search', () => {
  it('looks at the row’s texts except quantity and VAT, and at unreadable text', () => {
    const rows = order([
      { OrderRowId: 77, ArticleNumber: 'A-9', Name: 'Lamp', Unit: 'pcs', UnitPrice: 123_450 },
    ])
    const finds = (text: string) => view(rows, { text }).length === 1
    const found = ['77', 'a-9', 'LAMP', 'pcs', '1,234.50', '1234.5', '10%', 'lamp 77']
    const missed = ['25%', 'lamp 78', 'pcs lam ps']
    expect([...found, ...missed].filter(finds)).toEqual(found)
  })

  it('never finds a number inside of another, nor puts it before a name', () => {
    // 5 000 rows: a name for each, prices that end in 99, and one row whose number is 99.
    const rows = order(
      Array.from({ length: 5000 }, (_, at) => ({
        ArticleNumber: `A-${at}`,
        Name: `Thing ${at + 1}`,
        Quantity: 100,
        DiscountPercent: 0,
        UnitPrice: at === 0 ? 9900 : 3699,
      })),
    )
    const found = view(rows, { text: 'Thing 99' }).map(({ row }) => row.Name)
    expect(found[0]).toBe('Thing 99')
    // 99 and 990 to 999 begin with the phrase.
    expect(found.slice(1, 11).every((name) => name.startsWith('Thing 99'))).toBe(true)
    expect(found.at(-1)).toBe('Thing 1')
    expect(view(rows, { text: '36.9' })).toHaveLength(4999)
    expect(view(rows, { text: '6.99' })).toEqual([])
  })

  it('takes words in quotes for one', () => {
    const rows = order([{ Name: 'Brass lamp' }, { Name: 'Lamp, brass' }, { Name: 'Lamp of brass' }])
    expect(ids(view(rows, { text: 'lamp brass' }))).toBe('1 2 3')
    for (const text of ['"brass lamp"', '“brass lamp”', '»brass lamp«', '"brass lamp']) {
      expect(ids(view(rows, { text }))).toBe('1')
    }
    expect(view(order([{ Name: 'Pipe 5" long' }]), { text: '5" pipe' })).toHaveLength(1)
  })

  it('finds no word across two cells', () => {
    expect(view(order([{ ArticleNumber: 'ab', Name: 'cd' }]), { text: 'abcd' })).toEqual([])
  })
})

describe('holdPlace', () => {
  const rows = order([{}, {}, {}, {}])
  const of = (...numbers: number[]) => numbers.map((number) => rows[number - 1]!)

  it.each([
    ['after the row that stood before it', of(3, 1, 2), of(1, 2, 3), 'id-3', '1 2 3'],
    ['after the nearest one that is still there', of(3, 1), of(1, 2, 3), 'id-3', '1 3'],
    ['first if nothing stood before it', of(1, 2), of(2, 1), 'id-2', '2 1'],
    ['nowhere if it was not in view', of(1, 2), of(1), 'id-2', '1 2'],
    ['nowhere if it is gone', of(1), of(2, 1), 'id-2', '1'],
  ] as const)('puts the row %s', (_, fresh, last, key, expected) => {
    expect(ids(holdPlace(fresh, last, key))).toBe(expected)
  })
})

describe('any view of any rows', () => {
  const query: fc.Arbitrary<RowsQuery> = fc.record({
    text: fc.constantFrom('', 'lamp', 'a 1', '1032', 'zzz', '-'),
    filter: fc.constantFrom(...rowFilters),
    sort: fc.option(
      fc.record({
        column: fc.constantFrom(...rowColumns.map(({ name }) => name)),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
      { nil: undefined },
    ),
  })
  const work = fc
    .tuple(
      fc.array(fc.tuple(rowInput, fc.boolean()), { maxLength: 20 }),
      fc.array(fc.tuple(fc.nat(19), update), { maxLength: 5 }),
      fc.array(rowInput, { maxLength: 4 }),
    )
    .map(([rows, edits, added]) => {
      const OrderRows = rows.map(([row, IsCancelled], index) =>
        buildRow({ DiscountPercent: 0, ...(row as object), OrderRowId: index + 1, IsCancelled }),
      )
      const edited = edits.reduce((changes, [at, how]) => {
        const row = OrderRows[at]
        return row ? editRow(changes, row, how) : changes
      }, noChanges)
      const keys = added.map((_, index) => `new-${index}` as const)
      return stagedRows({ OrderRows }, addRows(edited, added, keys))
    })

  it('has each row at most once, no other rows, and every row that matches', () => {
    fc.assert(
      fc.property(work, query, (rows, asked) => {
        const shown = view(rows, asked)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.every((row) => rows.includes(row))).toBe(true)
        const words = searchWords(asked.text)
        const matches = rows.filter((row) => {
          const cells = rowColumns.flatMap(({ name, kind }) => {
            if (!searchedColumns.some((searched) => searched === name)) return []
            const text = shownText(row, name).replaceAll(',', '').toLowerCase()
            return [{ isText: kind === 'text' && name !== 'id', text: text.normalize('NFD') }]
          })
          // A number is found where it is one, not inside of another.
          const isNumber = (text: string, word: string) =>
            /^\d+$/.test(word) && new RegExp(`^[-\u2212]?${word}(?!\\d)`).test(text)
          return words.every((word) =>
            cells.some(({ isText, text }) => (isText ? text.includes(word) : isNumber(text, word))),
          )
        })
        expect(new Set(view(rows, { ...asked, filter: 'all' }))).toEqual(new Set(matches))
        expect(shown.every((row) => matches.includes(row))).toBe(true)
      }),
      { numRuns: runs(300, 5000) },
    )
  })

  it('has the provider’s order unless it is sorted or searched', () => {
    fc.assert(
      fc.property(work, query, (rows, asked) => {
        const shown = view(rows, { ...asked, text: '', sort: undefined })
        expect(shown).toEqual(rows.filter((row) => shown.includes(row)))
      }),
      { numRuns: runs(300, 5000) },
    )
  })

  it('sorts without regard to the order before, but for rows that are equal, which keep it', () => {
    fc.assert(
      fc.property(work, query, (rows, asked) => {
        const shown = view(rows, asked)
        // Sorting what is sorted changes nothing, and so does every other order of unequal rows.
        expect(view([...shown], asked)).toEqual(shown)
        const column = rowColumns.find(({ name }) => name === asked.sort?.column) ?? rowColumns[0]!
        const textOf = (row: (typeof rows)[number]) => shownText(row, column.name)
        const moved = shown.filter((row, index) => {
          const next = shown[index + 1]
          const isEqual = next && row.before && next.before && textOf(row) === textOf(next)
          return isEqual && rows.indexOf(row) > rows.indexOf(next)
        })
        expect(moved).toEqual([])
      }),
      { numRuns: runs(300, 5000) },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { normalLong } from '../../../../shared/domain/values/long.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import { runs } from '../../../../shared/testing/runs.ts'
import { clientOf, LARGEST, readDayOf, reportOf, sale } from '../../../testing/report-day.ts'
import type { DayReport, RowsQuery } from './report-data.ts'

const fee = (type: string, vatPercent: Long = 2_500) => ({
  type,
  amountExcludingVat: 100,
  vatPercent,
  vatAmount: 25,
  providerPaidAmount: -125,
})

/** Five rows that differ in the searched members. */
const rows: ReportRow[] = [
  {
    ...sale,
    customerName: 'Zoë Öst',
    externalOrderNo: 'A10',
    nominalAmount: 123_450,
    fees: [fee('Service')],
  },
  { ...sale, customerName: 'Åsa', externalOrderNo: 'A2', nominalAmount: -5, rowType: 'Credit', fees: [] },
  {
    ...sale,
    customerName: 'anders',
    externalOrderNo: 'B1',
    nominalAmount: LARGEST,
    paymentType: 'Card',
    fees: [fee('Admin', 1_200)],
  },
  {
    ...sale,
    customerName: 'Bo\nÅsa',
    nominalAmount: 700,
    paymentType: '',
    fees: [fee('Service', 1_200), fee('Admin')],
  },
  { ...sale, nominalAmount: 700, rowType: 'Later', fees: [fee('Admin'), fee('Admin')] },
]
delete rows[3]!.externalOrderNo
delete rows[4]!.customerName
delete rows[4]!.paymentType

const read = (list: ReportRow[] = rows) => readDayOf(reportOf(clientOf(list)))

async function placesOf(day: DayReport, query: Partial<RowsQuery>): Promise<number[]> {
  const view = await day.query({ client: 0, ...query })
  const placed = await view.rows(0, view.count)
  expect(placed).toHaveLength(view.count)
  return placed.map(({ index }) => index)
}

describe('rows that are asked for', () => {
  it.each<[string, Partial<RowsQuery>, number[]]>([
    ['all', {}, [0, 1, 2, 3, 4]],
    ['of row types', { rowTypes: ['Credit', 'Later', 'Nothing'] }, [1, 4]],
    ['of no row type', { rowTypes: [] }, []],
    ['of a payment type', { paymentTypes: ['Card'] }, [2]],
    ['without a payment type, or an empty one', { paymentTypes: [''] }, [3, 4]],
    ['of a fee type', { feeTypes: ['Service'] }, [0, 3]],
    ['of a rate', { vatPercent: 1_200 }, [2, 3]],
    ['of a fee type at a rate', { feeTypes: ['Service'], vatPercent: 1_200 }, [3]],
    ['at places', { rows: [4, 0, 4, 99, -1, 0.5, NaN] }, [0, 4]],
    ['at places and of a type', { rows: [4, 0], rowTypes: ['Later'] }, [4]],
    ['with a word in another case, without its accent', { search: 'OST' }, [0]],
    ['with every word', { search: 'asa bo' }, [3]],
    ['with a word of two texts that stand side by side', { search: 'asaa2' }, []],
    ['with a row type', { search: 'credi' }, [1]],
    ['with an amount as a person writes it', { search: '1.234,5' }, [0]],
    ['with an amount with a thousands separator only', { search: '1,234' }, [0]],
    ['with a negative amount', { search: '-0.05' }, [1]],
    ['with an amount that no number can hold', { search: '92233720368547758.07' }, [2]],
    ['with a part of an id', { search: '9223372036854775807' }, [0, 1, 2, 3, 4]],
    ['with blanks only', { search: '  ' }, [0, 1, 2, 3, 4]],
    ['by amount', { sort: { column: 'nominalAmount', isDescending: false } }, [1, 3, 4, 0, 2]],
    [
      'by amount from the largest',
      { sort: { column: 'nominalAmount', isDescending: true } },
      [2, 0, 3, 4, 1],
    ],
    [
      'by name, those without one last',
      { sort: { column: 'customerName', isDescending: false }, lang: 'sv' },
      [2, 3, 0, 1, 4],
    ],
    [
      'by name from the last, those without one last',
      { sort: { column: 'customerName', isDescending: true }, lang: 'sv' },
      [1, 0, 3, 2, 4],
    ],
    [
      'by order number, by the numbers in it',
      { sort: { column: 'externalOrderNo', isDescending: false } },
      [4, 1, 0, 2, 3],
    ],
    ['by row type', { sort: { column: 'rowType', isDescending: false } }, [1, 4, 0, 2, 3]],
    ['by the number of fees', { sort: { column: 'fees', isDescending: true } }, [3, 4, 0, 2, 1]],
  ])('are those %s', async (_, query, expected) => {
    expect(await placesOf(await read(), query)).toEqual(expected)
  })

  it('have exact sums beyond 64 bits', async () => {
    const large = { ...sale, nominalAmount: LARGEST }
    const view = await (await read([large, large])).query({ client: 0 })
    // Twice 9 223 372 036 854 775 807; 2 × 73,81; 2 × 20,95; 2 × 5,24.
    expect(view.sums).toEqual({
      nominalAmount: 18_446_744_073_709_551_614n,
      providerPaidAmount: 14_762,
      totalFeeAmountExcludingVat: 4_190,
      totalFeeVatAmount: 1_048,
    })
  })

  it('are grouped with their sums, groups by their first row', async () => {
    const day = await read()
    const view = await day.query({ client: 0, group: 'paymentType', rows: [0, 1, 3, 4] })
    const [invoice, none] = view.groups
    expect(view.groups).toHaveLength(2)
    // 123 450 − 5, and twice 700.
    expect(invoice).toMatchObject({ key: 'Invoice', count: 2, nominalAmount: 123_445 })
    expect(none).toMatchObject({ key: '', count: 2, nominalAmount: 1_400 })
    const sort = { column: 'nominalAmount', isDescending: true } as const
    expect(await placesOf(day, { group: 'rowType', sort })).toEqual([2, 0, 3, 4, 1])
  })

  it('come in parts, from any place', async () => {
    const view = await (await read()).query({ client: 0 })
    const at = async (from: number, count: number) => (await view.rows(from, count)).map(({ index }) => index)
    expect(await at(3, 10)).toEqual([3, 4])
    expect(await at(5, 1)).toEqual([])
    expect(await at(-1, 2)).toEqual([0, 1])
    expect(await at(1, -1)).toEqual([])
    expect((await view.rows(2, 1))[0]!.row).toEqual(rows[2])
  })

  it('are not there any more when the view was released', async () => {
    const view = await (await read()).query({ client: 0 })
    view.release()
    await expect(view.rows(0, 1)).rejects.toThrow('released')
  })

  it('are rejected for an absent client', async () => {
    const day = await read()
    for (const client of [1, -1, NaN]) await expect(day.query({ client })).rejects.toThrow(RangeError)
  })

  it('are answered to several who ask at once', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...sale, nominalAmount: (at * 7) % 500 }))
    const day = await read(many)
    const [up, down, found] = await Promise.all([
      placesOf(day, { sort: { column: 'nominalAmount', isDescending: false } }),
      placesOf(day, { sort: { column: 'nominalAmount', isDescending: true } }),
      placesOf(day, { search: 'asa' }),
    ])
    expect(up).toEqual(down.toReversed())
    expect(found).toHaveLength(500)
  })
})

describe('the facets of a client', () => {
  it('are its values with their rows, each fee type once a row', async () => {
    expect(await (await read()).facets(0)).toEqual({
      rowType: [
        { value: 'Purchase', count: 3 },
        { value: 'Credit', count: 1 },
        { value: 'Later', count: 1 },
      ],
      paymentType: [
        { value: 'Invoice', count: 2 },
        { value: 'Card', count: 1 },
        { value: '', count: 1 },
      ],
      feeType: [
        { value: 'Service', count: 2 },
        { value: 'Admin', count: 3 },
      ],
    })
  })
})

describe('a payout that does not balance', () => {
  it('is explained from the packed rows', async () => {
    const client = clientOf([sale, { ...sale, nominalAmount: 20_000, providerPaidAmount: 17_381 }, sale])
    // The rows come to 400,00, and 300,00 are stated: row 1 has 100,00 too much.
    const day = await readDayOf(reportOf(client))
    expect(day.reading.clients[0]!.payout!.verdict).toBe('does-not-balance')
    const { differing } = await day.explain(0)
    expect(differing.map(({ term }) => term)).toContain('nominalAmount')
  })
})

describe('any query', () => {
  const row = fc.record({
    nominalAmount: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(LARGEST)),
    rowType: fc.constantFrom('Purchase', 'Credit', ''),
    paymentType: fc.option(fc.constantFrom('Card', 'Invoice'), { nil: undefined }),
    customerName: fc.option(fc.constantFrom('Åsa', 'Bo', 'bo', 'A 2', 'a\n2'), { nil: undefined }),
    fees: fc.array(fc.constantFrom(fee('Service'), fee('Admin', 600)), { maxLength: 3 }),
  })
  const query = fc.record(
    {
      rowTypes: fc.subarray(['Purchase', 'Credit', '']),
      feeTypes: fc.subarray(['Service', 'Admin']),
      vatPercent: fc.constantFrom(2_500, 600),
      rows: fc.array(fc.nat({ max: 200 })),
      search: fc.constantFrom('a', 'bo', '2 a'),
      isDescending: fc.boolean(),
      group: fc.constant('rowType' as const),
    },
    { requiredKeys: [] },
  )

  it('finds the same rows as a plain list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 150 }),
        query,
        async (given, { isDescending, ...wanted }) => {
          const list = given.map(({ paymentType, customerName, ...other }) => {
            const { paymentType: _, customerName: _1, ...rest } = sale
            return {
              ...rest,
              ...other,
              ...(paymentType && { paymentType }),
              ...(customerName && { customerName }),
            } as ReportRow
          })
          const sort =
            isDescending === undefined ? {} : { sort: { column: 'nominalAmount' as const, isDescending } }
          const view = await (await read(list)).query({ client: 0, ...wanted, ...sort })
          const expected = plainAnswer(list, { ...wanted, ...sort })
          expect((await view.rows(0, 999)).map(({ index }) => index)).toEqual(expected)
          expect(view.sums.nominalAmount).toBe(
            normalLong(expected.reduce((all, at) => all + BigInt(list[at]!.nominalAmount), 0n)),
          )
        },
      ),
      { numRuns: runs(50, 3_000) },
    )
  })
})

/** The places of the rows that a query finds, in its plainest form. */
function plainAnswer(
  rows: ReportRow[],
  { rowTypes, feeTypes, vatPercent, search, sort, group, ...query }: Partial<RowsQuery>,
) {
  const folded = ({ customerName = '', orderDate, externalOrderNo }: ReportRow) =>
    `${customerName} ${externalOrderNo} ${orderDate} `.toLowerCase().replaceAll('å', 'a')
  const numbers = (row: ReportRow) =>
    [row.nominalAmount, row.providerPaidAmount, row.totalFeeAmountExcludingVat, row.totalFeeVatAmount].map(
      (value) => {
        const digits = String(value).replace('-', '').padStart(3, '0')
        return `${digits.slice(0, -2)}.${digits.slice(-2)}`
      },
    )
  const ids = [sale.providerCustomerId, sale.providerOrderNo].map(String)
  const codes = (row: ReportRow) =>
    [row.rowType, row.currency, row.paymentType ?? '', row.reconciliationDate].map((text) =>
      text.toLowerCase(),
    )
  const hasWord = (row: ReportRow, word: string) =>
    [folded(row), ...codes(row), ...(/\d/.test(word) ? [...ids, ...numbers(row)] : [])].some((text) =>
      text.includes(word),
    )
  const found = [...rows.keys()].filter((at) => {
    const row = rows[at]!
    return (
      (!rowTypes || rowTypes.includes(row.rowType)) &&
      ((!feeTypes && vatPercent === undefined) ||
        row.fees.some(
          (one) =>
            (!feeTypes || feeTypes.includes(one.type)) &&
            (vatPercent === undefined || one.vatPercent === vatPercent),
        )) &&
      (!query.rows || query.rows.includes(at)) &&
      (search ?? '').split(' ').every((word) => hasWord(row, word))
    )
  })
  const sign = sort?.isDescending ? -1 : 1
  if (sort) {
    found.sort((one, other) => {
      const [a, b] = [rows[one]!.nominalAmount, rows[other]!.nominalAmount]
      return sign * (a < b ? -1 : a > b ? 1 : 0)
    })
  }
  return group ? [...Map.groupBy(found, (at) => rows[at]!.rowType).values()].flat() : found
}

describe('balance rows', () => {
  const balance = (rowType: string, amount: number): ReportRow => ({
    ...sale,
    rowType,
    customerName: 'Debt',
    nominalAmount: amount,
    totalFeeAmountExcludingVat: 0,
    totalFeeVatAmount: 0,
    providerPaidAmount: amount,
    fees: [],
  })
  const list = [
    balance('OpeningBalanceDebt', -9_670),
    { ...sale, externalOrderNo: 'B', nominalAmount: 300, providerPaidAmount: 250 },
    balance('ClosingBalanceDebt', 1),
    { ...sale, externalOrderNo: 'A', nominalAmount: 200, providerPaidAmount: 170, rowType: 'DebtPayment' },
  ]
  const sums = { totalFeeAmountExcludingVat: 0, totalFeeVatAmount: 0 }

  it.each<[string, Partial<RowsQuery>]>([
    ['as they came', {}],
    ['sorted', { sort: { column: 'externalOrderNo', isDescending: true } }],
    ['grouped', { group: 'rowType' }],
    ['filtered', { rows: [0, 1, 2, 3] }],
  ])('are never among the amounts that are added up: %s', async (_, query) => {
    const day = await read(list)
    const view = await day.query({ client: 0, ...query })
    expect(await placesOf(day, query)).toEqual([1, 3, 0, 2])
    // 300 + 200, and a payment of a debt is a transaction as in the equation; −9 670 + 1 are not.
    expect([view.sums.nominalAmount, view.sums.providerPaidAmount]).toEqual([500, 420])
    expect(view.balances).toEqual({
      key: '',
      count: 2,
      ...sums,
      nominalAmount: -9_669,
      providerPaidAmount: -9_669,
    })
    expect(view.groups.map(({ key }) => key)).toEqual(query.group ? [sale.rowType, 'DebtPayment'] : [])
  })

  it('are found by a filter and a search', async () => {
    const day = await read(list)
    expect(await placesOf(day, { rowTypes: ['OpeningBalanceDebt'] })).toEqual([0])
    expect(await placesOf(day, { search: 'debt' })).toEqual([3, 0, 2])
    expect(await placesOf(day, { sort: { column: 'nominalAmount', isDescending: true } })).toEqual([
      1, 3, 2, 0,
    ])
  })

  it('form no group where there are none', async () => {
    expect((await (await read()).query({ client: 0 })).balances).toBeUndefined()
    expect((await (await read()).query({ client: 0, search: 'a' })).balances).toBeUndefined()
  })
})

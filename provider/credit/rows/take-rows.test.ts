import type { CreditRow } from '../../../shared/domain/credit/credit-row.ts'
import { type NewRowEffect, takeRows } from '../../../shared/domain/credit/credit-row-take.rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { euRow } from '../../testing/credit-rows.ts'
import { type OrderRow, readOrderRows } from './read-rows.ts'

function rowsOf(...rows: Partial<OrderRow>[]): CreditRow[] {
  const priced = readOrderRows(rows.map((row) => euRow(row)))
  if (!priced.ok) throw new Error(priced.reason.message)
  return priced.value.rows
}

function amountOf(rows: readonly CreditRow[]): Long {
  return rows.reduce((total, { amount }) => total + Number(amount), 0)
}

/** The amounts of the delivered and of the remaining rows. */
function amounts(open: CreditRow[], given: CreditRow[], newRow: NewRowEffect = 'replaces') {
  const taken = takeRows(open, given, amountOf(open), newRow)
  if (!taken.ok) return taken.reason
  const of = (rows: readonly CreditRow[]) => rows.map(({ amount }) => amount)
  return { delivered: of(taken.value.delivered.rows), left: of(taken.value.left) }
}

const lamp = { ArticleNumber: 'L', PricePerUnit: '100' }
const shade = { ArticleNumber: 'S', PricePerUnit: '50' }
const three = { ...lamp, NumberOfUnits: '3' }

describe('rows that match', () => {
  it.each<[string, Partial<OrderRow>[], Partial<OrderRow>[], Long[], Long[]]>([
    ['are taken', [lamp, shade], [shade], [5_000], [10_000]],
    ['are taken in any order', [lamp, shade], [shade, lamp], [5_000, 10_000], []],
    ['are taken once each', [lamp, lamp], [lamp], [10_000], [10_000]],
    [
      'leave the units that they do not name',
      [three],
      [{ ...three, NumberOfUnits: '1' }],
      [10_000],
      [20_000],
    ],
    ['take a row with these units first', [three, lamp], [lamp], [10_000], [30_000]],
    [
      'have no text where others have an empty one',
      // Without a match, a part of the article's first row would be replaced.
      [
        { ...lamp, PricePerUnit: '200' },
        { ...lamp, Unit: undefined },
      ],
      [{ ...lamp, Unit: '' }],
      [10_000],
      [20_000],
    ],
    // 3 × 33.335 = 100.005, so 100.01; 2 × 33.335 = 66.67; so one unit of three is 33.34.
    [
      'take what the units that stay leave',
      [{ ...three, PricePerUnit: '33.335' }],
      [{ ...lamp, PricePerUnit: '33.335' }],
      [3_334],
      [6_667],
    ],
    // 3 × 100.00 less 10 % = 270.00; one unit less: 180.00.
    [
      'keep a discount in percent',
      [{ ...three, DiscountPercent: '10' }],
      [{ ...lamp, DiscountPercent: '10' }],
      [9_000],
      [18_000],
    ],
    [
      'take a row with its discount',
      [{ ...three, DiscountAmount: '30' }, shade],
      [{ ...three, DiscountAmount: '30' }],
      [27_000],
      [5_000],
    ],
  ])('%s', (_, open, given, delivered, left) => {
    expect(amounts(rowsOf(...open), rowsOf(...given))).toEqual({ delivered, left })
    expect(amounts(rowsOf(...open), rowsOf(...given), 'cancels-rest')).toEqual({ delivered, left })
  })
})

describe('rows that match none', () => {
  it.each<[string, Partial<OrderRow>[], Partial<OrderRow>[], Long[], Long[]]>([
    // 80.00 of the 100.00.
    ['replace a part of a row', [lamp, shade], [{ PricePerUnit: '80' }], [8_000], [2_000, 5_000]],
    // 100.00 and 20.00 of the 50.00.
    ['replace several rows', [lamp, shade], [{ PricePerUnit: '120' }], [12_000], [3_000]],
    [
      'replace their own article first',
      [lamp, shade],
      [{ ...shade, PricePerUnit: '40' }],
      [4_000],
      [10_000, 1_000],
    ],
    ['have more units than are left', [lamp, shade], [{ ...shade, NumberOfUnits: '2' }], [10_000], [5_000]],
    [
      'have their own discount',
      [three, shade],
      [{ ...lamp, DiscountAmount: '10' }],
      [9_000],
      [21_000, 5_000],
    ],
    // 300.00 - 10.00 replaces 270.00 and 20.00 of the shade.
    [
      'have another discount for all units',
      [{ ...three, DiscountAmount: '30' }, shade],
      [{ ...three, DiscountAmount: '10' }],
      [29_000],
      [3_000],
    ],
    ['come to all that is left', [lamp, shade], [{ PricePerUnit: '150' }], [15_000], []],
    // The amount of the reduction stays open.
    ['lower the delivery', [lamp], [lamp, { PricePerUnit: '-10' }], [10_000, -1_000], [1_000]],
    // 100.00 - 30.00 were ordered: 60.00 of the lamp are replaced, so that 40.00 - 30.00 stay.
    [
      'leave a reduction',
      [lamp, { PricePerUnit: '-30' }],
      [{ PricePerUnit: '60' }],
      [6_000],
      [4_000, -3_000],
    ],
  ])('%s', (_, open, given, delivered, left) => {
    expect(amounts(rowsOf(...open), rowsOf(...given))).toEqual({ delivered, left })
    expect(amounts(rowsOf(...open), rowsOf(...given), 'cancels-rest')).toEqual({ delivered, left: [] })
  })

  it('leave a part of a row with its stored amount', () => {
    const excluding = { ...lamp, PriceIncludingVat: false }
    // 125.00 - 80.03 = 44.97, of which VAT 8.994, so 8.99; 35.98 with 25 % would be 44.975, so 44.98.
    const taken = takeRows(
      rowsOf(excluding),
      rowsOf({ ...excluding, PricePerUnit: '64.024' }),
      12_500,
      'replaces',
    )
    const left = taken.ok ? taken.value.left : []
    expect(left).toMatchObject([{ PricePerUnit: '35.98', amount: 4_497 }])
    expect(amounts(left, rowsOf({ ...excluding, PricePerUnit: '35.98' }))).toEqual({
      delivered: [4_497],
      left: [],
    })
  })

  it('leave a part of a row as one unit that can be delivered', () => {
    const taken = takeRows(rowsOf(lamp, shade), rowsOf({ PricePerUnit: '80' }), 15_000, 'replaces')
    const left = taken.ok ? taken.value.left : []
    // 20.00 with 25 % VAT, of which VAT 4.00.
    expect(left[0]).toMatchObject({ PricePerUnit: '20', NrOfUnits: '1', amount: 2_000, vatAmount: 400 })
    expect(amounts(left, rowsOf({ ...lamp, PricePerUnit: '20' }))).toEqual({
      delivered: [2_000],
      left: [5_000],
    })
  })
})

it('rows above what is left are refused', () => {
  expect(amounts(rowsOf(lamp), rowsOf({ PricePerUnit: '100.01' }))).toBe('above-remaining')
  // The rest of an order can be less than one of its rows.
  expect(amounts(rowsOf(lamp, { PricePerUnit: '-30' }), rowsOf(lamp))).toBe('above-remaining')
})

describe('delivered and remaining rows', () => {
  const article = fc.constantFrom('A', 'B')
  const price = fc.integer({ min: 1, max: 20_000 }).map((value) => decimalOf(value, 3))
  const row = fc.record({
    ArticleNumber: article,
    PricePerUnit: fc.oneof(price, fc.constantFrom('33.335', '10', '100')),
    NumberOfUnits: fc.oneof(
      fc.constantFrom('1', '2', '3'),
      price.filter((units) => Number(units) >= 0.01),
    ),
    VatPercent: fc.constantFrom('0', '12', '25'),
    DiscountPercent: fc.constantFrom('0', '0', '10'),
  })
  /** A row of the order with some of its units, or a new row, as numbers. */
  const wanted = fc.array(
    fc.record({ at: fc.nat(), units: fc.constantFrom('1', '2', undefined), own: row, isOwn: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )

  it('sum to the remaining rows before, over any deliveries', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.array(wanted, { maxLength: 6 }),
        (ordered, deliveries) => {
          const priced = readOrderRows(ordered.map((one) => euRow(one)))
          fc.pre(priced.ok)
          if (!priced.ok) return
          let left: CreditRow[] = priced.value.rows
          const total = BigInt(priced.value.amount)
          let delivered = 0n
          for (const delivery of deliveries) {
            const given = readOrderRows(
              delivery.map(({ at, units, own, isOwn }) => {
                const one = isOwn ? own : ordered[at % ordered.length]!
                return euRow({ ...one, ...(units && { NumberOfUnits: units }) })
              }),
            )
            const taken = given.ok && takeRows(left, given.value.rows, amountOf(left), 'replaces')
            if (!taken || !taken.ok) continue
            delivered += BigInt(taken.value.delivered.amount)
            left = taken.value.left
            expect(delivered + BigInt(amountOf(left))).toBe(total)
          }
        },
      ),
      { numRuns: runs(500, 50_000) },
    )
  })
})

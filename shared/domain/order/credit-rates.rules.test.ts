import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryOf, rowOf } from '../../testing/life.ts'
import { runs } from '../../testing/runs.ts'
import { creditedAmountRates, creditedRates, leftOfRates, ratesAfter } from './credit-rates.rules.ts'
import { leftToCredit } from './credit.rules.ts'
import { type Long, normalLong } from '../values/long.ts'
import { rowAmount, sum } from '../money/money.ts'
import type { OrderRow } from './order-row.schema.ts'
import { partTaken, withQuantity } from '../money/row-parts.ts'
import { totals, type VatGroup } from '../money/totals.ts'

/** A book of 106.00 at 6 %, 6.00 of it VAT, and a voucher of -50.00 at 25 %, -10.00 of it VAT. */
const book = rowOf({ OrderRowId: 1, UnitPrice: 10_600, VatPercent: 600 })
const voucher = rowOf({ OrderRowId: 2, UnitPrice: -5000, VatPercent: 2500 })
const delivery = deliveryOf({ OrderRows: [book, voucher] })
/** The book alone gives back 53.00 and 3.00, the voucher -25.00 and -5.00. */
const half = { Amount: -2800, OrderRows: [], Actions: [] }

const rate = (VatPercent: number, Amount: number, VatAmount: number) => ({ VatPercent, Amount, VatAmount })

describe('creditedAmountRates', () => {
  it('never leaves VAT when all is credited, also of a rate below 0', () => {
    expect(creditedAmountRates(leftOfRates(delivery), 5600)).toEqual([
      rate(2500, -5000, -1000),
      rate(600, 10_600, 600),
    ])
  })

  it('divides a part by the remaining amounts of the rates, also below 0', () => {
    expect(creditedAmountRates(leftOfRates(delivery), 2800)).toEqual([
      rate(2500, -2500, -500),
      rate(600, 5300, 300),
    ])
  })

  it('starts from the amounts that earlier credits of amounts have left', () => {
    const left = leftOfRates({ ...delivery, Credits: [half] })
    expect(left).toEqual([rate(2500, -2500, -500), rate(600, 5300, 300)])
    expect(creditedAmountRates(left, 2800)).toEqual(left)
  })

  it('starts from the amounts that a new row at another rate has left', () => {
    // 12.00 at 25 % for the wrong colour, 2.40 of it VAT: 100.00 are left, 106.00 of it at 6 %.
    const made = rowOf({ OrderRowId: 9, UnitPrice: 1200, VatPercent: 2500, Quantity: -100 })
    const Credits = [{ Amount: -1200, OrderRows: [made], Actions: [] }]
    const left = leftOfRates({ OrderRows: [book], Credits })
    expect(left).toEqual([rate(2500, -1200, -240), rate(600, 10_600, 600)])
  })

  it('takes the VAT that rounding left, once a rate is empty', () => {
    // Each row of 0.02 contains 0.004 of VAT, which is 0.00; both together would contain 0.01.
    const rows = [1, 2].map((OrderRowId) => rowOf({ OrderRowId, UnitPrice: 2 }))
    expect(creditedAmountRates(leftOfRates({ OrderRows: rows, Credits: [] }), 4)).toEqual([rate(2500, 4, 0)])
  })

  it('is undefined for an amount above that of the rows', () => {
    expect(creditedAmountRates(leftOfRates(delivery), 5601)).toBeUndefined()
  })
})

describe('any sequence of credits that ends with all that is left', () => {
  it('credits of each rate the amount and the VAT that were delivered', () => {
    fc.assert(
      fc.property(deliveredRows, fc.array(step, { maxLength: 6 }), (OrderRows, steps) => {
        const delivered = deliveryOf({ OrderRows })
        const whole = totals(OrderRows).VatGroups
        fc.pre(amountOf(whole) > 0)
        const books: VatGroup[] = []
        for (const one of steps) note(delivered, one, books)
        const left = leftOfRates(delivered)
        books.push(...(creditedAmountRates(left, amountOf(left)) ?? []))
        expect(byRate(books)).toEqual(byRate(whole))
      }),
      { numRuns: runs(300, 10_000) },
    )
  })
})

type Step = { is: 'amount'; share: number } | { is: 'row' | 'new'; index: number; quantity: number }

const percent = fc.constantFrom(2500, 1200, 600, 0)
const deliveredRows = fc
  .array(
    fc.record({
      UnitPrice: fc.integer({ min: -3000, max: 10_000 }),
      Quantity: fc.integer({ min: 1, max: 500 }),
      VatPercent: percent,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => rows.map((row, index) => rowOf({ OrderRowId: index + 1, ...row })))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ is: fc.constant('amount' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    is: fc.constantFrom('row' as const, 'new' as const),
    index: fc.nat({ max: 4 }),
    quantity: fc.integer({ min: 1, max: 500 }),
  }),
)

/** Makes the credit as the provider does, unless it is of nothing or of all, and notes its rates. */
function note(delivered: ReturnType<typeof deliveryOf>, one: Step, books: VatGroup[]): void {
  const left = leftOfRates(delivered)
  const most = amountOf(left)
  const rows = one.is === 'amount' ? [] : rowsOf(delivered, one)
  const amount = one.is === 'amount' ? Math.floor(Number(most) * one.share) : sum(rows.map(rowAmount))
  if (amount < 1 || amount >= most) return
  const credited = one.is === 'amount' ? creditedAmountRates(left, amount)! : creditedRates(left, rows)
  books.push(...credited)
  const negative = rows.map((row) => ({
    ...row,
    Quantity: -Number(row.Quantity),
    DiscountAmount: -Number(row.DiscountAmount),
  }))
  delivered.Credits!.push({ Amount: -Number(amount), OrderRows: negative, Actions: [] })
  expect(ratesAfter(left, credited)).toEqual(leftOfRates(delivered))
}

function rowsOf(delivered: ReturnType<typeof deliveryOf>, one: Exclude<Step, { is: 'amount' }>): OrderRow[] {
  if (one.is === 'new') {
    return [rowOf({ OrderRowId: 100, UnitPrice: 1 + one.quantity, VatPercent: [2500, 600][one.index % 2]! })]
  }
  const row = [...leftToCredit(delivered).values()][one.index]
  if (!row) return []
  const quantity = Math.min(one.quantity, Number(row.Quantity))
  return [partTaken(row, withQuantity(row, Number(row.Quantity) - quantity))]
}

function amountOf(groups: readonly VatGroup[]): Long {
  return sum(groups.map(({ Amount }) => Amount))
}

/** Amount and VAT by rate, without rates of 0. */
function byRate(groups: readonly VatGroup[]): Record<string, [Long, Long]> {
  const rates = Map.groupBy(groups, ({ VatPercent }) => VatPercent)
  return Object.fromEntries(
    [...rates]
      .map(([one, all]): [string, [Long, Long]] => [
        String(one),
        [amountOf(all), sum(all.map(({ VatAmount }) => VatAmount))],
      ])
      .filter(([, [amount, vat]]) => normalLong(BigInt(amount)) !== 0 || normalLong(BigInt(vat)) !== 0)
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  )
}

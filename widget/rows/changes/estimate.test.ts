import { remainingAmount } from '../../../shared/domain/order/order.rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { totals } from '../../../shared/domain/money/totals.ts'
import { changesOf, order as anyOrder, orderOf } from '../../testing/changes.arbitrary.ts'
import { buildDelivery, buildRow } from '../../testing/order.builder.ts'
import { addRows, cancelRow, editRow, noChanges } from './changes.ts'
import { estimate } from './estimate.ts'
import { stagedRows } from './staged-rows.ts'

const work = anyOrder.chain((order) => fc.tuple(fc.constant(order), changesOf(order)))

describe('estimate', () => {
  it('equals the sum of the rows, counted from scratch, by rate and in all', () => {
    fc.assert(
      fc.property(work, ([order, changes]) => {
        const rows = stagedRows(order, changes)
          .filter(({ is }) => is !== 'cancelled' && is !== 'cancelling')
          .map(({ row }) => row)
        const after = totals(rows)
        const found = estimate(order, changes)
        expect(found.now).toBe(remainingAmount(order))
        expect(found.after).toBe(after.Amount)
        expect(found.difference).toBe(Number(after.Amount) - Number(remainingAmount(order)))
        const groups = found.rates.map((rate) => rate.after)
        const isUsed = (group: { Amount: unknown; VatAmount: unknown }) =>
          group.Amount !== 0 || group.VatAmount !== 0
        expect(groups.filter(isUsed)).toEqual(after.VatGroups.filter(isUsed))
        expect(found.rates.map((rate) => rate.before).filter(isUsed)).toEqual(
          totals(order.OrderRows).VatGroups.filter(isUsed),
        )
      }),
      { numRuns: runs(1000, 20_000) },
    )
  })

  it('starts from the provider’s amount even if the rows add up to another', () => {
    const order = { ...orderOf([buildRow()]), OrderAmount: 999 }
    const row = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
    expect(estimate(order, addRows(noChanges, [row], ['new-1']))).toMatchObject({
      now: 999,
      after: 5899,
      difference: 4900,
    })
  })

  it('counts delivered rows, before and after', () => {
    const order = { ...orderOf([]), OrderAmount: 125_000, Deliveries: [buildDelivery()] }
    expect(estimate(order, noChanges).rates).toMatchObject([
      { VatPercent: 2500, before: { Amount: 125_000 }, after: { Amount: 125_000 } },
    ])
  })

  it('keeps a rate that is no longer used, for its old amount', () => {
    const row = buildRow()
    expect(estimate(orderOf([row]), cancelRow(noChanges, row)).rates).toMatchObject([
      { VatPercent: 2500, before: { Amount: 112_500 }, after: { Amount: 0, VatAmount: 0 } },
    ])
  })

  it('is exact for amounts too large for a number', () => {
    const row = buildRow({ Quantity: 999_999_999, UnitPrice: 9_999_999_999_999, DiscountPercent: 0 })
    const changed = editRow(noChanges, row, { UnitPrice: 9_999_999_999_998 })
    expect(estimate(orderOf([row]), changed).difference).toBe(-10_000_000)
  })
})

import { describe, expect, it } from 'vitest'
import { rowListLimits } from '../../../../shared/domain/values/limits.ts'
import { addRows, cancelRow } from '../../../rows/changes/changes.ts'
import { replaceAll } from '../../../testing/replace-all.ts'
import { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { reviewOf } from './review.ts'

describe('reviewOf', () => {
  /** A replacement of all rows by the order's two and as many new ones as make this number. */
  function replacementOf(count: number) {
    const rows = Array.from({ length: count - 2 }, () => ({ Name: 'Row', Quantity: 100, UnitPrice: 1 }))
    const store = new ChangesStore(buildOrder())
    const keys = rows.map((_, index) => `new-${index}` as const)
    store.change((changes) => replaceAll(addRows(changes, rows, keys), true))
    return reviewOf(store)
  }

  it('is not ready where a replacement has more rows than one call may carry', () => {
    expect(replacementOf(rowListLimits.maxItems)).toMatchObject({ isTooLarge: false, isReady: true })
    expect(replacementOf(rowListLimits.maxItems + 1)).toMatchObject({ isTooLarge: true, isReady: false })
  })

  it('is never ready where less than 0 would be left to deliver', () => {
    // Two lamps for 1,125.00 go, and a voucher of 200.00 stays.
    const voucher = buildRow({ OrderRowId: 2, UnitPrice: -20_000, Quantity: 100, DiscountPercent: 0 })
    const store = new ChangesStore(buildOrder({ OrderRows: [buildRow(), voucher] }))
    store.change((changes) => cancelRow(changes, buildRow()))
    expect(reviewOf(store)).toMatchObject({ belowZero: -20_000, isReady: false })
    store.change((changes) => cancelRow(changes, voucher))
    expect(reviewOf(store)).toMatchObject({ belowZero: undefined, isReady: true })
  })
})

import { describe, expect, it } from 'vitest'
import { rowListLimits } from '../../shared/domain/limits.ts'
import { addRows } from '../changes/changes.ts'
import { replaceAll } from '../testing/replace-all.ts'
import { ChangesStore } from '../changes/changes.store.ts'
import { buildOrder } from '../testing/order.builder.ts'
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
})

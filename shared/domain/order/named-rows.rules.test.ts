import { describe, expect, it } from 'vitest'
import { rowListLimits } from '../values/limits.ts'
import { checkRowQuantities } from './named-rows.rules.ts'

const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ OrderRowId: index + 1, Quantity: 100 }))

describe('a list of parts of rows', () => {
  it('may be as long as the limit, and no longer', () => {
    const { maxItems } = rowListLimits
    expect(checkRowQuantities('RowDeliveryOptions', parts(maxItems), undefined)).toEqual([])
    expect(checkRowQuantities('RowDeliveryOptions', parts(maxItems + 1), undefined)).toEqual([
      { pointer: '/RowDeliveryOptions', code: 'list-too-long', maximum: maxItems },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { buildOrder, buildRow } from '../../testing/order.builder.ts'
import { usualVatPercent } from './usual-vat-percent.ts'

describe('usualVatPercent', () => {
  it('is the rate that most rows have, and none without rows', () => {
    const rows = [6, 25, 6].map((rate) => buildRow({ VatPercent: rate * 100 }))
    expect(usualVatPercent(buildOrder({ OrderRows: rows }))).toBe(600)
    expect(usualVatPercent(buildOrder({ OrderRows: [] }))).toBeUndefined()
  })
})

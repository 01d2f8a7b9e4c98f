import { describe, expect, it } from 'vitest'
import { buildDelivery, buildOrder, buildRow } from '../../testing/order.builder.ts'
import { orderAmounts } from './order-amounts.ts'

describe('orderAmounts', () => {
  it('adds delivered rows to active ones and leaves cancelled ones out', () => {
    const cancelled = buildRow({
      OrderRowId: 9,
      IsCancelled: true,
      Quantity: 100,
      UnitPrice: 10_000,
      DiscountPercent: 0,
    })
    const { OrderRows } = buildOrder()
    const order = buildOrder({
      // 300 700 of open and delivered rows, and the cancelled one.
      OrderAmount: 310_700,
      CancelledAmount: 10_000,
      OrderRows: [...OrderRows, cancelled],
      Deliveries: [buildDelivery({ CreditedAmount: 500 })],
    })
    expect(orderAmounts(order)).toMatchObject({
      delivered: 125_000,
      credited: 500,
      discrepancy: 0,
      totals: { Amount: 300_700, VatAmount: 60_140 },
    })
  })

  it('says by how much the provider’s amount differs', () => {
    expect(orderAmounts(buildOrder({ OrderAmount: 175_800 })).discrepancy).toBe(100)
  })
})

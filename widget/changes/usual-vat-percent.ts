import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'

/** The most common VAT rate of the order's rows: the default for a new row. */
export function usualVatPercent(order: Order): Long | undefined {
  const counts = new Map<Long, number>()
  for (const { VatPercent } of order.OrderRows) counts.set(VatPercent, (counts.get(VatPercent) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

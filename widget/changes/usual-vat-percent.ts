import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'

/** The most common VAT rate of the rows of an order or a delivery: the default for a new row. Times 100. */
export function usualVatPercent({ OrderRows }: Pick<Order, 'OrderRows'>): Long | undefined {
  const counts = new Map<Long, number>()
  for (const { VatPercent } of OrderRows) counts.set(VatPercent, (counts.get(VatPercent) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'

/** The order's current name for a row; the number of a row that it no longer has. */
export function rowNames({ OrderRows, Deliveries }: Order, l: Localizer): (id: Long) => string {
  const rows = [...OrderRows, ...Deliveries.flatMap((delivery) => delivery.OrderRows)]
  return (id) => rows.find(({ OrderRowId }) => OrderRowId === id)?.Name ?? `${l.term('rowId')} ${id}`
}

/** What #3 and #4 do: change rows, or cancel them, all or none. */
import type { Long } from '../../shared/domain/long.ts'
import { checkOrderRow, mergeRow, type OrderRowUpdateInput } from '../../shared/domain/order-row.rules.ts'
import type { Refusal } from '../../shared/domain/refusal.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { placedRefusal, type RowChange } from '../../shared/domain/row-changes.rules.ts'
import type { RestContext } from './handlers.ts'
import type { Refused } from '../refused.ts'
import { cancelRow, type OrderRowRecord, rowsOf, updateRow } from '../storage/order-rows.ts'
import { checkNewRows, newRow, orderWith, settle } from './edit-order.ts'
import { refusedRows, rowsById } from './named-rows.ts'

export function changeRows(
  context: RestContext,
  orderId: Long,
  changes: readonly RowChange[],
): Result<{ body: undefined }, Refused> {
  const { db } = context
  const order = orderWith('CanUpdateOrderRow', context, orderId)
  if (!order.ok) {
    const { reason } = order
    if (reason.code !== 'action-missing') return order
    return refuse({ ...reason, rows: refusedRows(rowsById(rowsOf(db, orderId)), changes) })
  }
  const rows = rowsById(order.value.rows)
  const refused = refusedRows(rows, changes)
  if (refused.length > 0) return refuse({ code: 'rows-refused', rows: refused })

  const refusals: Refusal[] = []
  for (const change of changes) {
    const { OrderRowId, update } = change
    const changed = changedRow(rows.get(OrderRowId)!, update)
    if (changed.ok) rows.set(OrderRowId, changed.value)
    else refusals.push(...changed.reason.map((refusal) => placedRefusal(change, refusal)))
  }
  if (refusals.length > 0) return refuse({ code: 'request-invalid', refusals })
  const next = [...rows.values()]
  const unaffordable = checkNewRows(order.value, next)
  if (unaffordable) return refuse(unaffordable)

  for (const { OrderRowId, update } of changes) {
    if (update.IsCancelled) cancelRow(db, orderId, OrderRowId)
    else updateRow(db, orderId, rows.get(OrderRowId)!)
  }
  settle(db, orderId, next)
  return ok({ body: undefined })
}

/** What the update makes of the row. A row that is cancelled keeps what it was, whatever else is sent. */
function changedRow(row: OrderRowRecord, update: OrderRowUpdateInput): Result<OrderRowRecord, Refusal[]> {
  if (update.IsCancelled) return ok({ ...row, IsCancelled: true })
  const { ArticleNumber, Unit, ...members } = row
  const shown = { ...members, ArticleNumber: ArticleNumber ?? undefined, Unit: Unit ?? undefined }
  const merged = mergeRow(shown, update)
  const refusals = checkOrderRow(merged)
  return refusals.length > 0 ? refuse(refusals) : ok(newRow(row.OrderRowId, merged))
}

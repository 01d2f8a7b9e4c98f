/** Cancellations: #12 to #14. They cannot be undone. Of a delivered order, #12 and #13 are a refund (`refunds.ts`). */
import type { Long } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import {
  openAmount,
  refusedAmountCancellation,
  refusedCancellation,
  refusedRowsCancellation,
} from '../../shared/domain/order/order-life.rules.ts'
import { isRefund, refundableAmount } from '../../shared/domain/order/refund.rules.ts'
import { ok, refuse } from '../../shared/domain/values/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { negated } from '../domain/delivery-state.ts'
import { isActive } from '../domain/order-state.ts'
import type { Database } from '../storage/database.ts'
import { cancelRow, type OrderRowRecord, rowsOf } from '../storage/order-rows.ts'
import type { StoredOrder } from '../storage/stored-order.ts'
import { amountsFit, checkNewRows, closeIfDone } from './edit-order.ts'
import type { RestContext, RestOutcome } from './handler.ts'
import { holdMoved, holdRows } from './hold-order.ts'
import { knownOrder, refusedByRules } from './order-life.ts'
import { insertReductions } from './reductions.ts'
import { refund } from './refunds.ts'

/**
 * #12: cancels all active rows. An order with a delivered row then has the status Delivered. There is no credit check,
 * even if only reductions are left: an order can always be closed.
 */
export function cancelOrder(
  context: RestContext,
  { CheckoutOrderId }: RestInput<'cancelOrder'>,
): RestOutcome<'cancelOrder'> {
  const order = knownOrder(context, CheckoutOrderId)
  if (!order.ok) return order
  const { view } = order.value
  const refusal = refusedCancellation(view)
  if (refusal) return refusedByRules(order.value, refusal)
  if (isRefund(view)) {
    refund(context, order.value, refundableAmount(view))
    return ok({ body: undefined })
  }
  return closed(context.db, order.value.stored)
}

/** #13: raises the cancelled total. The difference is divided over the VAT rates; the full amount cancels the order. */
export function cancelAmount(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'cancelAmount'>,
): RestOutcome<'cancelAmount'> {
  const order = knownOrder(context, CheckoutOrderId)
  if (!order.ok) return order
  const { stored, view } = order.value
  const refusal = refusedAmountCancellation(view, body)
  if (refusal) return refusedByRules(order.value, refusal)

  const amount = sum([body.CancelledAmount, negated(view.CancelledAmount)])
  if (isRefund(view)) {
    refund(context, order.value, amount)
    return ok({ body: undefined })
  }
  if (amount === openAmount(view)) return closed(context.db, stored)
  insertReductions(context, stored, { amount, deliveryId: null })
  const rows = rowsOf(context.db, stored.Id)
  holdMoved(stored.Id, stored.rows, rows, { delivered: 0, cancelled: amount })
  return amountsFit(rows) ? ok({ body: undefined }) : refuse({ code: 'order-amount-too-large' })
}

/** #14: cancels rows, all or none of them. Cancelling a reduction raises the bought amount, and is credit-checked. */
export function cancelOrderRows(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'cancelOrderRows'>,
): RestOutcome<'cancelOrderRows'> {
  const order = knownOrder(context, CheckoutOrderId)
  if (!order.ok) return order
  const { stored, view } = order.value
  const refusal = refusedRowsCancellation(view, body)
  if (refusal) return refusedByRules(order.value, refusal)

  const next = cancelled(context.db, stored, new Set(body.OrderRowIds))
  const refused = checkNewRows(stored, next)
  return refused ? refuse(refused) : ok({ body: undefined })
}

/** Cancels all active rows, which closes the order. */
function closed(db: Database, order: StoredOrder): RestOutcome<'cancelOrder' | 'cancelAmount'> {
  const ids = order.rows.filter(isActive).map(({ OrderRowId }) => OrderRowId)
  const rows = cancelled(db, order, new Set(ids))
  return amountsFit(rows) ? ok({ body: undefined }) : refuse({ code: 'order-amount-too-large' })
}

/** Cancels the rows, and closes the order if none is left. @returns every row of the order */
function cancelled(db: Database, order: StoredOrder, ids: ReadonlySet<Long>): OrderRowRecord[] {
  for (const id of ids) cancelRow(db, order.Id, id)
  const rows = order.rows.map((row) => (ids.has(row.OrderRowId) ? { ...row, IsCancelled: true } : row))
  holdRows(db, order.Id, rows)
  closeIfDone(db, order, rows)
  return rows
}

/** Deliveries. A sandbox makes them until the API has operations for them. */
import type { DeliveryStatus } from '../../shared/domain/enums.ts'
import type { Long } from '../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { DAY } from '../clock.ts'
import { isActive, isInvoiceLike } from '../domain/order-state.ts'
import type { RestContext } from './handler.ts'
import { orderWith, refusedRows, rowsById, settle } from './edit-order.ts'
import type { Refused } from '../refused.ts'
import {
  deliveriesOf,
  insertDelivery,
  invoiceIdOf,
  nextDeliveryId,
  setDeliveryStatus,
} from '../storage/deliveries.ts'
import { deliverRow } from '../storage/order-rows.ts'
import { setPaymentCreditStatus } from '../storage/order-state.ts'
import { findOrder } from '../storage/orders.ts'

/** Days until a delivery on invoice is due. */
export const CREDIT_DAYS = 30

interface Delivered {
  DeliveryId: Long
  /** On invoice orders. */
  InvoiceId?: Long
}

/** Delivers all active rows of an order, or the named ones. An invoice is sent; other payment types are paid. */
export function deliverOrder(
  context: RestContext,
  { orderId, RowIds }: { orderId: Long; RowIds?: Long[] | undefined },
): Result<Delivered, Refused> {
  const { db, now } = context
  const order = orderWith(RowIds ? 'CanDeliverPartially' : 'CanDeliverOrder', context, orderId)
  if (!order.ok) return order
  const rows = rowsById(order.value.rows)
  const named = RowIds?.map((OrderRowId, index) => ({ OrderRowId, idPointer: `/RowIds/${index}` })) ?? []
  const refused = refusedRows(rows, named)
  if (refused.length > 0) return refuse({ code: 'rows-refused', rows: refused })

  const Id = nextDeliveryId(db)
  const InvoiceId = order.value.PaymentType === 'Invoice' ? invoiceIdOf(Id) : null
  const onInvoice = isInvoiceLike(order.value)
  insertDelivery(db, orderId, {
    Id,
    InvoiceId,
    Status: onInvoice ? 'Sent' : 'Paid',
    createdAt: now,
    dueAt: onInvoice ? now + CREDIT_DAYS * DAY : null,
  })
  const ids = new Set(RowIds ?? order.value.rows.filter(isActive).map(({ OrderRowId }) => OrderRowId))
  for (const id of ids) {
    deliverRow(db, orderId, id, Id)
    rows.set(id, { ...rows.get(id)!, deliveryId: Id })
  }
  if (order.value.PaymentCreditStatus === null) setPaymentCreditStatus(db, orderId, 'CREDNONE')
  settle(db, orderId, [...rows.values()])
  return ok({ DeliveryId: Id, ...(InvoiceId !== null && { InvoiceId }) })
}

/** Sets a delivery's status, as a customer's payment, a reminder or debt collection would. */
export function changeDeliveryStatus(
  { db }: RestContext,
  { orderId, deliveryId, Status }: { orderId: Long; deliveryId: Long; Status: DeliveryStatus },
): Result<undefined, Refused> {
  if (!findOrder(db, orderId)) return refuse({ code: 'order-not-found' })
  const delivery = deliveriesOf(db, orderId).find(({ Id }) => Id === deliveryId)
  if (!delivery) return refuse({ code: 'delivery-not-found' })
  setDeliveryStatus(db, deliveryId, Status)
  return ok(undefined)
}

/** Deliveries: #10 and #11, and the later changes of a delivery. */
import type { DeliveryStatus, InvoiceDistributionType } from '../../shared/domain/order/enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { deliveredParts, openAmount, refusedLowering } from '../../shared/domain/order/order-life.rules.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { DAY, startOfDay } from '../clock.ts'
import { negated } from '../domain/delivery-state.ts'
import { activeAmount, isActive, isInvoiceLike } from '../domain/order-state.ts'
import type { Refused, RefusedAs } from '../refused.ts'
import { deliveriesOf, insertDelivery, invoiceIdOf, setDeliveryStatus } from '../storage/deliveries.ts'
import { cancelRow, deliverRow, insertRows, recordOf, rowsOf, updateRow } from '../storage/order-rows.ts'
import { setPaymentCreditStatus } from '../storage/order-changes.ts'
import { findOrder } from '../storage/orders.ts'
import type { StoredOrder } from '../storage/stored-order.ts'
import { completedTask } from './completed-task.ts'
import { amountsFit, closeIfDone } from './edit-order.ts'
import type { RestAnswer, RestContext, RestOutcome } from './handler.ts'
import { holdMoved, type Moved } from './hold-order.ts'
import { idsForRows, knownOrder, refusedByRules } from './order-life.ts'
import { deliveryIdFor } from './promised-ids.ts'
import { insertReductions } from './reductions.ts'

/** Days until a delivery on invoice is due. */
const CREDIT_DAYS = 30

/** #10: delivers every active row, some of them, or parts of them. A part gets a new id; the rest keeps the row's. */
export function deliverOrder(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'deliverOrder'>,
): RestOutcome<'deliverOrder'> {
  const order = knownOrder(context, CheckoutOrderId)
  if (!order.ok) return order
  const parts = deliveredParts(order.value.view, body)
  if (!Array.isArray(parts)) return refusedByRules(order.value, parts)

  const { db } = context
  const { stored } = order.value
  const DeliveryId = openDelivery(context, stored, body.InvoiceDistributionType)
  const divided = parts.filter(({ rest }) => rest)
  const ids = idsForRows(context, stored, divided.length)
  for (const { row, rest } of parts) {
    if (rest) updateRow(db, stored.Id, recordOf(rest.OrderRowId, rest))
    else deliverRow(db, stored.Id, row.OrderRowId, DeliveryId)
  }
  const delivered = divided.map(({ row }, index) => recordOf(ids[index]!, row))
  insertRows(
    db,
    stored.Id,
    delivered.map((row) => ({ ...row, IsCancelled: false, deliveryId: DeliveryId })),
  )
  if (body.CancelRemaining) cancelActiveRows(context, stored)
  const amount = sum(parts.map(({ row }) => rowAmount(row)))
  const left = differenceOf(openAmount(order.value.view), amount)
  const moved = { delivered: amount, cancelled: body.CancelRemaining ? left : 0 }
  return answered(context, stored, DeliveryId, moved)
}

/** #11: delivers every active row for a lower amount. The difference is cancelled, divided over the VAT rates. */
export function deliverAndLowerAmount(
  context: RestContext,
  { CheckoutOrderId, body }: RestInput<'deliverAndLowerAmount'>,
): RestOutcome<'deliverAndLowerAmount'> {
  const order = knownOrder(context, CheckoutOrderId)
  if (!order.ok) return order
  const { stored, view } = order.value
  const refusal = refusedLowering(view, body)
  if (refusal) return refusedByRules(order.value, refusal)

  const deliveryId = openDelivery(context, stored)
  deliverActiveRows(context, stored, deliveryId)
  const amount = differenceOf(openAmount(view), body.DeliveredAmount)
  insertReductions(context, stored, { amount, deliveryId })
  return answered(context, stored, deliveryId, { delivered: body.DeliveredAmount, cancelled: amount })
}

/** Delivers an order that is paid at once. */
export function deliverWhole(context: RestContext, order: StoredOrder): void {
  deliverActiveRows(context, order, openDelivery(context, order))
  closeDelivered(context, order, { delivered: activeAmount(order.rows), cancelled: 0 })
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

/** Stores a delivery without rows. @returns its id */
function openDelivery(
  context: RestContext,
  order: StoredOrder,
  InvoiceDistributionType: InvoiceDistributionType | null = null,
): Long {
  const { db, now } = context
  const Id = deliveryIdFor(context)
  const isInvoice = order.PaymentType === 'Invoice'
  insertDelivery(db, order.Id, {
    Id,
    InvoiceId: isInvoice ? invoiceIdOf(Id) : null,
    Status: isInvoice ? 'Sent' : null,
    createdAt: now,
    dueAt: isInvoiceLike(order) ? startOfDay(now) + CREDIT_DAYS * DAY : null,
    InvoiceDistributionType,
  })
  return Id
}

function deliverActiveRows({ db }: RestContext, { Id, rows }: StoredOrder, deliveryId: Long): void {
  for (const { OrderRowId } of rows.filter(isActive)) deliverRow(db, Id, OrderRowId, deliveryId)
}

function cancelActiveRows({ db }: RestContext, { Id }: StoredOrder): void {
  for (const { OrderRowId } of rowsOf(db, Id).filter(isActive)) cancelRow(db, Id, OrderRowId)
}

/** Closes the order if no row is left, and answers with the task of the delivery. */
function answered(
  context: RestContext,
  order: StoredOrder,
  DeliveryId: Long,
  moved: Moved,
): Result<RestAnswer<'deliverOrder' | 'deliverAndLowerAmount'>, RefusedAs<'order-amount-too-large'>> {
  if (!closeDelivered(context, order, moved)) return refuse({ code: 'order-amount-too-large' })
  const taskId = completedTask(context, { orderId: order.Id })
  return ok({ body: { DeliveryId }, taskId })
}

/** @returns whether the order's amounts fit in a Long */
function closeDelivered({ db }: RestContext, order: StoredOrder, moved: Moved): boolean {
  const rows = rowsOf(db, order.Id)
  holdMoved(order.Id, order.rows, rows, moved)
  if (order.PaymentCreditStatus === null) setPaymentCreditStatus(db, order.Id, 'CREDNONE')
  closeIfDone(db, order, rows)
  return amountsFit(rows)
}

function differenceOf(one: Long, other: Long): Long {
  return sum([one, negated(other)])
}

/** Credits on a delivery: #15 to #18, and reading one. */
import { newCreditRows } from '../../shared/domain/order/credit-request.schema.ts'
import {
  creditableAmount,
  madeCredit,
  refusedAmountCredit,
  type RequestedCredit,
} from '../../shared/domain/order/credit.rules.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { RestInput } from '../../shared/wire/operations.ts'
import { negated } from '../domain/delivery-state.ts'
import { viewCredit } from '../domain/order-view.ts'
import type { RefusedBy } from '../refused.ts'
import { insertCredit, insertCreditRow, setDeliveryStatus } from '../storage/deliveries.ts'
import { recordOf, type RowRecord } from '../storage/order-rows.ts'
import { setPaymentCreditStatus } from '../storage/order-changes.ts'
import { loadOrder } from '../storage/stored-order.ts'
import { completedTask } from './completed-task.ts'
import { closeIfDone } from './edit-order.ts'
import type { RestAnswer, RestContext, RestOutcome } from './handler.ts'
import { holdCredit } from './hold-order.ts'
import { creditIdFor } from './promised-ids.ts'
import { idsForRows, type KnownOrder, knownOrder, refusedByCreditRules } from './order-life.ts'

type CreditName = 'creditOrderRows' | 'creditNewRow' | 'creditWithFee'
type OfDelivery = RestInput<'creditOrderRows' | 'creditNewRow' | 'creditWithFee' | 'creditAmount'>

/** #15: credits rows of a delivery, or parts of them. */
export function creditOrderRows(
  context: RestContext,
  input: RestInput<'creditOrderRows'>,
): RestOutcome<'creditOrderRows'> {
  return credited(context, input, input.body)
}

/** #16: credits new rows, and rows of the delivery with them. */
export function creditNewRow(
  context: RestContext,
  input: RestInput<'creditNewRow'>,
): RestOutcome<'creditNewRow'> {
  const { OrderRowIds = [], RowCreditingOptions } = input.body
  return credited(context, input, { OrderRowIds, RowCreditingOptions, newRows: newCreditRows(input.body) })
}

/** #17: credits rows of a delivery, less a fee, which is a positive row of the credit. */
export function creditWithFee(
  context: RestContext,
  input: RestInput<'creditWithFee'>,
): RestOutcome<'creditWithFee'> {
  const { Fee: fee = null, ...rows } = input.body
  return credited(context, input, { ...rows, fee })
}

/** #18: raises the credited total of a delivery. Such a credit has no rows. */
export function creditAmount(
  context: RestContext,
  { CheckoutOrderId, DeliveryId, body }: RestInput<'creditAmount'>,
): RestOutcome<'creditAmount'> {
  const order = knownOrder(context, CheckoutOrderId)
  if (!order.ok) return order
  const { view } = order.value
  const refusal = refusedAmountCredit(view, DeliveryId, body)
  if (refusal) return refusedByCreditRules(order.value, refusal)
  const { CreditedAmount } = view.Deliveries.find(({ Id }) => Id === DeliveryId)!
  const amount = sum([body.CreditedAmount, negated(CreditedAmount)])
  const CreditId = storeCredit(context, order.value, { DeliveryId, amount, rows: [] })
  return ok({ body: { CreditId: String(CreditId) } })
}

/** Reads one credit, the resource of a credit's task. */
export function getCredit(
  { db }: RestContext,
  { CheckoutOrderId, DeliveryId, CreditId }: RestInput<'getCredit'>,
): RestOutcome<'getCredit'> {
  const order = loadOrder(db, CheckoutOrderId)
  if (!order) return refuse({ code: 'order-not-found' })
  if (!order.deliveries.some(({ Id }) => Id === DeliveryId)) return refuse({ code: 'delivery-not-found' })
  const credit = order.credits.find(({ Id, deliveryId }) => Id === CreditId && deliveryId === DeliveryId)
  if (!credit) return refuse({ code: 'credit-not-found' })
  return ok({ body: { CreditId: String(CreditId), ...viewCredit(order, credit) } })
}

function credited(
  context: RestContext,
  { CheckoutOrderId, DeliveryId }: Pick<OfDelivery, 'CheckoutOrderId' | 'DeliveryId'>,
  requested: RequestedCredit,
): Result<RestAnswer<CreditName>, RefusedBy<CreditName>> {
  const order = knownOrder(context, CheckoutOrderId)
  if (!order.ok) return order
  const made = madeCredit(order.value.view, DeliveryId, requested)
  if ('code' in made) return refusedByCreditRules(order.value, made)

  const { newRows = [], fee } = requested
  const ids = idsForRows(context, order.value.stored, newRows.length + 1)
  const rows = [
    ...made.rows.map((row) => taken(row.OrderRowId, row)),
    ...newRows.map((row, index) => taken(ids[index]!, { ...row, Quantity: row.Quantity ?? 100 })),
    ...(fee ? [recordOf(ids.at(-1)!, { ...fee, Quantity: 100 })] : []),
  ]
  const CreditId = storeCredit(context, order.value, { DeliveryId, amount: made.amount, rows })
  const taskId = completedTask(context, {
    orderId: CheckoutOrderId,
    deliveryId: DeliveryId,
    creditId: CreditId,
  })
  return ok({ body: { CreditId: String(CreditId) }, taskId })
}

/** A row of a credit, with a negative quantity. */
function taken(id: Long, row: OrderRowInput): RowRecord {
  const record = recordOf(id, row)
  return {
    ...record,
    Quantity: negated(record.Quantity),
    DiscountAmount: negated(record.DiscountAmount),
  }
}

interface NewCredit {
  DeliveryId: Long
  /** Minor units, positive. */
  amount: Long
  /** Rows with negative quantities. */
  rows: readonly RowRecord[]
}

/** Stores the credit and its effects on the delivery and the order. @returns its id */
export function storeCredit(
  context: RestContext,
  { stored, view }: KnownOrder,
  { DeliveryId, amount, rows }: NewCredit,
): Long {
  const { db, now } = context
  const Id = creditIdFor(context)
  insertCredit(db, { Id, deliveryId: DeliveryId, Amount: negated(amount), createdAt: now })
  for (const [position, row] of rows.entries()) insertCreditRow(db, position, { ...row, creditId: Id })
  setPaymentCreditStatus(db, stored.Id, 'CREDSUCCESS')
  const delivery = view.Deliveries.find((one) => one.Id === DeliveryId)!
  holdCredit(db, stored, { Id, deliveryId: DeliveryId, amount, before: delivery.CreditedAmount })
  if (amount === creditableAmount(delivery)) setDeliveryStatus(db, DeliveryId, 'Credited')
  // A credit does not close an expired order.
  if (stored.OrderStatus === 'Delivered') closeIfDone(db, stored, stored.rows)
  return Id
}

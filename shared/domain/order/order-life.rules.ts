/**
 * The rules of deliveries, cancellations and credits that follow from an order's state ("Beyond the description",
 * section 1, #10 to #18). Pure, on the order as GET answers it. The provider applies them to stored orders, the edge
 * before it forwards a request, and the desk before it offers an action.
 */
import type { AmountCancellation, RowsCancellation } from './cancellation.schema.ts'
import type { OrderDelivery, LoweredDelivery } from './delivery-request.schema.ts'
import type { DeliveryAction, OrderAction, OrderRowAction, PaymentType } from './enums.ts'
import { expiringPaymentTypes } from './payment.enums.ts'
import { type Long, normalLong } from '../values/long.ts'
import { rowAmount, sum } from '../money/money.ts'
import type { RowQuantity } from './named-rows.rules.ts'
import { openAmount, openRows } from './open-rows.ts'
import { hasAction } from './order.rules.ts'
import type { OrderRow } from './order-row.schema.ts'
import type { Order } from './order.schema.ts'
import { cancellableAmount } from './refund.rules.ts'
import type { Refusal } from '../values/refusal.ts'
import { partTaken, withQuantity } from '../money/row-parts.ts'

export { openAmount, openRows }

/** A row that a request names and that does not allow the request. */
export type NamedRowRefusal = { pointer: string; OrderRowId: Long } & (
  | { code: 'row-not-found' }
  | { code: 'row-action-missing'; action: OrderRowAction }
)

/** Why the order's state forbids a request. */
export type LifeRefusal =
  | { code: 'action-missing'; action: OrderAction }
  | { code: 'delivery-action-missing'; action: DeliveryAction }
  | { code: 'delivery-not-found' }
  | { code: 'rows-refused'; rows: NamedRowRefusal[] }
  | { code: 'request-invalid'; refusals: Refusal[] }
  /** The most that can be credited, in minor units. */
  | { code: 'credit-too-high'; maximum: Long }

type OrderState = Pick<Order, 'Actions' | 'OrderRows' | 'PaymentType' | 'OrderAmount' | 'CancelledAmount'>
type CancellableState = OrderState & Pick<Order, 'OrderStatus' | 'Deliveries'>

/** A row of a delivery, and the part of it that stays with the order. */
export interface DeliveredPart {
  row: OrderRow
  /** The part of the row that is left in the order; undefined if nothing is. */
  rest: OrderRow | undefined
}

/**
 * The rows of a delivery (#10).
 * @returns the parts in the order's sequence, with exact amounts; or why the delivery is refused
 */
export function deliveredParts(
  order: OrderState,
  { OrderRowIds, RowDeliveryOptions = [], InvoiceDistributionType, CancelRemaining }: OrderDelivery,
): DeliveredPart[] | LifeRefusal {
  if (!hasAction(order, 'CanDeliverOrder')) return { code: 'action-missing', action: 'CanDeliverOrder' }
  const open = openRows(order)
  const ids = OrderRowIds.length > 0 ? new Set(OrderRowIds) : undefined
  const quantities = quantitiesOf(RowDeliveryOptions)
  const named = open.filter(({ OrderRowId }) => ids?.has(OrderRowId) ?? true)
  const isPart =
    named.length < open.length ||
    named.some(({ OrderRowId, Quantity }) => (quantities.get(OrderRowId) ?? Quantity) < Quantity)
  if (isPart && !hasAction(order, 'CanDeliverPartially')) {
    return { code: 'action-missing', action: 'CanDeliverPartially' }
  }

  const rows = [
    ...refusedRows(open, order.OrderRows, placesOf(OrderRowIds), isPart ? 'CanDeliverRow' : undefined),
    // If every row is delivered, an option can still name a row that does not exist.
    ...(ids ? [] : refusedRows(open, order.OrderRows, placesOfOptions(RowDeliveryOptions), undefined)),
  ]
  if (rows.length > 0) return { code: 'rows-refused', rows }

  const refusals = [
    ...excessOf(RowDeliveryOptions, 'RowDeliveryOptions', quantitiesOf(open)),
    ...onlyFor(order, ['Invoice'], '/InvoiceDistributionType', InvoiceDistributionType),
    ...onlyFor(order, expiringPaymentTypes, '/CancelRemaining', CancelRemaining || undefined),
  ]
  if (refusals.length > 0) return { code: 'request-invalid', refusals }

  const parts = named.map((row) => divided(row, quantities.get(row.OrderRowId) ?? row.Quantity))
  const amount = sum(parts.map(({ row }) => rowAmount(row)))
  if (isDeliverable(amount)) return parts
  return { code: 'request-invalid', refusals: [{ pointer: '/OrderRowIds', code: 'amount-negative' }] }
}

/** Whether rows of this amount, in minor units, can be delivered: no delivery is below zero. */
export function isDeliverable(amount: Long): boolean {
  return amount >= 0
}

/** Why every row cannot be delivered for this amount (#11). */
export function refusedLowering(
  order: OrderState,
  { DeliveredAmount }: LoweredDelivery,
): LifeRefusal | undefined {
  for (const action of ['CanDeliverOrder', 'CanCancelAmount'] as const) {
    if (!hasAction(order, action)) return { code: 'action-missing', action }
  }
  return outOfRange('DeliveredAmount', DeliveredAmount, 1, openAmount(order))
}

/** Why the order cannot be cancelled (#12). */
export function refusedCancellation(order: OrderState): LifeRefusal | undefined {
  return hasAction(order, 'CanCancelOrder') ? undefined : { code: 'action-missing', action: 'CanCancelOrder' }
}

/** Why the cancelled total cannot become this amount (#13), which refunds a delivered order (`refund.rules.ts`). */
export function refusedAmountCancellation(
  order: CancellableState,
  { CancelledAmount }: AmountCancellation,
): LifeRefusal | undefined {
  if (!hasAction(order, 'CanCancelAmount')) return { code: 'action-missing', action: 'CanCancelAmount' }
  const before = BigInt(order.CancelledAmount)
  const most = before + BigInt(cancellableAmount(order))
  return outOfRange('CancelledAmount', CancelledAmount, normalLong(before + 1n), normalLong(most))
}

/** Why the rows cannot be cancelled (#14). */
export function refusedRowsCancellation(
  order: OrderState,
  { OrderRowIds }: RowsCancellation,
): LifeRefusal | undefined {
  if (!hasAction(order, 'CanCancelOrderRow')) return { code: 'action-missing', action: 'CanCancelOrderRow' }
  const rows = refusedRows(openRows(order), order.OrderRows, placesOf(OrderRowIds), 'CanCancelRow')
  return rows.length > 0 ? { code: 'rows-refused', rows } : undefined
}

/** The place in a request that names a row: a JSON pointer. */
interface NamedRow {
  OrderRowId: Long
  pointer: string
}

export function placesOf(ids: readonly Long[]): NamedRow[] {
  return ids.map((OrderRowId, index) => ({ OrderRowId, pointer: `/OrderRowIds/${index}` }))
}

function placesOfOptions(options: readonly { OrderRowId: Long }[]): NamedRow[] {
  return options.map(({ OrderRowId }, index) => ({
    OrderRowId,
    pointer: `/RowDeliveryOptions/${index}/OrderRowId`,
  }))
}

/**
 * @param open the rows that may be named
 * @param all the rows that exist
 * @param action what each named row must have
 */
export function refusedRows(
  open: readonly OrderRow[],
  all: readonly OrderRow[],
  named: readonly NamedRow[],
  action: OrderRowAction | undefined,
): NamedRowRefusal[] {
  const allowed = new Map(open.map((row) => [row.OrderRowId, row]))
  const known = new Set(all.map(({ OrderRowId }) => OrderRowId))
  return named.flatMap(({ OrderRowId, pointer }): NamedRowRefusal[] => {
    if (!known.has(OrderRowId)) return [{ code: 'row-not-found', pointer, OrderRowId }]
    const row = allowed.get(OrderRowId)
    if (row && (!action || row.Actions.includes(action))) return []
    return [{ code: 'row-action-missing', pointer, OrderRowId, action: action ?? 'CanDeliverRow' }]
  })
}

/** Options that ask for more of a row than there is. */
export function excessOf(
  options: readonly RowQuantity[],
  member: string,
  left: ReadonlyMap<Long, Long>,
): Refusal[] {
  return options.flatMap(({ OrderRowId, Quantity }, index): Refusal[] => {
    const maximum = left.get(OrderRowId) ?? 0
    if (Quantity <= maximum) return []
    return [{ pointer: `/${member}/${index}/Quantity`, code: 'member-out-of-range', minimum: 1, maximum }]
  })
}

/** The quantities of rows, by id. */
export function quantitiesOf(rows: readonly RowQuantity[]): Map<Long, Long> {
  return new Map(rows.map(({ OrderRowId, Quantity }) => [OrderRowId, Quantity]))
}

/** The refusal of a given member that is for other payment types only. */
export function onlyFor(
  { PaymentType }: Pick<Order, 'PaymentType'>,
  allowed: readonly PaymentType[],
  pointer: string,
  given: unknown,
): Refusal[] {
  if (given === undefined || (allowed as readonly string[]).includes(PaymentType)) return []
  return [{ pointer, code: 'payment-type-wrong', allowed }]
}

function divided(row: OrderRow, quantity: Long): DeliveredPart {
  if (quantity === row.Quantity) return { row, rest: undefined }
  const rest = withQuantity(row, normalLong(BigInt(row.Quantity) - BigInt(quantity)))
  return { row: partTaken(row, rest), rest }
}

export function outOfRange(
  member: string,
  value: Long,
  minimum: Long,
  maximum: Long,
): LifeRefusal | undefined {
  if (value >= minimum && value <= maximum) return undefined
  const refusal = { pointer: `/${member}`, code: 'member-out-of-range', minimum, maximum } as const
  return { code: 'request-invalid', refusals: [refusal] }
}

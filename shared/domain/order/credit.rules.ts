/** The rules of credits (#15 to #18) that follow from a delivery's state. Pure; see order-life.rules.ts. */
import type { AmountCredit, CreditFee, NewCreditOrderRow } from './credit-request.schema.ts'
import type { Delivery } from './delivery.schema.ts'
import type { DeliveryAction } from './enums.ts'
import { type Long, normalLong } from '../values/long.ts'
import { rowAmount, sum } from '../money/money.ts'
import type { RowQuantity } from './named-rows.rules.ts'
import {
  excessOf,
  type LifeRefusal,
  onlyFor,
  outOfRange,
  placesOf,
  quantitiesOf,
  refusedRows,
} from './order-life.rules.ts'
import type { OrderRow } from './order-row.schema.ts'
import type { Order } from './order.schema.ts'
import { partTaken, withQuantity } from '../money/row-parts.ts'
import { creditableAmount } from './refund.rules.ts'

export { creditableAmount }

type Deliveries = Pick<Order, 'Deliveries' | 'PaymentType'>

/** A credit as it is requested. */
export interface RequestedCredit {
  OrderRowIds: readonly Long[]
  RowCreditingOptions?: readonly RowQuantity[] | undefined
  newRows?: readonly NewCreditOrderRow[] | undefined
  /** Null: a credit less a fee (#17) that names no fee. It still needs an invoice. */
  fee?: CreditFee | null | undefined
}

/** A credit as it would be made. Every amount and quantity is positive. */
export interface MadeCredit {
  /** The credited parts of the delivery's rows, exact to the unit. */
  rows: OrderRow[]
  /** Minor units: the rows and new rows less the fee. */
  amount: Long
}

/** The part of each row that is left to credit, by id. It has no rows of which nothing is left. */
export function leftToCredit({ OrderRows, Credits }: Pick<Delivery, 'OrderRows' | 'Credits'>) {
  const credited = new Map<Long, Long>()
  for (const { OrderRowId, Quantity } of (Credits ?? []).flatMap((credit) => credit.OrderRows)) {
    credited.set(OrderRowId, sum([credited.get(OrderRowId) ?? 0, Quantity]))
  }
  const left = new Map<Long, OrderRow>()
  for (const row of OrderRows) {
    // The quantities of credited rows are negative.
    const quantity = sum([row.Quantity, credited.get(row.OrderRowId) ?? 0])
    if (quantity > 0) left.set(row.OrderRowId, withQuantity(row, quantity))
  }
  return left
}

/**
 * Whether a part of a row can be credited. After a credit of an amount, less may be left of the delivery than the row
 * costs: an invoice's row can then still be credited in part, or less a fee.
 * @param rest the part of the row that is left; undefined if none is
 * @param remaining the amount that is left of the delivery, in minor units
 */
export function canCreditRow(
  { PaymentType }: Pick<Order, 'PaymentType'>,
  rest: OrderRow | undefined,
  remaining: Long,
): boolean {
  const amount = rest ? rowAmount(rest) : 0
  return amount > 0 && remaining > 0 && (PaymentType === 'Invoice' || amount <= remaining)
}

/** The credit that a request makes (#15 to #17), or why it is refused. */
export function madeCredit(
  order: Deliveries,
  DeliveryId: Long,
  { OrderRowIds, RowCreditingOptions = [], newRows = [], fee }: RequestedCredit,
): MadeCredit | LifeRefusal {
  const delivery = deliveryOf(order, DeliveryId)
  if (!delivery) return { code: 'delivery-not-found' }
  const actions: DeliveryAction[] = [
    ...(OrderRowIds.length > 0 ? (['CanCreditOrderRows'] as const) : []),
    ...(newRows.length > 0 ? (['CanCreditNewRow'] as const) : []),
  ]
  for (const action of actions) {
    if (!delivery.Actions.includes(action)) return { code: 'delivery-action-missing', action }
  }

  const left = leftToCredit(delivery)
  const open = [...left.values()]
  const rows = refusedRows(open, delivery.OrderRows, placesOf(OrderRowIds), 'CanCreditRow')
  if (rows.length > 0) return { code: 'rows-refused', rows }
  const refusals = [
    ...onlyFor(order, ['Invoice'], '/RowCreditingOptions', RowCreditingOptions[0]),
    ...onlyFor(order, ['Invoice'], fee === null ? '' : '/Fee', fee),
    ...excessOf(RowCreditingOptions, 'RowCreditingOptions', quantitiesOf(open)),
  ]
  if (refusals.length > 0) return { code: 'request-invalid', refusals }

  const quantities = quantitiesOf(RowCreditingOptions)
  const delivered = new Map(delivery.OrderRows.map((row) => [row.OrderRowId, row]))
  const credited = OrderRowIds.map((id) => {
    const row = left.get(id)!
    return creditedPart(delivered.get(id)!, row, quantities.get(id) ?? row.Quantity)
  })
  const full = sum([...credited, ...newRows.map(pricedRow)].map(rowAmount))
  if (fee && fee.UnitPrice > full) return outOfRange('Fee/UnitPrice', fee.UnitPrice, 0, full)!
  const amount = normalLong(BigInt(full) - BigInt(fee?.UnitPrice ?? 0))
  const maximum = creditableAmount(delivery)
  return full < 1 || amount > maximum ? { code: 'credit-too-high', maximum } : { rows: credited, amount }
}

/** Why the total credited on a delivery cannot become this amount (#18). */
export function refusedAmountCredit(
  order: Deliveries,
  DeliveryId: Long,
  { CreditedAmount }: AmountCredit,
): LifeRefusal | undefined {
  const delivery = deliveryOf(order, DeliveryId)
  if (!delivery) return { code: 'delivery-not-found' }
  const action = 'CanCreditAmount'
  if (!delivery.Actions.includes(action)) return { code: 'delivery-action-missing', action }
  const minimum = normalLong(BigInt(delivery.CreditedAmount) + 1n)
  return outOfRange('CreditedAmount', CreditedAmount, minimum, delivery.DeliveryAmount)
}

/** A new row of a credit as a priced row; its quantity is one unless it has another. */
export function pricedRow({ UnitPrice, VatPercent, Quantity = 100 }: NewCreditOrderRow) {
  return { UnitPrice, VatPercent, Quantity }
}

function deliveryOf({ Deliveries }: Deliveries, id: Long): Delivery | undefined {
  return Deliveries.find(({ Id }) => Id === id)
}

/** The last part of a row takes all that is left of it, to the unit. */
function creditedPart(delivered: OrderRow, left: OrderRow, quantity: Long): OrderRow {
  if (quantity === left.Quantity) return left
  return partTaken(left, withQuantity(delivered, normalLong(BigInt(left.Quantity) - BigInt(quantity))))
}

/** What a delivery's own state forbids: the rules of credits (#15 to #18). Pure; see order-life.rules.ts. */
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

type Deliveries = Pick<Order, 'Deliveries' | 'PaymentType'>

/** What a credit takes back. */
export interface RequestedCredit {
  OrderRowIds: readonly Long[]
  RowCreditingOptions?: readonly RowQuantity[] | undefined
  newRows?: readonly NewCreditOrderRow[] | undefined
  /** Null: a credit less a fee (#17) that names no fee. It is an invoice's all the same. */
  fee?: CreditFee | null | undefined
}

/** A credit as it would be made. Every amount and quantity is positive. */
export interface MadeCredit {
  /** What is credited of the delivery's rows, to the unit. */
  rows: OrderRow[]
  /** Minor units: the rows and new rows less the fee. */
  amount: Long
}

/** What is left to credit of each row, by id. A row of which nothing is left is not in it. */
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

/** What may still be credited of a delivery, in minor units. */
export function creditableAmount({
  DeliveryAmount,
  CreditedAmount,
}: Pick<Delivery, 'DeliveryAmount' | 'CreditedAmount'>): Long {
  return normalLong(BigInt(DeliveryAmount) - BigInt(CreditedAmount))
}

/**
 * Whether something of a row can be credited. Where an amount was credited without rows, less may be left of the
 * delivery than the row costs: an invoice's row can then still be credited in part, or less a fee.
 * @param rest what is left of the row; undefined if nothing is
 * @param remaining what is left of the delivery, in minor units
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

/** Why the total of what is credited on a delivery cannot become this (#18). */
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

/** A new row of a credit, as rows are priced: one piece, if it does not say how many. */
export function pricedRow({ UnitPrice, VatPercent, Quantity = 100 }: NewCreditOrderRow) {
  return { UnitPrice, VatPercent, Quantity }
}

function deliveryOf({ Deliveries }: Deliveries, id: Long): Delivery | undefined {
  return Deliveries.find(({ Id }) => Id === id)
}

/** The last part of a row takes what is left of it, to the unit. */
function creditedPart(delivered: OrderRow, left: OrderRow, quantity: Long): OrderRow {
  if (quantity === left.Quantity) return left
  return partTaken(left, withQuantity(delivered, normalLong(BigInt(left.Quantity) - BigInt(quantity))))
}

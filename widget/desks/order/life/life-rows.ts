/** The rows that can be delivered, cancelled or credited, each with its rest. Pure. */
import { creditableAmount, leftToCredit } from '../../../../shared/domain/order/credit.rules.ts'
import type { OrderRowAction } from '../../../../shared/domain/order/enums.ts'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { rowAmount, sum } from '../../../../shared/domain/money/money.ts'
import { hasAction } from '../../../../shared/domain/order/order.rules.ts'
import { openRows } from '../../../../shared/domain/order/order-life.rules.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { LifeSubject } from './life-subject.ts'

export interface LifeRow {
  /** The rest of the row. */
  row: OrderRow
  /** The whole quantity of the row: ordered, or delivered. Times 100. */
  whole: Long
  /** Whether the clerk may choose it by itself. */
  canChoose: boolean
  /** Whether the clerk may choose a part of it. */
  canDivide: boolean
  /** Why the clerk may not choose it, where others can be chosen. */
  why?: 'below-zero' | 'above-left' | 'not-offered' | undefined
}

/** The rows in the order's sequence; for a credit, those with a rest. */
export function rowsOf(subject: LifeSubject): LifeRow[] {
  const { task, order } = subject
  if (task === 'credit') return creditRows(order, subject.delivery)
  const delivered = deliveredQuantities(order)
  const mayPart = task === 'cancel' || hasAction(order, 'CanDeliverPartially')
  return openRows(order).map((row): LifeRow => ({
    row,
    whole: sum([row.Quantity, delivered.get(row.OrderRowId) ?? 0]),
    canChoose: task === 'cancel' ? has(row, 'CanCancelRow') : mayPart,
    canDivide: task === 'deliver' && mayPart && has(row, 'CanDeliverRow'),
    ...(task === 'cancel' && !has(row, 'CanCancelRow') && { why: 'not-offered' }),
  }))
}

function creditRows(order: Order, delivery: Delivery): LifeRow[] {
  const whole = new Map(delivery.OrderRows.map(({ OrderRowId, Quantity }) => [OrderRowId, Quantity]))
  const left = creditableAmount(delivery)
  const whyNot = (row: OrderRow): LifeRow['why'] => {
    const amount = rowAmount(row)
    return amount < 0 ? 'below-zero' : amount > left ? 'above-left' : 'not-offered'
  }
  return [...leftToCredit(delivery).values()].map((row): LifeRow => ({
    row,
    whole: whole.get(row.OrderRowId)!,
    canChoose: has(row, 'CanCreditRow'),
    canDivide: has(row, 'CanCreditRow') && order.PaymentType === 'Invoice',
    ...(!has(row, 'CanCreditRow') && { why: whyNot(row) }),
  }))
}

const delivered = new WeakMap<Order, ReadonlyMap<Long, Long>>()

/**
 * The delivered quantity of each open row, by the row's id; times 100. A delivered part may have its own id: it is then
 * the row's if no other open row is of the same article at the same price.
 */
export function deliveredQuantities(order: Order): ReadonlyMap<Long, Long> {
  const known = delivered.get(order)
  if (known) return known
  const quantities = new Map<Long, Long>()
  const open = openRows(order)
  const ids = new Set(open.map(({ OrderRowId }) => OrderRowId))
  const alike = Map.groupBy(open, articleOf)
  for (const row of order.Deliveries.flatMap(({ OrderRows }) => OrderRows)) {
    const [only, ...others] = alike.get(articleOf(row)) ?? []
    const id = ids.has(row.OrderRowId) ? row.OrderRowId : others.length === 0 ? only?.OrderRowId : undefined
    if (id !== undefined) quantities.set(id, sum([quantities.get(id) ?? 0, row.Quantity]))
  }
  delivered.set(order, quantities)
  return quantities
}

function articleOf({ ArticleNumber, Name, UnitPrice, VatPercent, Unit }: OrderRow): string {
  return stringifyJson([ArticleNumber ?? '', Name, UnitPrice, VatPercent, Unit ?? ''])
}

function has({ Actions }: OrderRow, action: OrderRowAction): boolean {
  return Actions?.includes(action) ?? false
}
